import { contestLogSchema, type ContestLog } from '@/lib/contracts/contest-event';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { jurySchema, type Jury } from '@/lib/contracts/organization-jury';
import { apiUrl } from '@/lib/api/url';
import { getForVisitor } from '@/server/bff/visitor-data';
import { getOwnersContest } from './organization-contests';
import { orNullWhereMissing } from './refusal';

/** What the page of a contest's panel shows. */
export interface JuryPage {
  /** The login ID of the visitor, to whom kept text belongs. */
  accountId: string;
  contest: OrganizationContest;
  jury: Jury;
  log: ContestLog;
}

/**
 * The panel of a contest, with the contest (C-92).
 * @returns null where the URL names no contest of the visitor's organization, and for a reviewer
 * @throws PlatformError UNAUTHORIZED without a session, others where the platform refuses or is away
 */
export async function getJuryPage(
  request: Pick<Request, 'headers'>,
  contestUuid: string,
): Promise<JuryPage | null> {
  const found = await getOwnersContest(request, contestUuid);
  if (found === null) return null;
  const url = apiUrl('/v1/organizations/contests/{uuid}/jury', { params: { uuid: contestUuid } });
  const logUrl = apiUrl('/v1/organizations/contests/{uuid}/log', { params: { uuid: contestUuid } });
  return orNullWhereMissing(
    Promise.all([
      getForVisitor(request, url, jurySchema),
      getForVisitor(request, logUrl, contestLogSchema),
    ]).then(([jury, log]) => ({ ...found, jury, log })),
  );
}
