import { eq } from 'drizzle-orm';
import type { Transaction } from '@/server/db/client';
import { contests } from '@/server/db/schema/contest';
import type { WorkedContest } from './policy';

/**
 * Holds a contest until the transaction ends, so that it isn't announced, closed or put away while its applicants change.
 * @param strength `share` for works that may happen side by side
 */
export async function holdContest(
  tx: Transaction,
  contestUuid: string,
  strength: 'share' | 'no key update',
): Promise<WorkedContest> {
  const {
    state,
    opensAt,
    closesAt,
    closedAt,
    stoppedAs,
    announcedAt,
    round,
    reviewEdition: edition,
    version,
  } = contests;
  const [row] = await tx
    .select({ state, opensAt, closesAt, closedAt, stoppedAs, announcedAt, round, edition, version })
    .from(contests)
    .where(eq(contests.uuid, contestUuid))
    .for(strength);
  if (row === undefined) throw new Error('The contest is gone.');
  return row;
}
