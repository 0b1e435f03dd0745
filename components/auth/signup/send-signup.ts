import { sendDocuments } from '@/components/form/send-documents';
import { apiUrl } from '@/lib/api/url';
import { callApi } from '@/lib/browser/call-api';
import type { UploadOptions } from '@/lib/browser/send-with-progress';
import type { Signup } from './form-schema';
import type { SignupType } from './signup-state';

interface Sending extends UploadOptions {
  type: SignupType;
  signup: Signup;
  /** Names the social login that the account is made for. */
  socialLoginUuid: string | undefined;
}

/**
 * Signs up: JSON for a member, a form with the documents for an artist (M-155 to M-157).
 * @throws {ApiFailure}; the signal's reason when it was stopped
 */
export async function sendSignup({
  type,
  signup,
  socialLoginUuid: uuid,
  ...options
}: Sending): Promise<void> {
  const { accountPwd, ...social } = signup.body;
  if (type === 'ARTIST') {
    const [url, body] =
      uuid === undefined
        ? [apiUrl('/v1/auth/artists/signup'), signup.body]
        : [apiUrl('/v1/auth/oauth2/artists/signup/{uuid}', { params: { uuid } }), social];
    return sendDocuments(url, body, signup.files, options);
  }
  const { signal } = options;
  if (uuid === undefined) await callApi('post', '/v1/auth/members/signup', { body: signup.body, signal });
  else {
    const call = { params: { uuid }, body: social, signal };
    await callApi('post', '/v1/auth/oauth2/members/signup/{uuid}', call);
  }
}
