import { createHash, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { AuthOptions } from 'next-auth';
import type { z } from 'zod';
import { socialProviderSchema, type SocialProvider } from '@/lib/contracts/identity';
import {
  SOCIAL_ASSERTION,
  SOCIAL_PROFILE_MAX,
  socialProfileSchema,
  socialTokenSchema,
} from '@/lib/contracts/social';
import { providedText } from '@/lib/format/provided-text';
import * as authPaths from '@/lib/paths/auth';
import * as sessionLimits from '@/lib/limits/session';
import * as sitePaths from '@/lib/paths/site';
import { apiUrl } from '@/lib/api/url';
import { getSettings, type SocialClient, type SocialSettings } from './host-bridge';
import { SOCIAL_COOKIE } from './login';
import { callNextAuth } from './next-auth-call';
import { cookieAttributes, isSecureSite, siteCookieName } from './sealed-cookie';
import { nextAuthProvider } from './social-providers';
import { callFor, dataOf } from './visitor-call';

/** next-auth's cookies that a browser gets, and only where the provider sends it back to. */
const CHECKS = {
  state: 'gyeol_oauth_state',
  pkceCodeVerifier: 'gyeol_oauth_pkce',
  nonce: 'gyeol_oauth_nonce',
};
const CALLBACK_PATH = '/api/auth/callback';
const CHECK_SECONDS = 15 * 60;

/** What next-auth makes of a provider's answer, which nobody has looked at yet. */
interface ProvidedProfile {
  provider: SocialProvider;
  providerAccountId: string;
  email: unknown;
  name: unknown;
}
type SocialToken = z.output<typeof socialTokenSchema>;

/**
 * `GET /oauth2/authorization/{provider}`: sends the browser to the provider, with next-auth's state (and PKCE) in
 * cookies. Home with an alert where there is no such provider.
 */
export async function startSocialLogin(request: Request, providerName: string): Promise<Response> {
  const known = findClient(providerName);
  if (known === null) return failed();
  const elsewhere = otherLoopbackAddress(request, authPaths.socialStart(known.provider));
  if (elsewhere !== null) return redirect(elsewhere);
  const options = authOptions(known, () => Promise.resolve(false));
  // Its start takes a POST with a token against forgery; both stay in here.
  const csrf = await callNextAuth({ method: 'GET', path: ['csrf'] }, options);
  const answer = await callNextAuth(
    {
      method: 'POST',
      path: ['signin', known.provider],
      cookies: cookiesOf(csrf.cookies.map((cookie) => cookie.split(';', 1)[0] ?? '').join('; ')),
      body: { csrfToken: csrfTokenOf(csrf.body) },
    },
    options,
  );
  const own = `${getSettings().siteUrl}/api/auth/`;
  if (answer.location === null || answer.location.startsWith(own)) return failed();
  return redirect(answer.location, checkCookies(answer.cookies));
}

/**
 * The provider's callback: next-auth checks state, code and profile; the platform gives a temp token for who it is.
 * No session of next-auth's comes of it. Whatever fails leads home with an alert.
 */
export async function finishSocialLogin(request: Request, providerName: string): Promise<Response> {
  const known = findClient(providerName);
  if (known === null) return failed();
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
      cookies: cookiesOf(request.headers.get('cookie')),
    },
    options,
  );
  const cookies = checkCookies(answer.cookies);
  if (brought.token === null) return failed(cookies);
  const { tmpToken, signed } = brought.token;
  const digest = createHash('sha256').update(tmpToken).digest('base64url');
  return redirect(authPaths.oauthSignup({ tmpToken, signed: String(signed) }), [
    ...cookies,
    // Nobody is logged in by a link that somebody else has sent: the login asks for it.
    `${siteCookieName(SOCIAL_COOKIE)}=${digest}; Max-Age=${sessionLimits.socialTokenSeconds}; ${cookieAttributes()}; HttpOnly`,
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
 * @param onProfile whom the provider vouches for; false refuses them
 */
function authOptions(
  { provider, client, social }: Known,
  onProfile: (profile: ProvidedProfile) => Promise<boolean>,
): AuthOptions {
  const cookie = (name: string) => ({
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
        // An address instead of a yes: next-auth then makes no session of its own.
        return isWanted ? sitePaths.home() : false;
      },
    },
    logger: {
      // The rest of what it says holds people's data and codes.
      error: (code, metadata) => social.onFailure(code, reasonOf(metadata)),
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}

/** The platform's temp token for a person; null where it refuses them or can't be asked. */
async function tokenFor(
  given: ProvidedProfile,
  request: Request,
  social: SocialSettings,
): Promise<SocialToken | null> {
  const profile = socialProfileSchema.safeParse({
    ...given,
    email: emailOf(given.email),
    // A nickname is whatever its owner typed there.
    name: providedText(given.name, SOCIAL_PROFILE_MAX.name),
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

/** What is too long to be an address, or not as an address can be kept, is none. */
function emailOf(given: unknown): string | null {
  const { email: max } = SOCIAL_PROFILE_MAX;
  const text = providedText(given, max);
  return text === given ? text : null;
}

/** The word that OAuth has for what went wrong (`invalid_client`), or the kind of error. */
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

function cookiesOf(header: string | null): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    try {
      cookies[part.slice(0, at).trim()] = decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      // None that we have set.
    }
  }
  return cookies;
}

/** Of next-auth's cookies those with its checks; its session, its callback address and its form token stay here. */
function checkCookies(cookies: readonly string[]): string[] {
  const names = Object.values(CHECKS).map((name) => siteCookieName(name, CALLBACK_PATH));
  return cookies.filter((cookie) => names.some((name) => cookie.startsWith(`${name}=`)));
}

/**
 * The cookies have to be of the address that the provider sends back to: who came by another name of this machine
 * starts again under that one.
 */
function otherLoopbackAddress(request: Request, path: string): string | null {
  const { siteUrl } = getSettings();
  const given = request.headers.get('host') ?? '';
  const site = new URL(siteUrl);
  const isLoopback = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
  return given !== site.host && isLoopback(given) && isLoopback(site.host) ? siteUrl + path : null;
}

function failed(cookies: readonly string[] = []): Response {
  return redirect(sitePaths.homeWithAlert('social-login-failed'), cookies);
}

function redirect(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
