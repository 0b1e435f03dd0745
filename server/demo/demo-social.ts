import { randomBytes } from 'node:crypto';
import type { Config } from '@/server/settings/config';
import { createDemoOauth, DEMO_OAUTH_PATH } from './social/demo-oauth';

export interface DemoSocial {
  /** The site's client at the demo mode's social providers. */
  clientId: string;
  clientSecret: string;
  /** The addresses of the demo providers, for browsers and for this process. A provider's name is appended. */
  addresses: { pages: string; server: string };
  fetch(request: Request): Promise<Response>;
}

/**
 * The demo mode's social providers under `/demo/oauth/`.
 * @throws Error outside demo mode, because they log in any visitor as any account
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

/** The address at which this process reaches itself. The site's address may be that of a proxy. */
function ownAddress({ host, port }: Config): string {
  const isAny = host === '0.0.0.0' || host === '::';
  const name = isAny ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
