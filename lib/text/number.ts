import { cleanIdentifier } from './clean';

/** `1,000,000`, `1 000 000원`, `₩1,000`, `1000000 원`. */
const MONEY = /^₩? ?(-?\d+|-?\d{1,3}(?:,\d{3})+|-?\d{1,3}(?: \d{3})+)(\.\d+)? ?원?$/;

/** A number as it is compared and stored: without the signs between thousands and without the unit of money. Other texts stay. */
export function cleanNumber(text: string): string {
  const typed = cleanIdentifier(text);
  const [, whole, decimals = ''] = MONEY.exec(typed) ?? [];
  return whole === undefined ? typed : whole.replace(/[, ]/g, '') + decimals;
}
