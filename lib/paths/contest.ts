import { withQuery } from './query';

/** Pages of one contest. `organization.ts` has those that every page links to. */

export const applicants = (contestUuid: string) => `/organization/contest/${contestUuid}/applicants`;
export const jury = (contestUuid: string) => `/organization/contest/${contestUuid}/jury`;
export const ranking = (contestUuid: string) => `/organization/contest/${contestUuid}/ranking`;
/** The jury's statement, and the publication of the result. */
export const result = (contestUuid: string) => `/organization/contest/${contestUuid}/result`;
/** What owners write to applicants. @param applicantId the one whom a new message is for */
export const messages = (contestUuid: string, applicantId?: string) =>
  withQuery(`/organization/contest/${contestUuid}/messages`, { applicant: applicantId });
export const editContest = (contestUuid: string) => `/organization/contest/${contestUuid}/edit`;
/** The form as artists will see it, for the people of the organization. */
export const previewContest = (contestUuid: string) => `/organization/contest/${contestUuid}/preview`;
/** The applicants of a contest, with one of them open. */
export const applicant = (contestUuid: string, applicantId: string) =>
  `${applicants(contestUuid)}?applicant=${applicantId}`;
/** What an applicant sent in the field for the portfolio. */
export const applicantPortfolio = (applicantId: string) => `/contest/applicants/${applicantId}/portfolio`;
