import * as signupMessages from '@/lib/messages/signup';
import { accounts, socialLogins } from '@/server/db/schema/account';
import { createPasswords } from '@/server/providers/passwords/passwords';
import { useTestApi, type Account } from '@/tests/support/api';
import { documentedCalls, type DocumentedCalls } from '@/tests/support/documented-calls';
import { HARU, MINSEO, passPopup, type TestPerson } from '@/tests/support/identity';
import { wholeProfile } from '@/tests/support/profile';
import { DOCUMENTS } from '@/tests/support/signup';
import { bearer, socialCalls } from '@/tests/support/social';
import { named, studioForm } from '@/tests/support/studio';

const PERSON = ['uniqueVal', 'name', 'birthDate', 'genderType', 'phoneNum', 'di', 'accountId', 'snsType'];

/** Section 7 of the members' document (`002`): accounts, verification and My Page. */
const CALLS: DocumentedCalls = {
  'GET /v1/auth/is-duplicate-account-id': [],
  'GET /v1/auth/is-duplicate-email': [],
  'POST /v1/auth/members/signup': [],
  'POST /v1/auth/artists/signup': [],
  'POST /v1/auth/oauth2/members/signup': [],
  'POST /v1/auth/oauth2/members/signup/{uuid}': [],
  'POST /v1/auth/oauth2/artists/signup': [],
  'POST /v1/auth/oauth2/artists/signup/{uuid}': [],
  'PUT /v1/auth/oauth2/link': [],
  'POST /v1/auth/identity/result': PERSON,
  'POST /v1/auth/login': ['accessToken'],
  'GET /v1/auth/current-role': ['roleType'],
  'GET /v1/users/me': ['email', 'phoneNum', 'roleType', 'snsType', 'address', 'zoneCode'],
  'PUT /v1/users/me': [],
  'POST /v1/users/apply-artist': [],
  'POST /v1/users/validate-current-password': [],
  'PUT /v1/users/password/update': [],
  'PUT /user/password/update': [],
  'PUT /v1/users/withdraw': [],
};

const PASSWORD = 'gyeol!2026';
const api = useTestApi();
const { call, text, made } = documentedCalls(api, CALLS);
const { newcomer } = socialCalls(api);
/** Tests run on a database each, and the last one looks at what all of them have called. */
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await createPasswords().hash(PASSWORD);
});

/** What the popup answers for a person. */
async function verified(person: TestPerson = HARU) {
  const form = await api.call('POST', '/v1/auth/identity', { body: { returnUrl: '/auth/verifyResult' } });
  const { searchParams } = await passPopup(form, person);
  const body = {
    ...{ uniqueVal: form.uniqueVal, key: undefined, iv: undefined, hmacKey: undefined },
    ...{ encData: searchParams.get('enc_data'), integrity: searchParams.get('integrity_value') },
  };
  return (await call('POST /v1/auth/identity/result', { body })) as Record<string, string>;
}

/** The documents' payload of a signup. */
async function payload(roleType: 'MEMBER' | 'ARTIST') {
  const { uniqueVal, name, birthDate, genderType, phoneNum, di } = await verified();
  return {
    ...{ accountId: 'haru1994', accountPwd: PASSWORD, email: 'haru@example.com', name, roleType },
    ...{ genderType, birthDate, phoneNum, address: '서울특별시 성북구 동소문로 1', addressDetail: '101호' },
    ...{ buildingName: '', zoneCode: '02830', artistInterests: ['EXHIBITION'], artistInterestEtc: '' },
    ...{ userInterests: ['CRAFT'], userInterestEtc: '', signupSources: ['FRIEND'], signupSourcesEtc: '' },
    ...{ uniqueVal, di, terms: true, privacyRequired: true, privacyOptional: false },
    ...{
      agreeBusinessEmail: true,
      agreeMarketingEmail: false,
      agreeBusinessSms: true,
      agreeMarketingSms: false,
    },
    ...{ verifyUniqueVal: uniqueVal, verifyDi: di },
  };
}
const documents = async () =>
  studioForm(await payload('ARTIST'), { 'files[]': named(DOCUMENTS.pdf, '증명서.pdf') });

test('duplicate checks, a signup and a login', async () => {
  const accountId = { query: { accountId: 'haru1994' } };
  const email = { query: { email: 'haru@example.com' } };
  expect(await call('GET /v1/auth/is-duplicate-account-id', accountId)).toBe(false);
  expect(await call('GET /v1/auth/is-duplicate-email', email)).toBe(false);
  await call('POST /v1/auth/members/signup', { body: await payload('MEMBER') });
  expect(await call('GET /v1/auth/is-duplicate-account-id', accountId)).toBe(true);
  expect(await call('GET /v1/auth/is-duplicate-email', email)).toBe(true);
  const login = { accountId: 'haru1994', accountPwd: PASSWORD };
  const token = await text('POST /v1/auth/login', 'accessToken', { body: login });
  expect(await call('GET /v1/auth/current-role', bearer(token))).toEqual({ roleType: 'MEMBER' });
});

