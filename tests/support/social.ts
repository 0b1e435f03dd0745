import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { SocialProvider } from '@/lib/contracts/identity';
import { SOCIAL_ASSERTION } from '@/lib/contracts/social';
import { TEST_ASSERTION_SECRET, type TestApi } from './api';

/** What a provider says of a person. */
interface Said {
  provider?: SocialProvider;
  providerAccountId?: string;
  email?: string | null;
  name?: string | null;
}

/** An assertion as the site signs it. `claims` and the other options make assertions that the site never signs. */
export async function assertSocial(
  said: Said = {},
  { claims = {}, secret = TEST_ASSERTION_SECRET, at = Date.now(), seconds = 60, jti = randomUUID() } = {},
): Promise<string> {
  const issuedAt = Math.floor(at / 1000);
  const profile = {
    provider: 'kakao',
    providerAccountId: '42',
    email: 'haru@example.com',
    name: '하루',
    ...said,
  };
  return new SignJWT({ purpose: SOCIAL_ASSERTION.purpose, profile, ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(jti)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(new TextEncoder().encode(secret));
}

export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** The two calls of a social login, as the site makes them; both expect success. */
export function socialCalls(api: TestApi) {
  const exchange = (assertion: string) => api.call('POST', '/v1/oauth2/assertion', { body: { assertion } });
  const login = (token: string) => api.get('/v1/oauth2/login', bearer(token));

  return {
    exchange,
    login,
    /** Makes the social login of a newcomer, who may sign up or link an account. @returns its uuid */
    async newcomer(said: Said = {}): Promise<string> {
      const result = await login((await exchange(await assertSocial(said))).tmpToken);
      if (result.signed) throw new Error('Has an account already.');
      return result.loginResDto.socialLoginUuid;
    },
  };
}
