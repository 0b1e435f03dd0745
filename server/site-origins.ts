import type { Config } from './config';

/** The names of this machine that people type for each other. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origins that the site's pages have, the one of its address first, as browsers write them: lower case, without a
 * default port. In demo mode on this machine every name of this machine counts, at the same scheme and port.
 */
export function siteOriginsOf({ siteUrl, isDemo }: Pick<Config, 'siteUrl' | 'isDemo'>): string[] {
  const { origin, protocol, hostname, port } = new URL(siteUrl);
  if (!isDemo || !LOOPBACK_NAMES.includes(hostname)) return [origin];
  const ownPort = port === '' ? '' : `:${port}`;
  return [...new Set([origin, ...LOOPBACK_NAMES.map((name) => `${protocol}//${name}${ownPort}`)])];
}

/**
 * The check of Host headers against those origins: exactly by name and port, where a scheme's own port may be left out.
 * What can be is done once, because every request is asked about.
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
