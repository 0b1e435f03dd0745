import * as myMessages from '@/lib/messages/my';
import { cleanLine } from '@/lib/text/clean';
import { ApiError } from '@/server/api/http/api-error';
import type { ClaimedIdentity } from '@/server/api/modules/identity/service';

/** The roles that may change their own profile. The operator maintains those of organizations and operators. */
export const EDITING_ROLES = [
  'MEMBER',
  'ARTIST_PENDING',
  'ARTIST_PENDING_RETRY',
  'ARTIST_BEFORE_PROFILE',
  'ARTIST',
] as const;

/** The roles that may apply to be an artist: members, and applicants whom the operator asked for other documents (M-210). */
export const APPLYING_ROLES = ['MEMBER', 'ARTIST_PENDING_RETRY'] as const;

interface Owner {
  name: string;
  birthDate: string | null;
  diHash: string | null;
}

/**
 * Checks that a new phone number is its account owner's (M-193).
 * @throws ApiError PHONE_OWNER_MISMATCH for another person's verification, UNPROCESSABLE for another number than the
 * verified one
 */
export function assertOwnPhone(owner: Owner, person: ClaimedIdentity, phoneNum: string): void {
  const isOwner =
    // Older accounts have their name as it came.
    cleanLine(person.name) === cleanLine(owner.name) &&
    person.birthDate === owner.birthDate &&
    (owner.diHash === null || person.diHash === owner.diHash);
  if (!isOwner) {
    throw new ApiError('PHONE_OWNER_MISMATCH', { errors: atPhone(myMessages.phoneOwnerMismatch) });
  }
  if (person.phoneNum !== phoneNum) throw phoneUnverified();
}

/** The failure for a phone number without a verification. */
export function phoneUnverified(): ApiError {
  return new ApiError('UNPROCESSABLE', { errors: atPhone(myMessages.phoneUnverified) });
}

/** The failure as one of the field of the phone number. */
export function atPhoneField(error: unknown): unknown {
  return error instanceof ApiError
    ? new ApiError(error.code, { errors: atPhone(error.message), cause: error })
    : error;
}

function atPhone(message: string) {
  return [{ field: 'phoneNum', message }];
}
