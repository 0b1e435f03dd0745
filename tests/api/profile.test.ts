import type { RoleType } from '@/lib/contracts/account';
import * as myMessages from '@/lib/messages/my';
import * as signupMessages from '@/lib/messages/signup';
import { artistApplications } from '@/server/db/schema/account';
import { useTestApi } from '@/tests/support/api';
import { profileCalls, profileForm } from '@/tests/support/profile';

const api = useTestApi();
const { read, member, put, fails } = profileCalls(api);

describe('GET /v1/users/me', () => {
  it('answers what the owner may know of an account', async () => {
    const as = await member({ accountId: 'haru1', passwordHash: 'x', diHash: 'di', snsType: 'kakao' });
    expect(await read(as)).toEqual({
      accountId: 'haru1',
      roleType: 'MEMBER',
      // Linked besides a password: it is that which is changed here.
      snsType: null,
      hasPassword: true,
      name: '김하루',
      genderType: 'FEMALE',
      birthDate: '1994-03-12',
      email: 'haru@example.com',
      phoneNum: '01012345678',
      address: '서울특별시 성북구 동소문로 1',
      addressDetail: '101호',
      buildingName: null,
      zoneCode: '02830',
      userInterests: ['CRAFT'],
      userInterestEtc: null,
      artistInterests: ['EXHIBITION'],
      artistInterestEtc: null,
      signupSources: ['FRIEND'],
      signupSourcesEtc: null,
      privacyOptional: true,
      agreeBusinessEmail: true,
      agreeBusinessSms: true,
      agreeMarketingEmail: false,
      agreeMarketingSms: false,
      version: 0,
      application: null,
    });
  });

  it('answers accounts that the operator made, and those without a password', async () => {
    const business = await api.make.account({ roleType: 'BUSINESS' });
    expect(await read(business)).toMatchObject({ email: null, phoneNum: null, address: null });
    const social = await api.make.account({ snsType: 'naver' });
    expect(await read(social)).toMatchObject({ snsType: 'naver', hasPassword: false });
  });

  it('has the latest application, and the operator’s reason', async () => {
    const as = await api.make.account({ roleType: 'ARTIST_PENDING_RETRY' });
    const at = new Date('2026-11-02T00:00:00Z');
    await api.database.orm.insert(artistApplications).values([
      { accountUuid: as.uuid, status: 'RETRY', reason: '먼저', createdAt: new Date('2026-11-01T00:00:00Z') },
      { accountUuid: as.uuid, status: 'RETRY', reason: '나중', createdAt: at },
      { accountUuid: (await api.make.account()).uuid, reason: '남' },
    ]);
    expect((await read(as)).application).toEqual({
      status: 'RETRY',
      reason: '나중',
      createdAt: at.toISOString(),
    });
  });

  it('shows no choice that is not offered any more', async () => {
    const as = await api.make.account({ userInterests: ['CRAFT', 'WAS_ONCE'] });
    expect((await read(as)).userInterests).toEqual(['CRAFT']);
  });

  it('refuses guests, and who withdrew', async () => {
    await api.fails(401, 'GET', '/v1/users/me');
    const gone = await api.make.account({ status: 'WITHDRAWN' });
    await api.fails(401, 'GET', '/v1/users/me', { as: gone });
  });
});

