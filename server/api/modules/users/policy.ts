import * as myMessages from '@/lib/messages/my';
import { ApiError } from '@/server/api/http/api-error';
import type { TakenIdentity } from '@/server/api/modules/identity/service';

/** Whose profile is their own to change; an organization's and the operator's are made by the operator. */
export const EDITING_ROLES = [
  'MEMBER',
  'ARTIST_PENDING',
  'ARTIST_PENDING_RETRY',
  'ARTIST_BEFORE_PROFILE',
  'ARTIST',
] as const;

/** Who may apply to be an artist, the second after other documents were asked for (member document, section 4). */
export const APPLYING_ROLES = ['MEMBER', 'ARTIST_PENDING_RETRY'] as const;

interface Owner {
  name: string;
  birthDate: string | null;
  diHash: string | null;
}

/**
 * A new phone number has to be its account owner's (member document, section 5).
 * @throws ApiError PHONE_OWNER_MISMATCH for somebody else's verification, UNPROCESSABLE for another number than the
 * verified one
 */
export function assertOwnPhone(owner: Owner, person: TakenIdentity, phoneNum: string): void {
  const isOwner =
    person.name === owner.name &&
    person.birthDate === owner.birthDate &&
    (owner.diHash === null || person.diHash === owner.diHash);
  if (!isOwner) {
    throw new ApiError('PHONE_OWNER_MISMATCH', { errors: atPhone(myMessages.phoneOwnerMismatch) });
  }
  if (person.phoneNum !== phoneNum) throw phoneUnverified();
}

/** Nobody has verified the number that a form brings. */
export function phoneUnverified(): ApiError {
  return new ApiError('UNPROCESSABLE', { errors: atPhone(myMessages.phoneUnverified) });
}

/** The same failure, told beside the phone number. */
export function atPhoneField(error: unknown): unknown {
  return error instanceof ApiError
    ? new ApiError(error.code, { errors: atPhone(error.message), cause: error })
    : error;
}

function atPhone(message: string) {
  return [{ field: 'phoneNum', message }];
}
