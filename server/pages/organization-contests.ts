import { z } from 'zod';
import { asArtistsSee } from '@/lib/contest/as-artists-see';
import type { Contest } from '@/lib/contracts/contest';
import type { Page } from '@/lib/contracts/envelope';
import {
  organizationContestPageSchema,
  organizationContestSchema,
  organizationSchema,
  type Organization,
  type OrganizationContest,
  type OrganizationContestRow,
} from '@/lib/contracts/organization-contest';
import { organizationContestList, type OrganizationContestListState } from '@/lib/lists/organization-lists';
import { apiUrl } from '@/lib/api/url';
import { readSession } from '@/server/bff/session';
import { getForVisitor } from '@/server/bff/visitor-data';
import { readListState } from './list-state';
import { orNullWhereMissing } from './refusal';
import type { SearchParams } from './search-params';

type VisitorRequest = Pick<Request, 'headers'>;

/** What the page of an organization's contests shows. */
export interface ContestsPage {
  organization: Organization;
  state: OrganizationContestListState;
  first: Page<OrganizationContestRow>;
}

/** A contest, and the organization of the visitor. */
interface ContestOfVisitor {
  organization: Organization;
  contest: OrganizationContest;
}

const getOrganization = (request: VisitorRequest) =>
  getForVisitor(request, apiUrl('/v1/organizations/me'), organizationSchema);

/**
 * A page of the contests of the visitor's organization (C-61).
 * @returns null where the URL names no page of the list
 * @throws PlatformError UNAUTHORIZED without a session, others where the platform refuses or is away
 */
export async function getContestsPage(
  request: VisitorRequest,
  searchParams: SearchParams,
): Promise<ContestsPage | null> {
  const state = readListState(organizationContestList, searchParams);
  if (state === null) return null;
  const query = { ...state, size: organizationContestList.pageSize };
  const [organization, first] = await Promise.all([
    getOrganization(request),
    getForVisitor(request, apiUrl('/v1/organizations/contests', { query }), organizationContestPageSchema),
  ]);
  return { organization, state, first };
}

/**
 * One contest of the visitor's organization.
 * @returns null where the URL names none
 * @throws PlatformError as `getContestsPage` does
 */
async function getContestOfVisitor(
  request: VisitorRequest,
  contestUuid: string,
): Promise<ContestOfVisitor | null> {
  if (!z.uuid().safeParse(contestUuid).success) return null;
  const url = apiUrl('/v1/organizations/contests/{uuid}', { params: { uuid: contestUuid } });
  return orNullWhereMissing(
    Promise.all([getOrganization(request), getForVisitor(request, url, organizationContestSchema)]).then(
      ([organization, contest]) => ({ organization, contest }),
    ),
  );
}

/** A contest to be worked on; null also for a reviewer, who may not. @throws as `getContestsPage` does */
export async function getOwnersContest(
  request: VisitorRequest,
  contestUuid: string,
): Promise<{ accountId: string; contest: OrganizationContest } | null> {
  const [found, session] = await Promise.all([
    getContestOfVisitor(request, contestUuid),
    readSession(request.headers.get('cookie')),
  ]);
  if (found?.organization.role !== 'OWNER') return null;
  return { accountId: session?.user.id ?? '', contest: found.contest };
}

/** A contest as artists will see it. @throws as `getContestsPage` does */
export async function getPreviewedContest(
  request: VisitorRequest,
  contestUuid: string,
): Promise<Contest | null> {
  const found = await getContestOfVisitor(request, contestUuid);
  return found === null ? null : asArtistsSee(found.contest);
}
