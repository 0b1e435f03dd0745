import { SOCIAL_PROVIDERS } from '@/lib/contracts/identity';
import type { SocialSettings } from './bff/host-bridge';
import type { Config } from './config';
import type { DemoSocial } from './demo-social';
import type { Log } from './log';
import { deriveSecret } from './secrets';

/** What the site needs for social login: the real providers of the settings and, in demo mode, pretended ones for the rest. */
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

/** The secret by which the site vouches for people at the API: both make it of the same setting. */
export function assertionSecretOf({ secrets }: Config): string {
  return deriveSecret(secrets.token, 'social assertion');
}
