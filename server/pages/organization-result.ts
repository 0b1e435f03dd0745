import { contestResultSchema, type ContestResult } from '@/lib/contracts/contest-result';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { apiUrl } from '@/lib/api/url';
import { getForVisitor } from '@/server/bff/visitor-data';
import { getOwnersContest } from './organization-contests';
import { orNullWhereMissing } from './refusal';

/** What the page of a contest's result shows. */
export interface ResultPage {
  /** The login ID of the visitor, to whom kept text belongs. */
  accountId: string;
  contest: OrganizationContest;
  /** The result as visitors would read it now. */
  result: ContestResult;
}

/**
 * The result of a contest, with the contest (C-99).
 * @returns null where the URL names no contest of the visitor's organization, and for a reviewer
 * @throws PlatformError UNAUTHORIZED without a session, others where the platform refuses or is away
 */
export async function getResultPage(
  request: Pick<Request, 'headers'>,
  contestUuid: string,
): Promise<ResultPage | null> {
  const found = await getOwnersContest(request, contestUuid);
  if (found === null) return null;
  const url = apiUrl('/v1/organizations/contests/{uuid}/result', { params: { uuid: contestUuid } });
  return orNullWhereMissing(
    getForVisitor(request, url, contestResultSchema).then((result) => ({ ...found, result })),
  );
}
