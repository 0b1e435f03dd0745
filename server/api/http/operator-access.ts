import * as adminMessages from '@/lib/messages/admin';

/** What every route of the operators has. */
export const OPERATOR_ONLY = {
  group: 'admin',
  access: ['ADMIN'],
  /** That of calls without one of their own, which read. */
  rateLimit: 'adminRead',
  refusals: Object.fromEntries(
    (
      [
        'MEMBER',
        'ARTIST_PENDING',
        'ARTIST_PENDING_RETRY',
        'ARTIST_BEFORE_PROFILE',
        'ARTIST',
        'BUSINESS',
      ] as const
    ).map((role) => [role, adminMessages.operatorOnly]),
  ),
} as const;
