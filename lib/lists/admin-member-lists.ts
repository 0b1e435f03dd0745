import { ACCOUNT_STATUSES, ROLE_TYPES } from '@/lib/contracts/account';
import * as adminLimits from '@/lib/limits/admin';
import * as adminPaths from '@/lib/paths/admin';
import { defineList, type StateOf } from './define-list';

const { pageSize } = adminLimits;

/** The operators' lists of people and organizations. */

export const memberList = defineList({
  path: adminPaths.screen('members'),
  pageSize,
  sorts: { createdAt: 'desc', lastLoginAt: 'desc', name: 'asc' },
  choices: { role: ROLE_TYPES, status: ACCOUNT_STATUSES },
});
export type MemberListState = StateOf<typeof memberList>;

/** Withdrawn accounts that may come back; whose time ends first is the first. */
export const withdrawalList = defineList({
  path: adminPaths.screen('withdrawals'),
  pageSize,
  sorts: { withdrawnAt: 'asc' },
});
export type WithdrawalListState = StateOf<typeof withdrawalList>;

export const organizationList = defineList({
  path: adminPaths.screen('organizations'),
  pageSize,
  sorts: { createdAt: 'desc', name: 'asc' },
  choices: { verified: ['YES', 'NO'] },
});
export type OrganizationListState = StateOf<typeof organizationList>;
