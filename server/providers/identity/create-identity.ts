import type { IdentitySettings } from '@/server/config';
import { createDemoVerifier, DEMO_IDENTITY_PATH } from './demo-verifier';
import type { IdentityProvider } from './identity';
import { createNiceIdentity } from './nice';

export interface Identity {
  /** Null where there is none. */
  provider: IdentityProvider | null;
  /** Answers below `DEMO_IDENTITY_PATH`; null outside demo mode. */
  verifier: ((request: Request) => Promise<Response>) | null;
}

/**
 * The verification that the settings ask for. The demo one is NICE's client in front of our own verifier.
 * @param secret IDENTITY_SECRET, of which the verifier's is derived
 */
export function createIdentity(
  settings: IdentitySettings,
  { secret, siteUrl }: { secret: string; siteUrl: string },
): Identity {
  switch (settings.kind) {
    case 'none':
      return { provider: null, verifier: null };
    case 'nice': {
      const { access, formUrl } = settings;
      return {
        provider: access === null ? null : createNiceIdentity({ ...access, formUrl, name: 'nice' }),
        verifier: null,
      };
    }
    case 'demo': {
      const { fetch, client } = createDemoVerifier({ secret, siteUrl });
      return {
        provider: createNiceIdentity({
          ...client,
          name: 'demo',
          // Both are in this process: the address only has to be one.
          apiUrl: `http://demo.invalid${DEMO_IDENTITY_PATH}`,
          fetch,
        }),
        verifier: fetch,
      };
    }
  }
}
