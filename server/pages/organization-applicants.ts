import { z } from 'zod';
import type { MemberRole } from '@/lib/contracts/contest';
import type { Page } from '@/lib/contracts/envelope';
import { applicantPageSchema, type ApplicantRow } from '@/lib/contracts/organization-applicant';
import {
  organizationContestSchema,
  organizationSchema,
  type OrganizationContest,
} from '@/lib/contracts/organization-contest';
import { applicantListOf, type ApplicantListState } from '@/lib/lists/organization-lists';
import { apiUrl } from '@/lib/api/url';
import { getForVisitor } from '@/server/bff/visitor-data';
import { readListState } from './list-state';
import { orNullWhereMissing } from './refusal';
import type { SearchParams } from './search-params';

/** What the page of a contest's applicants shows. */
export interface ApplicantsPage {
  contest: OrganizationContest;
  /** What the visitor may do in the organization. */
  role: MemberRole;
  state: ApplicantListState;
  first: Page<ApplicantRow>;
}

/**
 * A page of the applicants of a contest, with the contest (C-62).
 * @returns null where the URL names no contest of the visitor's organization, or no page of its applicants
 * @throws PlatformError UNAUTHORIZED without a session, others where the platform refuses or is away
 */
export async function getApplicantsPage(
  request: Pick<Request, 'headers'>,
  contestUuid: string,
  searchParams: SearchParams,
): Promise<ApplicantsPage | null> {
  if (!z.uuid().safeParse(contestUuid).success) return null;
  const list = applicantListOf(contestUuid);
  const state = readListState(list, searchParams);
  if (state === null) return null;
  const params = { uuid: contestUuid };
  const query = { ...state, size: list.pageSize };
  return orNullWhereMissing(
    Promise.all([
      getForVisitor(request, apiUrl('/v1/organizations/me'), organizationSchema),
      getForVisitor(
        request,
        apiUrl('/v1/organizations/contests/{uuid}', { params }),
        organizationContestSchema,
      ),
      getForVisitor(
        request,
        apiUrl('/v1/organizations/contests/{uuid}/applicants', { params, query }),
        applicantPageSchema,
      ),
    ]).then(([organization, contest, first]) => ({ contest, role: organization.role, state, first })),
  );
}
