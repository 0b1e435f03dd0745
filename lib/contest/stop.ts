import type { ContestStop, ContestStopKind } from '@/lib/contracts/contest';

interface StoppedRow {
  stoppedAs: ContestStopKind | null;
  stoppedAt: Date | null;
  stopReason: string | null;
}

/** What an operator stopped of a contest, as every viewer of the contest sees it; null if nothing is stopped. */
export function stopOf({ stoppedAs, stoppedAt, stopReason }: StoppedRow): ContestStop | null {
  if (stoppedAs === null || stoppedAt === null) return null;
  return { kind: stoppedAs, at: stoppedAt.toISOString(), reason: stopReason ?? '' };
}
