import { randomInt } from 'node:crypto';
import { dayInSeoul } from '@/lib/date/seoul';

/** Letters that can't be mistaken for a digit, or for each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** A number that an applicant can read out: the day, and letters by chance. */
export function newReceipt(now: Date): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${dayInSeoul(now).slice(2).replaceAll('-', '')}-${letters}`;
}
