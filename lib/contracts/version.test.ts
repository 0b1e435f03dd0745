import { givenVersionSchema } from './version';

test.each([
  [undefined, null],
  [null, null],
  [0, 0],
  [7, 7],
])('a caller’s version %s is %s', (given, version) => {
  expect(givenVersionSchema.parse(given)).toBe(version);
});

test.each([-1, 1.5, '1', ''])('%s is no version', (given) => {
  expect(givenVersionSchema.safeParse(given).success).toBe(false);
});