test.each([
  ['its result', { verifyUniqueVal: undefined, verifyDi: undefined }],
  ['the payload, with the others empty', { uniqueVal: '', di: '' }],
  ['the payload, with the others null', { uniqueVal: null, di: null }],
  ['the payload alone', { uniqueVal: undefined, di: undefined }],
])('a signup names its verification as %s', async (_, without) => {
  await call('POST /v1/auth/members/signup', { body: { ...(await payload('MEMBER')), ...without } });
});

test('a signup without a verification says so', async () => {
  const body = {
    ...(await payload('MEMBER')),
    uniqueVal: '',
    di: '',
    verifyUniqueVal: null,
    verifyDi: undefined,
  };
  const { errors } = await api.fails(422, 'POST', '/v1/auth/members/signup', { body });
  const message = signupMessages.verificationRequired;
  expect(errors).toEqual([
    { field: 'uniqueVal', message },
    { field: 'di', message },
  ]);
});

test('an artist’s signup', async () => {
  await call('POST /v1/auth/artists/signup', { body: await documents() });
  expect(await api.row(accounts)).toMatchObject({ roleType: 'ARTIST_PENDING' });
});

test('a social signup without a social login joins with its password', async () => {
  await call('POST /v1/auth/oauth2/members/signup', { body: await payload('MEMBER') });
  await call('POST /v1/auth/login', { body: { accountId: 'haru1994', accountPwd: PASSWORD } });
});

test('a social signup of a member, and of an artist', async () => {
  const params = { uuid: await newcomer() };
  await call('POST /v1/auth/oauth2/members/signup/{uuid}', { params, body: await payload('MEMBER') });
  expect(await api.row(accounts)).toMatchObject({ snsType: 'kakao', passwordHash: null });
  await api.reset();
  await call('POST /v1/auth/oauth2/artists/signup', { body: await documents() });
  await api.reset();
  const other = { params: { uuid: await newcomer() } };
  await call('POST /v1/auth/oauth2/artists/signup/{uuid}', { ...other, body: await documents() });
});

test('the link of a social login to the account of a verified person', async () => {
  await call('POST /v1/auth/members/signup', { body: await payload('MEMBER') });
  const { uniqueVal, name, birthDate, genderType, phoneNum, accountId } = await verified();
  const socialLoginUuid = await newcomer();
  const person = { verifyUniqueVal: uniqueVal, name, birthDate, genderType, phoneNum };
  await call('PUT /v1/auth/oauth2/link', { body: { socialLoginUuid, accountId, ...person } });
  expect(await api.row(socialLogins)).toMatchObject({ accountUuid: (await api.row(accounts)).uuid });
});

describe('My Page', () => {
  const member = () => api.make.account({ ...wholeProfile(), accountId: 'haru1', passwordHash });
  /** The profile as the client read it, without what no document has. */
  async function profile(as: Account): Promise<Record<string, unknown>> {
    return { ...((await call('GET /v1/users/me', { as })) as object), version: undefined };
  }

  it('saves the profile over the latest', async () => {
    const as = await member();
    const body = await profile(as);
    for (const addressDetail of ['202호', '303호'])
      await call('PUT /v1/users/me', { as, body: { ...body, addressDetail } });
    expect(await api.account(as)).toMatchObject({
      addressDetail: '303호',
      profileVersion: as.profileVersion + 2,
    });
  });

  it.each([
    ['its result', (uniqueVal: string, di: string) => ({ uniqueVal, di })],
    ['a signup', (uniqueVal: string, di: string) => ({ verifyUniqueVal: uniqueVal, verifyDi: di })],
  ])('changes the phone number by a verification named as in %s', async (_, names) => {
    const as = await member();
    const { name, birthDate } = HARU;
    const person = { ...MINSEO, name, birthDate };
    const { uniqueVal = '', di = '', phoneNum } = await verified(person);
    const body = { ...(await profile(as)), phoneNum, ...names(uniqueVal, di) };
    await call('PUT /v1/users/me', { as, body });
    expect(await api.account(as)).toMatchObject({ phoneNum: MINSEO.phoneNum });
  });

  it('applies to be an artist', async () => {
    const as = await member();
    const body = studioForm(await profile(as), { 'files[]': named(DOCUMENTS.pdf, '증명서.pdf') });
    await call('POST /v1/users/apply-artist', { as, body });
    expect(await api.account(as)).toMatchObject({ roleType: 'ARTIST_PENDING' });
  });

  it.each(['PUT /v1/users/password/update', 'PUT /user/password/update'])(
    'changes the password by %s',
    async (name) => {
      const as = await member();
      const currentPassword = { currentPassword: PASSWORD };
      expect(await call('POST /v1/users/validate-current-password', { as, body: currentPassword })).toBe(
        true,
      );
      await call(name, { as, body: { ...currentPassword, password: 'another!2026' } });
      await call('POST /v1/auth/login', { body: { accountId: 'haru1', accountPwd: 'another!2026' } });
    },
  );

  it.each([{ withdrawReason: '자주 쓰지 않아요' }, { withdrawReason: null }, { withdrawReason: '' }, {}])(
    'withdraws with %j',
    async (body) => {
      const as = await member();
      await call('PUT /v1/users/withdraw', { as, body });
      expect(await api.account(as)).toMatchObject({ status: 'WITHDRAWN' });
    },
  );
});

test('these are all these calls of the document', () => {
  expect(made().sort()).toEqual(Object.keys(CALLS).sort());
});
