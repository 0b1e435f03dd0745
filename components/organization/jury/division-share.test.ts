import { shareOf } from './division-share';

test.each([
  [40, 5, 2, 16, 16],
  [40, 3, 2, 26, 27],
  [2, 3, 1, 0, 1],
])('%i applicants among %i jurors, %i each, are %i to %i', (applicants, jurors, each, least, most) => {
  expect(shareOf(applicants, jurors, each)).toEqual({ least, most });
});
