import { jest } from '@jest/globals';
import { holdTop } from './hold-top';

const SCRIM = 900;
const PADDING = 64;
let height = 0;
let measured: () => void = () => undefined;

/** A dialog in its scrim, which centres it unless it is held. */
function openDialog(): HTMLElement {
  document.body.innerHTML = `<div style="padding-top: ${PADDING}px"><div></div></div>`;
  const dialog = document.querySelector<HTMLElement>('div > div');
  const scrim = dialog?.parentElement;
  if (dialog == null || scrim == null) throw new Error('There is no dialog');
  Object.defineProperty(scrim, 'clientHeight', { get: () => SCRIM });
  Object.defineProperty(dialog, 'offsetHeight', { get: () => height });
  Object.defineProperty(dialog, 'offsetTop', {
    get: () =>
      dialog.style.alignSelf === 'start'
        ? PADDING + (parseFloat(dialog.style.marginTop) || 0)
        : Math.max(PADDING, (SCRIM - height) / 2),
  });
  return dialog;
}

beforeEach(() => {
  height = 300;
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((notify) => {
    measured = () => notify([], {} as ResizeObserver);
    return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
  });
});
afterEach(() => void jest.restoreAllMocks());

test('a dialog that grows keeps its top', () => {
  const dialog = openDialog();
  holdTop(dialog);
  expect(dialog.offsetTop).toBe(300);
  height = 500;
  measured();
  expect(dialog.offsetTop).toBe(300);
});

test('one that would not fit moves up as far as it has to, and no further than its scrim’s padding', () => {
  const dialog = openDialog();
  holdTop(dialog);
  height = 700;
  measured();
  expect(dialog.offsetTop + height).toBe(SCRIM - PADDING);
  height = 2000;
  measured();
  expect(dialog.offsetTop).toBe(PADDING);
});

test('a window of another size centres it anew', () => {
  const dialog = openDialog();
  const end = holdTop(dialog);
  height = 500;
  window.dispatchEvent(new Event('resize'));
  expect(dialog.offsetTop).toBe(200);
  end?.();
});
