import { SOCIAL_PROVIDERS } from '@/lib/contracts/identity';
import type { SocialSettings } from '@/server/bff/host-bridge';
import type { Config } from '@/server/settings/config';
import type { DemoSocial } from '@/server/demo/demo-social';
import type { Log } from '@/server/logging/log';
import { deriveSecret } from '@/server/settings/secrets';

/** The settings of social login: the real providers, and in demo mode demo providers for the others. */
export function socialSettings(config: Config, log: Log, demo: DemoSocial | null): SocialSettings {
  const clients: SocialSettings['clients'] = {};
  for (const provider of SOCIAL_PROVIDERS) {
    const real = config.social[provider];
    if (real !== undefined) clients[provider] = { ...real, local: null };
    else if (demo !== null) {
      const { clientId, clientSecret, addresses } = demo;
      const local = { pages: `${addresses.pages}/${provider}`, server: `${addresses.server}/${provider}` };
      clients[provider] = { clientId, clientSecret, local };
    }
  }
  return {
    clients,
    nextAuthSecret: deriveSecret(config.secrets.session, 'next-auth'),
    assertionSecret: assertionSecretOf(config),
    onFailure: (code, reason) => log.warn({ code, reason }, 'social login'),
  };
}

/** The key of social assertions. The site and the API derive it from the same setting. */
export function assertionSecretOf({ secrets }: Config): string {
  return deriveSecret(secrets.token, 'social assertion');
}
