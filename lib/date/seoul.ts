/**
 * Days as people in Seoul count them: `YYYY-MM-DD`. Seoul has no summer time, so it is always UTC+9.
 */
const SEOUL_OFFSET_MS = 9 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** The day it is in Seoul at that moment. */
export function dayInSeoul(moment: Date): string {
  return new Date(moment.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10);
}

/** Today in Seoul; `now` is for tests. */
export function todayInSeoul(now: Date = new Date()): string {
  return dayInSeoul(now);
}

/** The moment at which the next day begins in Seoul. */
export function nextDayInSeoul(moment: Date): Date {
  return momentInSeoul(addDays(dayInSeoul(moment), 1));
}

/** The day that is `days` later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  return new Date(startOfUtcDay(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one day to the other: 1 from today to tomorrow, negative backwards. */
export function daysBetween(from: string, to: string): number {
  return Math.round((startOfUtcDay(to) - startOfUtcDay(from)) / DAY_MS);
}

/** The weekday of a day, 0 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(startOfUtcDay(day)).getUTCDay();
}

/** The moment at which it is that time of that day in Seoul. `time` is `HH:MM`. */
export function momentInSeoul(day: string, time = '00:00'): Date {
  return new Date(`${day}T${time}:00+09:00`);
}

function startOfUtcDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
