import type { ChosenDocument } from '@/components/auth/fields/document-list';
import { fetchApi, trusted } from '@/lib/browser/fetch-api';
import { uploadForm, type UploadOptions } from '@/lib/browser/upload-form';
import { api } from '@/lib/paths';
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
 * Signs up: JSON for a member, a form with the documents for an artist (member document, section 7).
 * @throws {ApiFailure}; the signal's reason when it was stopped
 */
export async function sendSignup(sending: Sending): Promise<void> {
  const { type, payload, documents, socialLoginUuid, signal, onProgress } = sending;
  if (type === 'MEMBER') {
    const call = { method: 'POST', json: payload, signal } as const;
    await fetchApi(api.memberSignup(socialLoginUuid), trusted<unknown>(), call);
    return;
  }
  const form = new FormData();
  form.append('reqDto', new Blob([JSON.stringify(payload)], { type: 'application/json' }));
  for (const { file } of documents) form.append('files', file, file.name);
  await uploadForm(api.artistSignup(socialLoginUuid), form, trusted<unknown>(), { signal, onProgress });
}
