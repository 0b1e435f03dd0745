import { createHash } from 'node:crypto';
import { logIn, revokeWithdrawalSocially, SOCIAL_COOKIE } from '@/server/bff/login';
import { proxyToPlatform } from '@/server/bff/proxy';
import { readSession } from '@/server/bff/session';
import { withdraw } from '@/server/bff/withdrawal';
import {
  call,
  cookieOf,
  endsSession,
  failure,
  loginResult,
  OURS,
  post,
  sealed,
  useFakePlatform,
  success,
  TOKEN,
} from './support/fake-platform';

const platform = useFakePlatform();

const leave = async (cookie: string, headers: Record<string, string> = OURS) =>
  withdraw(
    call('/v1/users/withdraw', {
      method: 'PUT',
      headers: { ...headers, cookie },
      body: '{"withdrawReason":null}',
    }),
  );

describe('a withdrawal', () => {
  test('takes the cookies of this browser away with the account', async () => {
    platform.answer = () => success({ revocableUntil: '2026-12-21T14:59:59.999Z' });
    const answer = await leave(await sealed('MEMBER'));
    expect([answer.status, endsSession(answer)]).toEqual([200, true]);
    expect(platform.seen.at(-1)).toMatchObject({ method: 'PUT', bearer: `Bearer ${TOKEN}` });
  });

  test('that was made already ends the session that is left', async () => {
    platform.answer = () => failure(401, 'UNAUTHORIZED');
    const answer = await leave(await sealed('MEMBER'));
    expect([answer.status, endsSession(answer)]).toEqual([401, true]);
  });

  test('that fails leaves the session, and another site can cause none', async () => {
    platform.answer = () => failure(422, 'UNPROCESSABLE');
    const answer = await leave(await sealed('MEMBER'));
    expect([answer.status, endsSession(answer)]).toEqual([422, false]);
    const foreign = { ...OURS, origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' };
    const seen = platform.seen.length;
    expect((await leave(await sealed('MEMBER'), foreign)).status).toBe(403);
    expect(platform.seen).toHaveLength(seen);
  });
});

describe('coming back', () => {
  test('seals the session as a login does', async () => {
    platform.answer = () => success(loginResult('MEMBER'));
    const answer = await logIn(post('/v1/auth/withdrawal/revoke'));
    const text = await answer.text();
    expect(text).not.toContain(TOKEN);
    const session = await readSession(cookieOf(answer.headers.getSetCookie()));
    expect(session).toMatchObject({ accessToken: TOKEN, user: { id: 'artist01' } });
    expect(platform.seen.at(-1)).toMatchObject({ path: '/v1/auth/withdrawal/revoke', bearer: null });
  });

  test('by a provider takes the temp token of this very browser alone', async () => {
    const socially = (cookie: string) =>
      revokeWithdrawalSocially(
        post('/v1/oauth2/withdrawal/revoke', {}, { ...OURS, cookie, authorization: 'Bearer temp-token' }),
      );
    const digest = createHash('sha256').update('temp-token').digest('base64url');
    platform.answer = () => success(loginResult('MEMBER'));
    for (const cookie of ['', `${SOCIAL_COOKIE}=${digest.slice(1)}x`]) {
      expect((await socially(cookie)).status).toBe(401);
    }
    expect(platform.seen).toEqual([]);

    const answer = await socially(`${SOCIAL_COOKIE}=${digest}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain(TOKEN);
    expect(platform.seen).toMatchObject([{ bearer: 'Bearer temp-token' }]);
    const cookies = answer.headers.getSetCookie();
    expect(cookies[0]).toMatch(new RegExp(`^${SOCIAL_COOKIE}=; Max-Age=0`));
    expect(await readSession(cookieOf(cookies))).toMatchObject({ accessToken: TOKEN });
  });

  test.each(['/v1/auth/withdrawal/revoke', '/v1/OAuth2/withdrawal/%72evoke/'])(
    'never goes through the proxy, which would give the token away: %s',
    async (path) => {
      expect((await proxyToPlatform(post(path))).status).toBe(404);
      expect(platform.seen).toEqual([]);
    },
  );
});
