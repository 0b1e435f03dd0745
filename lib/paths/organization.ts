export const contests = () => '/organization/contest';
export const applicants = (contestUuid: string) => `/organization/contest/${contestUuid}/applicants`;
export const editContest = (contestUuid: string) => `/organization/contest/${contestUuid}/edit`;
/** The form as artists will see it, for the people of the organization. */
export const previewContest = (contestUuid: string) => `/organization/contest/${contestUuid}/preview`;
