export type PeriodStatus = 'ongoing' | 'upcoming' | 'past';

/**
 * Whether a period lies ahead of a day, around it, or behind it; all `YYYY-MM-DD`. A period without a start has begun,
 * one without an end still runs.
 */
export function periodStatus(from: string | null, to: string | null, today: string): PeriodStatus {
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
