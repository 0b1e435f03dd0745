import { and, eq, type SQL } from 'drizzle-orm';
import type { OrganizationContestListState } from '@/lib/lists/organization-lists';
import { standsAt } from '@/server/api/modules/contests/shared-rows';
import { isOnPanel } from '@/server/api/modules/organization-panel/shared-rows';
import { contests } from '@/server/db/schema/contest';
import { searchedJoinedIn } from '@/server/db/text-search';

/** The contests of an organization that are looked for, by the clock. */
export interface ContestSelection {
  organizationUuid: string;
  /** The juror whose contests are wanted; null for all of the organization. */
  jurorUuid: string | null;
  q: string;
  filter: OrganizationContestListState['filter'];
  now: Date;
}

/** The rows of a selection. */
export const matching = ({
  organizationUuid,
  jurorUuid,
  q,
  filter,
  now,
}: ContestSelection): SQL | undefined =>
  and(
    eq(contests.organizationUuid, organizationUuid),
    jurorUuid === null ? undefined : isOnPanel(jurorUuid),
    searchedJoinedIn(q, contests.title),
    standsAt(filter, now),
  );
