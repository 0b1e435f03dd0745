import { ERRORS, type ErrorCode } from '@/lib/contracts/errors';
import * as authMessages from '@/lib/messages/auth';
import { ApiError } from '@/server/api/http/api-error';

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

/** An ID or an address that is taken is a fault of its field. */
const FIELDS: Partial<Record<ErrorCode, string>> = {
  ACCOUNT_ID_TAKEN: 'accountId',
  EMAIL_TAKEN: 'email',
  PERSON_NOT_FREE: 'accountId',
};

/** Returns the error of a change of an organization's people, at its field where it has one. */
export function personRefusal(code: ErrorCode): ApiError {
  const field = FIELDS[code];
  return new ApiError(code, {
    errors: field === undefined ? [] : [{ field, message: ERRORS[code].message }],
  });
}
