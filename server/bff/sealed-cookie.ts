import { sealData, unsealData } from 'iron-session';
import type { z } from 'zod';
import { cookieName } from '@/lib/cookie-names';
import { getSettings } from './host-bridge';
import { rememberOpened } from './opened-seals';

/** What a browser keeps of one cookie; more than this is none of ours. */
const MAX_LENGTH = 4096;

export interface SealedCookie<Value> {
  /** Null for a missing, forged or expired one. */
  read(cookieHeader: string | null | undefined): Promise<Value | null>;
  /** The Set-Cookie value that gives it to the browser. */
  give(value: Value): Promise<string>;
  /** The Set-Cookie value that takes it away. */
  take(): string;
}

/** A cookie that only this server can read and write: sealed, httpOnly, and over for good after `seconds`. */
export function sealedCookie<Schema extends z.ZodType>(options: {
  /** Without the prefix that it has under https. */
  name: string;
  schema: Schema;
  seconds: number;
  /** The only path that it is sent to. */
  path?: string;
}): SealedCookie<z.output<Schema>> {
  const { schema, seconds, path = '/' } = options;
  const open = rememberOpened(async (seal, password) => {
    // What is forged or expired comes as an empty object.
    const data: unknown = await unsealData(seal, { password, ttl: seconds });
    schema.parse(data);
    return data;
  });
  return {
    async read(cookieHeader) {
      const seal = findCookie(cookieHeader, siteCookieName(options.name, path));
      if (seal === null || seal.length > MAX_LENGTH) return null;
      try {
        return schema.parse(await open(seal, getSettings().sessionSecret));
      } catch {
        return null;
      }
    },
    async give(value) {
      const seal = await sealData(value, { password: getSettings().sessionSecret, ttl: seconds });
      return `${siteCookieName(options.name, path)}=${seal}; Max-Age=${seconds}; ${cookieAttributes(path)}; HttpOnly`;
    },
    take: () => `${siteCookieName(options.name, path)}=; Max-Age=0; ${cookieAttributes(path)}; HttpOnly`,
  };
}

/** The name that a cookie of ours has on this site. @param path the only path that it is sent to */
export function siteCookieName(name: string, path = '/'): string {
  return cookieName(name, { isSecure: isSecureSite(), path });
}

/** Whether visitors reach the site by https. */
export function isSecureSite(): boolean {
  return getSettings().siteUrl.startsWith('https:');
}

/** Lax: another site's form or picture doesn't send it, a link from elsewhere does. */
export function cookieAttributes(path = '/'): string {
  const attributes = `Path=${path}; SameSite=Lax`;
  return isSecureSite() ? `${attributes}; Secure` : attributes;
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
