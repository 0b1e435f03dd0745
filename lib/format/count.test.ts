import { formatCount } from './count';

describe('formatCount', () => {
  it.each([0, 7, 100, 999, 1000, 12_345, 100_000, 1_234_567])('reads %d as the locale does', (count) => {
    expect(formatCount(count)).toBe(count.toLocaleString('ko-KR'));
  });
});
