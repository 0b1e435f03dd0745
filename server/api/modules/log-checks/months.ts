import { addDays, dayInSeoul, momentInSeoul } from '@/lib/date/seoul';

/** The month of a moment in Seoul: `2026-10`. */
export const monthOf = (moment: Date): string => dayInSeoul(moment).slice(0, 7);

/** The month so many months after another; a negative number of months before. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

export const startOf = (month: string): Date => momentInSeoul(`${month}-01`);
/** The last day of the month after: until then the check of a month is in time. */
export const dueOn = (month: string): string => addDays(`${addMonths(month, 2)}-01`, -1);

/** The months from one to another, the newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = last; month >= first; month = addMonths(month, -1)) months.push(month);
  return months;
}
