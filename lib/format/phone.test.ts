import { formatPhone } from './phone';

test('a phone number is written with its three parts', () => {
  expect(formatPhone('01012345678')).toBe('010-1234-5678');
  expect(formatPhone('0111234567')).toBe('011-123-4567');
  expect(formatPhone('0220000005')).toBe('02-2000-0005');
  expect(formatPhone('1588')).toBe('1588');
});
