export const contests = () => '/organization/contest';
