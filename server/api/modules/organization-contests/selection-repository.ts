import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { OrganizationContestListState } from '@/lib/lists/organization-lists';
import { escapeLike } from '@/server/db/columns';
import { standsAt } from '@/server/db/contest-standing';
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
