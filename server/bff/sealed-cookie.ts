import { parseCookie, stringifySetCookie } from 'cookie';
import { sealData, unsealData } from 'iron-session';
import type { z } from 'zod';
import { cookieName, type CookieName } from '@/lib/cookie-names';
import { getSettings } from './host-bridge';
import { rememberOpened } from './opened-seals';

/** The longest value that a browser keeps of one cookie. A longer one is none of this site's. */
const MAX_LENGTH = 4096;

export interface SealedCookie<Value> {
  /** The value in a Cookie header; null for a missing, forged or expired cookie. */
  read(cookieHeader: string | null | undefined): Promise<Value | null>;
  /** The Set-Cookie value that sets the cookie. */
  set(value: Value): Promise<string>;
  /** The Set-Cookie value that removes the cookie. */
  clear(): string;
}

/** A cookie that only this server can read and write: sealed, httpOnly, and expired for good after `seconds`. */
export function sealedCookie<Schema extends z.ZodType>(options: {
  /** The name without the prefix that the cookie has under https. */
  name: CookieName;
  schema: Schema;
  seconds: number;
  /** The only path that the cookie is sent to. */
  path?: string;
}): SealedCookie<z.output<Schema>> {
  const { name, schema, seconds, path = '/' } = options;
  const open = rememberOpened(async (seal, password) => {
    // A forged or expired seal comes as an empty object, which the schema refuses.
    const data: unknown = await unsealData(seal, { password, ttl: seconds });
    schema.parse(data);
    return data;
  });
  return {
    async read(cookieHeader) {
      const seal = findCookie(cookieHeader, name, path);
      if (seal === null || seal.length > MAX_LENGTH) return null;
      try {
        return schema.parse(await open(seal, getSettings().sessionSecret));
      } catch {
        return null;
      }
    },
    async set(value) {
      const seal = await sealData(value, { password: getSettings().sessionSecret, ttl: seconds });
      return setCookie(name, seal, { seconds, path });
    },
    clear: () => clearCookie(name, path),
  };
}

/** The name that a cookie has on this site. @param path the only path that the cookie is sent to */
export function siteCookieName(name: CookieName, path = '/'): string {
  return cookieName(name, { isSecure: isSecureSite(), path });
}

/** Whether visitors reach the site by https. */
export function isSecureSite(): boolean {
  return getSettings().siteUrl.startsWith('https:');
}

interface CookieOptions {
  /** How long the browser keeps the cookie. */
  seconds: number;
  path?: string;
  /** Whether scripts may read the cookie. */
  isReadable?: boolean;
}

/** The Set-Cookie value that sets a cookie of this site. @param name without the prefix that it has under https */
export function setCookie(
  name: CookieName,
  value: string,
  { seconds, path = '/', isReadable = false }: CookieOptions,
): string {
  return stringifySetCookie({
    name: siteCookieName(name, path),
    value,
    maxAge: seconds,
    path,
    httpOnly: !isReadable,
    secure: isSecureSite(),
    // Another site's form or picture doesn't send the cookie; a link from another site does.
    sameSite: 'lax',
  });
}

/** The Set-Cookie value that removes a cookie of this site. */
export function clearCookie(name: CookieName, path = '/'): string {
  return setCookie(name, '', { seconds: 0, path });
}

/** The value of a cookie of this site in a Cookie header; null where the header has none. */
export function findCookie(header: string | null | undefined, name: CookieName, path = '/'): string | null {
  return parseCookie(header ?? '')[siteCookieName(name, path)] ?? null;
}
