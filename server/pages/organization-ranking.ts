import { contestRankingSchema, type ContestRanking } from '@/lib/contracts/contest-ranking';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { apiUrl } from '@/lib/api/url';
import { getForVisitor } from '@/server/bff/visitor-data';
import { getOwnersContest } from './organization-contests';
import { orNullWhereMissing } from './refusal';

/** What the page of a contest's ranking shows. */
export interface RankingPage {
  contest: OrganizationContest;
  ranking: ContestRanking;
}

/**
 * The ranking of a contest's present round, with the contest (C-95).
 * @returns null where the URL names no contest of the visitor's organization, and for a reviewer
 * @throws PlatformError UNAUTHORIZED without a session, others where the platform refuses or is away
 */
export async function getRankingPage(
  request: Pick<Request, 'headers'>,
  contestUuid: string,
): Promise<RankingPage | null> {
  const found = await getOwnersContest(request, contestUuid);
  if (found === null) return null;
  const url = apiUrl('/v1/organizations/contests/{uuid}/ranking', { params: { uuid: contestUuid } });
  return orNullWhereMissing(
    getForVisitor(request, url, contestRankingSchema).then((ranking) => ({
      contest: found.contest,
      ranking,
    })),
  );
}
