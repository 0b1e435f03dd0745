import * as contestPaths from '@/lib/paths/contest';
import * as organizationPaths from '@/lib/paths/organization';
import { defineList, type StateOf } from './define-list';

/** The contests of an organization. */
export const organizationContestList = defineList({
  path: organizationPaths.contests(),
  pageSize: 20,
  sorts: { createdAt: 'desc', closesAt: 'asc', title: 'asc' },
  filters: ['ALL', 'DRAFT', 'SCHEDULED', 'OPEN', 'CLOSED', 'ARCHIVED', 'WITHDRAWN'],
});
export type OrganizationContestListState = StateOf<typeof organizationContestList>;

/** The applicants of a contest. A list is one definition with the contest's address. */
export const applicantListOf = (contestUuid: string) =>
  defineList({
    path: contestPaths.applicants(contestUuid),
    pageSize: 20,
    sorts: { sentAt: 'desc', name: 'asc', score: 'desc' },
    filters: ['ALL', 'UNSCORED', 'HELD', 'PENDING', 'REVIEWING', 'SELECTED', 'REJECTED'],
    flags: ['current'],
  });
export type ApplicantListState = StateOf<ReturnType<typeof applicantListOf>>;

/** The messages of a contest, the newest first. */
export const contestMessageListOf = (contestUuid: string) =>
  defineList({ path: contestPaths.messages(contestUuid), pageSize: 20 });
export type ContestMessageListState = StateOf<ReturnType<typeof contestMessageListOf>>;
