import { drawnPages } from './drawn-pages';

test.each<[number[], number[]]>([
  [[], []],
  [
    [3, 1, 2],
    [1, 2, 3],
  ],
  [
    [10, 9, 8, 7, 6],
    [7, 8, 9],
  ],
  [
    [1, 2, 3, 4],
    [1, 2, 3],
  ],
])('of %j are drawn %j', (near, drawn) => {
  expect(drawnPages(near, 3)).toEqual(drawn);
});
