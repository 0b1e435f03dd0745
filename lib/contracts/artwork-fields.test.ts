import { changeShape, formShape, givenShape } from './artwork-fields';

it.each([
  ['３ / １０', '3 / 10'],
  ['３／１０', '3/10'],
  [' ed.\u00a03/10\u200b', 'ed. 3/10'],
  ['Ａ．Ｐ．', 'A.P.'],
  ['', null],
])('an edition %j is kept as %j, however it is sent', (typed, kept) => {
  for (const shape of [formShape, givenShape, changeShape]) expect(shape.edition.parse(typed)).toBe(kept);
});

it('keeps other lines in the width that was typed', () => {
  expect(formShape.title.parse('１００호')).toBe('１００호');
});
