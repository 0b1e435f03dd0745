import { createHash } from 'node:crypto';
import { SOCIAL_PROVIDERS } from '@/lib/contracts/identity';
import { getSettings, registerSettings } from '@/server/bff/host-bridge';
import { demoIdOf } from '@/server/demo/social/demo-people';
import { cookiesOf, locationOf, startSocialTest, type SocialTest } from './support/social';

const FAILED = '/?alert=social-login-failed';
let social: SocialTest;
beforeEach(async () => {
  social = await startSocialTest();
});
afterEach(() => social.close());

/** Begins a social login and goes as far as the provider's answer. */
async function come(provider: string, form?: Record<string, string>) {
  const started = await social.start(provider);
  return { callback: await social.consent(locationOf(started), form), cookie: cookiesOf(started) };
}

test('under https every cookie on the way has a prefix that only https can set', async () => {
  // The pretended provider has no https, so next-auth's request to it is left as it is.
  registerSettings({ ...getSettings(), siteUrl: social.siteUrl.replace('http:', 'https:') });
  const { callback, cookie } = await come('kakao');
  expect(cookie).toMatch(/^__Secure-gyeol_oauth_state=/);
  const answer = await social.finish('kakao', callback, cookie);
  expect(locationOf(answer)).toBe('/oauth/signup?tmpToken=the-temp-token&signed=false');
  const given = answer.headers.getSetCookie();
  expect(given.map((each) => each.split('=', 1)[0])).toEqual(
    expect.arrayContaining(['__Secure-gyeol_oauth_state', '__Host-gyeol_social']),
  );
  for (const each of given) {
    expect(each).toMatch(/^__(Host|Secure)-gyeol_/);
    expect(each).toContain('; Secure');
  }
});

describe.each(SOCIAL_PROVIDERS)('%s', (provider) => {
  test('there and back: the platform hears who it is, and only this browser can use its token', async () => {
    const started = await social.start(provider);
    expect(started.status).toBe(303);
    for (const cookie of started.headers.getSetCookie()) {
      expect(cookie).toMatch(/^gyeol_oauth_(state|pkce)=|^gyeol_oauth_origin=; Max-Age=0;/);
      expect(cookie).toMatch(/Path=\/api\/auth\/callback;.*HttpOnly; SameSite=Lax/);
    }
    const { callback, cookie } = await come(provider);
    const answer = await social.finish(provider, callback, cookie);
    expect(answer.status).toBe(303);
    expect(locationOf(answer)).toBe('/oauth/signup?tmpToken=the-temp-token&signed=false');
    const person = { name: '김하루', email: 'haru.kim@example.com' };
    expect(social.told).toEqual([{ provider, providerAccountId: demoIdOf(provider, person), ...person }]);
    const [kept] = answer.headers.getSetCookie().filter((each) => each.startsWith('gyeol_social='));
    const digest = createHash('sha256').update('the-temp-token').digest('base64url');
    expect(kept).toBe(`gyeol_social=${digest}; Max-Age=300; Path=/; HttpOnly; SameSite=Lax`);
    // Nothing of next-auth's own stays: no session, and the checks are taken back.
    const others = answer.headers.getSetCookie().filter((each) => each !== kept);
    expect(others.length).toBeGreaterThan(0);
    for (const each of others) expect(each).toMatch(/^gyeol_oauth_\w+=; Max-Age=0;/);
    expect(social.failures).toEqual([]);
  });

  test('without an address, and without sharing it', async () => {
    const forms: Record<string, string>[] = [
      { person: 'seojin', sharesEmail: '1', decision: 'agree' },
      { person: 'haru', decision: 'agree' },
    ];
    for (const form of forms) {
      const { callback, cookie } = await come(provider, form);
      expect(locationOf(await social.finish(provider, callback, cookie))).toContain('/oauth/signup?');
    }
    expect(social.told.map(({ email }) => email)).toEqual([null, null]);
  });

  test('a nickname is told without what nobody can keep of it', async () => {
    const { callback, cookie } = await come(provider, {
      person: 'own',
      name: ' 하\0\u0007루\u202e 🎨',
      decision: 'agree',
    });
    expect(locationOf(await social.finish(provider, callback, cookie))).toContain('/oauth/signup?');
    expect(social.told.map(({ name }) => name)).toEqual(['하루 🎨']);
  });

  test('a denied consent leads home', async () => {
    const { callback, cookie } = await come(provider, { decision: 'deny' });
    expect(callback).toContain('error=access_denied');
    expect(locationOf(await social.finish(provider, callback, cookie))).toBe(FAILED);
    expect(social.told).toEqual([]);
  });

  test('a callback counts once', async () => {
    const { callback, cookie } = await come(provider);
    await social.finish(provider, callback, cookie);
    expect(locationOf(await social.finish(provider, callback, cookie))).toBe(FAILED);
    expect(social.told).toHaveLength(1);
  });

  test('a forged, missing or foreign state is refused', async () => {
    const mine = await come(provider);
    const other = await come(provider);
    const forged = new URL(mine.callback);
    forged.searchParams.set('state', 'x'.repeat(43));
    const bare = new URL(mine.callback);
    bare.searchParams.delete('state');
    for (const [callback, cookie] of [
      [forged.href, mine.cookie],
      [bare.href, mine.cookie],
      [mine.callback, other.cookie],
      [other.callback, mine.cookie],
      [mine.callback, ''],
      [mine.callback, 'gyeol_oauth_state=forged; gyeol_oauth_pkce=forged'],
    ] as const) {
      expect(locationOf(await social.finish(provider, callback, cookie))).toBe(FAILED);
    }
    expect(social.told).toEqual([]);
  });

  test('a wrong client secret, a forged code and a silent provider lead home', async () => {
    const { callback, cookie } = await come(provider);
    const code = new URL(callback);
    code.searchParams.set('code', 'forged');
    expect(locationOf(await social.finish(provider, code.href, cookie))).toBe(FAILED);
    social.setClient(provider, { ...social.clientOf(provider), clientSecret: 'wrong' });
    expect(locationOf(await social.finish(provider, callback, cookie))).toBe(FAILED);
    const nobody = 'http://127.0.0.1:1/demo';
    social.setClient(provider, { ...social.clientOf(provider), local: { pages: nobody, server: nobody } });
    expect(locationOf(await social.finish(provider, callback, cookie))).toBe(FAILED);
    expect(social.told).toEqual([]);
    expect(social.failures.map(({ reason }) => reason)).toContain('invalid_client');
  });
});

