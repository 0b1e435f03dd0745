import type { Page } from '@/lib/contracts/envelope';
import { comingAfter, nextPage } from './next-page';

const SIZE = 4;

/** A page of a list of letters. */
function pageOf(list: string, pageNumber: number): Page<{ uuid: string }> {
  const letters = [...list];
  return {
    content: letters.slice(pageNumber * SIZE, (pageNumber + 1) * SIZE).map((uuid) => ({ uuid })),
    pageable: { pageNumber, pageSize: SIZE },
    totalElements: letters.length,
    totalPages: Math.ceil(letters.length / SIZE),
  };
}

const all = () => true;

describe('nextPage', () => {
  it('is the following one while nothing is taken back', () => {
    const first = pageOf('abcdefghij', 0);
    expect(nextPage([first], all)).toBe(1);
    expect(nextPage([first, pageOf('abcdefghij', 1)], all)).toBe(2);
    expect(nextPage([pageOf('abcdefghij', 1)], all)).toBe(2);
  });

  it('ends with the list', () => {
    expect(nextPage([pageOf('abcdefgh', 0), pageOf('abcdefgh', 1)], all)).toBeUndefined();
    expect(nextPage([pageOf('', 0)], all)).toBeUndefined();
    expect(nextPage([], all)).toBeUndefined();
  });

  it('goes over a page again that others have moved up into', () => {
    const kept = (uuid: string) => uuid !== 'b';
    expect(nextPage([pageOf('abcdefghij', 0)], kept)).toBe(0);
    // The list is now acdefghij, and no item of it is skipped.
    const pages = [pageOf('abcdefghij', 0), pageOf('acdefghij', 0)];
    expect(nextPage(pages, kept)).toBe(1);
    expect(nextPage([...pages, pageOf('acdefghij', 1)], kept)).toBe(2);
  });

  it('never asks for a page again that brought nothing new', () => {
    const first = pageOf('abcdefghij', 0);
    expect(nextPage([first, pageOf('abcdefghij', 0)], () => false)).toBe(1);
  });
});

describe('comingAfter', () => {
  it('is what the next page brings', () => {
    expect([0, 1, 2].map((page) => comingAfter(pageOf('abcdefghij', page)))).toEqual([4, 2, 0]);
    expect(comingAfter(pageOf('abcd', 3))).toBe(0);
  });
});
