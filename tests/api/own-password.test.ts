import { successSchema } from '@/lib/contracts/envelope';
import { loginResultSchema } from '@/lib/contracts/identity';
import { isCurrentPasswordSchema } from '@/lib/contracts/profile';
import * as authMessages from '@/lib/messages/auth';
import * as myMessages from '@/lib/messages/my';
import { RATES } from '@/server/api/http/rates';
import { apiUrl } from '@/lib/api/url';
import { accounts } from '@/server/db/schema/account';
import { outbox } from '@/server/db/schema/outbox';
import { createPasswords } from '@/server/providers/passwords/passwords';
import { startTestApi, testTokens } from '@/tests/support/api';
import type { Sent, TestApi } from '@/tests/support/api';

const OLD = 'gyeol!2026';
const NEW = 'another!2026';
const passwords = createPasswords();
let api: TestApi;
let oldHash: string;
const woken: number[] = [];

beforeAll(async () => {
  api = await startTestApi({ wakeOutbox: () => void woken.push(1) });
  oldHash = await passwords.hash(OLD);
});
afterAll(() => api?.close());
beforeEach(async () => {
  await api.reset();
  woken.length = 0;
});

const member = (given: Partial<typeof accounts.$inferInsert> = {}) =>
  api.make.account({ accountId: 'haru1', email: 'haru@example.com', passwordHash: oldHash, ...given });
const change = (as: Sent['as'], currentPassword = OLD, password = NEW) =>
  api.request('PUT', apiUrl('/v1/users/password/update'), { as, body: { currentPassword, password } });
const login = (accountPwd: string) =>
  api.request('POST', apiUrl('/v1/auth/login'), { body: { accountId: 'haru1', accountPwd } });
const roleWith = (token: string) =>
  api.request('GET', apiUrl('/v1/auth/current-role'), { headers: { authorization: `Bearer ${token}` } });

async function isCurrent(as: Sent['as'], currentPassword: string) {
  const response = await api.request('POST', apiUrl('/v1/users/validate-current-password'), {
    as,
    body: { currentPassword },
  });
  return successSchema(isCurrentPasswordSchema).parse(await response.json()).data;
}

