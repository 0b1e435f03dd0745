import type { Config } from './config';

/** The names of this machine that people use for each other. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origins of the site's pages, as browsers write them; that of the site's address comes first. In demo mode on this
 * machine every name of the machine counts, with the same scheme and port.
 */
export function siteOriginsOf({
  siteUrl,
  furtherOrigins,
  isDemo,
}: Pick<Config, 'siteUrl' | 'furtherOrigins' | 'isDemo'>): string[] {
  const { origin, protocol, hostname, port } = new URL(siteUrl);
  const ownPort = port === '' ? '' : `:${port}`;
  const isOnThisMachine = isDemo && LOOPBACK_NAMES.includes(hostname);
  const loopback = isOnThisMachine ? LOOPBACK_NAMES.map((name) => `${protocol}//${name}${ownPort}`) : [];
  return [...new Set([origin, ...loopback, ...furtherOrigins])];
}

/**
 * Makes the check of Host headers against these origins, by name and port. A scheme's default port may be left out.
 */
export function hostCheckOf(origins: readonly string[]): (header: string | undefined) => boolean {
  const known = new Set<string>();
  for (const origin of origins) {
    const { host, port, protocol } = new URL(origin);
    known.add(host);
    if (port === '') known.add(`${host}:${protocol === 'https:' ? 443 : 80}`);
  }
  return (header) => header !== undefined && (known.has(header) || known.has(header.toLowerCase()));
}
