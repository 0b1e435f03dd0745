import { sealData, unsealData } from 'iron-session';
import type { z } from 'zod';
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
  name: string;
  schema: Schema;
  seconds: number;
  /** The only path that it is sent to. */
  path?: string;
}): SealedCookie<z.output<Schema>> {
  const { name, schema, seconds, path = '/' } = options;
  const open = rememberOpened(async (seal, password) => {
    // What is forged or expired comes as an empty object.
    const data: unknown = await unsealData(seal, { password, ttl: seconds });
    schema.parse(data);
    return data;
  });
  return {
    async read(cookieHeader) {
      const seal = findCookie(cookieHeader, name);
      if (seal === null || seal.length > MAX_LENGTH) return null;
      try {
        return schema.parse(await open(seal, getSettings().sessionSecret));
      } catch {
        return null;
      }
    },
    async give(value) {
      const seal = await sealData(value, { password: getSettings().sessionSecret, ttl: seconds });
      return `${name}=${seal}; Max-Age=${seconds}; ${cookieAttributes(path)}; HttpOnly`;
    },
    take: () => `${name}=; Max-Age=0; ${cookieAttributes(path)}; HttpOnly`,
  };
}

/** Lax: another site's form or picture doesn't send it, a link from elsewhere does. */
export function cookieAttributes(path = '/'): string {
  const attributes = `Path=${path}; SameSite=Lax`;
  return getSettings().siteUrl.startsWith('https:') ? `${attributes}; Secure` : attributes;
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
