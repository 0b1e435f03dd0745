import type { ApplicantRow } from '@/lib/contracts/organization-applicant';

/** What an applicant is called: by their name, or in a blind review by the number of their receipt. */
export const applicantName = ({ name, receipt }: Pick<ApplicantRow, 'name' | 'receipt'>): string =>
  name ?? `접수 번호 ${receipt}`;
