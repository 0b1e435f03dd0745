import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { successSchema } from '@/lib/contracts/envelope';
import type { SocialProvider } from '@/lib/contracts/identity';
import { SOCIAL_ASSERTION, socialLoginSchema, socialTokenSchema } from '@/lib/contracts/social';
import { api as paths } from '@/lib/paths';
import { accounts, socialLogins } from '@/server/db/schema/account';
import { identityRequests } from '@/server/db/schema/identity';
import { outbox } from '@/server/db/schema/outbox';
import { startTestApi, TEST_ASSERTION_SECRET, testTokens, type TestApi } from '@/tests/support/api';

let api: TestApi;
let wakes = 0;
beforeAll(async () => {
  api = await startTestApi({ wakeOutbox: () => (wakes += 1) });
});
afterEach(() => api.reset());
afterAll(() => api.close());

const PERSON = {
  name: '김하루',
  birthDate: '1994-03-12',
  genderType: 'FEMALE' as const,
  phoneNum: '01012345678',
};
const DI = 'mark-of-haru';

interface Said {
  provider?: SocialProvider;
  providerAccountId?: string;
  email?: string | null;
  name?: string | null;
}

/** What the site signs; `claims` and the rest are for what it would never sign. */
async function assert(
  said: Said = {},
  { claims = {}, secret = TEST_ASSERTION_SECRET, at = Date.now(), seconds = 60, jti = randomUUID() } = {},
): Promise<string> {
  const issuedAt = Math.floor(at / 1000);
  const profile = {
    provider: 'kakao',
    providerAccountId: '42',
    email: 'haru@example.com',
    name: '하루',
    ...said,
  };
  return new SignJWT({ purpose: SOCIAL_ASSERTION.purpose, profile, ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(jti)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(new TextEncoder().encode(secret));
}

async function dataOf<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
  return schema.parse(successSchema(z.unknown()).parse(body).data);
}

const exchange = async (assertion: string) =>
  dataOf(await api.request('POST', paths.socialAssertion(), { body: { assertion } }), socialTokenSchema);
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const login = async (token: string) =>
  dataOf(await api.request('GET', paths.socialLogin(), bearer(token)), socialLoginSchema);

/** Somebody who came from a provider and may sign up or link. */
async function newcomer(said: Said = {}): Promise<string> {
  const result = await login((await exchange(await assert(said))).tmpToken);
  if (result.signed) throw new Error('Has an account already.');
  return result.loginResDto.socialLoginUuid;
}

const owner = (given: Partial<typeof accounts.$inferInsert> = {}) =>
  api.make.account({ accountId: 'haru1', diHash: DI, email: 'haru@example.com', ...PERSON, ...given });

/** A verification that was answered and not used yet. */
async function verified(given: Partial<typeof identityRequests.$inferInsert> = {}): Promise<string> {
  const uniqueVal = randomUUID();
  await api.database.orm.insert(identityRequests).values({
    uniqueVal,
    provider: 'demo',
    secrets: {},
    status: 'VERIFIED',
    diHash: DI,
    expiresAt: new Date(Date.now() + 60_000),
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
const link = (body: object) => api.request('PUT', paths.socialLink(), { body });
const snsTypeOf = async (accountUuid: string) => {
  const [row] = await api.database.orm.select().from(accounts).where(eq(accounts.uuid, accountUuid));
  return row?.snsType;
};

describe('the assertion', () => {
  test('of a newcomer gives a token that leads to the signup form, once', async () => {
    const { tmpToken, signed } = await exchange(await assert());
    expect(signed).toBe(false);
    const result = await login(tmpToken);
    expect(result).toEqual({
      signed: false,
      loginResDto: {
        socialLoginUuid: expect.any(String),
        snsType: 'kakao',
        email: 'haru@example.com',
        name: '하루',
      },
    });
    expect((await api.fails(401, 'GET', paths.socialLogin(), bearer(tmpToken))).message).toBe('로그인 실패');
    const [row] = await api.database.orm.select().from(socialLogins);
    expect(row).toMatchObject({ tokenHash: null, tokenExpiresAt: null, signupExpiresAt: expect.any(Date) });
  });

  test('nothing of the token is kept but its hash', async () => {
    const { tmpToken } = await exchange(await assert());
    const [row] = await api.database.orm.select().from(socialLogins);
    expect(row?.tokenHash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(tmpToken);
  });

  test('of somebody who comes again is the same person, under their newest token alone', async () => {
    const first = await exchange(await assert());
    const second = await exchange(await assert({ email: null, name: '새 이름' }));
    await api.fails(401, 'GET', paths.socialLogin(), bearer(first.tmpToken));
    expect(await login(second.tmpToken)).toMatchObject({ loginResDto: { email: null, name: '새 이름' } });
    expect(await api.database.orm.select().from(socialLogins)).toHaveLength(1);
  });

  test('of the same id at another provider, or the same address, is another person', async () => {
    const uuids = [
      await newcomer(),
      await newcomer({ provider: 'naver' }),
      await newcomer({ providerAccountId: '43' }),
    ];
    expect(new Set(uuids).size).toBe(3);
  });

  test('counts once', async () => {
    const assertion = await assert();
    await exchange(assertion);
    await api.fails(401, 'POST', paths.socialAssertion(), { body: { assertion } });
  });

  test.each([
    ['forged', () => assert({}, { secret: 'another secret of 32 characters.' })],
    ['an access token', () => testTokens.sign({ accountId: 'haru1', roleType: 'MEMBER', tokenVersion: 0 })],
    ['for another purpose', () => assert({}, { claims: { purpose: 'password' } })],
    ['late', () => assert({}, { at: Date.now() - 61_000 })],
    ['of tomorrow', () => assert({}, { at: Date.now() + 86_400_000 })],
    ['too long-lived', () => assert({}, { seconds: 3600 })],
    ['of an unknown provider', () => assert({ provider: 'myspace' as SocialProvider })],
    ['of nobody', () => assert({ providerAccountId: '' })],
    ['unsigned', async () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
    ['no token at all', async () => 'x'],
  ])('that is %s is refused', async (_name, make) => {
    await api.fails(401, 'POST', paths.socialAssertion(), { body: { assertion: await make() } });
    expect(await api.database.orm.select().from(socialLogins)).toEqual([]);
  });
});

describe('the temp token', () => {
  test.each(['unknown-token', ''])('%j is refused', async (token) => {
    await api.fails(401, 'GET', paths.socialLogin(), token === '' ? {} : bearer(token));
  });

  test('is over after its time', async () => {
    const { tmpToken } = await exchange(await assert());
    await api.database.orm.update(socialLogins).set({ tokenExpiresAt: sql`now() - interval '1 second'` });
    await api.fails(401, 'GET', paths.socialLogin(), bearer(tmpToken));
  });

  test('is used by one of two who come at once', async () => {
    const { tmpToken } = await exchange(await assert());
    const both = await Promise.all(
      [1, 2].map(() => api.request('GET', paths.socialLogin(), bearer(tmpToken))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('of who has an account is a session', async () => {
    const account = await owner({ snsType: 'kakao' });
    await api.database.orm
      .insert(socialLogins)
      .values({ provider: 'kakao', providerAccountId: '42', accountUuid: account.uuid });
    const { tmpToken, signed } = await exchange(await assert());
    expect(signed).toBe(true);
    const result = await login(tmpToken);
    expect(result).toMatchObject({ signed: true, loginResDto: { id: 'haru1', roleType: 'MEMBER' } });
    if (!result.signed) throw new Error('Not logged in.');
    const asked = await api.request('GET', paths.currentRole(), bearer(result.loginResDto.accessToken));
    expect(asked.status).toBe(200);
  });

  test('a withdrawn account is not entered: neither before nor after the token is given', async () => {
    const account = await owner({ snsType: 'kakao' });
    await api.database.orm
      .insert(socialLogins)
      .values({ provider: 'kakao', providerAccountId: '42', accountUuid: account.uuid });
    const { tmpToken } = await exchange(await assert());
    await api.database.orm.update(accounts).set({ status: 'WITHDRAWN' });
    await api.fails(401, 'GET', paths.socialLogin(), bearer(tmpToken));
    await api.fails(401, 'POST', paths.socialAssertion(), { body: { assertion: await assert() } });
  });

  test('who never signed up is forgotten, and nobody else', async () => {
    const account = await owner();
    const old = new Date(Date.now() - 3 * 86_400_000);
    await api.database.orm.insert(socialLogins).values([
      { provider: 'google', providerAccountId: 'gone', tokenExpiresAt: old },
      { provider: 'google', providerAccountId: 'member', tokenExpiresAt: old, accountUuid: account.uuid },
      { provider: 'google', providerAccountId: 'signing up', signupExpiresAt: new Date() },
    ]);
    await exchange(await assert());
    const left = await api.database.orm.select().from(socialLogins);
    expect(left.map((row) => row.providerAccountId).sort()).toEqual(['42', 'member', 'signing up']);
  });
});

describe('linking', () => {
  test('ties the login to the account of the verified person, who gets a mail and is logged in next time', async () => {
    const account = await owner();
    wakes = 0;
    const response = await link(linkBody(await newcomer(), await verified()));
    expect(response.status).toBe(200);
    expect(await snsTypeOf(account.uuid)).toBe('kakao');
    expect(wakes).toBe(1);
    const mails = await api.database.orm.select().from(outbox);
    expect(mails).toMatchObject([{ topic: 'social-linked', payload: { to: 'haru@example.com' } }]);
    expect((await exchange(await assert())).signed).toBe(true);
  });

  test('again with the same login or the same verification is refused', async () => {
    await owner();
    const [uuid, uniqueVal] = [await newcomer(), await verified()];
    expect((await link(linkBody(uuid, uniqueVal))).status).toBe(200);
    const other = await newcomer({ provider: 'naver' });
    await api.database.orm.update(accounts).set({ snsType: null });
    expect((await link(linkBody(uuid, await verified()))).status).toBe(409);
    expect((await link(linkBody(other, uniqueVal))).status).toBe(409);
    expect(await api.database.orm.select().from(outbox)).toHaveLength(1);
  });

  test('at the same time twice: one wins', async () => {
    await owner();
    const uuids = [await newcomer(), await newcomer({ provider: 'naver' })];
    const answers = await Promise.all(uuids.map(async (uuid) => link(linkBody(uuid, await verified()))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const tied = await api.database.orm.select().from(socialLogins);
    expect(tied.filter((row) => row.accountUuid !== null)).toHaveLength(1);
  });

  test.each<[string, Partial<typeof accounts.$inferInsert>]>([
    ['has a social login already', { snsType: 'naver' }],
    ['is withdrawn', { status: 'WITHDRAWN' }],
    ['was never verified', { diHash: null }],
    ['is somebody else’s', { diHash: 'mark-of-another' }],
  ])('an account that %s is left as it is', async (_name, given) => {
    const account = await owner(given);
    const answer = await api.fails(409, 'PUT', paths.socialLink(), {
      body: linkBody(await newcomer(), await verified()),
    });
    expect(answer).toMatchObject({ code: 'LINK_FAILED', message: '연동에 실패했습니다.' });
    expect(await snsTypeOf(account.uuid)).toBe(given.snsType ?? null);
    expect(await api.database.orm.select().from(outbox)).toEqual([]);
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
    const answer = await api.fails(409, 'PUT', paths.socialLink(), { body: { ...body, ...wrong } });
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
    await exchange(await assert());
    const [row] = await api.database.orm.select().from(socialLogins);
    expect((await link(linkBody(row?.uuid ?? '', await verified()))).status).toBe(409);
  });

  test('all that is wrong with the form is said at once', async () => {
    const answer = await api.fails(422, 'PUT', paths.socialLink(), {
      body: { socialLoginUuid: 'x', phoneNum: '1' },
    });
    expect(answer.errors.length).toBeGreaterThan(4);
  });
});

test('calls are limited', async () => {
  const limited = await startTestApi({ rateLimits: { social: { points: 2, seconds: 60 } } });
  try {
    const call = () => limited.request('GET', paths.socialLogin(), bearer('unknown-token'));
    expect((await call()).status).toBe(401);
    await call();
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});
