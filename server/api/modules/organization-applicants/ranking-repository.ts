import { and, asc, count, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import { isPresentJuror, isShownToJuror } from '@/server/api/modules/organization-panel/shared-rows';
import type { Orm } from '@/server/db/client';
import { contestApplicants, contests } from '@/server/db/schema/contest';
import { contestJurors, contestReviews } from '@/server/db/schema/contest-jury';
import { isValidScore } from './reckoning-repository';
import { meanScore } from './repository';

export type RankingRepository = ReturnType<typeof createRankingRepository>;
export type RankedRow = Awaited<ReturnType<RankingRepository['list']>>[number];
export type RankedReview = Awaited<ReturnType<RankingRepository['listScores']>>[number];

/** The ranking of a contest's round by the reckoned means. */
export function createRankingRepository(orm: Orm) {
  const inRound = (contestUuid: string, round: number) =>
    and(
      eq(contestApplicants.contestUuid, contestUuid),
      eq(contestApplicants.round, round),
      isNotNull(contestApplicants.sentAt),
    );

  return {
    /** The best of a round who have a score, with their ranks; the first application first among equals. */
    list(contestUuid: string, round: number, limit: number) {
      const ranked = orm
        .select({
          uuid: contestApplicants.uuid,
          rank: sql<number>`rank() over (order by ${meanScore} desc)`.as('rank'),
          tied: sql<number>`count(*) over (partition by ${meanScore})`.as('tied'),
          mean: sql<number>`${meanScore}`.as('mean'),
        })
        .from(contestApplicants)
        .where(and(inRound(contestUuid, round), sql`${contestApplicants.scoreCount} > 0`))
        .as('ranked');
      return orm
        .select({
          uuid: contestApplicants.uuid,
          receipt: contestApplicants.receipt,
          name: contestApplicants.name,
          nameEn: contestApplicants.nameEn,
          status: contestApplicants.status,
          rank: sql`${ranked.rank}`.mapWith(Number),
          tied: sql`${ranked.tied}`.mapWith(Number),
          mean: sql`${ranked.mean}`.mapWith(Number),
        })
        .from(ranked)
        .innerJoin(contestApplicants, eq(contestApplicants.uuid, ranked.uuid))
        .orderBy(asc(ranked.rank), asc(contestApplicants.firstSentAt), asc(contestApplicants.uuid))
        .limit(limit);
    },

    /** The valid scores of applicants. */
    listScores: (uuids: readonly string[]) =>
      orm
        .select({
          applicantUuid: contestReviews.applicantUuid,
          points: sql<number>`${contestReviews.points}`,
          marks: contestReviews.marks,
        })
        .from(contestApplicants)
        .innerJoin(contests, eq(contests.uuid, contestApplicants.contestUuid))
        .innerJoin(contestReviews, isValidScore)
        .where(inArray(contestApplicants.uuid, [...uuids])),

    /** How many of the jurors who review an applicant gave no valid score. */
    listMissing: (uuids: readonly string[]) =>
      orm
        .select({ applicantUuid: contestApplicants.uuid, missing: count() })
        .from(contestApplicants)
        .innerJoin(contests, eq(contests.uuid, contestApplicants.contestUuid))
        .innerJoin(contestJurors, and(eq(contestJurors.contestUuid, contests.uuid), isPresentJuror))
        .where(
          and(
            inArray(contestApplicants.uuid, [...uuids]),
            isShownToJuror,
            notExists(
              orm
                .select({ one: sql`1` })
                .from(contestReviews)
                .where(and(eq(contestReviews.reviewerUuid, contestJurors.accountUuid), isValidScore)),
            ),
          ),
        )
        .groupBy(contestApplicants.uuid),

    /** The applicants of a round, and how many of them have no score; the jurors who review it. */
    async count(contestUuid: string, round: number) {
      const [row] = await orm
        .select({
          all: count(),
          unscored: sql<number>`count(*) filter (where ${contestApplicants.scoreCount} = 0)::int`,
        })
        .from(contestApplicants)
        .where(inRound(contestUuid, round));
      const [panel] = await orm
        .select({ jurors: count() })
        .from(contests)
        .innerJoin(contestJurors, eq(contestJurors.contestUuid, contests.uuid))
        .where(and(eq(contests.uuid, contestUuid), isPresentJuror));
      return { ...(row ?? { all: 0, unscored: 0 }), jurors: panel?.jurors ?? 0 };
    },
  };
}
