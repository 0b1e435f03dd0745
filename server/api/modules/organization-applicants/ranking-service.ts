import { isOverall } from '@/lib/contest/review/rule';
import { POINTS, reckon } from '@/lib/contest/review/reckon';
import type { ContestRanking, RankedApplicant } from '@/lib/contracts/contest-ranking';
import type { ReviewRule } from '@/lib/contracts/review-rule';
import * as reviewLimits from '@/lib/limits/contest-review';
import type { SignedIn } from '@/server/api/http/access';
import type { OrganizationContestService } from '@/server/api/modules/organization-contests/service';
import type { RankedReview, RankedRow, RankingRepository } from './ranking-repository';

interface Dependencies {
  ranking: RankingRepository;
  contests: Pick<OrganizationContestService, 'getOwner' | 'getRow'>;
}

export type RankingService = ReturnType<typeof createRankingService>;

/** The ranking of a contest's present round (C-95), for owners. */
export const createRankingService = ({ ranking, contests }: Dependencies) => ({
  /** @throws ApiError FORBIDDEN for a reviewer, NOT_FOUND */
  async get(actor: SignedIn, contestUuid: string): Promise<ContestRanking> {
    const { round, rule } = await contests.getRow(await contests.getOwner(actor), contestUuid);
    const { all, unscored, jurors } = await ranking.count(contestUuid, round);
    const rows = await ranking.list(contestUuid, round, reviewLimits.rankedMax);
    const uuids = rows.map(({ uuid }) => uuid);
    const scores = new Map<string, RankedReview[]>(uuids.map((uuid) => [uuid, []]));
    for (const score of await ranking.listScores(uuids)) scores.get(score.applicantUuid)?.push(score);
    const missing = new Map(
      (await ranking.listMissing(uuids)).map((each) => [each.applicantUuid, each.missing]),
    );
    return {
      ...{ round, unscored, jurors, others: all - unscored - rows.length },
      ranked: rows.map((row) => ({
        ...presentRanked(row, scores.get(row.uuid) ?? [], rule),
        missing: missing.get(row.uuid) ?? 0,
      })),
    };
  },
});

function presentRanked(
  { uuid, receipt, rank, tied, ...row }: RankedRow,
  reviews: readonly RankedReview[],
  rule: ReviewRule,
): Omit<RankedApplicant, 'missing'> {
  const { name, nameEn, status, mean } = row;
  const { scores } = reckon(
    rule.reckoning,
    reviews.map(({ points }) => points),
  );
  return {
    ...{ id: uuid, receipt: receipt ?? '', name, nameEn, status, rank, mean, isTied: tied > 1 },
    scores: scores.map(({ score, counts }) => ({ score: score / POINTS, counts })),
    criteria: isOverall(rule)
      ? []
      : rule.criteria.map(
          ({ id }) => reviews.reduce((sum, { marks }) => sum + (marks[id] ?? 0), 0) / reviews.length,
        ),
  };
}
