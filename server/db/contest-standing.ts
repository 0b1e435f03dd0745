import { and, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { ContestStanding } from '@/lib/contracts/contest';
import { contests } from './schema/contest';

/** The rows that stand somewhere, as `standingOf` says it of one. */
export function standsAt(filter: ContestStanding | 'ALL', now: Date): SQL | undefined {
  const isLeft = sql`${contests.stoppedAs} is distinct from 'WITHDRAWN'`;
  const isPublished = and(eq(contests.state, 'PUBLISHED'), isLeft);
  const isOver = or(isNotNull(contests.closedAt), isNull(contests.closesAt), lte(contests.closesAt, now));
  const isAhead = and(isNull(contests.closedAt), gt(contests.closesAt, now));
  switch (filter) {
    case 'ALL':
      return undefined;
    case 'DRAFT':
    case 'ARCHIVED':
      return and(eq(contests.state, filter), isLeft);
    case 'WITHDRAWN':
      return eq(contests.stoppedAs, filter);
    case 'CLOSED':
      return and(isPublished, isOver);
    case 'SCHEDULED':
      return and(isPublished, isAhead, or(isNull(contests.opensAt), gt(contests.opensAt, now)));
    case 'OPEN':
      return and(isPublished, isAhead, lte(contests.opensAt, now));
  }
}
