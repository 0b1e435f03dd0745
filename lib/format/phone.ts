/** A phone number's digits as people write them: `010-1234-5678`, `011-123-4567`, Seoul's `02-123-4567`. Anything else stays as it is. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(02|\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');
}

/** A mobile number with its hyphens while it is typed: `0101` becomes `010-1`. What is no digit is left out (S-7). */
export function formatTypedPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 11);
  // The older numbers have ten digits, and three in the middle.
  const middle = digits.length === 10 && !digits.startsWith('010') ? 6 : 7;
  return [digits.slice(0, 3), digits.slice(3, middle), digits.slice(middle)]
    .filter((part) => part !== '')
    .join('-');
}
