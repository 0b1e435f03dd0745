'use client';

import { useLateQueries } from '@/components/ui/use-late-queries';
import { callApi } from '@/lib/browser/call-api';
import type { ApplicantPortfolio } from '@/lib/contracts/organization-applicant';

/** The address of the file lives for ten minutes. */
const FILE_MS = 4 * 60_000;

/** The portfolio that the page came with, and later with an address that still works. */
export function useFreshPortfolio(first: ApplicantPortfolio): ApplicantPortfolio {
  const { applicantId } = first;
  const { results } = useLateQueries<ApplicantPortfolio>([
    {
      queryKey: ['applicant-portfolio', applicantId],
      queryFn: ({ signal }) =>
        callApi('get', '/v1/organizations/applicants/{applicantId}/portfolio', {
          params: { applicantId },
          signal,
        }),
      initialData: first,
      staleTime: FILE_MS,
      refetchInterval: FILE_MS,
    },
  ]);
  return results?.[0]?.data ?? first;
}
