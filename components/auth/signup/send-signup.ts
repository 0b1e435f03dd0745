import type { ChosenDocument } from '@/components/auth/fields/document-list';
import { callApi } from '@/lib/browser/call-api';
import { uploadForm, type UploadOptions } from '@/lib/browser/upload-form';
import { apiUrl } from '@/lib/api/url';
import type { MemberSignup } from '@/lib/contracts/signup';
import type { SignupPayload } from './form-schema';
import type { SignupType } from './signup-state';

interface Sending extends UploadOptions {
  type: SignupType;
  payload: SignupPayload;
  documents: readonly ChosenDocument[];
  /** Of a social login that has no account yet. */
  socialLoginUuid: string | undefined;
}

/**
 * Signs up: JSON for a member, a form with the documents for an artist (M-155 to M-157).
 * @throws {ApiFailure}; the signal's reason when it was stopped
 */
export async function sendSignup(sending: Sending): Promise<void> {
  const { type, payload, documents, socialLoginUuid, signal, onProgress } = sending;
  if (type === 'MEMBER') {
    const call = { body: payload, signal };
    if (socialLoginUuid === undefined)
      await callApi('post', '/v1/auth/members/signup', { ...call, body: payload as MemberSignup });
    else
      await callApi('post', '/v1/auth/oauth2/members/signup/{uuid}', {
        ...call,
        params: { uuid: socialLoginUuid },
      });
    return;
  }
  const form = new FormData();
  form.append('reqDto', new Blob([JSON.stringify(payload)], { type: 'application/json' }));
  for (const { file } of documents) form.append('files', file, file.name);
  const url =
    socialLoginUuid === undefined
      ? apiUrl('/v1/auth/artists/signup')
      : apiUrl('/v1/auth/oauth2/artists/signup/{uuid}', { params: { uuid: socialLoginUuid } });
  await uploadForm(url, form, { signal, onProgress });
}
