import { and, eq } from 'drizzle-orm';
import { isOnPanel } from '@/server/api/modules/organization-panel/shared-rows';
import type { Orm } from '@/server/db/client';
import { findContest, type ContestRow } from './shared-rows';
import { contests, organizationMembers } from '@/server/db/schema/contest';

export type { ContestRow };
export type ContestRepository = ReturnType<typeof createContestRepository>;

export function createContestRepository(orm: Orm) {
  return {
    find: (uuid: string) => findContest(orm, eq(contests.uuid, uuid)),

    findByArticle: (articleUuid: string) => findContest(orm, eq(contests.articleUuid, articleUuid)),

    /** Whether an account is on the panel of a contest. */
    isOnPanel: async (contestUuid: string, accountUuid: string): Promise<boolean> =>
      (await orm.$count(contests, and(eq(contests.uuid, contestUuid), isOnPanel(accountUuid)))) > 0,

    /** The organization that an account works for, and as what; null for none. */
    async findMembership(accountUuid: string) {
      const [row] = await orm
        .select({ organizationUuid: organizationMembers.organizationUuid, role: organizationMembers.role })
        .from(organizationMembers)
        .where(eq(organizationMembers.accountUuid, accountUuid));
      return row ?? null;
    },
  };
}
