export type PeriodStatus = 'ongoing' | 'upcoming' | 'past';

/** How a period of days stands to a day, all `YYYY-MM-DD`; null where it has no days. An open end never ends. */
export function periodStatus(from: string | null, to: string | null, today: string): PeriodStatus | null {
  if (from === null && to === null) return null;
  if (from !== null && today < from) return 'upcoming';
  if (to !== null && today > to) return 'past';
  return 'ongoing';
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a moment (ISO 8601) lies fewer than `days` before `now`. */
export function isWithinDays(iso: string, days: number, now: Date): boolean {
  const age = now.getTime() - Date.parse(iso);
  return age < days * DAY_MS;
}
