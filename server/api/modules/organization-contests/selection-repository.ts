import { and, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { OrganizationContestListState } from '@/lib/lists/organization-lists';
import { escapeLike } from '@/server/db/columns';
import { contests } from '@/server/db/schema/contest';

/** The contests of an organization that are looked for, by the clock. */
export interface ContestSelection {
  organizationUuid: string;
  q: string;
  filter: OrganizationContestListState['filter'];
  now: Date;
}

/** The rows of a selection. */
export const matching = ({ organizationUuid, q, filter, now }: ContestSelection): SQL | undefined =>
  and(
    eq(contests.organizationUuid, organizationUuid),
    q === '' ? undefined : sql`${contests.title} ilike ${`%${escapeLike(q)}%`}`,
    standsAt(filter, now),
  );

/** The rows that stand somewhere, as `standingOf` says it of one. */
function standsAt(filter: ContestSelection['filter'], now: Date): SQL | undefined {
  const isPublished = and(eq(contests.state, 'PUBLISHED'));
  const isOver = or(isNotNull(contests.closedAt), isNull(contests.closesAt), lte(contests.closesAt, now));
  const isAhead = and(isNull(contests.closedAt), gt(contests.closesAt, now));
  switch (filter) {
    case 'ALL':
      return undefined;
    case 'DRAFT':
    case 'ARCHIVED':
      return eq(contests.state, filter);
    case 'CLOSED':
      return and(isPublished, isOver);
    case 'SCHEDULED':
      return and(isPublished, isAhead, or(isNull(contests.opensAt), gt(contests.opensAt, now)));
    case 'OPEN':
      return and(isPublished, isAhead, lte(contests.opensAt, now));
  }
}
