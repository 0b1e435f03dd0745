import { withdrawalReasons } from '@/server/db/schema/account';
import { likes } from '@/server/db/schema/like';
import { inquiries } from '@/server/db/schema/support';
import { createPasswords } from '@/server/providers/passwords/passwords';
import { demoDi } from '@/server/demo/identity/demo-di';
import { hashDi } from '@/server/providers/identity/identity';
import type { Account, TestApi } from '@/tests/support/api';
import { HARU, passPopup, TEST_IDENTITY_SECRET, TEST_SITE_URL } from '@/tests/support/identity';
import { wholeProfile } from '@/tests/support/profile';
import { DOCUMENTS } from '@/tests/support/signup';
import { bearer } from '@/tests/support/social';
import { named, studioForm } from '@/tests/support/studio';
import type { Effect, Effects } from './effect';

const PASSWORD = 'gyeol!2026';
let passwordHash: Promise<string> | null = null;
const hash = () => (passwordHash ??= createPasswords().hash(PASSWORD));

const same = <Body extends object>(body: Body): [Body, Body] => [body, body];
const login = (api: TestApi, accountPwd: unknown) =>
  api.request('POST', '/v1/auth/login', { body: { accountId: 'haru1', accountPwd } });

const haru = async (api: TestApi): Promise<Account> =>
  api.make.account({
    ...{ ...wholeProfile(), accountId: 'haru1', passwordHash: await hash() },
    diHash: hashDi(TEST_IDENTITY_SECRET, demoDi(HARU)),
  });

const inquiry = (path: '/v1/support/inquiries' | '/v1/support/guest/inquiries'): Effect => ({
  begin: async (api) => {
    const as = path.includes('guest') ? null : await haru(api);
    return {
      bodies: [
        { type: 'INQUIRY', title: '하나', content: '글', email: 'a@example.com', phoneNum: '010-1234-5678' },
        {
          ...{ type: 'CONTENT_POST_REQUEST', title: '둘', content: '긴 글' },
          ...{ email: 'b@example.com', phoneNum: '01099998888' },
        },
      ],
      send: (body) => api.request('POST', path, { as, body: studioForm(body) }),
      read: () => api.row(inquiries),
    };
  },
  shows: { phoneNum: (sent) => String(sent).replaceAll('-', '') },
});

const liking = (method: 'POST' | 'DELETE'): Effect => ({
  begin: async (api) => {
    const as = await haru(api);
    const targets = [
      { type: 'ARTIST', uuid: (await api.make.artist()).uuid },
      { type: 'NEWS', uuid: (await api.make.article({ type: 'NEWS' })).uuid },
    ] as const;
    const send = (body: object, by: 'POST' | 'DELETE' = method) =>
      api.request(by, '/v1/users/me/likes', { as, body });
    if (method === 'DELETE') for (const target of targets) await send(target, 'POST');
    return {
      bodies: targets,
      send: (body) => send(body),
      read: async () => {
        const liked = (await api.rows(likes)).map(({ targetUuid }) => targetUuid);
        return targets.find(({ uuid }) => liked.includes(uuid) === (method === 'POST'));
      },
    };
  },
});

const ON_SERVER = 'The keys of a verification stay on the server (X-191).';
const result = (path: string): Effect => ({
  begin: async (api) => {
    await haru(api);
    const body = { returnUrl: `${TEST_SITE_URL}/auth/verifyResult` };
    const form = await api.call('POST', '/v1/auth/identity', { body });
    const { searchParams } = await passPopup(form, HARU);
    const answer = {
      ...{ uniqueVal: form.uniqueVal, key: 'k', iv: 'i', hmacKey: 'h' },
      ...{ encData: searchParams.get('enc_data'), integrity: searchParams.get('integrity_value') },
    };
    return {
      bodies: same(path.endsWith('pwd') ? { ...answer, accountId: 'haru1' } : answer),
      send: (sent) => api.request('POST', path, { body: sent }),
      read: async () => null,
    };
  },
  decides: {
    ...{ uniqueVal: crypto.randomUUID(), encData: 'AAAA', integrity: 'AAAA' },
    ...(path.endsWith('pwd') && { accountId: 'other1' }),
  },
  ignored: { key: ON_SERVER, iv: ON_SERVER, hmacKey: ON_SERVER },
});

