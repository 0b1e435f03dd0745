import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { ReviewRule } from '@/lib/contracts/review-rule';
import { isCountedScore } from '@/server/api/modules/organization-applicants/shared-rows';
import type { Orm } from '@/server/db/client';
import { contestApplicants, contests } from '@/server/db/schema/contest';
import { contestReviewRules, contestReviews } from '@/server/db/schema/contest-jury';

/** The reviews of an application that an artist may read, and the rules of the contest by edition. */
export async function findFeedback(orm: Orm, { uuid, contestUuid }: { uuid: string; contestUuid: string }) {
  const { applicantUuid, reviewerUuid, round, edition, points, marks, comment } = contestReviews;
  const reviews = await orm
    .select({ round, edition, points: sql<number>`${points}`, marks, comment })
    .from(contestReviews)
    .innerJoin(contestApplicants, eq(contestApplicants.uuid, applicantUuid))
    .innerJoin(contests, eq(contests.uuid, contestApplicants.contestUuid))
    .where(and(eq(applicantUuid, uuid), isCountedScore))
    // The order of comments tells nothing of the jurors.
    .orderBy(desc(round), asc(sql`md5(${applicantUuid}::text || ${reviewerUuid}::text)`));
  const rules = await orm
    .select({ edition: contestReviewRules.edition, rule: contestReviewRules.rule })
    .from(contestReviewRules)
    .where(eq(contestReviewRules.contestUuid, contestUuid));
  return { reviews, rules: new Map<number, ReviewRule>(rules.map((each) => [each.edition, each.rule])) };
}
