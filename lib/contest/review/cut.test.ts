import { cutOf } from './cut';

const ranked = [1, 2, 3, 3, 5].map((rank, index) => ({ id: String(index + 1), rank }));

test.each([
  [2, ['1', '2'], []],
  [4, ['1', '2', '3', '4'], []],
  [3, ['1', '2'], ['3', '4']],
  [5, ['1', '2', '3', '4', '5'], []],
  [9, ['1', '2', '3', '4', '5'], []],
  [0, [], []],
])('a cut after %i takes %j and parts %j', (count, above, parted) => {
  expect(cutOf(ranked, count)).toEqual({ above, parted });
});