const passwordUpdate = (path: string): Effect => ({
  begin: async (api) => {
    const as = await haru(api);
    return {
      bodies: [
        { currentPassword: PASSWORD, password: 'another!2026' },
        { currentPassword: PASSWORD, password: 'third!20266' },
      ],
      send: (body) => api.request('PUT', path, { as, body }),
      read: (body) => ownPassword(api, body, 'password'),
    };
  },
  decides: { currentPassword: 'wrong!2026' },
});

/** The password of a payload if its owner can log in with it. */
async function ownPassword(api: TestApi, body: object, key: string) {
  const password = (body as Record<string, unknown>)[key];
  return (await login(api, password)).status === 200 ? { [key]: password } : {};
}

const BY_VERIFICATION = 'The name, the day of birth and the sex are those of the verification.';
const AGREED = 'Agreed at the signup.';
const AT_SIGNUP = 'Asked at the signup, and gone with the optional consent.';
const orNull = (sent: unknown) => (sent === '' ? null : sent);
const profile: Pick<Effect, 'ignored' | 'decides' | 'shows'> = {
  ignored: {
    ...{ accountId: 'A login ID stays.', roleType: 'The role follows from what is approved.' },
    ...{ accountPwd: 'A password has its own call.', name: BY_VERIFICATION, birthDate: BY_VERIFICATION },
    ...{ genderType: BY_VERIFICATION, terms: AGREED, privacyRequired: AGREED },
    ...{ signupSources: AT_SIGNUP, signupSourcesEtc: AT_SIGNUP },
  },
  // Another number needs a verification.
  decides: { phoneNum: '01099998888' },
  shows: { artistInterestEtc: orNull, userInterestEtc: orNull },
};

