import { showAlert } from '@/components/ui/dialog/alert-store';
import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import type { IdentityPurpose } from '@/lib/browser/identity-away';
import type { FoundAccount, IdentityForm, PasswordGrant, VerifiedIdentity } from '@/lib/contracts/identity';
import type { IdentityMessage } from '@/lib/identity-channel';

/** The result of a verification, by its purpose. */
export type Verified =
  | { type: undefined; person: VerifiedIdentity }
  | { type: 'id'; found: FoundAccount }
  | { type: 'pwd'; accountId: string; grant: PasswordGrant };

/** Begins a verification. Shows a failure, because nothing else would report it. */
export async function beginIdentity(returnUrl: string): Promise<IdentityForm | null> {
  try {
    return await callApi('post', '/v1/auth/identity', { body: { returnUrl } });
  } catch (error) {
    void showAlert(failureMessage(error));
    return null;
  }
}

/** Sends a window to the verification service, with the encrypted request. @param target the window's name */
export function postIdentity(
  { actionUrl, tokenVersionId, encData, integrity }: IdentityForm,
  target: string,
): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = actionUrl;
  form.target = target;
  form.hidden = true;
  const fields = {
    m: 'service',
    token_version_id: tokenVersionId,
    enc_data: encData,
    integrity_value: integrity,
  };
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

const SHOWN_CODES: ReadonlySet<string> = new Set(['ACCOUNT_NOT_FOUND', 'IDENTITY_BARRED']);

/** Shows a verified person that they have no account, or may not join. Ignores other errors. @returns whether it showed one */
export function tellIdentityFailure(error: unknown): boolean {
  const isShown = error instanceof ApiFailure && SHOWN_CODES.has(error.code);
  if (isShown) void showAlert(error.message);
  return isShown;
}

/** Decodes an answer of the verification service. @throws {ApiFailure} */
export async function concludeIdentity(
  purpose: IdentityPurpose,
  answer: { uniqueVal: string } & IdentityMessage,
): Promise<Verified> {
  const body = answer;
  switch (purpose.type) {
    case 'id':
      return { type: 'id', found: await callApi('post', '/v1/auth/identity/result/id', { body }) };
    case 'pwd': {
      const { accountId } = purpose;
      const call = { body: { ...body, accountId } };
      return { type: 'pwd', accountId, grant: await callApi('post', '/v1/auth/identity/result/pwd', call) };
    }
    case undefined:
      return { type: undefined, person: await callApi('post', '/v1/auth/identity/result', { body }) };
  }
}

/** Returns a random name. `randomUUID` is missing on a page without a secure context. */
export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
