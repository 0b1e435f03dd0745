import * as myMessages from '@/lib/messages/my';
import * as signupMessages from '@/lib/messages/signup';
import { RATES } from '@/server/api/http/rates';
import { identityRequests } from '@/server/db/schema/identity';
import { startTestApi, useTestApi } from '@/tests/support/api';
import type { Account } from '@/tests/support/api';
import { profileCalls, profileForm } from '@/tests/support/profile';

const NUMBER = '01087654321';
const api = useTestApi();
const { read, put, fails, ...calls } = profileCalls(api);
const member = (given: Partial<Account> = {}) => calls.member({ diHash: 'the di of haru', ...given });
const verification = (given: Partial<typeof identityRequests.$inferInsert> = {}) =>
  api.make.verification({ phoneNum: NUMBER, diHash: 'the di of haru', ...given });
const verified = ({ uniqueVal, diHash }: typeof identityRequests.$inferSelect, phoneNum = NUMBER) => ({
  phoneNum,
  verifyUniqueVal: uniqueVal,
  verifyDi: diHash,
});

const statusOf = async ({ uniqueVal }: { uniqueVal: string }) =>
  (await api.row(identityRequests, { uniqueVal })).status;

describe('a new phone number', () => {
  it('is its verified owner’s, who hears of it by mail; the verification is used up', async () => {
    const as = await member();
    const person = await verification();
    expect((await put(as, verified(person))).status).toBe(200);
    expect(await read(as)).toMatchObject({ phoneNum: NUMBER, version: 1 });
    expect(await statusOf(person)).toBe('USED');
    expect(await api.mails()).toEqual([['phone-changed', 'haru@example.com']]);
  });

  it('of an account without a mark is whose name and birth date are the account’s', async () => {
    const as = await member({ diHash: null });
    expect((await put(as, verified(await verification()))).status).toBe(200);
    expect(await api.account(as)).toMatchObject({ phoneNum: NUMBER, diHash: null });
  });

  it('is the owner’s where an older account has the name as it came', async () => {
    const as = await member({ name: 'KIM  MINJUN' });
    const person = await verification({ name: 'KIM MINJUN' });
    expect((await put(as, verified(person))).status).toBe(200);
    expect(await read(as)).toMatchObject({ phoneNum: NUMBER });
  });

  it('comes with a verification', async () => {
    const as = await member();
    const { uniqueVal, diHash } = await verification();
    for (const given of [
      { verifyUniqueVal: null, verifyDi: null },
      { verifyUniqueVal: uniqueVal, verifyDi: null },
      { verifyUniqueVal: null, verifyDi: diHash },
    ]) {
      const { errors } = await fails(422, as, { phoneNum: NUMBER, ...given });
      expect(errors).toEqual([{ field: 'phoneNum', message: myMessages.phoneUnverified }]);
    }
    expect(await api.account(as)).toEqual(as);
    expect(await statusOf({ uniqueVal })).toBe('VERIFIED');
  });

  it.each([
    ['another name', { name: '김하나' }],
    ['another birth date', { birthDate: '1994-03-13' }],
    ['another person of that name and birth date', { diHash: 'somebody else’s di' }],
  ])('is refused with %s, and the verification stays theirs', async (_what, given) => {
    const as = await member();
    const person = await verification(given);
    const failure = await fails(409, as, verified(person));
    expect(failure).toMatchObject({
      code: 'PHONE_OWNER_MISMATCH',
      errors: [{ field: 'phoneNum', message: myMessages.phoneOwnerMismatch }],
    });
    expect(await api.account(as)).toEqual(as);
    expect(await api.mails()).toEqual([]);
    expect(await statusOf(person)).toBe('VERIFIED');
  });

  it('is refused for an account that nothing is known of to compare', async () => {
    const as = await member({ birthDate: null, diHash: null });
    expect((await fails(409, as, verified(await verification()))).code).toBe('PHONE_OWNER_MISMATCH');
  });

  it('is the verified one', async () => {
    const as = await member();
    const person = await verification();
    const { errors } = await fails(422, as, verified(person, '01000000000'));
    expect(errors).toEqual([{ field: 'phoneNum', message: myMessages.phoneUnverified }]);
    expect(await statusOf(person)).toBe('VERIFIED');
    expect((await put(as, verified(person))).status).toBe(200);
  });

  it('can’t rest on a verification that was used, is over, or never was', async () => {
    const as = await member();
    const person = await verification();
    await put(as, verified(person));
    const replayed = await fails(400, as, verified(person, '01022223333'));
    expect(replayed).toMatchObject({ code: 'IDENTITY_FAILED', errors: [{ field: 'phoneNum' }] });
    const late = await verification({ phoneNum: '01022223333', expiresAt: new Date(Date.now() - 1000) });
    expect((await fails(400, as, verified(late, '01022223333'))).code).toBe('IDENTITY_FAILED');
    const unknown = { phoneNum: '01022223333', verifyUniqueVal: 'never', verifyDi: 'x' };
    expect((await fails(400, as, unknown)).code).toBe('IDENTITY_FAILED');
    const waiting = await verification({ phoneNum: '01022223333', status: 'REQUESTED' });
    expect((await fails(400, as, verified(waiting, '01022223333'))).code).toBe('IDENTITY_FAILED');
    expect(await read(as)).toMatchObject({ phoneNum: NUMBER, version: 1 });
  });

  it('can’t rest on another’s verification under one’s own mark', async () => {
    const as = await member();
    const theirs = await verification({ diHash: 'somebody else’s di' });
    const failure = await fails(409, as, { ...verified(theirs), verifyDi: 'the di of haru' });
    expect(failure).toMatchObject({ code: 'IDENTITY_MISMATCH', errors: [{ field: 'phoneNum' }] });
    expect(await statusOf(theirs)).toBe('VERIFIED');
  });

  it('can be tried again with the same verification after a save that failed', async () => {
    const as = await member();
    await member({ email: 'Taken@example.com', diHash: null });
    const person = await verification();
    const given = verified(person);
    expect((await fails(409, as, { ...given, email: 'taken@EXAMPLE.com' })).code).toBe('EMAIL_TAKEN');
    expect(await statusOf(person)).toBe('VERIFIED');
    expect((await fails(409, as, { ...given, version: 3 })).code).toBe('PROFILE_STALE');
    expect(await statusOf(person)).toBe('VERIFIED');
    expect((await put(as, given)).status).toBe(200);
  });

  it('is one, of two saves at once with one verification', async () => {
    const as = await member();
    const body = profileForm(await read(as), verified(await verification()));
    const answers = await Promise.all([0, 1, 2].map(() => api.request('PUT', '/v1/users/me', { as, body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await read(as)).toMatchObject({ phoneNum: NUMBER, version: 1 });
    expect(await api.mails()).toHaveLength(1);
  });

  it('leaves a verification alone that it doesn’t need', async () => {
    const as = await member();
    const person = await verification();
    expect((await put(as, { ...verified(person, as.phoneNum ?? ''), address: '새 주소' })).status).toBe(200);
    expect(await statusOf(person)).toBe('VERIFIED');
    expect(await api.mails()).toEqual([]);
  });
});

describe('a new e-mail address', () => {
  it('is told to the old one, and saved as it is spelt', async () => {
    const as = await member();
    expect((await put(as, { email: ' New@Example.com ' })).status).toBe(200);
    expect(await api.account(as)).toMatchObject({ email: 'New@Example.com' });
    expect(await api.mails()).toEqual([['email-changed', 'haru@example.com']]);
  });

  it('spelt otherwise is no other', async () => {
    const as = await member();
    expect((await put(as, { email: 'Haru@Example.com' })).status).toBe(200);
    expect(await api.mails()).toEqual([]);
  });

  it('goes with a new phone number: both are told to the old address', async () => {
    const as = await member();
    await put(as, { ...verified(await verification()), email: 'new@example.com' });
    expect(await api.mails()).toEqual([
      ['email-changed', 'haru@example.com'],
      ['phone-changed', 'haru@example.com'],
    ]);
  });

  it('of another account is refused, however it is spelt and whenever they took it', async () => {
    const as = await member();
    await member({ email: 'Taken@example.com', diHash: null, status: 'WITHDRAWN' });
    const failure = await fails(409, as, { email: 'taken@EXAMPLE.com' });
    expect(failure).toMatchObject({
      code: 'EMAIL_TAKEN',
      errors: [{ field: 'email', message: signupMessages.emailTaken }],
    });
    expect(await api.account(as)).toEqual(as);
    const others = [await member({ email: 'b@example.com', diHash: null }), as];
    const answers = await Promise.all(others.map((each) => put(each, { email: 'both@example.com' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it('saves of a profile are limited by account', async () => {
  await using limited = await startTestApi({ rateLimits: { profileChange: RATES.profileChange } });
  const as = await limited.make.account();
  for (let save = 0; save < RATES.profileChange.tries; save += 1) {
    await limited.fails(422, 'PUT', '/v1/users/me', { as, body: {} });
  }
  await limited.fails(429, 'PUT', '/v1/users/me', { as, body: {} });
  await limited.fails(422, 'PUT', '/v1/users/me', { as: await limited.make.account(), body: {} });
});
