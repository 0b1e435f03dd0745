import { ApiFailure } from '@/lib/browser/api-failure';
import type { ErrorCode } from '@/lib/contracts/errors';
import * as signupMessages from '@/lib/messages/signup';

/** A field of the contract and what is wrong with it. */
interface FieldFault {
  field: string;
  message: string;
}

/** Error codes that are about one field, and the sentence at the field where it isn't the server's. */
const FIELD_OF_CODE: Partial<Record<ErrorCode, { field: string; message?: string }>> = {
  ACCOUNT_ID_TAKEN: { field: 'accountId' },
  EMAIL_TAKEN: { field: 'email' },
  CURRENT_PASSWORD_WRONG: { field: 'currentPassword' },
  PHONE_OWNER_MISMATCH: { field: 'phoneNum' },
  IDENTITY_FAILED: { field: 'phoneNum' },
  IDENTITY_MISMATCH: { field: 'phoneNum' },
  IDENTITY_REGISTERED: { field: 'phoneNum' },
  IDENTITY_BARRED: { field: 'phoneNum' },
  UNSUPPORTED_MEDIA: { field: 'files', message: signupMessages.documentsType },
  PAYLOAD_TOO_LARGE: { field: 'files', message: signupMessages.documentsSize },
};

/** The fields that a failure is about: those that the server named, or the one that the code stands for. */
export function fieldFaultsOf(failure: unknown): FieldFault[] {
  if (!(failure instanceof ApiFailure)) return [];
  const { code, message, errors } = failure;
  if (errors.length > 0) {
    return errors.map(({ field, message }) => ({ field: field.split('.')[0] ?? field, message }));
  }
  const known = Object.entries(FIELD_OF_CODE).find(([name]) => name === code)?.[1];
  return known === undefined ? [] : [{ message, ...known }];
}
