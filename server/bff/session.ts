import { z } from 'zod';
import { roleTypeSchema } from '@/lib/contracts/account';
import type { LoginResult } from '@/lib/contracts/identity';
import { MARKER_COOKIE } from '@/lib/cookie-names';
import * as sessionLimits from '@/lib/limits/session';
import { cookieAttributes, sealedCookie, siteCookieName } from './sealed-cookie';

/**
 * Who is logged in, sealed into an httpOnly cookie. The access token is in it and nowhere else in the browser.
 * Beside it stands a readable marker. Both names have a prefix under https.
 */
export const SESSION_COOKIE = 'gyeol_session';
/** Seconds; the access token lives as long. */
const LIFETIME = sessionLimits.seconds;

const storedSessionSchema = z.object({
  user: z.object({ id: z.string().min(1), roleType: roleTypeSchema }),
  accessToken: z.string().min(1),
});
export type StoredSession = z.infer<typeof storedSessionSchema>;

const cookie = sealedCookie({ name: SESSION_COOKIE, schema: storedSessionSchema, seconds: LIFETIME });

/** The session in a request's Cookie header; null for guests and for anything that isn't an intact seal of ours. */
export function readSession(cookieHeader: string | null | undefined): Promise<StoredSession | null> {
  return cookie.read(cookieHeader);
}

/** The two Set-Cookie values that log a browser in. */
export async function startSessionCookies(session: StoredSession): Promise<string[]> {
  return [
    await cookie.give(session),
    `${siteCookieName(MARKER_COOKIE)}=1; Max-Age=${LIFETIME}; ${cookieAttributes()}`,
  ];
}

/** The two Set-Cookie values that log a browser out. */
export function endSessionCookies(): string[] {
  return [cookie.take(), `${siteCookieName(MARKER_COOKIE)}=; Max-Age=0; ${cookieAttributes()}`];
}

/** What a login is kept as; address and phone number are asked for where they are needed. */
export function sessionOf({ accessToken, id, roleType }: LoginResult): StoredSession {
  return { user: { id, roleType }, accessToken };
}
