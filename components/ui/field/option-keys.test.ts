import { nextOption } from './option-keys';

test('arrows walk through the list, and through the text between its ends', () => {
  expect(nextOption('ArrowDown', -1, 3)).toBe(0);
  expect(nextOption('ArrowDown', 2, 3)).toBe(-1);
  expect(nextOption('ArrowUp', -1, 3)).toBe(2);
  expect(nextOption('ArrowUp', 0, 3)).toBe(-1);
  expect(nextOption('ArrowUp', 2, 3)).toBe(1);
});

test('Home and End belong to the text until an option is active', () => {
  expect(nextOption('Home', -1, 20)).toBeNull();
  expect(nextOption('End', -1, 20)).toBeNull();
  expect(nextOption('Home', 3, 20)).toBe(0);
  expect(nextOption('End', 3, 20)).toBe(19);
});

test('pages stop at the ends', () => {
  expect(nextOption('PageDown', 0, 20)).toBe(8);
  expect(nextOption('PageDown', 15, 20)).toBe(19);
  expect(nextOption('PageUp', 3, 20)).toBe(0);
});

test('other keys, and keys in an empty list, lead nowhere', () => {
  expect(nextOption('a', 3, 20)).toBeNull();
  expect(nextOption('ArrowDown', -1, 0)).toBeNull();
});
