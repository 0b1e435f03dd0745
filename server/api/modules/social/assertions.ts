import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { SOCIAL_ASSERTION, socialProfileSchema } from '@/lib/contracts/social';
import type { SocialProfile } from '@/lib/contracts/social';
import { ApiError } from '@/server/api/http/api-error';
import type { UsedOnce } from '@/server/api/http/idempotency';

const claimsSchema = z.object({
  purpose: z.literal(SOCIAL_ASSERTION.purpose),
  jti: z.string().min(16).max(64),
  iat: z.number(),
  exp: z.number(),
  profile: socialProfileSchema,
});

export interface Assertions {
  /** The person that the site vouches for. @throws ApiError SOCIAL_LOGIN_FAILED for a forged, late or repeated assertion */
  verify(assertion: string): Promise<SocialProfile>;
}

/**
 * Assertions by which the site tells the API whom a social provider has authenticated. Both sides share a key for this
 * purpose alone.
 * @param secret at least 32 characters
 */
export function createAssertions(
  secret: string,
  usedOnce: UsedOnce,
  clock: () => Date = () => new Date(),
): Assertions {
  const key = new TextEncoder().encode(secret);

  return {
    async verify(assertion) {
      const { jti, iat, exp, profile } = await claimsOf(assertion, key, clock());
      // The lifetime is limited, whatever the assertion says of it.
      if (exp - iat > SOCIAL_ASSERTION.seconds) throw new ApiError('SOCIAL_LOGIN_FAILED');
      const isFirst = await usedOnce.take(`assertion:${jti}`, SOCIAL_ASSERTION.seconds + 5);
      if (!isFirst) throw new ApiError('SOCIAL_LOGIN_FAILED');
      return profile;
    },
  };
}

async function claimsOf(assertion: string, key: Uint8Array, currentDate: Date) {
  try {
    const { payload } = await jwtVerify(assertion, key, {
      algorithms: ['HS256'],
      maxTokenAge: SOCIAL_ASSERTION.seconds,
      currentDate,
    });
    return claimsSchema.parse(payload);
  } catch (cause) {
    if (cause instanceof errors.JOSEError || cause instanceof z.ZodError) {
      throw new ApiError('SOCIAL_LOGIN_FAILED', { cause });
    }
    throw cause;
  }
}
