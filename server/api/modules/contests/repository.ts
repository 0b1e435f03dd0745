import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import * as termsLimits from '@/lib/limits/contest-terms';
import { isOnPanel } from '@/server/api/modules/organization-panel/shared-rows';
import type { Orm } from '@/server/db/client';
import { findContest, termsColumns, type ContestRow } from './shared-rows';
import { contestForms, contests, organizationMembers } from '@/server/db/schema/contest';

export type { ContestRow };
export type ContestRepository = ReturnType<typeof createContestRepository>;

export function createContestRepository(orm: Orm) {
  return {
    find: (uuid: string) => findContest(orm, eq(contests.uuid, uuid)),

    findByArticle: (articleUuid: string) => findContest(orm, eq(contests.articleUuid, articleUuid)),

    /** The first edition of a contest's terms and the newest ones, in their order, each as its last form has it. */
    listTermsEditions: (contestUuid: string) =>
      orm
        .selectDistinctOn([contestForms.termsEdition], termsColumns)
        .from(contestForms)
        .where(
          and(
            eq(contestForms.contestUuid, contestUuid),
            or(
              eq(contestForms.termsEdition, 1),
              gt(
                contestForms.termsEdition,
                sql`(select max(${contestForms.termsEdition}) - ${termsLimits.revisionsShown}::int from ${contestForms} where ${eq(contestForms.contestUuid, contestUuid)})`,
              ),
            ),
          ),
        )
        .orderBy(contestForms.termsEdition, desc(contestForms.version)),

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
