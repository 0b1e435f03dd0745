import { and, asc, count, eq, gte, isNotNull, lte, max, or, sql } from 'drizzle-orm';
import { POINTS } from '@/lib/contest/review/reckon';
import { reckonedColumns } from '@/server/api/modules/organization-applicants/shared-rows';
import type { Transaction } from '@/server/db/client';
import { contestApplicants } from '@/server/db/schema/contest';
import { contestReviewRules, contestReviews } from '@/server/db/schema/contest-jury';

interface Round {
  contestUuid: string;
  round: number;
}

/** How many applicants of a contest are in which round with which decision. */
export const countDecisions = (tx: Transaction, contestUuid: string) =>
  tx
    .select({ round: contestApplicants.round, status: contestApplicants.status, applicants: count() })
    .from(contestApplicants)
    .where(and(eq(contestApplicants.contestUuid, contestUuid), isNotNull(contestApplicants.sentAt)))
    .groupBy(contestApplicants.round, contestApplicants.status);

/** The edition of the rule whose scores counted when a round ended; null for none. */
export async function findEdition(tx: Transaction, { contestUuid, round }: Round): Promise<number | null> {
  const [row] = await tx
    .select({ edition: max(contestReviews.edition) })
    .from(contestReviews)
    .innerJoin(contestApplicants, eq(contestApplicants.uuid, contestReviews.applicantUuid))
    .where(
      and(
        eq(contestApplicants.contestUuid, contestUuid),
        ...[eq(contestReviews.round, round), eq(contestReviews.counted, true)],
      ),
    );
  return row?.edition ?? null;
}

/** The applicants who reached a round with their scores in it. Those who went on have them in their reviews alone. */
function judgedOf(tx: Transaction, { contestUuid, round }: Round) {
  const earlier = tx
    .select({ uuid: contestReviews.applicantUuid, ...reckonedColumns })
    .from(contestReviews)
    .innerJoin(contestApplicants, eq(contestApplicants.uuid, contestReviews.applicantUuid))
    .innerJoin(
      contestReviewRules,
      and(
        eq(contestReviewRules.contestUuid, contestApplicants.contestUuid),
        eq(contestReviewRules.edition, contestReviews.edition),
      ),
    )
    .where(
      and(
        eq(contestApplicants.contestUuid, contestUuid),
        ...[eq(contestReviews.round, round), eq(contestReviews.counted, true)],
      ),
    )
    .groupBy(contestReviews.applicantUuid, contestReviewRules.rule)
    .as('earlier');
  const isHere = eq(contestApplicants.round, round);
  const sum = sql`case when ${isHere} then ${contestApplicants.scoreSum} else ${earlier.sum} end`;
  const counted = sql`case when ${isHere} then ${contestApplicants.scoreCount} else ${earlier.counted} end`;
  const given = sql`case when ${isHere} then ${contestApplicants.scoresGiven} else ${earlier.given} end`;
  return tx
    .select({
      uuid: contestApplicants.uuid,
      mean: sql<number | null>`(${sum})::float8 / nullif((${counted}) * ${sql.raw(String(POINTS))}, 0)`.as(
        'mean',
      ),
      given: sql<number>`coalesce(${given}, 0)`.as('given'),
    })
    .from(contestApplicants)
    .leftJoin(earlier, eq(earlier.uuid, contestApplicants.uuid))
    .where(
      and(
        eq(contestApplicants.contestUuid, contestUuid),
        ...[isNotNull(contestApplicants.sentAt), gte(contestApplicants.round, round)],
      ),
    )
    .as('judged');
}

/** The best of a round who have a score, and all who are selected, in the order of their ranks; the first application first among equals. */
export function listJudged(tx: Transaction, of: Round, limit: number) {
  const judged = judgedOf(tx, of);
  const best = sql`${judged.mean} desc nulls last`;
  const ranked = tx
    .select({
      uuid: judged.uuid,
      mean: judged.mean,
      given: judged.given,
      rank: sql<number>`rank() over (order by ${best})`.as('rank'),
      tied: sql<number>`count(*) over (partition by ${judged.mean})`.as('tied'),
      place:
        sql<number>`row_number() over (order by ${best}, ${contestApplicants.firstSentAt}, ${contestApplicants.uuid})`.as(
          'place',
        ),
    })
    .from(judged)
    .innerJoin(contestApplicants, eq(contestApplicants.uuid, judged.uuid))
    .as('ranked');
  return tx
    .select({
      receipt: contestApplicants.receipt,
      name: contestApplicants.name,
      status: contestApplicants.status,
      round: contestApplicants.round,
      mean: ranked.mean,
      given: sql`${ranked.given}`.mapWith(Number),
      rank: sql`${ranked.rank}`.mapWith(Number),
      tied: sql`${ranked.tied}`.mapWith(Number),
    })
    .from(ranked)
    .innerJoin(contestApplicants, eq(contestApplicants.uuid, ranked.uuid))
    .where(
      or(and(isNotNull(ranked.mean), lte(ranked.place, limit)), eq(contestApplicants.status, 'SELECTED')),
    )
    .orderBy(asc(ranked.place));
}

/** How many applicants of a round have a score. */
export async function countScored(tx: Transaction, of: Round): Promise<number> {
  const judged = judgedOf(tx, of);
  const [row] = await tx.select({ scored: count(judged.mean) }).from(judged);
  return row?.scored ?? 0;
}
