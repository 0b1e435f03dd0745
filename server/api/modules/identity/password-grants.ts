import { createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import * as sessionLimits from '@/lib/limits/session';
import { ApiError } from '@/server/api/http/api-error';

const ALGORITHM = 'HS256';
const PURPOSE = 'password';

const claimsSchema = z.object({
  purpose: z.literal(PURPOSE),
  sub: z.string().min(1),
  // PostgreSQL's smallint.
  ver: z.int().min(0).max(32_767),
});

export interface PasswordGrant {
  accountId: string;
  /** The account's when it was given: the change counts it up, so a grant works once. */
  tokenVersion: number;
}

export interface PasswordGrants {
  sign(grant: PasswordGrant): Promise<string>;
  /** Throws PASSWORD_GRANT_EXPIRED for anything that isn't a grant of ours in its time. */
  verify(token: string | null): Promise<PasswordGrant>;
}

/**
 * Tokens that a password search ends with. They are signed with a key of their own, so none passes for a session's
 * and no session's passes for one.
 */
export function createPasswordGrants({
  secret,
  clock = () => new Date(),
}: {
  secret: string;
  clock?: () => Date;
}): PasswordGrants {
  const key = createHmac('sha256', secret).update('password grant').digest();

  return {
    sign: ({ accountId, tokenVersion }) => {
      const issuedAt = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ purpose: PURPOSE, ver: tokenVersion })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + sessionLimits.passwordGrantSeconds)
        .sign(key);
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token ?? '', key, {
          algorithms: [ALGORITHM],
          currentDate: clock(),
          requiredClaims: ['exp'],
        });
        const { sub, ver } = claimsSchema.parse(payload);
        return { accountId: sub, tokenVersion: ver };
      } catch (cause) {
        if (cause instanceof errors.JOSEError || cause instanceof z.ZodError) {
          throw new ApiError('PASSWORD_GRANT_EXPIRED', { cause });
        }
        throw cause;
      }
    },
  };
}
