import type { Config } from './config';

/** The names of this machine that people type for each other. */
const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const HOST = /^(?<name>\[[\da-f:.]+\]|[^\s:/?#@[\]]+)(?::(?<port>\d{1,5}))?$/i;

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
 * Whether a Host header names one of the origins, exactly by name and port. No port in either means the scheme's own.
 * @param origins as `siteOriginsOf` gives them
 */
export function isKnownHost(header: string | undefined, origins: readonly string[]): boolean {
  const given = HOST.exec(header ?? '')?.groups;
  if (given === undefined) return false;
  return origins.some((origin) => {
    const { protocol, hostname, port } = new URL(origin);
    const ownPort = protocol === 'https:' ? '443' : '80';
    return given.name?.toLowerCase() === hostname && (given.port ?? ownPort) === (port || ownPort);
  });
}
