import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { roleTypeSchema } from '@/lib/contracts/account';
import { LIMITS } from '@/lib/limits';
import { getSettings } from './host-bridge';

/**
 * Who is logged in, sealed into an httpOnly cookie. The access token is in it and nowhere else in the browser.
 * Beside it stands a readable marker, which only says that asking `/session` is worth a request.
 */
export const SESSION_COOKIE = 'gyeol_session';
export const MARKER_COOKIE = 'gyeol_user';
/** Seconds. */
const LIFETIME = LIMITS.sessionSeconds;

const storedSessionSchema = z.object({
  user: z.object({ id: z.string().min(1), roleType: roleTypeSchema }),
  accessToken: z.string().min(1),
});
export type StoredSession = z.infer<typeof storedSessionSchema>;

/** The session in a request's Cookie header; null for guests and for anything that isn't an intact seal of ours. */
export async function readSession(cookieHeader: string | null | undefined): Promise<StoredSession | null> {
  const seal = findCookie(cookieHeader, SESSION_COOKIE);
  if (seal === null || seal.length > 4096) return null;
  try {
    const data: unknown = await unsealData(seal, { password: getSettings().sessionSecret, ttl: LIFETIME });
    const parsed = storedSessionSchema.safeParse(data);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The two Set-Cookie values that log a browser in. */
export async function startSessionCookies(session: StoredSession): Promise<string[]> {
  const seal = await sealData(session, { password: getSettings().sessionSecret, ttl: LIFETIME });
  return [
    `${SESSION_COOKIE}=${seal}; Max-Age=${LIFETIME}; ${attributes()}; HttpOnly`,
    `${MARKER_COOKIE}=1; Max-Age=${LIFETIME}; ${attributes()}`,
  ];
}

/** The two Set-Cookie values that log a browser out. */
export function endSessionCookies(): string[] {
  return [
    `${SESSION_COOKIE}=; Max-Age=0; ${attributes()}; HttpOnly`,
    `${MARKER_COOKIE}=; Max-Age=0; ${attributes()}`,
  ];
}

function attributes(): string {
  return getSettings().siteUrl.startsWith('https:') ? 'Path=/; SameSite=Lax; Secure' : 'Path=/; SameSite=Lax';
}

/** The first cookie of that name in a Cookie header. */
export function findCookie(header: string | null | undefined, name: string): string | null {
  if (header == null) return null;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}
