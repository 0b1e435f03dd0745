import { showAlert } from '@/components/ui/alert-store';
import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import type { FoundAccount, IdentityForm, PasswordGrant, VerifiedIdentity } from '@/lib/contracts/identity';
import { identityChannelName, isIdentityMessage } from '@/lib/identity-channel';
import type { IdentityMessage } from '@/lib/identity-channel';
import * as authPaths from '@/lib/paths/auth';
import * as identityLimits from '@/lib/limits/identity';

/** What a verification is for. Its answer follows from that. */
export type IdentityPurpose = { type?: undefined } | { type: 'id' } | { type: 'pwd'; accountId: string };
type Outcome = VerifiedIdentity | FoundAccount | PasswordGrant;

/** Runs a verification in an open popup, which the caller closes. Null as `useIdentity` says. */
export async function verifyInPopup(popup: Window, purpose: IdentityPurpose): Promise<Outcome | null> {
  const channel = randomName();
  const form = await begin(authPaths.verifyResult({ type: purpose.type, channel }));
  if (form === null || popup.closed) return null;
  const arrival = listen(identityChannelName(channel), popup);
  post(form, popup);
  const answer = await arrival;
  if (answer === null) return null;
  // The popup isn't needed any more. On a phone it would cover the page.
  popup.close();
  return conclude(purpose, { uniqueVal: form.uniqueVal, ...answer });
}

/** Begins a verification. A failure is shown, since the person would only see an empty popup close. */
async function begin(returnUrl: string): Promise<IdentityForm | null> {
  try {
    return await callApi('post', '/v1/auth/identity', { body: { returnUrl } });
  } catch (error) {
    void showAlert(failureMessage(error));
    return null;
  }
}

/** The message of the landing page; null where the popup is closed before it. */
function listen(name: string, popup: Window): Promise<IdentityMessage | null> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(name);
    let wasClosed = false;
    const settle = (message: IdentityMessage | null) => {
      clearInterval(timer);
      channel.close();
      resolve(message);
    };
    const timer = setInterval(() => {
      // Closed at two looks in a row: the popup's last message may still be on its way at the first.
      if (wasClosed) settle(null);
      wasClosed = popup.closed;
    }, identityLimits.pollMs);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isIdentityMessage(data)) settle({ encData: data.encData, integrity: data.integrity });
    };
  });
}

/** Sends the popup to the verification service, with the encrypted request. */
function post({ actionUrl, tokenVersionId, encData, integrity }: IdentityForm, popup: Window): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = actionUrl;
  form.target = popup.name;
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

const TOLD: ReadonlySet<string> = new Set(['ACCOUNT_NOT_FOUND', 'IDENTITY_BARRED']);

async function conclude(
  purpose: IdentityPurpose,
  answer: { uniqueVal: string } & IdentityMessage,
): Promise<Outcome | null> {
  try {
    return await resultOf(purpose, answer);
  } catch (error) {
    // Only a person who proved who they are is told that they have no account or may not join.
    if (error instanceof ApiFailure && TOLD.has(error.code)) void showAlert(error.message);
    return null;
  }
}

function resultOf(purpose: IdentityPurpose, body: { uniqueVal: string } & IdentityMessage): Promise<Outcome> {
  switch (purpose.type) {
    case 'id':
      return callApi('post', '/v1/auth/identity/result/id', { body });
    case 'pwd':
      return callApi('post', '/v1/auth/identity/result/pwd', {
        body: { ...body, accountId: purpose.accountId },
      });
    case undefined:
      return callApi('post', '/v1/auth/identity/result', { body });
  }
}

/** A random name, also on a page without a secure context, where `randomUUID` is missing. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
