import { keptUntilYears } from '@/lib/date/keeping';
import * as myMessages from '@/lib/messages/my';
import * as signupMessages from '@/lib/messages/signup';
import { accounts, artistApplications, withdrawalReasons } from '@/server/db/schema/account';
import { artists } from '@/server/db/schema/artist';
import { barredIdentities } from '@/server/db/schema/identity';
import { outbox } from '@/server/db/schema/outbox';
import { useTestApi } from '@/tests/support/api';
import { signupForm } from '@/tests/support/signup';
import { useMovableClock, WITHDRAWN_AT, withdrawalCalls } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { withdraw } = withdrawalCalls(api);
const orm = () => api.database.orm;

describe('PUT /v1/users/withdraw', () => {
  it('stops the account at once and says until when it can be taken back', async () => {
    const account = await api.make.account({ email: 'haru@example.com', name: '김하루' });
    const answer = await withdraw(account);
    // To the end of the thirtieth day in Seoul.
    expect(answer).toEqual({ revocableUntil: '2026-12-21T14:59:59.999Z' });
    const after = await api.row(accounts);
    expect(after).toMatchObject({
      status: 'WITHDRAWN',
      withdrawnAt: WITHDRAWN_AT,
      tokenVersion: account.tokenVersion + 1,
      email: 'haru@example.com',
    });
    const mail = await api.row(outbox);
    expect(mail).toMatchObject({ topic: 'withdrawn', payload: { to: 'haru@example.com' } });
    expect(mail.payload.text).toContain('2026년 12월 21일(한국 시간)까지');
    expect(mail.payload.text).not.toContain('작가 페이지');
  });

  it('refuses every session of it from then on', async () => {
    const account = await api.make.account();
    await api.get('/v1/auth/current-role', { as: account });
    await withdraw(account);
    expect((await api.fails(401, 'GET', '/v1/auth/current-role', { as: account })).code).toBe('UNAUTHORIZED');
    await api.fails(401, 'PUT', '/v1/users/withdraw', { as: account, body: { withdrawReason: null } });
  });

  it('does it once, however often it is asked at the same time', async () => {
    const { diHash } = await api.make.verification();
    const account = await api.make.account({ diHash, email: 'a@example.com' });
    const body = { withdrawReason: '자주 쓰지 않아요' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.request('PUT', '/v1/users/withdraw', { as: account, body })),
    );
    // Who was let in before it was done gets the same answer, who came later has no session any more.
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
    const after = await api.row(accounts);
    expect(after.tokenVersion).toBe(account.tokenVersion + 1);
    expect(await api.rows(withdrawalReasons)).toHaveLength(1);
    expect(await api.rows(outbox)).toHaveLength(1);
  });

  it('keeps the reason without the person, and of its moment the day alone', async () => {
    await withdraw(await api.make.account({ roleType: 'ARTIST_PENDING' }), {
      withdrawReason: '  다른 곳을 씁니다 ',
    });
    await withdraw(await api.make.account());
    expect(await api.rows(withdrawalReasons)).toEqual([
      {
        uuid: expect.any(String),
        roleType: 'ARTIST_PENDING',
        reason: '다른 곳을 씁니다',
        createdAt: new Date('2026-11-20T15:00:00Z'),
      },
    ]);
  });

  it.each(['', '   ', null])('takes %j for no reason', async (withdrawReason) => {
    await withdraw(await api.make.account(), { withdrawReason });
    expect(await api.rows(withdrawalReasons)).toEqual([]);
  });

  it('refuses a reason that is too long', async () => {
    const as = await api.make.account();
    const body = { withdrawReason: '가'.repeat(1001) };
    const failure = await api.fails(422, 'PUT', '/v1/users/withdraw', { as, body });
    expect(failure.errors).toEqual([{ field: 'withdrawReason', message: myMessages.withdrawReasonTooLong }]);
    expect((await api.row(accounts)).status).toBe('ACTIVE');
  });

  it.each(['BUSINESS', 'ADMIN'] as const)('is not for %s, nor for guests', async (roleType) => {
    const body = { withdrawReason: null };
    await api.fails(403, 'PUT', '/v1/users/withdraw', { as: await api.make.account({ roleType }), body });
    await api.fails(401, 'PUT', '/v1/users/withdraw', { body });
  });

  it('ends an application that waits, and leaves decided ones', async () => {
    const account = await api.make.account({ roleType: 'ARTIST_PENDING' });
    await orm()
      .insert(artistApplications)
      .values([
        { accountUuid: account.uuid, status: 'RETRY', createdAt: new Date('2026-11-01T00:00:00Z') },
        { accountUuid: account.uuid, status: 'WAITING' },
      ]);
    await withdraw(account);
    const after = await orm().select().from(artistApplications).orderBy(artistApplications.createdAt);
    expect(after.map(({ status }) => status)).toEqual(['RETRY', 'ENDED']);
  });
});

