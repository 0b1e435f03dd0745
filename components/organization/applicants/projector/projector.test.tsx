import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Applicant } from '@/lib/contracts/organization-applicant';
import { ProjectorButtons } from './projector-buttons';

type ApplicantFile = Applicant['attachments'][number];

const file = (name: string, change: Partial<ApplicantFile> = {}): ApplicantFile => ({
  ...{ id: name, field: 'works', name, size: 1, contentType: 'image/jpeg' },
  ...{ url: `/v1/files/${name}`, withheld: null },
  ...change,
});
const PDF = file('d.pdf', { contentType: 'application/pdf' });
const WITHHELD = file('e.jpg', { url: null, withheld: '보여 드릴 수 없어요.' });
const WORKS = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => file(name));

const show = (attachments: ApplicantFile[]) => render(<ProjectorButtons applicant={{ attachments }} />);
const press = (init: KeyboardEventInit) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { bubbles: true, ...init });
const typed = (code: string) => press({ code, key: 'ㅔ' });
/** The names of the images that are shown. */
const shown = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
const button = (name: string) => screen.getByRole('button', { name });
const open = async (code: string) => {
  typed(code);
  return screen.findByRole('dialog', { name: '벽에 비추기' });
};

test('there is nothing to project where there is no image, and nothing to compare with one alone', () => {
  const { rerender } = show([PDF, WITHHELD]);
  expect(screen.queryByRole('button')).toBeNull();
  typed('KeyP');
  expect(screen.queryByLabelText('벽에 비추기')).toBeNull();
  rerender(<ProjectorButtons applicant={{ attachments: [file('a.jpg'), PDF] }} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['벽에 비추기P']);
  typed('KeyV');
  expect(screen.queryByLabelText('벽에 비추기')).toBeNull();
});

test('keys step from image to image and stop at the ends', async () => {
  show([file('a.jpg'), PDF, file('b.jpg'), WITHHELD, file('c.jpg')]);
  const dialog = await open('KeyP');
  expect(document.activeElement).toBe(dialog);
  expect(shown()).toEqual(['a.jpg']);
  press({ key: 'ArrowLeft' });
  expect(shown()).toEqual(['a.jpg']);
  expect(button('이전 작품')).toHaveAttribute('aria-disabled', 'true');
  press({ key: 'ArrowRight' });
  expect(shown()).toEqual(['b.jpg']);
  press({ key: 'End' });
  press({ key: 'ArrowRight' });
  expect(shown()).toEqual(['c.jpg']);
  expect(button('다음 작품')).toHaveAttribute('aria-disabled', 'true');
  press({ key: 'Home' });
  fireEvent.click(button('다음 작품'));
  expect(shown()).toEqual(['b.jpg']);
  expect(screen.getByRole('status')).toHaveTextContent('3점 가운데 2번째, b.jpg');
});

test('the images on both sides are loaded ahead', async () => {
  show(WORKS);
  const dialog = await open('KeyP');
  const addresses = () =>
    [...dialog.querySelectorAll('img')].map((image) => image.getAttribute('src')?.slice(-5));
  expect(addresses()).toEqual(['a.jpg', 'b.jpg']);
  press({ key: 'ArrowRight' });
  expect(addresses()).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
});

test('V shows an image beside the next one, also at the end', async () => {
  show(WORKS);
  const dialog = await open('KeyV');
  expect(shown()).toEqual(['a.jpg', 'b.jpg']);
  press({ key: 'ArrowRight' });
  press({ key: 'ArrowRight' });
  expect(shown()).toEqual(['b.jpg', 'c.jpg']);
  expect(dialog).toHaveTextContent('2–3 / 3');
  typed('KeyV');
  expect(button('나란히 보기')).toHaveAttribute('aria-pressed', 'false');
  press({ key: 'End' });
  expect(shown()).toEqual(['c.jpg']);
  fireEvent.click(button('나란히 보기'));
  expect(shown()).toEqual(['b.jpg', 'c.jpg']);
});

test.each([{ code: 'KeyP' }, { key: 'Escape' }])('%o closes and gives the focus back', async (key) => {
  show(WORKS);
  button('벽에 비추기').focus();
  await open('KeyP');
  press({ ...key, repeat: 'code' in key });
  expect(screen.queryByRole('dialog') === null).toBe('key' in key);
  press(key);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button('벽에 비추기')));
});

test('keys of a syllable and with others are left alone', async () => {
  show(WORKS);
  await open('KeyP');
  press({ key: 'ArrowRight', isComposing: true });
  press({ key: 'ArrowRight', altKey: true });
  expect(shown()).toEqual(['a.jpg']);
});

test('a swipe of one finger steps; a tap, a scroll and a mouse do nothing', async () => {
  show(WORKS);
  await open('KeyP');
  const wall = screen.getByRole('img').closest('div') ?? document.body;
  const swipe = (pointerType: string, x: number, y: number) => {
    const fire = (name: string, clientX: number, clientY: number) =>
      fireEvent(
        wall,
        Object.assign(new MouseEvent(name, { bubbles: true, clientX, clientY }), {
          pointerType,
          isPrimary: true,
        }),
      );
    fire('pointerdown', 200, 200);
    fire('pointerup', 200 + x, 200 + y);
  };
  swipe('touch', -10, 0);
  swipe('touch', -60, 60);
  swipe('mouse', -90, 0);
  expect(shown()).toEqual(['a.jpg']);
  swipe('touch', -90, 20);
  expect(shown()).toEqual(['b.jpg']);
  swipe('touch', 90, 20);
  expect(shown()).toEqual(['a.jpg']);
});
