import { dayInSeoul, momentInSeoul } from './seoul';

const LENGTH = '2026-03-01T09:00'.length;
const SEOUL_MS = 9 * 60 * 60_000;

/** A moment as an input of day and time has it, in Seoul; empty for none. */
export const inputOf = (moment: string | null): string =>
  moment === null ? '' : new Date(Date.parse(moment) + SEOUL_MS).toISOString().slice(0, LENGTH);

/** The moment that an input of day and time says, in Seoul; null for one that is empty or isn't whole. */
export function momentOf(input: string): string | null {
  const [day = '', time = ''] = input.slice(0, LENGTH).split('T');
  const moment = momentInSeoul(day, time);
  return Number.isNaN(moment.getTime()) || dayInSeoul(moment) !== day ? null : moment.toISOString();
}