describe('an artist who withdraws', () => {
  async function artistWith(given: object = {}) {
    const artist = await api.make.artist(given);
    const [owner] = await orm().update(accounts).set({ email: 'artist@example.com' }).returning();
    if (owner === undefined) throw new Error('No owner');
    api.invalidated.length = 0;
    return { artist, owner };
  }

  it('stays public unless they ask', async () => {
    const { artist, owner } = await artistWith();
    await withdraw(owner);
    expect(
      (
        await api.request('GET', '/v2/artists/{userAccountId}', {
          params: { userAccountId: artist.userAccountId },
        })
      ).status,
    ).toBe(200);
    expect(api.invalidated).toEqual([]);
    expect((await api.row(outbox)).payload.text).toContain('계속 공개됩니다');
  });

  it('is hidden everywhere at once where they do', async () => {
    const { artist, owner } = await artistWith();
    const artwork = await api.make.artwork(artist.id);
    const visitor = await api.make.account();
    await withdraw(owner, { hidesPages: true });
    await api.fails(404, 'GET', '/v2/artists/{userAccountId}', {
      params: { userAccountId: artist.userAccountId },
    });
    for (const body of [
      { type: 'ARTIST', uuid: artist.uuid },
      { type: 'ART_WORK', uuid: artwork.uuid },
    ]) {
      await api.fails(404, 'POST', '/v1/users/me/likes', { as: visitor, body });
    }
    const list = await (await api.request('GET', '/v2/artists')).text();
    const sitemap = await (
      await api.request('GET', '/v1/contents/sitemap/{type}', {
        params: { type: 'artworks' },
        query: { page: 0 },
      })
    ).text();
    expect(list + sitemap).not.toContain(artist.userAccountId);
    expect(api.invalidated).toEqual([[`artist:${artist.id}`, `artworks:${artist.id}`, 'artists', 'home']]);
    expect((await api.row(outbox)).payload.text).toContain('숨겼습니다');
  });

  it('whose pages were private has none that the withdrawal hid', async () => {
    const { owner } = await artistWith({ isPublic: false });
    await withdraw(owner, { hidesPages: true });
    const after = await api.row(accounts);
    expect(after.hasHiddenPages).toBe(false);
    expect((await api.row(artists)).isPublic).toBe(false);
    expect(api.invalidated).toEqual([]);
  });
});

describe('who has withdrawn', () => {
  it('can’t join again for three years, under whatever ID', async () => {
    const verification = await api.make.verification();
    const account = await api.make.account({ diHash: verification.diHash, email: 'haru@example.com' });
    // Signup goes by the database's clock.
    clock.set(new Date());
    await withdraw(account);
    expect(await api.rows(barredIdentities)).toEqual([
      { diHash: verification.diHash, until: keptUntilYears(clock.read(), 3) },
    ]);
    const body = signupForm(verification, { accountId: 'another1', email: 'other@example.com' });
    const failure = await api.fails(403, 'POST', '/v1/auth/members/signup', { body });
    expect(failure).toMatchObject({ code: 'IDENTITY_BARRED', message: signupMessages.barred });
    expect(
      await api.get('/v1/auth/is-duplicate-account-id', { query: { accountId: account.accountId } }),
    ).toBe(true);
  });
});