test('the answer of one provider is none of another’s', async () => {
  const { callback, cookie } = await come('kakao');
  const swapped = callback.replace('/callback/kakao', '/callback/naver');
  expect(locationOf(await social.finish('naver', swapped, cookie))).toBe(FAILED);
  expect(social.told).toEqual([]);
});

test.each(['myspace', '__proto__', 'KAKAO', ''])('there is no provider %j', async (provider) => {
  expect(locationOf(await social.start(provider))).toBe(FAILED);
  expect(locationOf(await social.finish(provider, `${social.siteUrl}/api/auth/callback/x?code=1`, ''))).toBe(
    FAILED,
  );
});

test('a provider that the settings leave out leads home', async () => {
  social.setClient('naver', undefined);
  expect(locationOf(await social.start('naver'))).toBe(FAILED);
});

test.each([
  [401, 'SOCIAL_LOGIN_FAILED'],
  [429, 'TOO_MANY_REQUESTS'],
  [503, 'UNAVAILABLE'],
])('a platform that answers %i gives no token', async (status, code) => {
  social.platform.answer = () => Response.json({ code, message: '…', errors: [] }, { status });
  const { callback, cookie } = await come('kakao');
  const answer = await social.finish('kakao', callback, cookie);
  expect(locationOf(answer)).toBe(FAILED);
  expect(cookiesOf(answer)).not.toContain('gyeol_social');
});

test('what failed is told without a word about the person', async () => {
  const { callback, cookie } = await come('kakao', { person: 'own', name: '홍길동', decision: 'agree' });
  await social.finish('kakao', callback, 'gyeol_oauth_state=forged');
  await social.finish('kakao', callback, cookie);
  social.platform.answer = () => Response.json({}, { status: 500 });
  await social.finish('kakao', (await come('kakao')).callback, cookie);
  expect(social.failures.length).toBeGreaterThan(0);
  expect(JSON.stringify(social.failures)).not.toMatch(/홍길동|haru|하루|code=|[\w-]{43}/);
});

