export const contests = () => '/organization/contest';
export const applicants = (contestUuid: string) => `/organization/contest/${contestUuid}/applicants`;
