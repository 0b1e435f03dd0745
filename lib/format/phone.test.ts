import { formatPhone, formatTypedPhone } from './phone';

test('a phone number is written with its three parts', () => {
  expect(formatPhone('01012345678')).toBe('010-1234-5678');
  expect(formatPhone('0111234567')).toBe('011-123-4567');
  expect(formatPhone('0220000005')).toBe('02-2000-0005');
  expect(formatPhone('1588')).toBe('1588');
});

test('a number gets its hyphens while it is typed', () => {
  const written = [
    '',
    '01',
    '010',
    '0101',
    '0101234',
    '01012345',
    '01012345678',
    '010-1234-56789',
    '0111234567',
  ];
  expect(written.map(formatTypedPhone)).toEqual([
    ...['', '01', '010', '010-1', '010-1234', '010-1234-5', '010-1234-5678', '010-1234-5678', '011-123-4567'],
  ]);
});