describe('a login that begins at another name of the site', () => {
  const host = () => new URL(social.otherUrl).host;
  /** Where the document leads that follows a provider's form: no redirect, which the form's policy would measure. */
  const wayOf = async (answer: Response) => {
    expect(answer.status).toBe(200);
    return / url=([^"]+)"/.exec(await answer.text())?.[1]?.replaceAll('&amp;', '&') ?? '';
  };
  /** As far as the provider's answer. The browser has one jar of cookies for each name. */
  async function comeFromOther(form?: Record<string, string>) {
    const left = await social.start('kakao', { host: host() });
    const atSite = await social.start('kakao', {}, locationOf(left));
    const callback = await social.consent(locationOf(atSite), form);
    return { left, atSite, callback, own: cookiesOf(left), cookie: cookiesOf(atSite) };
  }

  test('goes on at the site’s address, and comes back to where it has begun', async () => {
    const { left, atSite, callback, own, cookie } = await comeFromOther();
    expect(locationOf(left)).toMatch(new RegExp(`^${social.siteUrl}/oauth2/authorization/kakao\\?back=`));
    expect(own).toMatch(/^gyeol_oauth_begun=[\w-]{43}$/);
    expect(locationOf(atSite)).toContain('/demo/oauth/kakao/');
    const answer = await social.finish('kakao', callback, cookie);
    const way = await wayOf(answer);
    expect(way).toMatch(new RegExp(`^${social.otherUrl}/oauth2/return\\?ticket=`));
    // The temp token belongs to the other name alone.
    expect(way).not.toContain('the-temp-token');
    expect(cookiesOf(answer)).not.toContain('gyeol_social=');
    const back = await social.comeBack(way, own);
    expect(locationOf(back)).toBe('/oauth/signup?tmpToken=the-temp-token&signed=false');
    const digest = createHash('sha256').update('the-temp-token').digest('base64url');
    expect(cookiesOf(back)).toContain(`gyeol_social=${digest}`);
  });

  test('counts in the browser that has begun it alone', async () => {
    const mine = await comeFromOther();
    const other = await comeFromOther();
    const location = await wayOf(await social.finish('kakao', mine.callback, mine.cookie));
    for (const cookie of ['', other.own, 'gyeol_oauth_begun=forged'])
      expect(locationOf(await social.comeBack(location, cookie))).toBe(FAILED);
    const forged = `${social.otherUrl}/oauth2/return?ticket=${new URL(locationOf(mine.left)).searchParams.get('back')}`;
    for (const address of [forged, `${social.otherUrl}/oauth2/return`])
      expect(locationOf(await social.comeBack(address, mine.own))).toBe(FAILED);
  });

  test('comes back with a failure too', async () => {
    const { callback, cookie } = await comeFromOther({ decision: 'deny' });
    expect(await wayOf(await social.finish('kakao', callback, cookie))).toBe(social.otherUrl + FAILED);
  });

  test('leads to no other site, and an abandoned one leaves nothing behind', async () => {
    const { cookie } = await comeFromOther();
    registerSettings({ ...getSettings(), siteOrigins: [social.siteUrl] });
    const { callback } = await come('kakao');
    expect(locationOf(await social.finish('kakao', callback, cookie))).toBe(FAILED);
    for (const back of ['forged', 'x'.repeat(9000)]) {
      const started = await social.start(
        'kakao',
        {},
        `${social.siteUrl}/oauth2/authorization/kakao?back=${back}`,
      );
      expect(cookiesOf(started)).toMatch(/gyeol_oauth_origin=(;|$)/);
    }
  });

  test('a name that is none of the site’s begins where it is', async () => {
    expect(locationOf(await social.start('kakao', { host: 'evil.example' }))).toContain('/demo/oauth/kakao/');
  });
});

test.each([
  ['kakao', 'https://kauth.kakao.com/oauth/authorize'],
  ['naver', 'https://nid.naver.com/oauth2.0/authorize'],
] as const)('the real %s is asked at its own address', async (provider, address) => {
  social.setClient(provider, { clientId: 'real-id', clientSecret: 'real', local: null });
  const location = new URL(locationOf(await social.start(provider)));
  expect(location.origin + location.pathname).toBe(address);
  expect(Object.fromEntries(location.searchParams)).toMatchObject({
    client_id: 'real-id',
    response_type: 'code',
    redirect_uri: `${social.siteUrl}/api/auth/callback/${provider}`,
    state: expect.stringMatching(/^[\w-]{43}$/),
  });
});
