import { SignJWT } from 'jose';
import pino from 'pino';
import { ERRORS } from '@/lib/contracts/errors';
import { accounts } from '@/server/db/schema/account';
import { DatabaseUnavailableError } from '@/server/db/errors';
import { startTestApi, testTokens, useTestApi } from '@/tests/support/api';

const lines: Record<string, unknown>[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
const api = useTestApi({ log });
beforeEach(() => void (lines.length = 0));

describe('every answer', () => {
  it('carries a request id: the caller’s where it is sane', async () => {
    const given = await api.request('GET', '/healthz', { headers: { 'x-request-id': 'abc-12345' } });
    expect(given.headers.get('x-request-id')).toBe('abc-12345');
    const odd = await api.request('GET', '/healthz', { headers: { 'x-request-id': '<script>' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is not sniffed, framed or run', async () => {
    const { headers } = await api.request('GET', '/v1/home');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('is logged by its route, without what people searched for', async () => {
    await api.request('GET', '/v2/artists', {
      query: { q: '류단아' },
      headers: { 'x-request-id': 'logged-request' },
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      requestId: 'logged-request',
      method: 'GET',
      route: '/v2/artists',
      status: 200,
      role: 'guest',
    });
    expect(JSON.stringify(lines)).not.toContain('류단아');
  });
});

describe('failures', () => {
  it('answers 404 in the envelope for routes that are not there', async () => {
    const unknown: string = '/v1/nothing';
    expect(await api.fails(404, 'GET', unknown)).toEqual({
      code: 'NOT_FOUND',
      message: ERRORS.NOT_FOUND.message,
      errors: [],
    });
  });

  it('answers 405 with the methods that are there', async () => {
    const response = await api.request('PUT', '/v1/users/me/likes');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, DELETE, GET');
  });

  it('answers 503 with Retry-After while the database is away, and nothing of why', async () => {
    const away = await startTestApi();
    const cause = new DatabaseUnavailableError('secret host');
    // A query can be built; waiting for its rows fails.
    const query: unknown = new Proxy(() => query, {
      get: (_, name) =>
        name === 'then' ? (_rows: unknown, fail: (error: Error) => void) => fail(cause) : query,
    });
    const broken = new Proxy(away.database.orm, { get: () => query });
    const app = await startTestApi({
      database: { ...away.database, orm: broken, ping: () => Promise.reject(cause) },
    });
    try {
      const response = await app.request('GET', '/v2/artists');
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toEqual({
        code: 'UNAVAILABLE',
        message: ERRORS.UNAVAILABLE.message,
        errors: [],
      });
      expect((await app.request('GET', '/healthz')).status).toBe(200);
      const readiness = await app.fails(503, 'GET', '/readyz');
      expect(readiness.errors).toEqual([{ field: 'database', message: 'DOWN' }]);
    } finally {
      await away.close();
      await app.close();
    }
  });

  it('masks what it doesn’t know, and logs it with the request’s id but without parameters', async () => {
    await api.database.orm.execute('alter table artists rename to artists_away');
    try {
      const response = await api.request('GET', '/v2/artists/{userAccountId}', {
        params: { userAccountId: 'someone' },
        headers: { 'x-request-id': 'broken-request' },
      });
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual({
        code: 'INTERNAL',
        message: ERRORS.INTERNAL.message,
        errors: [],
      });
      const logged = lines.find(({ msg }) => msg === 'INTERNAL');
      expect(logged).toMatchObject({ requestId: 'broken-request', err: { type: 'QueryError' } });
      expect(JSON.stringify(logged)).not.toContain('someone');
    } finally {
      await api.database.orm.execute('alter table artists_away rename to artists');
    }
  });
});

describe('bodies', () => {
  it('names all failing fields at once with 422', async () => {
    const as = await api.make.account();
    const failure = await api.fails(422, 'POST', '/v1/users/me/likes', {
      as,
      body: { type: 'PAINTING', uuid: 'x' },
    });
    expect(failure.errors.map(({ field }) => field)).toEqual(['type', 'uuid']);
    for (const { message } of failure.errors) expect(message).toBe(ERRORS.UNPROCESSABLE.message);
  });

  it('names the field of a text that the database can’t keep', async () => {
    const login = { accountId: 'haru01', accountPwd: 'a\0b' };
    const failure = await api.fails(422, 'POST', '/v1/auth/login', { body: login });
    expect(failure.errors).toEqual([{ field: 'accountPwd', message: ERRORS.UNPROCESSABLE.message }]);
    const half = { ...login, accountPwd: 'a\ud800b' };
    expect((await api.fails(422, 'POST', '/v1/auth/login', { body: half })).errors).toEqual(failure.errors);
  });

  it('refuses what is no JSON, another type, or too large', async () => {
    const member = async () => ({ as: await api.make.account() });
    await api.fails(400, 'POST', '/v1/users/me/likes', { ...(await member()), body: '{"type":' });
    await api.fails(415, 'POST', '/v1/users/me/likes', {
      ...(await member()),
      body: '{}',
      headers: { 'content-type': 'text/plain' },
    });
    const large = JSON.stringify({ type: 'x'.repeat(100_000) });
    await api.fails(413, 'POST', '/v1/users/me/likes', { ...(await member()), body: large });
  });
});

describe('tokens', () => {
  const role = (authorization: string) =>
    api.request('GET', '/v1/auth/current-role', { headers: { authorization } });

  it('answers the role of today, not that of the token', async () => {
    const account = await api.make.account({ roleType: 'ARTIST_BEFORE_PROFILE' });
    await api.database.orm.update(accounts).set({ roleType: 'ARTIST' });
    expect(await api.get('/v1/auth/current-role', { as: account })).toEqual({ roleType: 'ARTIST' });
  });

  it('refuses guests', async () => {
    await api.fails(401, 'GET', '/v1/auth/current-role');
  });

  it('refuses forged, expired, incomplete and odd ones, on open routes too', async () => {
    const account = await api.make.account();
    const claims = { role: 'MEMBER', ver: 0, sid: '0198f3a0-0000-7000-8000-000000000000' };
    const sign = (secret: string, change: (jwt: SignJWT) => SignJWT = (jwt) => jwt.setExpirationTime('1h')) =>
      change(
        new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setSubject(account.accountId).setIssuedAt(),
      ).sign(new TextEncoder().encode(secret));
    const secret = 'a secret for tests, 32 characters or more';
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ ...claims, sub: account.accountId }))}.`;
    const bad = [
      await sign('another secret of 32 characters or more'),
      await sign(secret, (jwt) => jwt.setExpirationTime('-1s')),
      await sign(secret, (jwt) => jwt),
      unsigned.replaceAll('=', ''),
      'x',
    ];
    for (const token of bad) expect((await role(`Bearer ${token}`)).status).toBe(401);
    expect((await role('Basic abc')).status).toBe(401);
    expect((await role(`Bearer ${await sign(secret)}`)).status).toBe(200);
    const open = await api.request('GET', '/v2/artists', { headers: { authorization: 'Bearer x' } });
    expect(open.status).toBe(401);
  });

  it('refuses those of accounts that are gone, withdrawn, or were logged out everywhere', async () => {
    const account = await api.make.account();
    const token = `Bearer ${await testTokens.sign(account)}`;
    await api.database.orm.update(accounts).set({ tokenVersion: 1 });
    expect((await role(token)).status).toBe(401);
    await api.database.orm.update(accounts).set({ tokenVersion: 0, status: 'WITHDRAWN' });
    expect((await role(token)).status).toBe(401);
    await api.database.orm.delete(accounts);
    expect((await role(token)).status).toBe(401);
  });
});

describe('limits', () => {
  const rateLimits = { like: { points: 2, seconds: 60 }, view: { points: 3, seconds: 60 } };
  const api = useTestApi({ rateLimits });

  it('answers 429 with Retry-After', async () => {
    const as = await api.make.account();
    const artist = await api.make.artist();
    const like = () =>
      api.request('POST', '/v1/users/me/likes', { as, body: { type: 'ARTIST', uuid: artist.uuid } });
    expect([(await like()).status, (await like()).status]).toEqual([200, 200]);
    const refused = await like();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: ERRORS.TOO_MANY_REQUESTS.message,
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  });

  it('counts guests by address', async () => {
    const artist = await api.make.artist();
    const { uuid } = await api.make.artwork(artist.id);
    const view = async (address: string) =>
      (
        await api.request('POST', '/v1/artist/{artistId}/artworks/{artworkUuid}/view', {
          params: { artistId: artist.id, artworkUuid: uuid },
          headers: { 'x-forwarded-for': address },
        })
      ).status;
    for (let time = 0; time < 3; time += 1) expect(await view('192.0.2.1')).toBe(200);
    expect(await view('192.0.2.1')).toBe(429);
    expect(await view('192.0.2.2')).toBe(200);
  });
});
