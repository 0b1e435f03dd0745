import { successSchema } from '@/lib/contracts/envelope';
import { identityFormSchema } from '@/lib/contracts/identity';
import type { IdentityForm } from '@/lib/contracts/identity';
import { apiUrl } from '@/lib/api/url';
import * as authPaths from '@/lib/paths/auth';
import { createIdentity } from '@/server/providers/identity/create-identity';

/** The key of the hash that marks a verified person in tests. */
export const TEST_IDENTITY_SECRET = 'an identity secret for tests, 32 characters';
export const TEST_SITE_URL = 'http://gyeol.test';

/** The demo verifier and its client: they keep nothing, so all tests share them. */
export const testIdentity = createIdentity(
  { kind: 'demo' },
  { secret: TEST_IDENTITY_SECRET, siteOrigins: [TEST_SITE_URL] },
);

export interface TestPerson {
  name: string;
  /** YYYY-MM-DD. */
  birthDate: string;
  gender: 'MALE' | 'FEMALE';
  /** Digits only. */
  phoneNum: string;
}

export const HARU: TestPerson = {
  name: '김하루',
  birthDate: '1994-03-12',
  gender: 'FEMALE',
  phoneNum: '01012345678',
};

export const MINSEO: TestPerson = {
  name: '남궁민서',
  birthDate: '1988-11-30',
  gender: 'MALE',
  phoneNum: '01098765432',
};

/** Posts a form to the demo verifier, as the popup does. */
async function postToVerifier(path: string, fields: Record<string, string>): Promise<Response> {
  const { verifier } = testIdentity;
  if (verifier === null) throw new Error('There is no verifier');
  return verifier(new Request(TEST_SITE_URL + path, { method: 'POST', body: new URLSearchParams(fields) }));
}

function requestFields({ tokenVersionId, encData, integrity }: IdentityForm): Record<string, string> {
  return { token_version_id: tokenVersionId, enc_data: encData, integrity_value: integrity };
}

/** Goes through the popup as a person would, and returns where it leads: the landing page with the result. */
export async function passPopup(form: IdentityForm, person: TestPerson): Promise<URL> {
  const request = requestFields(form);
  const page = await (await postToVerifier(form.actionUrl, { m: 'service', ...request })).text();
  const code = /테스트 인증번호 <strong>(\d{6})</.exec(page)?.[1];
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1];
  if (code === undefined || action === undefined) throw new Error(`No form: ${page}`);
  const answer = await postToVerifier(action, {
    ...request,
    ...person,
    birthDate: person.birthDate.replaceAll('-', ''),
    carrier: 'SKT',
    code,
    action: 'confirm',
  });
  const location = answer.headers.get('location');
  if (answer.status !== 303 || location === null) throw new Error(`No result: ${await answer.text()}`);
  return new URL(location, TEST_SITE_URL);
}

/** The parameters that the landing page reads from its address. */
function resultIn(address: URL): { encData: string; integrity: string } {
  return {
    encData: address.searchParams.get('enc_data') ?? '',
    integrity: address.searchParams.get('integrity_value') ?? '',
  };
}

interface Asks {
  request(method: string, path: string, sent: { body: unknown }): Promise<Response>;
}

/** Begins a verification at the API. */
export async function beginIdentity(api: Asks, returnUrl = authPaths.verifyResult()): Promise<IdentityForm> {
  const response = await api.request('POST', apiUrl('/v1/auth/identity'), { body: { returnUrl } });
  return successSchema(identityFormSchema).parse(await response.json()).data;
}

/** The body that the browser sends to the API after the popup. */
export async function identityAnswer(api: Asks, person: TestPerson) {
  const form = await beginIdentity(api);
  return { uniqueVal: form.uniqueVal, ...resultIn(await passPopup(form, person)) };
}
