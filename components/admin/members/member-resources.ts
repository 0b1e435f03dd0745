/** What shows an account, and is loaded again after a change of it. */
export const MEMBER_RESOURCES = ['members', 'withdrawals', 'organizations', 'audit', 'today'] as const;
