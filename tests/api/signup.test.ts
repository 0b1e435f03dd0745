import { successSchema } from '@/lib/contracts/envelope';
import { signedUpSchema } from '@/lib/contracts/signup';
import * as signupMessages from '@/lib/messages/signup';
import { apiUrl } from '@/lib/api/url';
import { accounts } from '@/server/db/schema/account';
import { barredIdentities, identityRequests } from '@/server/db/schema/identity';
import { outbox } from '@/server/db/schema/outbox';
import { startTestApi, useTestApi } from '@/tests/support/api';
import { signupForm } from '@/tests/support/signup';

const api = useTestApi();

const post = (body: unknown, path = apiUrl('/v1/auth/members/signup')) => api.request('POST', path, { body });
const fails = (status: number, body: unknown, path = apiUrl('/v1/auth/members/signup')) =>
  api.fails(status, 'POST', path, { body });

const statusOf = async (uniqueVal: string) => (await api.row(identityRequests, { uniqueVal })).status;

describe('POST /v1/auth/members/signup', () => {
  it('makes an account of who was verified, with a mail, and lets them log in', async () => {
    const verification = await api.make.verification();
    const response = await post(signupForm(verification));
    expect(successSchema(signedUpSchema).parse(await response.json()).data).toEqual({
      accountId: 'haru1994',
    });
    const account = await api.row(accounts);
    expect(account).toMatchObject({
      accountId: 'haru1994',
      roleType: 'MEMBER',
      status: 'ACTIVE',
      name: '김하루',
      birthDate: '1994-03-12',
      genderType: 'FEMALE',
      phoneNum: '01012345678',
      email: 'Haru@example.com',
      diHash: verification.diHash,
      snsType: null,
      userInterests: ['CRAFT', 'ETC'],
      userInterestEtc: '판화',
      artistInterestEtc: null,
      zoneCode: '02830',
      // What the form says of them rests on the optional consent, which it refuses.
      privacyOptionalAt: null,
      agreeMarketingSms: false,
      signupSources: [],
    });
    expect(account.termsAt).toBeInstanceOf(Date);
    expect(account.privacyRequiredAt).toBeInstanceOf(Date);
    expect(account.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await api.mails()).toEqual([['signup-member', 'Haru@example.com']]);
    expect(api.wakes()).toBe(1);
    expect(await statusOf(verification.uniqueVal)).toBe('USED');
    const login = await post({ accountId: 'haru1994', accountPwd: 'gyeol!2026' }, apiUrl('/v1/auth/login'));
    expect(login.status).toBe(200);
  });

  it('keeps with the optional consent what rests on it', async () => {
    const optional = { privacyOptional: true, signupSources: ['ETC'], signupSourcesEtc: '전단' };
    expect((await post(signupForm(await api.make.verification(), optional))).status).toBe(200);
    expect(await api.row(accounts)).toMatchObject({
      privacyOptionalAt: expect.any(Date),
      agreeMarketingSms: true,
      agreeMarketingEmail: false,
      signupSources: ['ETC'],
      signupSourcesEtc: '전단',
    });
  });

  it('names every field that fails', async () => {
    const verification = await api.make.verification();
    const failure = await fails(
      422,
      signupForm(verification, {
        accountId: 'Haru',
        accountPwd: '짧다',
        email: 'haru',
        address: ' ',
        userInterests: [],
        terms: false,
      }),
    );
    expect(Object.fromEntries(failure.errors.map(({ field, message }) => [field, message]))).toEqual({
      accountId: signupMessages.accountIdRule,
      accountPwd: signupMessages.passwordRule,
      email: signupMessages.emailInvalid,
      address: signupMessages.addressRequired,
      userInterests: signupMessages.interestRequired,
      terms: signupMessages.termsRequired,
    });
    await fails(422, signupForm(verification, { roleType: 'ADMIN', userInterestEtc: '' }));
    expect(await api.rows(accounts)).toEqual([]);
    expect(await statusOf(verification.uniqueVal)).toBe('VERIFIED');
  });

  it('never takes a role, a name or a status from the form', async () => {
    const verification = await api.make.verification();
    const form = signupForm(verification, { roleType: 'ADMIN', status: 'WITHDRAWN', tokenVersion: 9 });
    expect((await post(form)).status).toBe(200);
    expect(await api.row(accounts)).toMatchObject({ roleType: 'MEMBER', status: 'ACTIVE', tokenVersion: 0 });
  });

  it('names the ID and the address that are taken, however they are spelled', async () => {
    await api.make.account({ accountId: 'haru1994', email: 'haru@EXAMPLE.com', status: 'WITHDRAWN' });
    const verification = await api.make.verification();
    const both = await fails(409, signupForm(verification));
    expect(both).toEqual({
      code: 'ACCOUNT_ID_TAKEN',
      message: signupMessages.accountIdTaken,
      errors: [
        { field: 'accountId', message: signupMessages.accountIdTaken },
        { field: 'email', message: signupMessages.emailTaken },
      ],
    });
    const email = await fails(409, signupForm(verification, { accountId: 'other123' }));
    expect(email.code).toBe('EMAIL_TAKEN');
    const reserved = await fails(409, signupForm(verification, { accountId: 'admin', email: 'a@b.kr' }));
    expect(reserved.code).toBe('ACCOUNT_ID_TAKEN');
    expect(await statusOf(verification.uniqueVal)).toBe('VERIFIED');
  });

  it('refuses who isn’t the one that was verified', async () => {
    const verification = await api.make.verification();
    const other = await api.make.verification();
    const unverified = await api.make.verification({ status: 'REQUESTED' });
    const late = await api.make.verification({ expiresAt: new Date(Date.now() - 1000) });
    for (const given of [
      { name: '박하루' },
      { birthDate: '1994-03-13' },
      { genderType: 'MALE' },
      { phoneNum: '01087654321' },
      { di: other.diHash },
    ]) {
      expect((await fails(409, signupForm(verification, given))).code).toBe('IDENTITY_MISMATCH');
    }
    for (const form of [
      signupForm(verification, { uniqueVal: 'nothing' }),
      signupForm(unverified),
      signupForm(late),
    ]) {
      expect((await fails(400, form)).code).toBe('IDENTITY_FAILED');
    }
    expect(await api.rows(accounts)).toEqual([]);
    expect((await post(signupForm(verification))).status).toBe(200);
    // Used once.
    const again = signupForm(verification, { accountId: 'second22', email: 'second@example.com' });
    expect((await fails(400, again)).code).toBe('IDENTITY_FAILED');
  });

  it('refuses a person who has an account, and one who left less than three years ago', async () => {
    const registered = await api.make.verification();
    await api.make.account({ diHash: registered.diHash });
    expect(await fails(409, signupForm(registered))).toMatchObject({
      code: 'IDENTITY_REGISTERED',
      message: signupMessages.alreadyRegistered,
    });
    // Linking goes on with the same verification.
    expect(await statusOf(registered.uniqueVal)).toBe('VERIFIED');

    const barred = await api.make.verification();
    const until = new Date(Date.now() + 3_600_000);
    await api.make.row(barredIdentities, { diHash: barred.diHash ?? '', until });
    expect(await fails(403, signupForm(barred))).toMatchObject({
      code: 'IDENTITY_BARRED',
      message: signupMessages.barred,
    });
    await api.database.orm.update(barredIdentities).set({ until: new Date(Date.now() - 1000) });
    await api.make.account({ diHash: barred.diHash, status: 'WITHDRAWN' });
    expect((await post(signupForm(barred))).status).toBe(200);
    expect(await api.rows(outbox)).toHaveLength(1);
  });

  it('lets one of several win who want the same at once, and leaves nothing of the others', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => api.make.verification()));
    const race = async (forms: object[]) => {
      const answers = await Promise.all(forms.map(async (form) => (await post(form)).json()));
      return answers.map((answer) => (answer as { code: string }).code).sort();
    };
    const sameId = people.map((person, index) => signupForm(person, { email: `p${index}@example.com` }));
    expect(await race(sameId)).toEqual([...Array<string>(5).fill('ACCOUNT_ID_TAKEN'), 'SUCCESS']);
    const losers = [];
    for (const person of people) {
      if ((await statusOf(person.uniqueVal)) === 'VERIFIED') losers.push(person);
    }
    expect(losers).toHaveLength(5);

    const sameEmail = losers.map((person, index) =>
      signupForm(person, { accountId: `person${index}`, email: 'one@example.com' }),
    );
    expect(await race(sameEmail)).toEqual([...Array<string>(4).fill('EMAIL_TAKEN'), 'SUCCESS']);

    const person = await api.make.verification();
    const samePerson = await Promise.all(
      [0, 1, 2, 3].map(async (index) =>
        signupForm(await api.make.verification({ diHash: person.diHash }), {
          accountId: `same${index}`,
          email: `same${index}@example.com`,
        }),
      ),
    );
    expect(await race(samePerson)).toEqual([...Array<string>(3).fill('IDENTITY_REGISTERED'), 'SUCCESS']);
    expect(await api.rows(accounts)).toHaveLength(3);
    expect(await api.rows(outbox)).toHaveLength(3);

    const twice = signupForm(person, { accountId: 'twice11', email: 'twice@example.com' });
    expect((await race([twice, twice])).filter((code) => code === 'SUCCESS')).toEqual([]);
  });

  it('is limited', async () => {
    await using strict = await startTestApi({ rateLimits: { signup: { points: 1, seconds: 60, tries: 1 } } });
    await strict.fails(422, 'POST', '/v1/auth/members/signup', { body: {} });
    await strict.fails(429, 'POST', '/v1/auth/members/signup', { body: {} });
  });
});
