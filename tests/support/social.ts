import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { successSchema } from '@/lib/contracts/envelope';
import type { SocialProvider } from '@/lib/contracts/identity';
import { SOCIAL_ASSERTION, socialLoginSchema, socialTokenSchema } from '@/lib/contracts/social';
import { apiUrl } from '@/lib/api/url';
import { TEST_ASSERTION_SECRET, type TestApi } from './api';

/** What a provider says of a person. */
interface Said {
  provider?: SocialProvider;
  providerAccountId?: string;
  email?: string | null;
  name?: string | null;
}

/** What the site signs; `claims` and the rest are for what it would never sign. */
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
export function socialCalls(api: () => TestApi) {
  const exchange = async (assertion: string) =>
    dataOf(
      await api().request('POST', apiUrl('/v1/oauth2/assertion'), { body: { assertion } }),
      socialTokenSchema,
    );
  const login = async (token: string) =>
    dataOf(await api().request('GET', apiUrl('/v1/oauth2/login'), bearer(token)), socialLoginSchema);

  return {
    exchange,
    login,
    /** Somebody who came from a provider and may sign up or link: the uuid of their login. */
    async newcomer(said: Said = {}): Promise<string> {
      const result = await login((await exchange(await assertSocial(said))).tmpToken);
      if (result.signed) throw new Error('Has an account already.');
      return result.loginResDto.socialLoginUuid;
    },
  };
}

async function dataOf<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
  return schema.parse(successSchema(z.unknown()).parse(body).data);
}
