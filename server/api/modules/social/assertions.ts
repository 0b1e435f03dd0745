import { errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { SOCIAL_ASSERTION, socialProfileSchema } from '@/lib/contracts/social';
import type { SocialProfile } from '@/lib/contracts/social';
import { ApiError } from '@/server/api/http/api-error';

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
export function createAssertions(secret: string, clock: () => Date = () => new Date()): Assertions {
  const key = new TextEncoder().encode(secret);
  const heard = new LRUCache<string, true>({
    max: 50_000,
    ttl: (SOCIAL_ASSERTION.seconds + 5) * 1000,
  });

  return {
    async verify(assertion) {
      const { jti, iat, exp, profile } = await claimsOf(assertion, key, clock());
      // The lifetime is limited, whatever the assertion says of it.
      if (exp - iat > SOCIAL_ASSERTION.seconds || heard.has(jti)) throw new ApiError('SOCIAL_LOGIN_FAILED');
      heard.set(jti, true);
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
