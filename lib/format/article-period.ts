import { formatPeriod } from './day';
import { formatDeadline } from './deadline';

interface Times {
  periodFrom: string | null;
  periodTo: string | null;
  timeFrom?: string | null;
  closesAt: string | Date | null;
}

/** Formats when an article's subject takes place: the deadline for a contest's news, otherwise its days. Null if unknown. */
export function formatArticlePeriod({ periodFrom, periodTo, timeFrom, closesAt }: Times): string | null {
  return closesAt === null ? formatPeriod(periodFrom, periodTo, timeFrom) : formatDeadline(closesAt);
}