describe('POST /v1/users/validate-current-password', () => {
  it('says whether it is the caller’s', async () => {
    const as = await member();
    await member({ accountId: 'other', email: null, passwordHash: await passwords.hash(NEW) });
    expect(await isCurrent(as, OLD)).toBe(true);
    expect(await isCurrent(as, NEW)).toBe(false);
    expect(await isCurrent(as, 'x'.repeat(128))).toBe(false);
  });

  it('refuses guests, accounts without a password, and what is none', async () => {
    const path = apiUrl('/v1/users/validate-current-password');
    await api.fails(401, 'POST', path, { body: { currentPassword: OLD } });
    const social = await member({ passwordHash: null, snsType: 'kakao' });
    const failure = await api.fails(409, 'POST', path, { as: social, body: { currentPassword: OLD } });
    expect([failure.code, failure.message]).toEqual(['PASSWORD_NOT_USED', myMessages.passwordNotUsed]);
    const empty = await api.fails(422, 'POST', path, { as: social, body: { currentPassword: '' } });
    expect(empty.errors).toEqual([{ field: 'currentPassword', message: myMessages.currentPasswordRequired }]);
    await api.fails(422, 'POST', path, { as: social, body: { currentPassword: 'x'.repeat(129) } });
    await api.fails(422, 'POST', path, { as: social, body: {} });
  });

  it('lets nobody guess for long, and counts a change with it', async () => {
    const limited = await startTestApi({ rateLimits: { passwordCheck: RATES.passwordCheck } });
    try {
      const as = await limited.make.account({ passwordHash: oldHash });
      const other = await limited.make.account({ passwordHash: oldHash });
      const body = { currentPassword: 'a guess', password: NEW };
      for (let guess = 0; guess < RATES.passwordCheck.points; guess += 1) {
        const [method, path] =
          guess % 2 === 0
            ? (['POST', apiUrl('/v1/users/validate-current-password')] as const)
            : (['PUT', apiUrl('/v1/users/password/update')] as const);
        expect((await limited.request(method, path, { as, body })).status).toBe(guess % 2 === 0 ? 200 : 400);
      }
      const right = { currentPassword: OLD, password: NEW };
      await limited.fails(429, 'POST', apiUrl('/v1/users/validate-current-password'), { as, body: right });
      await limited.fails(429, 'PUT', apiUrl('/v1/users/password/update'), { as, body: right });
      expect(
        (await limited.request('PUT', apiUrl('/v1/users/password/update'), { as: other, body: right }))
          .status,
      ).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe('PUT /v1/users/password/update', () => {
  it('changes it, ends every session and begins a new one, and tells the owner', async () => {
    const as = await member({ phoneNum: '01012345678' });
    const before = await testTokens.sign(as);
    const response = await change(as);
    const { data } = successSchema(loginResultSchema).parse(await response.json());
    expect(data).toEqual({
      accessToken: expect.any(String),
      id: 'haru1',
      roleType: 'MEMBER',
      email: 'haru@example.com',
      phoneNum: '01012345678',
    });
    expect((await roleWith(before)).status).toBe(401);
    expect((await roleWith(data.accessToken)).status).toBe(200);
    expect([(await login(OLD)).status, (await login(NEW)).status]).toEqual([401, 200]);
    const mails = await api.database.orm.select().from(outbox);
    expect(mails.map(({ topic, payload }) => [topic, payload.to])).toEqual([
      ['password-changed', 'haru@example.com'],
    ]);
    expect(woken).toHaveLength(1);
  });

  it('needs the current one, and changes nothing without it', async () => {
    const as = await member();
    const failure = await api.fails(400, 'PUT', apiUrl('/v1/users/password/update'), {
      as,
      body: { currentPassword: NEW, password: NEW },
    });
    expect(failure).toMatchObject({
      code: 'CURRENT_PASSWORD_WRONG',
      errors: [{ field: 'currentPassword', message: myMessages.currentPasswordWrong }],
    });
    expect(await api.database.orm.select().from(accounts)).toEqual([as]);
    expect(await api.database.orm.select().from(outbox)).toEqual([]);
    expect(woken).toEqual([]);
  });

  it('names both fields that fail', async () => {
    const failure = await api.fails(422, 'PUT', apiUrl('/v1/users/password/update'), {
      as: await member(),
      body: { currentPassword: '', password: '짧다' },
    });
    expect(failure.errors).toEqual([
      { field: 'currentPassword', message: myMessages.currentPasswordRequired },
      { field: 'password', message: authMessages.passwordRule },
    ]);
  });

  it('refuses guests, those without a password, and who withdrew', async () => {
    expect((await change(null)).status).toBe(401);
    const social = await member({ passwordHash: null, snsType: 'kakao' });
    expect(await (await change(social)).json()).toMatchObject({ code: 'PASSWORD_NOT_USED' });
    const gone = await member({ accountId: 'gone', email: null, status: 'WITHDRAWN' });
    expect((await change(gone)).status).toBe(401);
  });

  it('lets one of two changes at once win, whose session alone goes on', async () => {
    const as = await member();
    const chosen = ['first!2026', 'second!2026', 'third!2026'];
    const answers = await Promise.all(chosen.map((password) => change(as, OLD, password)));
    // Whoever comes when it is over finds the session ended; who had been let in finds another password.
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 400, 401].includes(status))).toEqual([]);
    const winner = statuses.indexOf(200);
    const isLoggedIn = await Promise.all(chosen.map(async (password) => (await login(password)).status));
    expect(isLoggedIn).toEqual(chosen.map((_, index) => (index === winner ? 200 : 401)));
    const [after] = await api.database.orm.select().from(accounts);
    expect(after?.tokenVersion).toBe(as.tokenVersion + 1);
    expect(await api.database.orm.select().from(outbox)).toHaveLength(1);
    const body: unknown = await answers[winner]?.json();
    const { data } = successSchema(loginResultSchema).parse(body);
    expect((await roleWith(data.accessToken)).status).toBe(200);
  });
});
