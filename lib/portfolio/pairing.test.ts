import { pairedWorks, portfolioWork } from '@/tests/support/portfolio-content';
import {
  inPairs,
  insertWorks,
  mergePages,
  movePage,
  moveWork,
  pagesOfWorks,
  placeWorks,
  removeWorks,
  splitPage,
  type WorkPage,
} from './pairing';

const PAGES: WorkPage[] = [['a', 'b'], ['c'], ['d', 'e']];

it('pairs works, the last one alone where they are odd', () => {
  expect(inPairs(['a', 'b', 'c'])).toEqual([['a', 'b'], ['c']]);
  expect(inPairs([])).toEqual([]);
});

it('splits a pair, and leaves a single work', () => {
  expect(splitPage(PAGES, 0)).toEqual([['a'], ['b'], ['c'], ['d', 'e']]);
  expect(splitPage(PAGES, 1)).toEqual(PAGES);
});

it('merges the first work of the next page in', () => {
  expect(mergePages(PAGES, 1)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(mergePages([['a'], ['b']], 0)).toEqual([['a', 'b']]);
  expect(mergePages(PAGES, 0)).toEqual(PAGES);
  expect(mergePages(PAGES, 2)).toEqual(PAGES);
});

it('undoes a split by a merge', () => {
  expect(mergePages(splitPage(PAGES, 0), 0)).toEqual(PAGES);
});

it('moves pages and works', () => {
  expect(movePage(PAGES, 2, 0)).toEqual([['d', 'e'], ['a', 'b'], ['c']]);
  expect(movePage(PAGES, 9, 0)).toEqual(PAGES);
  expect(moveWork(PAGES, 'e', 0)).toEqual([['e', 'a'], ['b'], ['c', 'd']]);
  expect(moveWork(PAGES, 'a', 99)).toEqual([['b', 'c'], ['d'], ['e', 'a']]);
  expect(moveWork(PAGES, 'x', 0)).toEqual(PAGES);
});

it('inserts and removes works', () => {
  expect(insertWorks(PAGES, ['f', 'a', 'f'])).toEqual([...PAGES, ['f']]);
  expect(insertWorks([['a']], ['b', 'c'])).toEqual([['a', 'b'], ['c']]);
  expect(removeWorks(PAGES, ['a', 'c'])).toEqual([['b'], ['d', 'e']]);
});

it('reads what it wrote, and closes up pages that lost their works', () => {
  const works = pairedWorks([1, 2, 3, 4, 5].map((index) => portfolioWork(index)));
  const pages = pagesOfWorks(works);
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
  const moved = placeWorks(works, movePage(pages, 2, 0));
  expect(pagesOfWorks(moved)).toEqual(movePage(pages, 2, 0));
  const left = works.filter(({ page }) => page !== 1);
  expect(placeWorks(left, pagesOfWorks(left)).map(({ page, side }) => [page, side])).toEqual([
    [0, 'left'],
    [0, 'right'],
    [1, 'left'],
  ]);
});

it('loses and doubles nothing, whatever is done', () => {
  let state = 7;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  let pages: WorkPage[] = inPairs(Array.from({ length: 20 }, (_, index) => String(index)));
  for (let step = 0; step < 500; step += 1) {
    const [at, to] = [random(pages.length), random(20)];
    pages =
      [
        () => splitPage(pages, at),
        () => mergePages(pages, at),
        () => movePage(pages, at, to),
        () => moveWork(pages, String(to), at),
        () => insertWorks(removeWorks(pages, [String(to)]), [String(to)]),
      ][random(5)]?.() ?? pages;
    expect(pages.flat().toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 20 }, (_, index) => String(index)),
    );
    expect(pages.every(({ length }) => length === 1 || length === 2)).toBe(true);
  }
});
