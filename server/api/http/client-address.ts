import type { Context } from 'hono';

/**
 * The address that a guest's calls are counted for. The host and the backend-for-frontend put the visitor's
 * address in front; where nobody did, everybody shares one count.
 */
export function clientAddressOf(c: Context): string {
  return c.req.header('x-forwarded-for')?.split(',')[0]?.trim() ?? 'unknown';
}
