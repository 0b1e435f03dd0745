import { getRequestListener } from '@hono/node-server';
import type { Platform } from './bff/host-bridge';

/**
 * Node's requests as the API takes them, where it has a process of its own. The listener's `Request` takes the place
 * of the global one (Next, which would mind, isn't here): without that a body of unknown length, as a site's calls
 * have, can't be measured and handed on.
 */
export function apiListener(platform: Pick<Platform, 'fetch'>) {
  return getRequestListener((request) => platform.fetch(request), {
    overrideGlobalObjects: true,
    // The server closes what wasn't read (`web/unread-body.ts`).
    autoCleanupIncoming: false,
  });
}
