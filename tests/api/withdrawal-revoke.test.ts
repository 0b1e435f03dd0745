import * as authMessages from '@/lib/messages/auth';
import { apiUrl } from '@/lib/api/url';
import { accounts, artistApplications, socialLogins } from '@/server/db/schema/account';
import { artists } from '@/server/db/schema/artist';
import { barredIdentities } from '@/server/db/schema/identity';
import { outbox } from '@/server/db/schema/outbox';
import { createPasswords } from '@/server/providers/passwords/passwords';
import { createLog } from '@/server/logging/log';
import { composeRetention } from '@/server/platform/retention';
import { startTestApi, useTestApi } from '@/tests/support/api';
import { assertSocial, bearer, socialCalls } from '@/tests/support/social';
import { DAY, useMovableClock, WITHDRAWN_AT, withdrawalCalls } from '@/tests/support/withdrawal';

const PASSWORD = 'gyeol!2026';
const LAST_MOMENT = new Date('2026-12-21T14:59:59.999Z');
const TOO_LATE = new Date('2026-12-21T15:00:00.000Z');
const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
let passwordHash: string;
const { withdraw, revoke } = withdrawalCalls(api);
const social = socialCalls(api);
const orm = () => api.database.orm;

beforeAll(async () => {
  passwordHash = await createPasswords().hash(PASSWORD);
});
const login = (accountPwd = PASSWORD) => ({ body: { accountId: 'haru1994', accountPwd } });

async function withdrawn(given: object = {}) {
  const { diHash } = await api.make.verification();
  const account = await api.make.account({ accountId: 'haru1994', passwordHash, diHash, ...given });
  await withdraw(account);
  return account;
}

describe('a login within the grace', () => {
  it('is refused with the last day, to who has the password', async () => {
    await withdrawn();
    clock.set(LAST_MOMENT);
    expect(await api.fails(403, 'POST', '/v1/auth/login', login())).toEqual({
      code: 'ACCOUNT_WITHDRAWN',
      message: authMessages.withdrawnUntil('2026년 12월 21일(한국 시간)'),
      errors: [],
    });
  });

  it('says nothing to anybody else, and nothing after it', async () => {
    await withdrawn();
    const unknown = await api.fails(401, 'POST', '/v1/auth/login', {
      body: { accountId: 'nobody99', accountPwd: PASSWORD },
    });
    expect(await api.fails(401, 'POST', '/v1/auth/login', login('wrong!2026'))).toEqual(unknown);
    expect(await api.fails(401, 'POST', '/v1/auth/withdrawal/revoke', login('wrong!2026'))).toEqual(unknown);
    clock.set(TOO_LATE);
    expect(await api.fails(401, 'POST', '/v1/auth/login', login())).toEqual(unknown);
    expect(await api.fails(401, 'POST', '/v1/auth/withdrawal/revoke', login())).toEqual(unknown);
  });

  it('counts wrong passwords as any login does', async () => {
    await using strict = await startTestApi({ rateLimits: { loginOfAccount: { points: 2, seconds: 60 } } });
    for (const path of [apiUrl('/v1/auth/login'), apiUrl('/v1/auth/withdrawal/revoke')]) {
      await strict.fails(401, 'POST', path, login('wrong!2026'));
    }
    await strict.fails(429, 'POST', '/v1/auth/withdrawal/revoke', login());
  });
});

