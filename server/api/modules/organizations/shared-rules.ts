import * as authMessages from '@/lib/messages/auth';

/** Calls of the organization's area are for its accounts. */
export const ORGANIZATION_ONLY = {
  access: ['BUSINESS'],
  refusals: Object.fromEntries(
    (
      [
        'MEMBER',
        'ARTIST',
        'ARTIST_BEFORE_PROFILE',
        'ARTIST_PENDING',
        'ARTIST_PENDING_RETRY',
        'ADMIN',
      ] as const
    ).map((role) => [role, authMessages.organizationOnly]),
  ),
} as const;
