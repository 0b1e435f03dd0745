import { createServer } from 'node:http';
import { registerSettings } from './bff/host-bridge';
import { loadConfigOrExit } from './config';
import { startNext } from './web/next-app';

const config = loadConfigOrExit();
registerSettings({
  sessionSecret: config.secrets.session,
  siteUrl: config.siteUrl,
  upstreamTimeoutMs: config.timeouts.upstreamMs,
  uploadTimeoutMs: config.timeouts.uploadMs,
  maxBodyBytes: config.limits.bodyBytes,
  checksContracts: config.environment !== 'production',
});
const server = createServer();
const app = startNext({
  isDevelopment: config.environment === 'development',
  hostname: config.host,
  port: config.port,
  httpServer: server,
});
server.on('request', (request, response) => {
  void app.then((started) => started.handle(request, response));
});
server.listen(config.port, config.host, () => console.log(`http://localhost:${config.port}`));
process.on('SIGTERM', () => process.exit(0));
process.on('SIGINT', () => process.exit(0));
