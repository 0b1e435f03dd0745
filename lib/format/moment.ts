import { dayInSeoul } from '@/lib/date/seoul';
import { formatDay, formatKoreanDay } from './day';

/** The zone of every time of the product. */
export const SEOUL_ZONE = 'Asia/Seoul';
export const SEOUL_TIME = '한국 시간';

const TIME = new Intl.DateTimeFormat('ko-KR', {
  timeZone: SEOUL_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The time of day in Seoul: `14:30`. */
export function formatTime(moment: Date): string {
  return TIME.format(moment);
}

/** A moment that is recorded, as it is read in Seoul: `2025. 11. 4. 14:30`. */
export function formatMoment(moment: Date): string {
  return `${formatDay(dayInSeoul(moment))} ${formatTime(moment)}`;
}

/** A moment that decides something, with its zone, for a sentence: `2025. 11. 4. 14:30(한국 시간)`. */
export function formatZonedMoment(moment: Date): string {
  return `${formatMoment(moment)}(${SEOUL_TIME})`;
}

/** The day of a moment that decides something, with its zone, for a sentence: `2025년 11월 4일(한국 시간)`. */
export function formatZonedDay(moment: Date): string {
  return `${formatKoreanDay(dayInSeoul(moment))}(${SEOUL_TIME})`;
}
