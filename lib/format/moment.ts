import { dayInSeoul } from '@/lib/date/seoul';
import { formatDay } from './day';

const TIME = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment as it is read in Seoul: `2025. 11. 4. 14:30`. */
export function formatMoment(moment: Date): string {
  return `${formatDay(dayInSeoul(moment))} ${TIME.format(moment)}`;
}
