import { z } from 'zod';
import { roleTypeSchema } from '@/lib/contracts/account';
import type { LoginResult } from '@/lib/contracts/identity';
import { MARKER_COOKIE } from '@/lib/cookie-names';
import { digestOf } from '@/lib/text/digest';
import * as sessionLimits from '@/lib/limits/session';
import { clearCookie, sealedCookie, setCookie } from './sealed-cookie';

/**
 * The cookie with the sealed session: the user and the access token, which is nowhere else in the browser. A second,
 * readable cookie marks that there is a session, with a digest of its account. Both names have a prefix under https.
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

/** The session in a Cookie header; null without an intact seal of this site. */
export function readSession(cookieHeader: string | null | undefined): Promise<StoredSession | null> {
  return cookie.read(cookieHeader);
}

/** The two Set-Cookie values that log a browser in. */
export async function startSessionCookies(session: StoredSession): Promise<string[]> {
  const mark = digestOf(session.user.id);
  return [await cookie.set(session), setCookie(MARKER_COOKIE, mark, { seconds: LIFETIME, isReadable: true })];
}

/** The two Set-Cookie values that log a browser out. */
export function endSessionCookies(): string[] {
  return [cookie.clear(), clearCookie(MARKER_COOKIE)];
}

/** The session that a login is kept as. Other facts about the account are requested where they are needed. */
export function sessionOf({ accessToken, id, roleType }: LoginResult): StoredSession {
  return { user: { id, roleType }, accessToken };
}
