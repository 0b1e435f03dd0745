import type { Platform } from '@/server/bff/host-bridge';
import { withDemoVerifier } from '@/server/demo/demo-verification';
import { startParts } from './parts';
import type { PlatformOptions, PlatformParts } from './part-types';
import { platformParts } from './platform-parts';

export interface EmbeddedPlatform extends Platform {
  /** The part that browsers reach without the backend-for-frontend: files, health, demo verification. */
  direct: Platform;
  /** Resolves when the database is open; rejects where it can't be opened. */
  ready: Promise<void>;
  close(): Promise<void>;
}

interface Opened extends Platform {
  direct: Platform;
  close(): Promise<void>;
}

/** Opens the API and its database in this process. Calls before that wait. */
export function openEmbeddedPlatform(options: PlatformOptions): EmbeddedPlatform {
  const opening = open(options);
  opening.catch(() => undefined);
  return {
    fetch: async (request) => (await opening).fetch(request),
    direct: { fetch: async (request) => (await opening).direct.fetch(request) },
    ready: opening.then(() => undefined),
    close: async () => {
      const opened = await opening.catch(() => null);
      await opened?.close();
    },
  };
}

async function open(options: PlatformOptions): Promise<Opened> {
  const { parts, gauges, stop } = await startParts<PlatformParts>(platformParts(options), options.log);
  for (const gauge of gauges) options.telemetry.metrics?.gauge(gauge);
  const { api, direct, identity } = parts;
  return {
    fetch: withDemoVerifier((request) => api.fetch(request), identity.verifier),
    direct: { fetch: withDemoVerifier((request) => direct.fetch(request), identity.verifier) },
    close: stop,
  };
}
