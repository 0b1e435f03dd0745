import { randomBytes } from 'node:crypto';
import type { Config } from './config';
import { createDemoOauth, DEMO_OAUTH_PATH } from './providers/social/demo-oauth';

export interface DemoSocial {
  /** What the pretended social providers know the site by. */
  clientId: string;
  clientSecret: string;
  /** Addresses of the pretended social providers, for browsers and for this process; a name follows. */
  addresses: { pages: string; server: string };
  fetch(request: Request): Promise<Response>;
}

/**
 * The social providers that demo mode pretends, answered under `/demo/oauth/`.
 * @throws Error outside demo mode: they believe whoever says to be somebody
 */
export function createDemoSocial(config: Config): DemoSocial {
  if (!config.isDemo) throw new Error('Social providers are pretended in demo mode only');
  const { siteUrl } = config;
  const serverUrl = ownAddress(config);
  const client = { clientId: 'gyeol-demo', clientSecret: randomBytes(32).toString('base64url') };
  const oauth = createDemoOauth({
    ...client,
    siteUrl,
    serverUrl,
    redirectUri: (provider) => `${siteUrl}/api/auth/callback/${provider}`,
  });
  return {
    ...client,
    addresses: { pages: siteUrl + DEMO_OAUTH_PATH, server: serverUrl + DEMO_OAUTH_PATH },
    fetch: oauth.fetch,
  };
}

/** This process as it reaches itself: the site's address may be that of a proxy which it can't reach. */
function ownAddress({ host, port }: Config): string {
  const isAny = host === '0.0.0.0' || host === '::';
  const name = isAny ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
