import { SignJWT, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { roleTypeSchema } from '@/lib/contracts/account';
import type { RoleType } from '@/lib/contracts/account';
import { ApiError } from './api-error';

const ALGORITHM = 'HS256';

const claimsSchema = z.object({
  sub: z.string().min(1),
  role: roleTypeSchema,
  iat: z.number(),
  exp: z.number(),
  ver: z.int().min(0),
});

export interface TokenSubject {
  accountId: string;
  roleType: RoleType;
  /** The account's `tokenVersion` when the token is given out; counting it up refuses the token. */
  tokenVersion: number;
}

export interface Tokens {
  /** A signed access token with the claims of the shell document, section 3. */
  sign(subject: TokenSubject): Promise<string>;
  /** Whom a token speaks for; throws UNAUTHORIZED when it is forged, expired or misses a claim. */
  verify(token: string): Promise<TokenSubject>;
}

interface TokenOptions {
  /** At least 32 characters. */
  secret: string;
  lifetimeSeconds?: number;
  clock?: () => Date;
}

/** Access tokens, HS256. They never reach a browser: the backend-for-frontend keeps them sealed. */
export function createTokens({
  secret,
  lifetimeSeconds = 12 * 60 * 60,
  clock = () => new Date(),
}: TokenOptions): Tokens {
  if (secret.length < 32) throw new Error('The token secret needs at least 32 characters.');
  const key = new TextEncoder().encode(secret);

  return {
    async sign({ accountId, roleType, tokenVersion }) {
      const issuedAt = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ role: roleType, ver: tokenVersion })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key);
    },
    async verify(token) {
      const claims = await verifiedClaims(token, key, clock());
      return { accountId: claims.sub, roleType: claims.role, tokenVersion: claims.ver };
    },
  };
}

async function verifiedClaims(token: string, key: Uint8Array, now: Date) {
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], currentDate: now });
    return claimsSchema.parse(payload);
  } catch (cause) {
    if (cause instanceof errors.JOSEError || cause instanceof z.ZodError) {
      throw new ApiError('UNAUTHORIZED', { cause });
    }
    throw cause;
  }
}
