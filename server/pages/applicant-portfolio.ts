import { z } from 'zod';
import { apiUrl } from '@/lib/api/url';
import { applicantPortfolioSchema, type ApplicantPortfolio } from '@/lib/contracts/organization-applicant';
import { PlatformError } from '@/server/bff/platform-error';
import { getForVisitor } from '@/server/bff/visitor-data';

/**
 * The portfolio that an applicant sent; null where the visitor's organization has no such applicant, or may not see it.
 * @throws PlatformError UNAUTHORIZED without a session, others where the platform refuses or is away
 */
export async function getApplicantPortfolio(
  request: Pick<Request, 'headers'>,
  applicantId: string,
): Promise<ApplicantPortfolio | null> {
  if (!z.uuid().safeParse(applicantId).success) return null;
  const path = apiUrl('/v1/organizations/applicants/{applicantId}/portfolio', { params: { applicantId } });
  try {
    return await getForVisitor(request, path, applicantPortfolioSchema);
  } catch (error) {
    if (error instanceof PlatformError && error.status === 404) return null;
    throw error;
  }
}
