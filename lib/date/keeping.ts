import { addDays, dayInSeoul, momentInSeoul } from './seoul';

/**
 * Periods for which something is kept, in whole days of Seoul. The first day does not count: what is kept for 30 days
 * from the 1st is kept to the end of the 31st.
 */

/** The last moment of a period of days that began at `from`. */
export function keptUntil(from: Date, days: number): Date {
  return lastMomentOf(addDays(dayInSeoul(from), days));
}

/** The same, counted in years; a 29th of February ends on the 1st of March. */
export function keptUntilYears(from: Date, years: number): Date {
  return lastMomentOf(addYears(dayInSeoul(from), years));
}

/** What began before this moment has been kept for so many days: `from < keptSince(now, days)` ⇔ it is over. */
export function keptSince(now: Date, days: number): Date {
  return momentInSeoul(addDays(dayInSeoul(now), -days));
}

/** The same, counted in years. */
export function keptSinceYears(now: Date, years: number): Date {
  return momentInSeoul(addYears(dayInSeoul(now), -years));
}

/** The same, counted in months. */
export function keptSinceMonths(now: Date, months: number): Date {
  return momentInSeoul(addMonths(dayInSeoul(now), -months));
}

function lastMomentOf(day: string): Date {
  return new Date(momentInSeoul(addDays(day, 1)).getTime() - 1);
}

function addYears(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

/** The day so many months later. A day that its month doesn't have becomes the first of the next. */
function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
