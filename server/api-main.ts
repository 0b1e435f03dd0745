import './files/private-files';
import { apiListener } from './api-listener';
import { loadConfigOrExit } from './settings/config';
import { openEmbeddedPlatform } from './platform/embedded-platform';
import { endOnSignals } from './graceful-end';
import { createLog } from './logging/log';
import { createInvalidationBus } from './providers/cache/create-bus';
import { StartError } from './start-error';
import { followSettings, logStderr, reportFailedStart } from './logging/stderr-log';
import { createTelemetry } from './telemetry/telemetry';
import { FILE_TIMES } from './web/file-times';
import { createHttpServer } from './web/http-server';
import { metricsAnswerOf } from './web/metrics-answer';
import { METRICS_PATH } from './web/request-decisions';

/** The program of the API alone, for a site that names it in PLATFORM_API_URL. */
logStderr();
const config = loadConfigOrExit();
followSettings(config);
const log = createLog({ level: config.logLevel });
const bus = createInvalidationBus({
  redisUrl: config.redisUrl,
  onError: (error) => log.warn({ err: error }, 'cache news'),
});
const telemetry = await createTelemetry(config.telemetry);
const platform = openEmbeddedPlatform({ config, log, bus, telemetry });
const metrics = metricsAnswerOf(config, telemetry, log);
const answer = apiListener(platform);
const http = createHttpServer(
  (request, response) => {
    if (metrics !== null && request.url === METRICS_PATH) metrics(request, response);
    else void answer(request, response);
  },
  { requestTimeoutMs: config.timeouts.uploadMs, ...FILE_TIMES },
);
const end = endOnSignals({
  http,
  ...config.timeouts,
  close: async () => {
    await Promise.allSettled([platform.close(), bus.close()]);
    await telemetry.tracing?.close().catch(() => undefined);
  },
});

http.server.once('error', (error: NodeJS.ErrnoException) => {
  reportFailedStart(
    error.code === 'EADDRINUSE'
      ? new StartError(`Port ${config.apiPort} is taken: choose another API_PORT`)
      : error,
  );
  void end(1);
});
http.server.listen(config.apiPort, config.host);
platform.ready.then(
  () => console.log(`API: http://${config.host}:${config.apiPort}/v1/openapi.json`),
  (error: unknown) => {
    reportFailedStart(error);
    void end(1);
  },
);
