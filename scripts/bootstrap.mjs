import net from 'node:net';
import { loadEnvironment } from './support/environment.mjs';
import { install, isInstalled } from './support/install.mjs';

/**
 * Runs before `npm start`, `npm run dev`, `npm test` and its parts, and makes everything that they need from a fresh clone. It runs
 * before node_modules exists, so it imports Node's own modules; files that need packages are imported after the
 * installation.
 */
const purpose = process.argv[2] ?? 'start';
const say = (line) => console.log(line);

try {
  checkNode();
  loadEnvironment(purpose === 'dev' ? 'development' : 'production');
  if (purpose !== 'test') await checkPort();
  await checkPackages();
  if (purpose !== 'test') await makeReady();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Node.js 20.19 or later is needed, this is ${process.versions.node}: https://nodejs.org`);
}

/** Checks that the port is free, before anything that takes long. */
function checkPort() {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error) =>
      error.code === 'EADDRINUSE'
        ? reject(
            new Error(
              `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 100} npm start`,
            ),
          )
        : resolve(),
    );
    server.listen(port, process.env.HOST || '127.0.0.1', () => server.close(resolve));
  });
}

async function checkPackages() {
  const withDevelopment = purpose !== 'start';
  if (isInstalled({ withDevelopment })) return;
  say('Installing packages (about a minute) …');
  await install({ withDevelopment, say });
}

async function makeReady() {
  const { bundleIfNeeded, buildSiteIfNeeded } = await import('./build.mjs');
  await bundleIfNeeded({ say });
  if (purpose === 'start') await buildSiteIfNeeded({ say });
  const { prepareDatabaseIfNeeded } = await import('./support/preparation.mjs');
  await prepareDatabaseIfNeeded({ say });
}
