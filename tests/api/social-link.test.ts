import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { accounts, socialLogins } from '@/server/db/schema/account';
import { identityRequests } from '@/server/db/schema/identity';
import { outbox } from '@/server/db/schema/outbox';
import { useTestApi } from '@/tests/support/api';
import { assertSocial, socialCalls } from '@/tests/support/social';

const api = useTestApi({ wakeOutbox: () => (wakes += 1) });
let wakes = 0;

const PERSON = {
  name: '김하루',
  birthDate: '1994-03-12',
  genderType: 'FEMALE' as const,
  phoneNum: '01012345678',
};
const DI = 'mark-of-haru';

const { exchange, newcomer } = socialCalls(api);

const owner = (given: Partial<typeof accounts.$inferInsert> = {}) =>
  api.make.account({ accountId: 'haru1', diHash: DI, email: 'haru@example.com', ...PERSON, ...given });

/** A verification that was answered and not used yet. */
async function verified(given: Partial<typeof identityRequests.$inferInsert> = {}): Promise<string> {
  const uniqueVal = randomUUID();
  await api.make.row(identityRequests, {
    uniqueVal,
    provider: 'demo',
    secrets: {},
    status: 'VERIFIED',
    diHash: DI,
    expiresAt: new Date(Date.now() + 3_600_000),
    ...PERSON,
    ...given,
  });
  return uniqueVal;
}

const linkBody = (socialLoginUuid: string, verifyUniqueVal: string) => ({
  socialLoginUuid,
  accountId: 'haru1',
  verifyUniqueVal,
  ...PERSON,
});
const link = (body: object) => api.request('PUT', '/v1/auth/oauth2/link', { body });
const snsTypeOf = async (accountUuid: string) => {
  const row = await api.row(accounts, { uuid: accountUuid });
  return row.snsType;
};

test('ties the login to the account of the verified person, who gets a mail and is logged in next time', async () => {
  const account = await owner();
  wakes = 0;
  const response = await link(linkBody(await newcomer(), await verified()));
  expect(response.status).toBe(200);
  expect(await snsTypeOf(account.uuid)).toBe('kakao');
  expect(wakes).toBe(1);
  const mails = await api.rows(outbox);
  expect(mails).toMatchObject([{ topic: 'social-linked', payload: { to: 'haru@example.com' } }]);
  expect((await exchange(await assertSocial())).signed).toBe(true);
});

test('again with the same login or the same verification is refused', async () => {
  await owner();
  const [uuid, uniqueVal] = [await newcomer(), await verified()];
  expect((await link(linkBody(uuid, uniqueVal))).status).toBe(200);
  const other = await newcomer({ provider: 'naver' });
  await api.database.orm.update(accounts).set({ snsType: null });
  expect((await link(linkBody(uuid, await verified()))).status).toBe(409);
  expect((await link(linkBody(other, uniqueVal))).status).toBe(409);
  expect(await api.rows(outbox)).toHaveLength(1);
});

test('at the same time twice: one wins', async () => {
  await owner();
  const uuids = [await newcomer(), await newcomer({ provider: 'naver' })];
  const answers = await Promise.all(uuids.map(async (uuid) => link(linkBody(uuid, await verified()))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const tied = await api.rows(socialLogins);
  expect(tied.filter((row) => row.accountUuid !== null)).toHaveLength(1);
});

test.each<[string, Partial<typeof accounts.$inferInsert>]>([
  ['has a social login already', { snsType: 'naver' }],
  ['is withdrawn', { status: 'WITHDRAWN' }],
  ['was never verified', { diHash: null }],
  ['belongs to another account', { diHash: 'mark-of-another' }],
])('an account that %s is left as it is', async (_name, given) => {
  const account = await owner(given);
  const answer = await api.fails(409, 'PUT', '/v1/auth/oauth2/link', {
    body: linkBody(await newcomer(), await verified()),
  });
  expect(answer).toMatchObject({ code: 'LINK_FAILED', message: '연동에 실패했습니다.' });
  expect(await snsTypeOf(account.uuid)).toBe(given.snsType ?? null);
  expect(await api.rows(outbox)).toEqual([]);
});

test.each([
  ['an account that there is not', { accountId: 'nobody1' }],
  ['another name', { name: '이도윤' }],
  ['another birth date', { birthDate: '1994-03-13' }],
  ['another phone number', { phoneNum: '01099999999' }],
  ['another gender', { genderType: 'MALE' }],
  ['a verification that there is not', { verifyUniqueVal: 'unknown' }],
  ['a login that there is not', { socialLoginUuid: randomUUID() }],
])('with %s fails alike, and the verification can be used for the right one', async (_name, wrong) => {
  await owner();
  const body = linkBody(await newcomer(), await verified());
  const answer = await api.fails(409, 'PUT', '/v1/auth/oauth2/link', { body: { ...body, ...wrong } });
  expect(answer.code).toBe('LINK_FAILED');
  expect((await link(body)).status).toBe(200);
});

test('too late fails', async () => {
  await owner();
  const uuid = await newcomer();
  await api.database.orm.update(socialLogins).set({ signupExpiresAt: sql`now() - interval '1 second'` });
  expect((await link(linkBody(uuid, await verified()))).status).toBe(409);
});

test('a login whose token nobody has used yet can not be linked', async () => {
  await owner();
  await exchange(await assertSocial());
  const row = await api.row(socialLogins);
  expect((await link(linkBody(row.uuid ?? '', await verified()))).status).toBe(409);
});

test('all that is wrong with the form is said at once', async () => {
  const answer = await api.fails(422, 'PUT', '/v1/auth/oauth2/link', {
    body: { socialLoginUuid: 'x', phoneNum: '1' },
  });
  expect(answer.errors.length).toBeGreaterThan(4);
});
