import { shortened } from './shortened';

it.each([
  ['류단아', '류단아'],
  ['가'.repeat(24), '가'.repeat(24)],
  ['가'.repeat(25), `${'가'.repeat(23)}…`],
  ['🎨'.repeat(25), `${'🎨'.repeat(23)}…`],
])('%s', (text, short) => {
  expect(shortened(text)).toBe(short);
});
