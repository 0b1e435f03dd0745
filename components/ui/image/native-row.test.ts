import { jest } from '@jest/globals';
import { measureRow, slidesBehind, untilAtRest } from './native-row';

/** A row of slides of 100 px each, in a window of 250 px. */
function row(slides: number, scrollLeft: number) {
  const box = document.createElement('div');
  const list = box.appendChild(document.createElement('ol'));
  for (let index = 0; index < slides; index += 1) {
    const slide = list.appendChild(document.createElement('li'));
    Object.defineProperties(slide, { offsetLeft: { value: index * 100 }, offsetWidth: { value: 100 } });
  }
  Object.defineProperties(box, {
    clientWidth: { value: 250 },
    scrollWidth: { value: Math.max(250, slides * 100) },
    scrollLeft: { value: scrollLeft },
  });
  return { box, list };
}

describe('a row that the browser scrolls', () => {
  it('says where it stands', () => {
    const { box, list } = row(10, 340);
    expect(slidesBehind(box, list)).toBe(3);
    expect(measureRow(box, list)).toEqual({ current: 3, seen: 0.25, progress: 340 / 750, doesFit: false });
  });

  it('stands at its last slide at its end', () => {
    const { box, list } = row(10, 750);
    expect(measureRow(box, list)).toMatchObject({ current: 9, progress: 1 });
  });

  it('has nothing to turn where all is in sight', () => {
    const { box, list } = row(2, 0);
    expect(measureRow(box, list)).toMatchObject({ current: 0, seen: 1, progress: 0, doesFit: true });
  });
});

describe('untilAtRest', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits for the finger and for what rolls on after it', async () => {
    const box = document.createElement('div');
    let isAtRest = false;
    void untilAtRest(box, new AbortController().signal).then(() => (isAtRest = true));
    const pass = async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      return isAtRest;
    };
    box.dispatchEvent(new Event('touchstart'));
    expect(await pass(5000)).toBe(false);
    box.dispatchEvent(new Event('touchend'));
    expect(await pass(100)).toBe(false);
    box.dispatchEvent(new Event('scroll'));
    expect(await pass(100)).toBe(false);
    expect(await pass(100)).toBe(true);
  });
});
