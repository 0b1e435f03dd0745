import { createHash, randomUUID } from 'node:crypto';
import { parseCookie, parseSetCookie } from 'cookie';
import { SignJWT } from 'jose';
import type { AuthOptions } from 'next-auth';
import { socialProviderSchema, type SocialProvider } from '@/lib/contracts/identity';
import {
  SOCIAL_ASSERTION,
  SOCIAL_NAME_MAX,
  socialProfileSchema,
  socialTokenSchema,
} from '@/lib/contracts/social';
import { providedText } from '@/lib/format/provided-text';
import { isEmail } from '@/lib/text/email';
import type { CookieName } from '@/lib/cookie-names';
import * as authPaths from '@/lib/paths/auth';
import * as sessionLimits from '@/lib/limits/session';
import * as sitePaths from '@/lib/paths/site';
import { apiUrl } from '@/lib/api/url';
import { getSettings, type SocialClient, type SocialSettings } from './host-bridge';
import { SOCIAL_COOKIE } from './login';
import { callNextAuth } from './next-auth-call';
import { isSecureSite, setCookie, siteCookieName } from './sealed-cookie';
import {
  CALLBACK_PATH,
  clearBegunCookie,
  clearOriginCookie,
  findBegunOrigin,
  leaveForSiteAddress,
  originCookie,
  leadBack,
  leadTo,
  readReturn,
  type SocialToken,
} from './social-return';
import { nextAuthProvider } from './social-providers';
import { callFor, dataOf } from './visitor-call';

/** The cookies of next-auth that the browser gets. They are sent to the provider's callback alone. */
const CHECKS = {
  state: 'gyeol_oauth_state',
  pkceCodeVerifier: 'gyeol_oauth_pkce',
  nonce: 'gyeol_oauth_nonce',
} as const;
const CHECK_SECONDS = 15 * 60;

/** A provider's answer as next-auth parses it, unchecked. */
interface ProvidedProfile {
  provider: SocialProvider;
  providerAccountId: string;
  email: unknown;
  name: unknown;
}
/**
 * `GET /oauth2/authorization/{provider}`: sends the browser to the provider, with next-auth's state (and PKCE) in
 * cookies. For an unknown provider it leads home with an alert.
 */
export async function startSocialLogin(request: Request, providerName: string): Promise<Response> {
  const known = findClient(providerName);
  if (known === null) return failed();
  const leaving = await leaveForSiteAddress(request, known.provider);
  if (leaving !== null) return redirect(leaving.location, leaving.cookies);
  const options = authOptions(known, () => Promise.resolve(false));
  // next-auth's start wants a POST with a CSRF token. Both calls happen in this process.
  const csrf = await callNextAuth({ method: 'GET', path: ['csrf'] }, options);
  const answer = await callNextAuth(
    {
      method: 'POST',
      path: ['signin', known.provider],
      cookies: valuesOf(csrf.cookies),
      body: { csrfToken: csrfTokenOf(csrf.body) },
    },
    options,
  );
  const own = `${getSettings().siteUrl}/api/auth/`;
  if (answer.location === null || answer.location.startsWith(own)) return failed();
  return redirect(answer.location, [...checkCookies(answer.cookies), await originCookie(request)]);
}

/**
 * The provider's callback. next-auth checks state, code and profile; the platform issues a temp token for the person.
 * next-auth makes no session of its own. Every failure leads home with an alert.
 */
export async function finishSocialLogin(request: Request, providerName: string): Promise<Response> {
  const known = findClient(providerName);
  if (known === null) return failed();
  const begun = await findBegunOrigin(request);
  const brought: { token: SocialToken | null } = { token: null };
  const options = authOptions(known, async (profile) => {
    brought.token = await tokenFor(profile, request, known.social);
    return brought.token !== null;
  });
  const answer = await callNextAuth(
    {
      method: 'GET',
      path: ['callback', known.provider],
      query: Object.fromEntries(new URL(request.url).searchParams),
      cookies: parseCookie(request.headers.get('cookie') ?? ''),
    },
    options,
  );
  const cookies = checkCookies(answer.cookies);
  if (begun !== null) cookies.push(clearOriginCookie());
  if (begun === null) return brought.token === null ? failed(cookies) : welcome(brought.token, cookies);
  if (brought.token !== null) return leadBack(begun, brought.token, cookies);
  return leadTo(begun.origin + sitePaths.homeWithAlert('social-login-failed'), cookies);
}

/** `GET /oauth2/return`: ends a login at the origin where it began. In another browser it leads home with an alert. */
export async function returnFromSocialLogin(request: Request): Promise<Response> {
  const token = await readReturn(request);
  const cookies = [clearBegunCookie()];
  return token === null ? failed(cookies) : welcome(token, cookies);
}

