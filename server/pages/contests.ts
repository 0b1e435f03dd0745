import { apiUrl } from '@/lib/api/url';
import {
  applicationRowsSchema,
  contestSchema,
  type ApplicationRow,
  type Contest,
} from '@/lib/contracts/contest';
import { getForVisitor } from '@/server/bff/visitor-data';
import { orNull } from './refusal';

/**
 * The applications of the artist who makes the request, the newest first.
 * @throws PlatformError UNAUTHORIZED without a session, others where the platform refuses or is away
 */
export async function getApplications(request: Pick<Request, 'headers'>): Promise<ApplicationRow[]> {
  const url = apiUrl('/v1/artists/contest-applicants');
  return (await getForVisitor(request, url, applicationRowsSchema)).content;
}

/**
 * The contest of a piece of news as its organization and the operator see it before it is published (C-13); null for
 * others, and where there is none.
 * @throws PlatformError where the platform is away
 */
export async function findContestPreview(
  request: Pick<Request, 'headers'>,
  articleUuid: string,
): Promise<Contest | null> {
  const url = apiUrl('/v1/contents/contests/by-article/{articleUuid}', {
    params: { articleUuid },
    query: { isInternal: 'true' },
  });
  return orNull(getForVisitor(request, url, contestSchema));
}
