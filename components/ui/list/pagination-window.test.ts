import { paginationWindow } from './pagination-window';

describe('paginationWindow', () => {
  it('shows fixed fives', () => {
    expect(paginationWindow(0, 12)).toEqual([0, 1, 2, 3, 4]);
    expect(paginationWindow(4, 12)).toEqual([0, 1, 2, 3, 4]);
    expect(paginationWindow(5, 12)).toEqual([5, 6, 7, 8, 9]);
    expect(paginationWindow(11, 12)).toEqual([10, 11]);
  });
  it('holds where the page is outside', () => {
    expect(paginationWindow(99, 3)).toEqual([0, 1, 2]);
    expect(paginationWindow(-1, 3)).toEqual([0, 1, 2]);
    expect(paginationWindow(0, 0)).toEqual([]);
  });
});
