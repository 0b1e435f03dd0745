import { cutOffOf } from './cut-off';

test.each([
  ['SCORE', '3.5', { kind: 'SCORE', min: 3.5 }],
  ['SCORE', '', null],
  ['SCORE', '6', null],
  ['BEST', ' 10 ', { kind: 'BEST', count: 10 }],
  ['BEST', '2.5', null],
  ['BEST', '열', null],
  ['SELECTED', '', { kind: 'SELECTED' }],
] as const)('%s with %p is %j', (kind, typed, cutOff) => {
  expect(cutOffOf(kind, typed, 'FIVE')).toEqual(cutOff);
});

test('a score is one of the scale', () => {
  expect(cutOffOf('SCORE', '6', 'TEN')).toEqual({ kind: 'SCORE', min: 6 });
  expect(cutOffOf('SCORE', '0', 'TEN')).toBeNull();
  expect(cutOffOf('SCORE', '100', 'HUNDRED')).toEqual({ kind: 'SCORE', min: 100 });
});
