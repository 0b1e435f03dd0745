import type { Context } from 'hono';

/**
 * The address that a guest's calls are counted for: the first of `x-forwarded-for`, which the host and the
 * backend-for-frontend set. Callers without one share one count.
 */
export function clientAddressOf(c: Context): string {
  const address = c.req.header('x-forwarded-for')?.split(',')[0]?.trim();
  return address === undefined || address === '' ? 'unknown' : networkOf(address);
}

/** The network of an address. Of IPv6 that is the first 64 bits, because one visitor has all addresses below them. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::', 2);
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
