import { eq } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { findContest, type ContestRow } from './shared-rows';
import { contests, organizationMembers } from '@/server/db/schema/contest';

export type { ContestRow };
export type ContestRepository = ReturnType<typeof createContestRepository>;

export function createContestRepository(orm: Orm) {
  return {
    find: (uuid: string) => findContest(orm, eq(contests.uuid, uuid)),

    findByArticle: (articleUuid: string) => findContest(orm, eq(contests.articleUuid, articleUuid)),

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
