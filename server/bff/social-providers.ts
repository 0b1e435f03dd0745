import type { AuthOptions } from 'next-auth';
import googleModule from 'next-auth/providers/google';
import kakaoModule from 'next-auth/providers/kakao';
import naverModule from 'next-auth/providers/naver';
import type { SocialProvider } from '@/lib/contracts/identity';
import { defaultOf } from './default-of';
import type { SocialClient } from './host-bridge';

const KakaoProvider = defaultOf(kakaoModule);
const NaverProvider = defaultOf(naverModule);
const GoogleProvider = defaultOf(googleModule);

/** How many milliseconds a provider may take for one answer. */
const TIMEOUT = 10_000;

/** next-auth's own provider, pointed at the local one where the client says so. */
export function nextAuthProvider(
  provider: SocialProvider,
  client: SocialClient,
): AuthOptions['providers'][number] {
  const { clientId, clientSecret, local } = client;
  const options = { clientId, clientSecret, httpOptions: { timeout: TIMEOUT } };
  switch (provider) {
    case 'kakao':
      return KakaoProvider({
        ...options,
        ...(local !== null && {
          authorization: `${local.pages}/authorize`,
          token: `${local.server}/token`,
          userinfo: `${local.server}/v2/user/me`,
        }),
      });
    case 'naver':
      return NaverProvider({
        ...options,
        ...(local !== null && {
          authorization: `${local.pages}/authorize`,
          token: `${local.server}/token`,
          userinfo: `${local.server}/v1/nid/me`,
        }),
      });
    case 'google':
      return GoogleProvider({
        ...options,
        ...(local !== null && { wellKnown: `${local.server}/.well-known/openid-configuration` }),
      });
  }
}
