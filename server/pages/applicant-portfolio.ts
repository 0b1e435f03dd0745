import { z } from 'zod';
import { apiUrl } from '@/lib/api/url';
import { applicantPortfolioSchema, type ApplicantPortfolio } from '@/lib/contracts/organization-applicant';
import { getForVisitor } from '@/server/bff/visitor-data';
import { orNullWhereMissing } from './refusal';

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
  return orNullWhereMissing(getForVisitor(request, path, applicantPortfolioSchema));
}
