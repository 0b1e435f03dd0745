import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AccountStatus } from '@/lib/contracts/account';
import { isCountedScore } from '@/server/api/modules/organization-applicants/shared-rows';
import type { Orm } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { artists } from '@/server/db/schema/artist';
import { contestApplicants, contests } from '@/server/db/schema/contest';
import { contestJurors, contestReviews } from '@/server/db/schema/contest-jury';

export type ContestResultRepository = ReturnType<typeof createContestResultRepository>;

const LEFT: AccountStatus[] = ['WITHDRAWN', 'REMOVED'];
const hasLeft = inArray(accounts.status, LEFT);

/** What a contest's result is made of besides the contest. */
export function createContestResultRepository(orm: Orm) {
  return {
    /**
     * Lists the artists whose announced decision is a selection, in the order of their names, with the numbers of their profiles.
     * Returns null where no decision was announced, or the applications were removed since.
     */
    async listSelected(contestUuid: string) {
      const ofContest = eq(contestApplicants.contestUuid, contestUuid);
      const announced = await orm.$count(
        contestApplicants,
        and(ofContest, isNotNull(contestApplicants.announcedStatus)),
      );
      if (announced === 0) return null;
      return orm
        .select({
          name: contestApplicants.name,
          artistId: artists.id,
          hasLeft: sql<boolean>`${hasLeft}`,
        })
        .from(contestApplicants)
        .innerJoin(accounts, eq(accounts.uuid, contestApplicants.accountUuid))
        .leftJoin(artists, eq(artists.accountUuid, accounts.uuid))
        .where(and(ofContest, eq(contestApplicants.announcedStatus, 'SELECTED')))
        .orderBy(sql`${contestApplicants.name} collate "C"`, asc(contestApplicants.uuid));
    },

    /** The people whose scores are valid, in the order of their names, and whether they are jurors of the panel who are still here. */
    listScorers: (contestUuid: string) =>
      orm
        .selectDistinct({
          uuid: contestReviews.reviewerUuid,
          name: sql<string>`${accounts.name} collate "C"`.as('name'),
          isNamed: sql<boolean>`(${contestJurors.accountUuid} is not null and not ${hasLeft})`,
        })
        .from(contestApplicants)
        .innerJoin(contests, eq(contests.uuid, contestApplicants.contestUuid))
        .innerJoin(contestReviews, isCountedScore)
        .innerJoin(accounts, eq(accounts.uuid, contestReviews.reviewerUuid))
        .leftJoin(
          contestJurors,
          and(
            eq(contestJurors.contestUuid, contests.uuid),
            eq(contestJurors.accountUuid, contestReviews.reviewerUuid),
            isNull(contestJurors.removedAt),
          ),
        )
        .where(eq(contests.uuid, contestUuid))
        .orderBy(sql`"name"`, asc(contestReviews.reviewerUuid)),
  };
}