describe('POST /v1/auth/withdrawal/revoke', () => {
  it('makes the account what it was and starts a session', async () => {
    const before = await withdrawn({ email: 'haru@example.com', userInterests: ['CRAFT'] });
    clock.set(LAST_MOMENT);
    const { accessToken, id } = await revoke('haru1994', PASSWORD);
    expect(id).toBe('haru1994');
    expect(await api.get('/v1/auth/current-role', bearer(accessToken))).toEqual({ roleType: 'MEMBER' });
    const after = await api.row(accounts);
    // Sessions from before the withdrawal stay ended.
    expect(after).toEqual({ ...before, tokenVersion: 1, lastLoginAt: expect.any(Date) });
    expect(await api.rows(barredIdentities)).toEqual([]);
    const topics = (await api.rows(outbox)).map(({ topic }) => topic);
    expect(topics).toEqual(['withdrawn', 'withdrawal-revoked']);
    await api.fails(401, 'GET', '/v1/auth/current-role', { as: before });
  });

  it('is a login where it was taken back already, and can be withdrawn again', async () => {
    await withdrawn();
    const both = await Promise.all([revoke('haru1994', PASSWORD), revoke('haru1994', PASSWORD)]);
    expect(both.map(({ id }) => id)).toEqual(['haru1994', 'haru1994']);
    const account = await api.row(accounts);
    if (account === undefined) throw new Error('No account');
    clock.after(3 * DAY);
    expect(await withdraw(account)).toEqual({ revocableUntil: '2026-12-24T14:59:59.999Z' });
  });

  it('lets an application wait again, and shows pages again that the withdrawal hid', async () => {
    const artist = await api.make.artist({ userAccountId: 'haru1994' });
    const [owner] = await orm().update(accounts).set({ passwordHash }).returning();
    if (owner === undefined) throw new Error('No owner');
    await api.make.row(artistApplications, { accountUuid: owner.uuid });
    await withdraw(owner, { hidesPages: true });
    api.invalidated.length = 0;
    await revoke('haru1994', PASSWORD);
    expect((await api.row(artists)).isPublic).toBe(true);
    expect((await api.row(artistApplications)).status).toBe('WAITING');
    expect(api.invalidated).toEqual([[`artist:${artist.id}`, `artworks:${artist.id}`, 'artists', 'home']]);
  });

  it('leaves pages private that the artist had made so', async () => {
    await api.make.artist({ userAccountId: 'haru1994', isPublic: false });
    const [owner] = await orm().update(accounts).set({ passwordHash }).returning();
    if (owner === undefined) throw new Error('No owner');
    await withdraw(owner, { hidesPages: true });
    await revoke('haru1994', PASSWORD);
    expect((await api.row(artists)).isPublic).toBe(false);
  });

  it('and the job of a clock that is ahead: one of them is first, and nothing is left half done', async () => {
    const { storage, database } = api;
    const log = createLog({ level: 'silent' });
    const ahead = composeRetention({
      database,
      storage,
      invalidate: () => undefined,
      log,
      clock: () => TOO_LATE,
    });
    for (let turn = 0; turn < 4; turn += 1) {
      await withdrawn();
      clock.set(LAST_MOMENT);
      const revoking = api.request('POST', '/v1/auth/withdrawal/revoke', login());
      // The job comes while the password is checked, or after.
      if (turn % 2 === 0) await revoking;
      const [answer] = await Promise.all([revoking, ahead.run()]);
      const rows = await api.rows(accounts);
      if (answer.status === 200) expect(rows).toEqual([expect.objectContaining({ status: 'ACTIVE' })]);
      else expect([answer.status, rows]).toEqual([401, []]);
      await api.reset();
      clock.set(WITHDRAWN_AT);
    }
  });
});

describe('who comes from a provider', () => {
  async function withdrawnSocially() {
    const uuid = await social.newcomer();
    const account = await api.make.account({ accountId: 'haru1994', snsType: 'kakao' });
    await orm().update(socialLogins).set({ accountUuid: account.uuid, signupExpiresAt: null });
    await withdraw(account);
    return { uuid, account };
  }

  it('is asked the same, with a token that is still good', async () => {
    await withdrawnSocially();
    const { tmpToken, signed } = await social.exchange(await assertSocial());
    expect(signed).toBe(true);
    for (let turn = 0; turn < 2; turn += 1) {
      const failure = await api.fails(403, 'GET', '/v1/oauth2/login', bearer(tmpToken));
      expect(failure).toMatchObject({
        code: 'ACCOUNT_WITHDRAWN',
        message: authMessages.withdrawnUntil('2026년 12월 21일(한국 시간)'),
      });
    }
    const answer = await api.request('POST', '/v1/oauth2/withdrawal/revoke', bearer(tmpToken));
    expect(answer.status).toBe(200);
    expect((await api.row(accounts)).status).toBe('ACTIVE');
    // The token is used up.
    await api.fails(401, 'POST', '/v1/oauth2/withdrawal/revoke', bearer(tmpToken));
    expect(await social.login((await social.exchange(await assertSocial())).tmpToken)).toMatchObject({
      signed: true,
      loginResDto: { id: 'haru1994' },
    });
  });

  it('finds it over after the grace', async () => {
    await withdrawnSocially();
    const { tmpToken } = await social.exchange(await assertSocial());
    clock.set(TOO_LATE);
    expect((await api.fails(401, 'GET', '/v1/oauth2/login', bearer(tmpToken))).code).toBe(
      'SOCIAL_LOGIN_FAILED',
    );
    await api.fails(401, 'POST', '/v1/oauth2/withdrawal/revoke', bearer(tmpToken));
    const body = { assertion: await assertSocial() };
    await api.fails(401, 'POST', '/v1/oauth2/assertion', { body });
  });

  it('can’t restore anything with a token of nobody, or none', async () => {
    await api.fails(401, 'POST', '/v1/oauth2/withdrawal/revoke', bearer('x'.repeat(43)));
    await api.fails(401, 'POST', '/v1/oauth2/withdrawal/revoke');
  });
});
