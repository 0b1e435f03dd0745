import { dayInSeoul, daysBetween } from '@/lib/date/seoul';
import { formatPeriod } from '@/lib/format/day';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';

type Times = Pick<OrganizationContest, 'opensAt' | 'closesAt' | 'standing'>;

/** The last day of a period: one that ends at midnight ends with the day before. */
const lastDay = (closesAt: string) => dayInSeoul(new Date(Date.parse(closesAt) - 1));

/** When applications are taken, in days; null before it is planned. */
export const periodWords = ({ opensAt, closesAt }: Times): string | null =>
  formatPeriod(
    opensAt === null ? null : dayInSeoul(new Date(opensAt)),
    closesAt === null ? null : lastDay(closesAt),
  );

/** How long applications are still taken; null where none are. @param today `YYYY-MM-DD` */
export function daysLeftWords({ closesAt, standing }: Times, today: string): string | null {
  if (standing !== 'OPEN' || closesAt === null) return null;
  const days = daysBetween(today, lastDay(closesAt));
  return days > 0 ? `마감까지 ${days}일` : '오늘 마감';
}
