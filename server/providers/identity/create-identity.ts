import type { IdentitySettings } from '@/server/settings/identity-settings';
import { createDemoVerifier, DEMO_IDENTITY_PATH } from '@/server/demo/identity/demo-verifier';
import type { IdentityProvider } from './identity';
import { createNiceIdentity } from './nice';

export interface Identity {
  /** Null where the installation has no verification. */
  provider: IdentityProvider | null;
  /** Answers below `DEMO_IDENTITY_PATH`; null outside demo mode. */
  verifier: ((request: Request) => Promise<Response>) | null;
}

/**
 * The verification of the settings. In demo mode it is NICE's client in front of the demo verifier.
 * @param secret IDENTITY_SECRET, from which the demo verifier's secret is derived
 */
export function createIdentity(
  settings: IdentitySettings,
  { secret, siteOrigins }: { secret: string; siteOrigins: readonly string[] },
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
      const { fetch, client } = createDemoVerifier({ secret, siteOrigins });
      return {
        provider: createNiceIdentity({
          ...client,
          name: 'demo',
          // Client and verifier are in this process, so any address works.
          apiUrl: `http://demo.invalid${DEMO_IDENTITY_PATH}`,
          fetch,
        }),
        verifier: fetch,
      };
    }
  }
}