export const PEOPLE_EFFECTS: Effects = {
  'POST /v1/support/inquiries': inquiry('/v1/support/inquiries'),
  'POST /v1/support/guest/inquiries': inquiry('/v1/support/guest/inquiries'),
  'POST /v1/users/me/likes': liking('POST'),
  'DELETE /v1/users/me/likes': liking('DELETE'),
  'POST /v1/auth/login': {
    begin: async (api) => {
      await haru(api);
      const path = '/v1/auth/login';
      return {
        bodies: same({ accountId: 'haru1', accountPwd: PASSWORD }),
        send: (body) => api.request('POST', path, { body }),
        read: async () => null,
      };
    },
    decides: { accountId: 'other1', accountPwd: 'wrong!2026' },
  },
  'POST /v1/auth/identity': {
    begin: async (api) => ({
      bodies: same({ returnUrl: `${TEST_SITE_URL}/auth/verifyResult` }),
      send: (body) => api.request('POST', '/v1/auth/identity', { body }),
      read: async () => null,
    }),
    decides: { returnUrl: 'https://elsewhere.example/auth/verifyResult' },
  },
  'POST /v1/auth/identity/result': result('/v1/auth/identity/result'),
  'POST /v1/auth/identity/result/id': result('/v1/auth/identity/result/id'),
  'POST /v1/auth/identity/result/pwd': result('/v1/auth/identity/result/pwd'),
  'PUT /v1/auth/identity/password': {
    begin: async (api) => {
      const { bodies, send } = await result('/v1/auth/identity/result/pwd').begin(api);
      const { data } = (await (await send(bodies[0])).json()) as { data: { accessToken: string } };
      const path = '/v1/auth/identity/password';
      return {
        bodies: [{ accountPwd: 'another!2026' }, { accountPwd: 'third!20266' }],
        send: (body) => api.request('PUT', path, { ...bearer(data.accessToken), body }),
        read: (body) => ownPassword(api, body, 'accountPwd'),
      };
    },
  },
  'PUT /v1/users/me': {
    ...profile,
    begin: async (api) => {
      const as = await haru(api);
      return {
        bodies: profiles(await api.get('/v1/users/me', { as }), {
          agreeBusinessEmail: false,
          agreeBusinessSms: false,
        }),
        send: (body) => api.request('PUT', '/v1/users/me', { as, body }),
        read: async () => api.get('/v1/users/me', { as: await api.account(as) }),
      };
    },
  },
  'POST /v1/users/apply-artist': {
    ...profile,
    decides: { ...profile.decides, agreeBusinessEmail: false, agreeBusinessSms: false },
    begin: async (api) => {
      const as = await haru(api);
      const file = { 'files[]': named(DOCUMENTS.pdf, '증명서.pdf') };
      return {
        bodies: profiles(await api.get('/v1/users/me', { as })),
        send: (body) => api.request('POST', '/v1/users/apply-artist', { as, body: studioForm(body, file) }),
        read: async () => api.get('/v1/users/me', { as: await api.account(as) }),
      };
    },
  },
  'POST /v1/users/validate-current-password': {
    begin: async (api) => {
      const as = await haru(api);
      const path = '/v1/users/validate-current-password';
      let valid: unknown;
      return {
        bodies: [{ currentPassword: PASSWORD }, { currentPassword: 'wrong!2026' }],
        send: async (body) => {
          const response = await api.request('POST', path, { as, body });
          valid = ((await response.clone().json()) as { data: unknown }).data;
          return response;
        },
        read: async () => ({ currentPassword: valid }),
      };
    },
    shows: { currentPassword: (sent) => sent === PASSWORD },
  },
  'PUT /v1/users/password/update': passwordUpdate('/v1/users/password/update'),
  'PUT /user/password/update': passwordUpdate('/user/password/update'),
  'PUT /v1/users/withdraw': {
    begin: async (api) => {
      const as = await haru(api);
      return {
        bodies: [{ withdrawReason: '자주 쓰지 않아요' }, { withdrawReason: '다른 까닭' }],
        send: (body) => api.request('PUT', '/v1/users/withdraw', { as, body }),
        read: async () => ({ withdrawReason: (await api.row(withdrawalReasons)).reason }),
      };
    },
  },
};

/** A profile as it is read, and another one. */
function profiles(read: object, given: object = {}): readonly [object, object] {
  const { version: _version, ...body } = read as Record<string, unknown>;
  const one = {
    ...{ ...body, address: '서울특별시 성북구 동소문로 1', addressDetail: '101호', buildingName: '가동' },
    ...{ zoneCode: '02830', email: 'a@example.com', phoneNum: HARU.phoneNum },
    ...{ artistInterests: ['EXHIBITION', 'ETC'], artistInterestEtc: '가', userInterests: ['CRAFT', 'ETC'] },
    ...{
      userInterestEtc: '나',
      signupSources: ['FRIEND', 'ETC'],
      signupSourcesEtc: '다',
      privacyOptional: true,
    },
    ...{
      agreeBusinessEmail: true,
      agreeMarketingEmail: true,
      agreeBusinessSms: true,
      agreeMarketingSms: true,
    },
  };
  return [one, { ...one, ...OTHER, ...given }];
}
const OTHER = {
  ...{ address: '전주시 완산구 1', addressDetail: '2층', buildingName: '나동', zoneCode: '54999' },
  ...{ email: 'b@example.com', artistInterests: ['SALES'], artistInterestEtc: '', userInterests: ['CRAFT'] },
  ...{ userInterestEtc: '', signupSources: ['FRIEND'], signupSourcesEtc: '', privacyOptional: false },
  ...{
    agreeBusinessEmail: true,
    agreeMarketingEmail: false,
    agreeBusinessSms: true,
    agreeMarketingSms: false,
  },
};
