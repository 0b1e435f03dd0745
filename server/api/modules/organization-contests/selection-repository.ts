import { and, eq, type SQL } from 'drizzle-orm';
import type { OrganizationContestListState } from '@/lib/lists/organization-lists';
import { standsAt } from '@/server/api/modules/contests/shared-rows';
import { contests } from '@/server/db/schema/contest';
import { searchedJoinedIn } from '@/server/db/text-search';

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
    searchedJoinedIn(q, contests.title),
    standsAt(filter, now),
  );
