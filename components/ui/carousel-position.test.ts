import { currentSlide, stepTarget } from './carousel-position';

const starts = [0, 300, 700, 1000, 1300];
const at = (scrolled: number) => ({ starts, scrolled, furthest: 900 });

describe('currentSlide', () => {
  it.each([
    [0, 0],
    [100, 0],
    [299, 1],
    [550, 2],
    [900, 4],
  ])('at %i px is %i', (scrolled, slide) => {
    expect(currentSlide(at(scrolled))).toBe(slide);
  });
  it('is the first where everything fits or there is nothing', () => {
    expect(currentSlide({ starts, scrolled: 0, furthest: 0 })).toBe(0);
    expect(currentSlide({ starts: [], scrolled: 0, furthest: 500 })).toBe(0);
  });
});

describe('stepTarget', () => {
  it('goes on, stops at the end, and starts again', () => {
    expect(stepTarget(at(0), 1)).toBe(300);
    expect(stepTarget(at(700), 1)).toBe(900);
    expect(stepTarget(at(900), 1)).toBe(0);
  });
  it('goes back, and from the start to the end', () => {
    expect(stepTarget(at(900), -1)).toBe(700);
    expect(stepTarget(at(300), -1)).toBe(0);
    expect(stepTarget(at(0), -1)).toBe(900);
  });
});
