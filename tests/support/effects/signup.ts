import { accounts, socialLogins } from '@/server/db/schema/account';
import { UNKNOWN_UUID, type TestApi } from '@/tests/support/api';
import { HARU, MINSEO, passPopup, TEST_SITE_URL, type TestPerson } from '@/tests/support/identity';
import { wholeProfile } from '@/tests/support/profile';
import { DOCUMENTS } from '@/tests/support/signup';
import { socialCalls } from '@/tests/support/social';
import { named, studioForm } from '@/tests/support/studio';
import type { Effect, Effects } from './effect';

const PASSWORDS = ['gyeol!2026', 'another!2026'] as const;
const person = ({ name, birthDate, gender, phoneNum }: TestPerson) => ({
  ...{ name, birthDate, phoneNum, genderType: gender },
});

async function verify(api: TestApi, of: TestPerson): Promise<{ uniqueVal: string; di: string }> {
  const body = { returnUrl: `${TEST_SITE_URL}/auth/verifyResult` };
  const form = await api.call('POST', '/v1/auth/identity', { body });
  const { searchParams } = await passPopup(form, of);
  return api.call('POST', '/v1/auth/identity/result', {
    body: {
      uniqueVal: form.uniqueVal,
      encData: searchParams.get('enc_data') ?? '',
      integrity: searchParams.get('integrity_value') ?? '',
    },
  });
}

/** The documents' payload, with the verification by one of its two names. */
const payload = (of: TestPerson, verified: object, given: object) => ({
  ...{
    ...person(of),
    ...verified,
    buildingName: '가동',
    zoneCode: '02830',
    terms: true,
    privacyRequired: true,
  },
  ...{ address: '서울특별시 성북구 동소문로 1', addressDetail: '101호', accountId: 'haru1994' },
  ...{ email: 'haru@example.com', accountPwd: PASSWORDS[0], privacyOptional: true },
  ...{ artistInterests: ['EXHIBITION', 'ETC'], artistInterestEtc: '가', userInterests: ['CRAFT', 'ETC'] },
  ...{ userInterestEtc: '나', signupSources: ['FRIEND', 'ETC'], signupSourcesEtc: '다' },
  ...{ agreeBusinessEmail: true, agreeMarketingEmail: true, agreeBusinessSms: true, agreeMarketingSms: true },
  ...given,
});
const OTHER = {
  ...{ address: '전주시 완산구 1', addressDetail: '2층', buildingName: '', zoneCode: '54999' },
  ...{ accountId: 'minseo88', email: 'minseo@example.com', accountPwd: PASSWORDS[1] },
  ...{ artistInterests: ['SALES'], artistInterestEtc: '', userInterests: ['MEDIA'], userInterestEtc: '' },
  ...{ signupSources: [], signupSourcesEtc: '', privacyOptional: false },
  ...{ agreeMarketingEmail: false, agreeMarketingSms: false },
};

/** Without the optional consent no answer of an optional question is kept. */
const orNull = (sent: unknown) => (sent === '' ? null : sent);
const NAMED_TWICE = 'Either name of the verification is enough; the test of payloads sends each alone.';
const PATH_SAYS = 'The path says who joins.';

function signup(path: string): Effect {
  const isArtist = path.includes('artists');
  const isSocial = path.endsWith('{uuid}');
  return {
    begin: async (api) => {
      const [haru, minseo] = [await verify(api, HARU), await verify(api, MINSEO)];
      const roleType = isArtist ? 'ARTIST' : 'MEMBER';
      const uuid = isSocial ? await socialCalls(api).newcomer() : null;
      const files = isArtist ? { 'files[]': named(DOCUMENTS.pdf, '증명서.pdf') } : {};
      const business = isArtist ? {} : { agreeBusinessEmail: false, agreeBusinessSms: false };
      const names = ({ uniqueVal, di }: typeof haru) => ({
        ...{ uniqueVal, di, verifyUniqueVal: uniqueVal, verifyDi: di },
      });
      return {
        bodies: [
          payload(HARU, names(haru), { roleType }),
          payload(MINSEO, names(minseo), { roleType, ...OTHER, ...business }),
        ],
        send: (body) =>
          api.request('POST', path.replace('{uuid}', uuid ?? '') as '/v1/auth/members/signup', {
            body: isArtist ? studioForm(body, files) : body,
          }),
        read: async (body) => {
          const read = await api.get('/v1/users/me', { as: await api.row(accounts) });
          const { accountId, accountPwd } = body as Record<'accountId' | 'accountPwd', string>;
          const login = { body: { accountId, accountPwd } };
          const { status } = await api.request('POST', '/v1/auth/login', login);
          return status === 200 ? { ...read, accountPwd } : read;
        },
      };
    },
    decides: {
      ...{ terms: false, privacyRequired: false, verifyUniqueVal: crypto.randomUUID(), verifyDi: 'another' },
      ...(isArtist && { agreeBusinessEmail: false, agreeBusinessSms: false }),
    },
    ignored: {
      ...{ roleType: PATH_SAYS, uniqueVal: NAMED_TWICE, di: NAMED_TWICE },
      ...(isSocial && { accountPwd: 'The provider logs its account in.' }),
    },
    shows: {
      ...{
        artistInterestEtc: orNull,
        userInterestEtc: orNull,
        signupSourcesEtc: orNull,
      },
    },
  };
}

const link: Effect = {
  begin: async (api) => {
    const { uniqueVal, di } = await verify(api, HARU);
    const [socialLoginUuid, account] = [await socialCalls(api).newcomer(), wholeProfile()];
    const { diHash } = await api.make.verification({ diHash: di });
    await api.make.account({ ...account, accountId: 'haru1', diHash });
    const body = { socialLoginUuid, accountId: 'haru1', verifyUniqueVal: uniqueVal, ...person(HARU) };
    return {
      bodies: [body, body],
      send: (sent) => api.request('PUT', '/v1/auth/oauth2/link', { body: sent }),
      read: () => api.row(socialLogins),
    };
  },
  decides: {
    ...{ socialLoginUuid: UNKNOWN_UUID, accountId: 'other1', verifyUniqueVal: crypto.randomUUID() },
    ...person(MINSEO),
  },
};

export const SIGNUP_EFFECTS: Effects = {
  ...Object.fromEntries(
    ['', '/oauth2'].flatMap((social) =>
      ['members', 'artists'].flatMap((who) =>
        [
          `/v1/auth${social}/${who}/signup`,
          ...(social === '' ? [] : [`/v1/auth${social}/${who}/signup/{uuid}`]),
        ].map((path) => [`POST ${path}`, signup(path)]),
      ),
    ),
  ),
  'PUT /v1/auth/oauth2/link': link,
};
