import './private-files';
import { apiListener } from './api-listener';
import { loadConfigOrExit } from './config';
import { openEmbeddedPlatform } from './embedded-platform';
import { endOnSignals } from './graceful-end';
import { createLog } from './log';
import { createInvalidationBus } from './providers/cache/create-bus';
import { StartError } from './start-error';
import { followSettings, logStderr, reportFailedStart } from './stderr-log';
import { FILE_TIMES } from './web/file-times';
import { createHttpServer } from './web/http-server';

/** The program of the API alone, for a site that names it in PLATFORM_API_URL. */
logStderr();
const config = loadConfigOrExit();
followSettings(config);
const log = createLog({ level: config.logLevel });
const bus = createInvalidationBus({
  redisUrl: config.redisUrl,
  onError: (error) => log.warn({ err: error }, 'cache news'),
});
const platform = openEmbeddedPlatform({ config, log, bus });
const answer = apiListener(platform);
const http = createHttpServer((request, response) => void answer(request, response), {
  requestTimeoutMs: config.timeouts.uploadMs,
  ...FILE_TIMES,
});
const end = endOnSignals({
  http,
  ...config.timeouts,
  close: () => Promise.allSettled([platform.close(), bus.close()]),
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
