import { readPhone } from '@/lib/text/phone';

/** A phone number's digits as people write them: `010-1234-5678`, Seoul's `02-123-4567`, `1588-1234`. Anything else stays as it is. */
export function formatPhone(digits: string): string {
  return digits
    .replace(/^(02|050\d|0\d{2})(\d{3,4})(\d{4})$/, '$1-$2-$3')
    .replace(/^(1\d{3})(\d{4})$/, '$1-$2');
}

/**
 * A mobile number with its hyphens while it is typed: `0101` becomes `010-1` (S-7). A whole number in another spelling, as browsers
 * fill one in (`+82 10-…`), is written in this one; the beginning of such a number stays as it is.
 */
export function formatTypedPhone(typed: string): string {
  const number = readPhone(typed);
  if ('digits' in number) return formatPhone(number.digits);
  if (!/^0(?!0)[\d\s.-]*$/.test(typed.normalize('NFKC'))) return typed;
  const digits = typed.normalize('NFKC').replace(/\D/g, '').slice(0, 11);
  // The older numbers have ten digits, and three in the middle.
  const middle = digits.length === 10 && !digits.startsWith('010') ? 6 : 7;
  return [digits.slice(0, 3), digits.slice(3, middle), digits.slice(middle)]
    .filter((part) => part !== '')
    .join('-');
}
