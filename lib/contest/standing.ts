import type { ContestStanding, ContestStopKind } from '@/lib/contracts/contest';

/** What the standing of a contest follows from. */
export interface ContestTimes {
  state: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
  opensAt: Date | null;
  closesAt: Date | null;
  /** When its organizer closed it before its end. */
  closedAt: Date | null;
  /** What an operator stopped of it; null for nothing. */
  stoppedAs: ContestStopKind | null;
}

/** When a contest stops or stopped accepting applications: at its planned end or earlier. Null if no end is planned. */
export function endOf({
  closesAt,
  closedAt,
  stoppedAt,
}: Pick<ContestTimes, 'closesAt' | 'closedAt'> & { stoppedAt: Date | null }): Date | null {
  const ends = [closesAt, closedAt, stoppedAt].filter((end) => end !== null);
  return ends.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}

/** Where a contest stands at a moment. It is open from its beginning until just before its end. */
export function standingOf(
  { state, opensAt, closesAt, closedAt, stoppedAs }: ContestTimes,
  now: Date,
): ContestStanding {
  if (stoppedAs === 'WITHDRAWN') return 'WITHDRAWN';
  if (state !== 'PUBLISHED') return state;
  if (closedAt !== null || closesAt === null || now >= closesAt) return 'CLOSED';
  return opensAt === null || now < opensAt ? 'SCHEDULED' : 'OPEN';
}
