import type { ContestTimes } from '@/lib/contest/standing';

type Ending = ContestTimes & { extendedFrom: Date | null };
type SavedEnd = Pick<ContestTimes, 'closesAt'>;

/** How a save moves the end of a published contest. */
export interface EndChange {
  before: Date;
  closesAt: Date;
}

/** Null where a save moves no end that applicants wait for: of a draft, and of a contest that was closed or stopped. */
export function endChangeOf(row: Ending, { closesAt }: SavedEnd): EndChange | null {
  const { state, closesAt: before, closedAt, stoppedAs } = row;
  if (state !== 'PUBLISHED' || closedAt !== null || stoppedAs !== null) return null;
  return before === null || closesAt === null || closesAt.getTime() === before.getTime()
    ? null
    : { before, closesAt };
}

/** The first end of a published contest, as long as the present one is later; null otherwise. */
export function extendedFromOf(
  { state, extendedFrom, closesAt: before }: Ending,
  { closesAt }: SavedEnd,
): Date | null {
  const first = extendedFrom ?? before;
  return state === 'PUBLISHED' && first !== null && closesAt !== null && closesAt > first ? first : null;
}
