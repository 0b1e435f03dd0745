import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiListener } from '@/server/api-listener';
import { registerSettings, type BffSettings, type Platform } from '@/server/bff/host-bridge';
import { createRemotePlatform } from '@/server/web/remote-platform';
import type { TestApi } from './api';
import { TEST_SITE_URL } from './identity';

/** Registers the settings of a site without https; a test gives those that it is about. */
export function registerTestSettings(given: Partial<BffSettings> = {}): void {
  registerSettings({
    sessionSecret: 'a-session-secret-for-tests-0123456789',
    siteUrl: TEST_SITE_URL,
    siteOrigins: [TEST_SITE_URL],
    cdnSeconds: 1,
    upstreamTimeoutMs: 60_000,
    uploadTimeoutMs: 60_000,
    maxBodyBytes: 1000,
    isDemo: false,
    checksContracts: true,
    ...given,
  });
}

/** Serves the API over HTTP for a suite, as a process of its own does. @returns what the site reaches it by */
export function useRemotePlatform(api: TestApi): Platform {
  const answer = apiListener({ fetch: (request) => api.app.fetch(request) });
  const server = createServer((request, response) => void answer(request, response));
  let remote: Platform;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    remote = createRemotePlatform(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { fetch: (...given) => remote.fetch(...given) };
}
