import type { APIRequestContext } from '@playwright/test';
import type { IdentityForm, VerifiedIdentity } from '@/lib/contracts/identity';
import { apiUrl } from '@/lib/api/url';
import type { Person } from './verify';

/**
 * Makes a member who was verified as `person`, by the calls that the signup page makes; for tests of what comes
 * after a signup.
 */
export async function signUpMember(
  request: APIRequestContext,
  member: { accountId: string; accountPwd: string; person: Person },
): Promise<void> {
  const { accountId, accountPwd, person } = member;
  const identity = await verify(request, person);
  await send(request, apiUrl('/v1/auth/members/signup'), {
    accountId,
    accountPwd,
    email: `${accountId}@gyeol.example`,
    name: identity.name,
    genderType: identity.genderType,
    birthDate: identity.birthDate,
    phoneNum: identity.phoneNum,
    uniqueVal: identity.uniqueVal,
    di: identity.di,
    address: '서울특별시 성북구 동소문로 1',
    addressDetail: '101호',
    buildingName: null,
    zoneCode: '02830',
    artistInterests: [],
    artistInterestEtc: null,
    userInterests: ['EXHIBITION'],
    userInterestEtc: null,
    signupSources: [],
    signupSourcesEtc: null,
    terms: true,
    privacyRequired: true,
    privacyOptional: false,
    agreeBusinessEmail: false,
    agreeMarketingEmail: false,
    agreeBusinessSms: false,
    agreeMarketingSms: false,
  });
}

/** Through the demo verifier's own pages, without a browser. */
async function verify(request: APIRequestContext, person: Person): Promise<VerifiedIdentity> {
  const form = await send<IdentityForm>(request, apiUrl('/v1/auth/identity'), {
    returnUrl: '/auth/verifyResult',
  });
  const { tokenVersionId, encData, integrity, actionUrl, uniqueVal } = form;
  const asked = { token_version_id: tokenVersionId, enc_data: encData, integrity_value: integrity };
  const page = await (await request.post(actionUrl, { form: { m: 'service', ...asked } })).text();
  const answer = await request.post(actionUrl.replace('service.cb', 'confirm'), {
    form: {
      ...asked,
      action: 'confirm',
      carrier: 'SKT',
      name: person.name,
      birthDate: person.birthDate,
      gender: person.gender === '남' ? 'MALE' : 'FEMALE',
      phoneNum: person.phoneNum,
      code: /<strong>(\d{6})<\/strong>/.exec(page)?.[1] ?? '',
    },
    maxRedirects: 0,
  });
  const result = new URL(answer.headers().location ?? '', 'http://site').searchParams;
  return send<VerifiedIdentity>(request, apiUrl('/v1/auth/identity/result'), {
    uniqueVal,
    encData: result.get('enc_data'),
    integrity: result.get('integrity_value'),
  });
}

async function send<Data>(request: APIRequestContext, path: string, data: unknown): Promise<Data> {
  const answer = await request.post(path, { data, headers: { 'sec-fetch-site': 'same-origin' } });
  const body = (await answer.json()) as { data: Data };
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${JSON.stringify(body)}`);
  return body.data;
}
