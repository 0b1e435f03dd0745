import { createHash, randomBytes } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { askedOriginOf } from '@/lib/asked-origin';
import type { SocialProvider } from '@/lib/contracts/identity';
import { socialTokenSchema } from '@/lib/contracts/social';
import { escapeHtml } from '@/lib/format/escape-html';
import * as authMessages from '@/lib/messages/auth';
import * as authPaths from '@/lib/paths/auth';
import { getSettings } from './host-bridge';
import { clearCookie, findCookie, setCookie } from './sealed-cookie';
import { withCookies } from './visitor-call';

/**
 * A social login that begins at a further origin of the site. A provider sends back to the one registered address, and a
 * cookie belongs to one host, so the login goes on at the site's address and comes back at the end:
 *
 * 1. The further origin sets a cookie with a random value, and leads to the site's address with its own origin and the
 *    value's digest, sealed.
 * 2. The site's address keeps the seal in a cookie of the callback while the visitor is at the provider.
 * 3. The callback leads back with the temp token, sealed together with the digest. Only the browser that has the value may
 *    use it, so that a link from another person can't log in a visitor.
 */
export const CALLBACK_PATH = '/api/auth/callback';

const BEGUN_COOKIE = 'gyeol_oauth_begun';
const ORIGIN_COOKIE = 'gyeol_oauth_origin';
const RETURN_PATH = authPaths.socialReturn();
/** How long a visitor may stay at the provider. */
const AWAY_SECONDS = 15 * 60;
const RETURN_SECONDS = 60;
const VALUE_BYTES = 32;
const SEAL_MAX = 4096;

const digestSchema = z.string().length(43);
const begunSchema = z.strictObject({
  purpose: z.literal('social login begun'),
  origin: z.string(),
  digest: digestSchema,
});
const returnSchema = z.strictObject({
  purpose: z.literal('social login back'),
  token: socialTokenSchema,
  digest: digestSchema,
});

export type SocialToken = z.output<typeof socialTokenSchema>;
type Begun = Pick<z.output<typeof begunSchema>, 'origin' | 'digest'>;

/** The way to the site's address for a login that begins at a further origin; null at the site's address itself. */
export async function leaveForSiteAddress(
  request: Request,
  provider: SocialProvider,
): Promise<{ location: string; cookies: string[] } | null> {
  const { siteUrl, siteOrigins } = getSettings();
  const origin = askedOriginOf(request.headers, siteOrigins);
  if (origin === null || origin === new URL(siteUrl).origin) return null;
  const value = randomBytes(VALUE_BYTES).toString('base64url');
  const begun = { purpose: 'social login begun', origin, digest: digestOf(value) } as const;
  const back = await seal(begun, AWAY_SECONDS);
  return {
    location: siteUrl + authPaths.socialStart(provider, { back }),
    cookies: [setCookie(BEGUN_COOKIE, value, { seconds: AWAY_SECONDS, path: RETURN_PATH })],
  };
}

/** The Set-Cookie value that keeps where a login has begun, or removes what an earlier login has left. */
export async function originCookie(request: Request): Promise<string> {
  const back = new URL(request.url).searchParams.get('back');
  if ((await readBegun(back)) === null) return clearOriginCookie();
  return setCookie(ORIGIN_COOKIE, back ?? '', { seconds: AWAY_SECONDS, path: CALLBACK_PATH });
}

/** Where the login of a callback has begun; null for the site's address. */
export function findBegunOrigin(request: Request): Promise<Begun | null> {
  return readBegun(findCookie(request.headers.get('cookie'), ORIGIN_COOKIE, CALLBACK_PATH));
}

export const clearOriginCookie = (): string => clearCookie(ORIGIN_COOKIE, CALLBACK_PATH);
export const clearBegunCookie = (): string => clearCookie(BEGUN_COOKIE, RETURN_PATH);

/** Leads back to where the login has begun, with the temp token. */
export async function leadBack({ origin, digest }: Begun, token: SocialToken, cookies: readonly string[]) {
  const ticket = await seal({ purpose: 'social login back', token, digest }, RETURN_SECONDS);
  return leadTo(origin + authPaths.socialReturn({ ticket }), cookies);
}

/**
 * Leads to another origin of the site with a separate document. A redirect after a provider's form would be checked against the
 * policy of that form's page, which allows only the registered address.
 */
export function leadTo(location: string, cookies: readonly string[]): Response {
  const address = escapeHtml(location);
  const document = `<!doctype html>
<html lang="ko">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta http-equiv="refresh" content="0; url=${address}">
<title>${authMessages.socialReturning}</title>
<p><a href="${address}">${authMessages.socialReturning}</a></p>
</html>
`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  };
  return withCookies(new Response(document, { headers }), cookies);
}

/** The temp token that came back; null for a forged or late ticket, and for one of another browser's login. */
export async function readReturn(request: Request): Promise<SocialToken | null> {
  const ticket = new URL(request.url).searchParams.get('ticket');
  const given = await open(ticket, RETURN_SECONDS, returnSchema);
  const value = findCookie(request.headers.get('cookie'), BEGUN_COOKIE, RETURN_PATH);
  return given !== null && value !== null && digestOf(value) === given.digest ? given.token : null;
}

async function readBegun(text: string | null): Promise<Begun | null> {
  const begun = await open(text, AWAY_SECONDS, begunSchema);
  return begun !== null && getSettings().siteOrigins.includes(begun.origin) ? begun : null;
}

function seal(value: z.input<typeof begunSchema> | z.input<typeof returnSchema>, seconds: number) {
  return sealData(value, { password: getSettings().sessionSecret, ttl: seconds });
}

async function open<Schema extends z.ZodType>(
  text: string | null,
  seconds: number,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  if (text === null || text.length > SEAL_MAX) return null;
  try {
    return schema.parse(await unsealData(text, { password: getSettings().sessionSecret, ttl: seconds }));
  } catch {
    return null;
  }
}

function digestOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}
