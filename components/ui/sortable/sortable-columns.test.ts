import { moveTo, placeOf } from './sortable-columns';

const columns = { left: ['a', 'b', 'c'], right: ['d', 'e'] };

test('a place is a column and an index', () => {
  expect(placeOf(columns, 'e')).toEqual({ column: 'right', index: 1 });
  expect(placeOf(columns, 'z')).toBeNull();
});

test.each<[string, string, number, string[]]>([
  ['down', 'a', 2, ['b', 'c', 'a']],
  ['up', 'c', 0, ['c', 'a', 'b']],
  ['beyond the end', 'a', 9, ['b', 'c', 'a']],
  ['before the beginning', 'b', -3, ['b', 'a', 'c']],
])('an item moves %s its column', (_, id, index, left) => {
  expect(moveTo(columns, id, { column: 'left', index })).toEqual({ left, right: ['d', 'e'] });
});

test('an item moves to another column', () => {
  expect(moveTo(columns, 'b', { column: 'right', index: 1 })).toEqual({
    left: ['a', 'c'],
    right: ['d', 'b', 'e'],
  });
  expect(moveTo({ left: ['a'], right: [] }, 'a', { column: 'right', index: 0 })).toEqual({
    left: [],
    right: ['a'],
  });
});

test('nothing moves where nothing changes', () => {
  expect(moveTo(columns, 'b', { column: 'left', index: 1 })).toBe(columns);
  expect(moveTo(columns, 'z', { column: 'left', index: 0 })).toBe(columns);
  expect(moveTo(columns, 'a', { column: 'nowhere', index: 0 })).toBe(columns);
});