describe('PUT /v1/users/me', () => {
  it('saves the form, counts the version on and answers what is kept', async () => {
    const as = await member();
    const response = await put(as, {
      address: ' 서울 종로구 삼청로 30 ',
      buildingName: '결',
      userInterests: ['CRAFT', 'ETC', 'CRAFT'],
      userInterestEtc: '판화',
      artistInterestEtc: '남은 말',
      agreeMarketingSms: true,
    });
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: unknown };
    expect(data).toEqual(await read(as));
    expect(data).toMatchObject({
      address: '서울 종로구 삼청로 30',
      buildingName: '결',
      userInterests: ['CRAFT', 'ETC'],
      userInterestEtc: '판화',
      artistInterestEtc: null,
      agreeMarketingSms: true,
      signupSources: ['FRIEND'],
      version: 1,
    });
    expect(await api.mails()).toEqual([]);
  });

  it('changes nothing that the form has no business with', async () => {
    const as = await member({ passwordHash: 'x' });
    await put(as, {
      roleType: 'ADMIN',
      name: '다른 이',
      accountId: 'other',
      passwordHash: 'y',
      tokenVersion: 9,
    });
    expect(await api.account(as)).toEqual({ ...as, profileVersion: 1 });
  });

  it.each<RoleType>(['BUSINESS', 'ADMIN'])('refuses %s, whose form is read-only', async (roleType) => {
    const as = await member({ roleType });
    expect((await fails(403, as, { address: '바뀜' })).code).toBe('FORBIDDEN');
    expect(await api.account(as)).toEqual(as);
    await api.fails(401, 'PUT', '/v1/users/me', { body: {} });
  });

  it('names every field that fails, by the rules of the role', async () => {
    const given = {
      email: 'haru',
      address: ' ',
      zoneCode: '1',
      userInterests: [],
      artistInterests: [],
      agreeBusinessEmail: false,
      agreeBusinessSms: false,
      version: 99,
    };
    const fieldsOf = async (roleType: RoleType) => {
      const as = await member({ roleType, email: `${roleType}@example.com` });
      const { errors } = await fails(422, as, given);
      expect(await api.account(as)).toEqual(as);
      return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
    };
    const always = {
      email: signupMessages.emailInvalid,
      address: signupMessages.addressRequired,
      zoneCode: signupMessages.zoneCodeRule,
    };
    expect(await fieldsOf('MEMBER')).toEqual({ ...always, userInterests: signupMessages.interestRequired });
    for (const roleType of [
      'ARTIST',
      'ARTIST_BEFORE_PROFILE',
      'ARTIST_PENDING',
      'ARTIST_PENDING_RETRY',
    ] as const) {
      expect(await fieldsOf(roleType)).toEqual({
        ...always,
        artistInterests: signupMessages.interestRequired,
        agreeBusinessEmail: signupMessages.businessEmailRequired,
        agreeBusinessSms: signupMessages.businessSmsRequired,
      });
    }
  });

  it('tells of words that ETC misses beside what else fails', async () => {
    const as = await member({ roleType: 'ARTIST' });
    const { errors } = await fails(422, as, {
      agreeBusinessSms: false,
      artistInterests: ['ETC'],
      userInterests: ['ETC'],
      userInterestEtc: ' ',
    });
    expect(errors.map(({ field }) => field).sort()).toEqual([
      'agreeBusinessSms',
      'artistInterestEtc',
      'userInterestEtc',
    ]);
  });

  it('never overwrites a later save', async () => {
    const as = await member();
    const stale = profileForm(await read(as), { address: '처음 것' });
    await put(as, { address: '다른 곳에서' });
    const failure = await api.fails(409, 'PUT', '/v1/users/me', { as, body: stale });
    expect([failure.code, failure.message]).toEqual(['PROFILE_STALE', myMessages.stale]);
    expect(await api.account(as)).toMatchObject({ address: '다른 곳에서', profileVersion: 1 });
    for (const version of [7, -1, 1.5, 2 ** 31, '1']) {
      expect((await put(as, { version })).status).toBe(version === 7 ? 409 : 422);
    }
    // The documents' call has no version, and some clients send what they lack as null.
    expect((await put(as, { version: null })).status).toBe(200);
  });

  it('lets one of many saves of the same version win', async () => {
    const as = await member();
    const body = profileForm(await read(as));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        api.request('PUT', '/v1/users/me', {
          as,
          body: { ...body, addressDetail: `${index}호`, email: `haru${index}@example.com` },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await api.account(as)).toMatchObject({ addressDetail: `${winner}호`, profileVersion: 1 });
    expect(await api.mails()).toEqual([['email-changed', 'haru@example.com']]);
  });
});
