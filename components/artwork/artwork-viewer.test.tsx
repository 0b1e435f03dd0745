import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NO_FIELDS } from '@/tests/support/artwork-fields';
import { ArtworkViewer } from './artwork-viewer';
import type { ViewerWork } from './viewer-source';

const TOTAL = 3;
const artist = {
  id: 1,
  userAccountId: 'artist01',
  nameKo: '류단아',
  nameEn: null,
  videoLink: 'https://vimeo.com/1',
  interviews: [{ interviewTitle: '작업실에서', interviewLink: 'https://example.com' }],
};

const work = (position: number): ViewerWork => ({
  ...NO_FIELDS,
  uuid: `00000000-0000-4000-8000-00000000000${position}`,
  title: `작품 ${position}`,
  year: 2025,
  material: '종이에 먹',
  size: '10 × 10 cm',
  imageUrl: '/media/x/960.webp',
  image: {
    id: '0'.repeat(32),
    width: 10,
    height: 10,
    color: '#cccccc',
    placeholder: 'data:image/webp;base64,',
  },
  artistUserAccountId: 'artist01',
  isLike: false,
  likeType: 'ART_WORK',
  artist,
});

/** Opens the room at a position; `left` counts how often it was left. */
function enter(start: number) {
  const left = { times: 0 };
  const known = new Map(Array.from({ length: TOTAL }, (_, position) => [position, work(position)]));
  const source = { total: TOTAL, pageSize: TOTAL, known, loadPage: () => Promise.resolve([]) };
  const close = () => (left.times += 1);
  render(<ArtworkViewer source={source} start={start} onMove={() => undefined} onClose={close} />);
  return left;
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.getByRole('heading', { level: 3 }).textContent;

describe('the viewing room', () => {
  it('begins with the focus on itself, so that Space presses nothing', () => {
    enter(0);
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
  });

  it('keeps the focus on its buttons at the first and last work, and the arrow keys alive', () => {
    enter(1);
    const next = button('다음 작품');
    next.focus();
    fireEvent.click(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(next);
    fireEvent.click(next);
    expect(title()).toBe('작품 2');
    press('ArrowLeft');
    expect(title()).toBe('작품 1');
    button('이전 작품').focus();
    fireEvent.click(button('이전 작품'));
    press('ArrowRight');
    expect(title()).toBe('작품 1');
  });

  it('goes to the last and the first work by End and Home', () => {
    enter(1);
    press('End');
    expect(title()).toBe('작품 2');
    press('Home');
    expect(title()).toBe('작품 0');
  });

  it('keeps the focus on the heart while the keys turn to another work', () => {
    enter(0);
    const heart = button('〈작품 0〉 좋아요');
    heart.focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(button('〈작품 1〉 좋아요'));
  });

  it('is left by the name of the artist over whose page it is open', async () => {
    window.history.replaceState(null, '', '/artist/artist01?artwork=x');
    const left = enter(0);
    expect(fireEvent.click(screen.getByRole('link', { name: '류단아' }))).toBe(false);
    await waitFor(() => expect(left.times).toBe(1));
    window.history.replaceState(null, '', '/search');
    fireEvent.click(screen.getByRole('link', { name: '류단아' }));
    expect(left.times).toBe(1);
  });
});
