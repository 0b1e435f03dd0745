import { getRequestListener } from '@hono/node-server';
import type { Platform } from './bff/host-bridge';

/**
 * The Node listener of an API that runs in a process of its own. The listener's `Request` replaces the global one, so
 * that code which wraps a request in another one keeps its body. Next, which needs the global one, isn't in this process.
 */
export function apiListener(platform: Pick<Platform, 'fetch'>) {
  return getRequestListener((request) => platform.fetch(request), {
    overrideGlobalObjects: true,
    // The HTTP server deals with unread bodies (`web/unread-body.ts`).
    autoCleanupIncoming: false,
  });
}
