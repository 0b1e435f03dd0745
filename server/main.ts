import './files/private-files';
import type { Server } from 'node:http';
import { startupMessage } from './startup-message';
import { loadConfigOrExit } from './settings/config';
import { openEmbeddedPlatform } from './platform/embedded-platform';
import { endOnSignals } from './graceful-end';
import { createHost } from './host';
import { createLog } from './logging/log';
import { createInvalidationBus } from './providers/cache/create-bus';
import { StartError } from './start-error';
import { followSettings, logStderr, reportFailedStart } from './logging/stderr-log';
import { createTelemetry } from './telemetry/telemetry';

/** The program of the site: it composes everything, listens, and ends gracefully. */
logStderr();
const config = loadConfigOrExit();
followSettings(config);
const log = createLog({ level: config.logLevel });
const bus = createInvalidationBus({
  redisUrl: config.redisUrl,
  onError: (error) => log.warn({ err: error }, 'cache news'),
});
const telemetry = await createTelemetry(config.telemetry);
// The database and Next start side by side. The port is open before them, and early requests wait.
const embedded =
  config.platformApiUrl === null ? openEmbeddedPlatform({ config, log, bus, telemetry }) : null;
const host = createHost({ config, log, bus, embedded, telemetry });
const end = endOnSignals({
  http: host,
  ...config.timeouts,
  close: async () => {
    await Promise.allSettled([host.close(), embedded?.close(), bus.close()]);
    await telemetry.tracing?.close().catch(() => undefined);
  },
});

try {
  await listen(host.server);
  // Browsers find `localhost` at either address.
  if (config.isDemo && config.host === '127.0.0.1') await host.listenToo(config.port, '::1');
  await Promise.all([host.ready, embedded?.ready]);
  console.log(startupMessage(config));
} catch (error) {
  reportFailedStart(error);
  await end(1);
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(
              `Port ${config.port} is taken by another program. Stop it, or choose another: PORT=3100 npm start`,
            )
          : error,
      ),
    );
    server.listen(config.port, config.host, resolve);
  });
}
