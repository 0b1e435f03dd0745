import { addDays, dayInSeoul, weekdayOf } from '@/lib/date/seoul';
import { formatDay } from './day';
import { formatTime, SEOUL_TIME } from './moment';

/** The moments of a contest, as ISO 8601 texts or as dates. */
type Moment = string | Date;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;
const MIDNIGHT = '00:00';

/** A deadline: `2026. 12. 8. (화) 24:00 마감 · 한국 시간`. */
export function formatDeadline(closesAt: Moment): string {
  return `${formatEnd(closesAt)} 마감 · ${SEOUL_TIME}`;
}

/** A deadline within a sentence: `2026. 12. 8. (화) 24:00(한국 시간)`. */
export function formatZonedEnd(closesAt: Moment): string {
  return `${formatEnd(closesAt)}(${SEOUL_TIME})`;
}

/**
 * The period in which applications are taken: `2026. 11. 8. (일) 09:00 – 2026. 12. 8. (화) 24:00 마감 · 한국 시간`.
 * Null where neither end is planned.
 */
export function formatApplicationPeriod(opensAt: Moment | null, closesAt: Moment | null): string | null {
  if (closesAt === null) return opensAt === null ? null : formatOpening(opensAt);
  return opensAt === null
    ? formatDeadline(closesAt)
    : `${formatStart(opensAt)} – ${formatDeadline(closesAt)}`;
}

/** When applications are first taken: `2026. 12. 8. (화) 09:00 접수 시작 · 한국 시간`. */
export function formatOpening(opensAt: Moment): string {
  return `${formatStart(opensAt)} 접수 시작 · ${SEOUL_TIME}`;
}

/**
 * The time that is left in the last week: `마감까지 3일 4시간`, on the last day `마감까지 4시간 20분`. Units that are 0 are left
 * out, and the last minute counts whole.
 * @returns null before the last week, and from the deadline on
 */
export function formatTimeLeft(closesAt: Moment, now: Date): string | null {
  const left = new Date(closesAt).getTime() - now.getTime();
  if (left <= 0 || left > 7 * DAY_MS) return null;
  if (left < MINUTE_MS) return '마감까지 1분';
  const days = Math.floor(left / DAY_MS);
  const hours = Math.floor((left % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((left % HOUR_MS) / MINUTE_MS);
  const parts =
    days > 0 ? [unit(days, '일'), unit(hours, '시간')] : [unit(hours, '시간'), unit(minutes, '분')];
  return ['마감까지', ...parts.filter((part) => part !== null)].join(' ');
}

const unit = (count: number, word: string): string | null => (count === 0 ? null : `${count}${word}`);

function formatStart(moment: Moment): string {
  const date = new Date(moment);
  return `${dayWithWeekday(dayInSeoul(date))} ${formatTime(date)}`;
}

/** Midnight ends a day: it is written as 24:00 of the day before. */
function formatEnd(moment: Moment): string {
  const date = new Date(moment);
  const time = formatTime(date);
  const day = dayInSeoul(date);
  return time === MIDNIGHT ? `${dayWithWeekday(addDays(day, -1))} 24:00` : `${dayWithWeekday(day)} ${time}`;
}

const dayWithWeekday = (day: string): string => `${formatDay(day)} (${WEEKDAYS[weekdayOf(day)] ?? ''})`;