/** Leads to the signup page, which logs in a person with an account. */
function welcome({ tmpToken, signed }: SocialToken, cookies: readonly string[]): Response {
  const digest = createHash('sha256').update(tmpToken).digest('base64url');
  return redirect(authPaths.oauthSignup({ tmpToken, signed: String(signed) }), [
    ...cookies,
    // The login demands this cookie, so that a link from another person logs no visitor in.
    setCookie(SOCIAL_COOKIE, digest, { seconds: sessionLimits.socialTokenSeconds }),
  ]);
}

interface Known {
  provider: SocialProvider;
  client: SocialClient;
  social: SocialSettings;
}

function findClient(name: string): Known | null {
  const { social } = getSettings();
  const provider = socialProviderSchema.safeParse(name);
  if (social === undefined || !provider.success) return null;
  const client = social.clients[provider.data];
  return client === undefined ? null : { provider: provider.data, client, social };
}

/**
 * next-auth with one provider, for one request.
 * @param onProfile gets the authenticated person, and returns false to refuse them
 */
function authOptions(
  { provider, client, social }: Known,
  onProfile: (profile: ProvidedProfile) => Promise<boolean>,
): AuthOptions {
  const cookie = (name: CookieName) => ({
    name: siteCookieName(name, CALLBACK_PATH),
    options: {
      httpOnly: true,
      sameSite: 'lax',
      path: CALLBACK_PATH,
      secure: isSecureSite(),
      maxAge: CHECK_SECONDS,
    },
  });
  return {
    secret: social.nextAuthSecret,
    providers: [nextAuthProvider(provider, client)],
    cookies: {
      state: cookie(CHECKS.state),
      pkceCodeVerifier: cookie(CHECKS.pkceCodeVerifier),
      nonce: cookie(CHECKS.nonce),
    },
    callbacks: {
      signIn: async ({ user, account }) => {
        const isWanted = await onProfile({
          provider,
          providerAccountId: account?.providerAccountId ?? '',
          email: user.email,
          name: user.name,
        });
        // With an address instead of `true` next-auth makes no session of its own.
        return isWanted ? sitePaths.home() : false;
      },
    },
    logger: {
      // The rest of the metadata has people's data and codes.
      error: (code, metadata) => social.onFailure(code, reasonOf(metadata)),
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}

/** The platform's temp token for a person; null where the platform refuses the person or is away. */
async function tokenFor(
  given: ProvidedProfile,
  request: Request,
  social: SocialSettings,
): Promise<SocialToken | null> {
  const profile = socialProfileSchema.safeParse({
    ...given,
    email: emailOf(given.email),
    // A nickname may be any text.
    name: providedText(given.name, SOCIAL_NAME_MAX),
  });
  if (!profile.success) return null;
  const assertion = await new SignJWT({ purpose: SOCIAL_ASSERTION.purpose, profile: profile.data })
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${SOCIAL_ASSERTION.seconds}s`)
    .sign(new TextEncoder().encode(social.assertionSecret));
  try {
    const answer = await callFor(request, apiUrl('/v1/oauth2/assertion'), {
      method: 'POST',
      json: { assertion },
    });
    if (answer.ok) return await dataOf(answer, socialTokenSchema);
    social.onFailure('ASSERTION_REFUSED', String(answer.status));
  } catch (error) {
    social.onFailure('ASSERTION_FAILED', error instanceof Error ? error.name : null);
  }
  return null;
}

/** The e-mail address; null for what is none by the rule of all addresses. */
function emailOf(given: unknown): string | null {
  return typeof given === 'string' && isEmail(given) ? given : null;
}

/** OAuth's error code, such as `invalid_client`, or the name of the error. */
function reasonOf(metadata: unknown): string | null {
  const error = property(metadata, 'error') ?? metadata;
  const word = property(error, 'error') ?? property(error, 'message');
  if (typeof word === 'string' && /^[a-z_]{1,40}$/.test(word)) return word;
  const name = property(error, 'name');
  return typeof name === 'string' ? name : null;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined;
}

function csrfTokenOf(body: unknown): string {
  const token = property(body, 'csrfToken');
  return typeof token === 'string' ? token : '';
}

/** The values of Set-Cookie headers by the names of their cookies. */
function valuesOf(cookies: readonly string[]): Record<string, string | undefined> {
  const parsed = cookies.map((cookie) => parseSetCookie(cookie));
  return Object.fromEntries(parsed.map(({ name, value }) => [name, value]));
}

/** The cookies of next-auth's checks. Its session, callback address and CSRF token don't reach the browser. */
function checkCookies(cookies: readonly string[]): string[] {
  const names = Object.values(CHECKS).map((name) => siteCookieName(name, CALLBACK_PATH));
  return cookies.filter((cookie) => names.includes(parseSetCookie(cookie).name));
}

function failed(cookies: readonly string[] = []): Response {
  return redirect(sitePaths.homeWithAlert('social-login-failed'), cookies);
}

function redirect(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
