import { escapeRegex } from './escape-regex';

it.each(['천 번의 안부', '(x) [y] {z}', String.raw`a\b^c$ d.e*f+g?h|i/j`, 'a-b_c'])(
  '%s matches itself',
  (text) => {
    for (const flags of ['', 'u']) expect(new RegExp(`^${escapeRegex(text)}$`, flags).test(text)).toBe(true);
  },
);

it('leaves no character its meaning', () => {
  expect(new RegExp(escapeRegex('a.c')).test('abc')).toBe(false);
});
