import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import type { SocialProvider } from '@/lib/contracts/identity';
import { createDemoOauth } from './demo-oauth';

const SITE = 'http://gyeol.test';
const VERIFIER = 'v'.repeat(43);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const redirectUri = (provider: SocialProvider) => `${SITE}/api/auth/callback/${provider}`;
const oauth = createDemoOauth({
  clientId: 'site',
  clientSecret: 'secret',
  siteUrl: SITE,
  serverUrl: 'http://127.0.0.1:3000',
  redirectUri,
});

const authorizePath = (provider: SocialProvider, changed: Record<string, string> = {}) => {
  const query = {
    client_id: 'site',
    redirect_uri: redirectUri(provider),
    response_type: 'code',
    state: 'the-state',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...changed,
  };
  return `/demo/oauth/${provider}/authorize?${new URLSearchParams(query).toString()}`;
};
const get = (path: string, headers: Record<string, string> = {}) =>
  oauth.fetch(new Request(SITE + path, { headers }));
const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  oauth.fetch(new Request(SITE + path, { method: 'POST', body: new URLSearchParams(form), headers }));

async function codeOf(provider: SocialProvider, form: Record<string, string> = {}): Promise<string> {
  const answer = await post(authorizePath(provider), {
    person: 'haru',
    sharesEmail: '1',
    decision: 'agree',
    ...form,
  });
  const location = new URL(answer.headers.get('location') ?? '');
  expect(location.searchParams.get('state')).toBe('the-state');
  return location.searchParams.get('code') ?? '';
}

const token = (provider: SocialProvider, code: string, changed: Record<string, string> = {}) =>
  post(`/demo/oauth/${provider}/token`, {
    grant_type: 'authorization_code',
    client_id: 'site',
    client_secret: 'secret',
    redirect_uri: redirectUri(provider),
    code_verifier: VERIFIER,
    code,
    ...changed,
  });

async function accessTokenOf(provider: SocialProvider): Promise<string> {
  const answer = (await (await token(provider, await codeOf(provider))).json()) as { access_token: string };
  return answer.access_token;
}

const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });

test('the page says that it is a demonstration, runs one script and can be shown nowhere else', async () => {
  const answer = await get(authorizePath('kakao'));
  const page = await answer.text();
  expect(page).toContain('시연 화면입니다. 실제 서비스가 아니며');
  const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
  expect(page.match(/<script/g)).toHaveLength(1);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
  for (const text of [style, script])
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
});

test.each<Record<string, string>>([
  { client_id: 'other' },
  { redirect_uri: 'https://evil.example/api/auth/callback/kakao' },
  { redirect_uri: `${SITE}/api/auth/callback/naver` },
])('nobody is sent anywhere for %j', async (changed) => {
  const answer = await post(authorizePath('kakao', changed), { person: 'haru', decision: 'agree' });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('location')).toBeNull();
});

test.each<Record<string, string>>([
  { response_type: 'token' },
  { state: '' },
  { code_challenge_method: 'plain' },
])('a request with %j is sent back with an error', async (changed) => {
  const answer = await get(authorizePath('google', changed));
  expect(answer.headers.get('location')).toMatch(
    /^http:\/\/gyeol\.test\/api\/auth\/callback\/google\?error=invalid_request/,
  );
});

test('a form of another site is refused', async () => {
  const answer = await post(
    authorizePath('kakao'),
    { decision: 'agree' },
    { 'sec-fetch-site': 'cross-site' },
  );
  expect(answer.status).toBe(403);
});

test('what is filled in stays, and is only text', async () => {
  const form = { person: 'own', name: '', email: '"><b>', decision: 'agree' };
  const answer = await post(authorizePath('kakao'), form);
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain('이름을 입력해 주세요.');
  expect(page).toContain('&quot;&gt;&lt;b&gt;');
  expect(page).not.toContain('<b>');
  expect((await post(authorizePath('kakao'), { person: 'x', decision: 'agree' })).status).toBe(422);
});

describe('the token address', () => {
  test('takes a code once', async () => {
    const code = await codeOf('kakao');
    expect((await token('kakao', code)).status).toBe(200);
    expect(await (await token('kakao', code)).json()).toEqual({ error: 'invalid_grant' });
  });

  test.each([
    [{ code_verifier: 'w'.repeat(43) }, 'invalid_grant'],
    [{ redirect_uri: `${SITE}/elsewhere` }, 'invalid_grant'],
    [{ client_secret: 'wrong' }, 'invalid_client'],
    [{ client_id: 'other' }, 'invalid_client'],
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
  ])('refuses %j', async (changed, error) => {
    const answer = await token('kakao', await codeOf('kakao'), changed);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.json()).toEqual({ error });
  });

  test('refuses the code of another provider, and one without the verifier it was asked with', async () => {
    expect((await token('naver', await codeOf('kakao'), { redirect_uri: redirectUri('kakao') })).status).toBe(
      400,
    );
    const answer = await post('/demo/oauth/kakao/token', {
      grant_type: 'authorization_code',
      client_id: 'site',
      client_secret: 'secret',
      redirect_uri: redirectUri('kakao'),
      code: await codeOf('kakao'),
    });
    expect(answer.status).toBe(400);
  });
});

describe('the profile', () => {
  test('of Kakao', async () => {
    const answer = await get('/demo/oauth/kakao/v2/user/me', bearer(await accessTokenOf('kakao')));
    expect(await answer.json()).toMatchObject({
      id: expect.any(Number),
      kakao_account: {
        profile: { nickname: '김하루' },
        email: 'haru.kim@example.com',
        is_email_valid: true,
        is_email_verified: true,
        email_needs_agreement: false,
      },
    });
  });

  test('of Naver', async () => {
    const answer = await get('/demo/oauth/naver/v1/nid/me', bearer(await accessTokenOf('naver')));
    expect(await answer.json()).toMatchObject({
      resultcode: '00',
      response: { id: expect.any(String), name: '김하루', nickname: '김하루', email: 'haru.kim@example.com' },
    });
  });

  test('of Google is an id_token that its own keys prove', async () => {
    const discovery = (await (
      await get('/demo/oauth/google/.well-known/openid-configuration')
    ).json()) as Record<string, string>;
    const { id_token: idToken } = (await (await token('google', await codeOf('google'))).json()) as {
      id_token: string;
    };
    const keys = createRemoteJWKSet(new URL(discovery.jwks_uri ?? ''), {
      [customFetch]: (url: string) => get(new URL(url).pathname),
    });
    const { payload } = await jwtVerify(idToken, keys, { issuer: discovery.issuer, audience: 'site' });
    expect(payload).toMatchObject({
      sub: expect.stringMatching(/^\d{21}$/),
      name: '김하루',
      email_verified: true,
    });
  });

  test('needs a token, of the same provider', async () => {
    const accessToken = await accessTokenOf('kakao');
    expect((await get('/demo/oauth/kakao/v2/user/me')).status).toBe(401);
    expect((await get('/demo/oauth/kakao/v2/user/me', bearer('forged'))).status).toBe(401);
    expect((await get('/demo/oauth/naver/v1/nid/me', bearer(accessToken))).status).toBe(401);
    expect((await get('/demo/oauth/naver/v2/user/me', bearer(accessToken))).status).toBe(404);
  });
});

test('there is no other provider', async () => {
  expect((await get('/demo/oauth/myspace/authorize')).status).toBe(404);
  expect((await get('/demo/oauth/kakao/jwks')).status).toBe(404);
});
