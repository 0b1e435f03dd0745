import { randomUUID } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import { z } from 'zod';
import { roleTypeSchema } from '@/lib/contracts/account';
import type { RoleType } from '@/lib/contracts/account';
import * as sessionLimits from '@/lib/limits/session';
import { ApiError } from './api-error';

const ALGORITHM = 'HS256';

const subjectSchema = z.object({
  sub: z.string().min(1),
  // PostgreSQL's smallint, and what it compares with.
  ver: z.int().min(0).max(32_767),
  sid: z.uuid(),
  iat: z.number(),
  exp: z.number(),
});

export interface TokenSubject {
  accountId: string;
  roleType: RoleType;
  /** The account's `tokenVersion` when the token is given out; counting it up refuses the token. */
  tokenVersion: number;
}

/** What a token says that is signed by us and hasn't expired. */
export interface TokenClaims extends TokenSubject {
  /** The session's own uuid: logging out refuses it alone. */
  sid: string;
  expiresAt: Date;
}

export interface Tokens {
  /** A signed access token of a new session, with the claims of the shell document, section 3. */
  sign(subject: TokenSubject): Promise<string>;
  /** Whom a token speaks for; throws UNAUTHORIZED when it is forged, expired or misses a claim. */
  verify(token: string): Promise<TokenClaims>;
  /**
   * The same, with a code for each way to fail (shell document, section 5): TOKEN_EXPIRED, TOKEN_INVALID_FORMAT,
   * TOKEN_MISSING_CLAIMS, TOKEN_INVALID_ROLE.
   */
  inspect(token: string): Promise<TokenClaims>;
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
  lifetimeSeconds = sessionLimits.seconds,
  clock = () => new Date(),
}: TokenOptions): Tokens {
  if (secret.length < 32) throw new Error('The token secret needs at least 32 characters.');
  // Made once: out of bytes it would be made anew for each token.
  const key = signingKey(secret);
  const inspect = async (token: string) => claimsOf(await signedPayload(token, await key, clock()));

  return {
    async sign({ accountId, roleType, tokenVersion }) {
      const issuedAt = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ role: roleType, ver: tokenVersion, sid: randomUUID() })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(await key);
    },
    async verify(token) {
      try {
        return await inspect(token);
      } catch (cause) {
        if (cause instanceof ApiError) throw new ApiError('UNAUTHORIZED', { cause });
        throw cause;
      }
    },
    inspect,
  };
}

function signingKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, [
    'sign',
    'verify',
  ]);
}

async function signedPayload(token: string, key: CryptoKey, now: Date): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      currentDate: now,
      requiredClaims: ['exp'],
    });
    return payload;
  } catch (cause) {
    if (cause instanceof errors.JWTExpired) throw new ApiError('TOKEN_EXPIRED', { cause });
    if (cause instanceof errors.JWTClaimValidationFailed) {
      throw new ApiError(cause.reason === 'missing' ? 'TOKEN_MISSING_CLAIMS' : 'TOKEN_INVALID_FORMAT', {
        cause,
      });
    }
    if (cause instanceof errors.JOSEError) throw new ApiError('TOKEN_INVALID_FORMAT', { cause });
    throw cause;
  }
}

function claimsOf(payload: JWTPayload): TokenClaims {
  if (payload['role'] === undefined) throw new ApiError('TOKEN_MISSING_CLAIMS');
  const subject = subjectSchema.safeParse(payload);
  if (!subject.success) throw new ApiError('TOKEN_MISSING_CLAIMS', { cause: subject.error });
  // 'null' and 'undefined' are no roles either.
  const role = roleTypeSchema.safeParse(payload['role']);
  if (!role.success) throw new ApiError('TOKEN_INVALID_ROLE', { cause: role.error });
  const { sub, ver, sid, exp } = subject.data;
  return {
    accountId: sub,
    roleType: role.data,
    tokenVersion: ver,
    sid,
    expiresAt: new Date(exp * 1000),
  };
}
