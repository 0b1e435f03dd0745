/** A phone number's digits as people write them: `010-1234-5678`, `011-123-4567`, Seoul's `02-123-4567`. Anything else stays as it is. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(02|\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');
}
