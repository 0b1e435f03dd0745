import { DEMO_PASSWORD } from '@/lib/demo-accounts';

/** Everybody whom the site tells apart, and the demo account of each. */
export const ROLE_ACCOUNTS = {
  GUEST: null,
  MEMBER: 'member01',
  ARTIST_PENDING: 'pending01',
  ARTIST_PENDING_RETRY: 'retry01',
  ARTIST_BEFORE_PROFILE: 'fresh01',
  ARTIST: 'artist01',
  BUSINESS: 'gallery01',
  ADMIN: 'admin01',
} as const;

export type Role = keyof typeof ROLE_ACCOUNTS;
export const ROLES = Object.keys(ROLE_ACCOUNTS) as Role[];

/** The Cookie header of each role. */
export interface Sessions {
  cookieOf(role: Role): string | null;
  /** Logs in anew, where a session has ended. @returns whether the account could */
  renew(role: Role): Promise<boolean>;
  /** How often a role had to log in again. */
  renewals(): number;
}

/** The Cookie header of a demo account that logs in; null where it can't. */
export async function cookieFor(url: string, accountId: string): Promise<string | null> {
  const answer = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', origin: url },
    body: JSON.stringify({ accountId, accountPwd: DEMO_PASSWORD }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) return null;
  const given = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  return given.join('; ');
}

/** Logs every role in, as its demo account, by the call of the login form. */
export async function openSessions(url: string): Promise<Sessions> {
  const cookies = new Map<Role, string>();
  let renewals = 0;
  const logIn = async (role: Role) => {
    const accountId = ROLE_ACCOUNTS[role];
    if (accountId === null) return true;
    const cookie = await cookieFor(url, accountId);
    if (cookie !== null) cookies.set(role, cookie);
    return cookie !== null;
  };
  for (const role of ROLES) if (!(await logIn(role))) throw new Error(`${role} can't log in`);
  return {
    cookieOf: (role) => cookies.get(role) ?? null,
    async renew(role) {
      renewals += 1;
      return logIn(role);
    },
    renewals: () => renewals,
  };
}

/** A call of our own on behalf of a role. @returns the `data` of an answer that succeeded, else null */
export async function callAs(
  url: string,
  cookie: string | null,
  call: { method?: string; path: string; body?: unknown },
): Promise<unknown> {
  const { method = 'GET', path, body } = call;
  const answer = await fetch(url + path, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      origin: url,
      ...(cookie !== null && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) return null;
  const envelope = JSON.parse(text) as { data?: unknown };
  return envelope.data ?? null;
}
