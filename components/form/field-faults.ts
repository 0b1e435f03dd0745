import { ApiFailure } from '@/lib/browser/api-failure';
import type { ErrorCode } from '@/lib/contracts/errors';
import * as signupMessages from '@/lib/messages/signup';

/** A field of the contract and what is wrong with it. */
interface FieldFault {
  /** The field of the body. */
  field: string;
  /** The whole path, where the fault is about a part of the field: `experiences.3.title`. */
  path: string;
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
  CATEGORY_NAME_TAKEN: { field: 'name' },
  UNSUPPORTED_MEDIA: { field: 'files', message: signupMessages.documentsType },
  PAYLOAD_TOO_LARGE: { field: 'files', message: signupMessages.documentsSize },
};

/** The fields that a failure is about: those that the server named, or the one that the code stands for. */
export function fieldFaultsOf(failure: unknown): FieldFault[] {
  if (!(failure instanceof ApiFailure)) return [];
  const { code, message, errors } = failure;
  if (errors.length > 0) {
    return errors.map(({ field: path, message }) => ({ field: path.split('.')[0] ?? path, path, message }));
  }
  const known = Object.entries(FIELD_OF_CODE).find(([name]) => name === code)?.[1];
  return known === undefined ? [] : [{ message, ...known, path: known.field }];
}

/**
 * Where a form shows a fault: at the field of a row or a group that the form has, else at the list or field as a whole.
 * @param values of the form
 */
export function placeOfFault({ field, path }: FieldFault, values: Readonly<Record<string, unknown>>): string {
  const [, ...names] = path.split('.');
  const value = values[field];
  const [index = '', ...inRow] = names;
  const [group, [name, ...deeper]] = Array.isArray(value)
    ? [value[Number(index)] as unknown, inRow]
    : [value, names];
  const hasField =
    typeof group === 'object' && group !== null && name !== undefined && Object.hasOwn(group, name);
  return hasField && deeper.length === 0 ? path : field;
}
