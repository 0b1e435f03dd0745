import { spawn } from 'node:child_process';
import path from 'node:path';
import { context } from 'esbuild';
import { bundleOptions } from './support/bundle.mjs';
import { prepareDistDir } from './support/dist-dir.mjs';
import { loadEnvironment } from './support/environment.mjs';

/**
 * `npm run dev`: Next reloads pages by itself; a change under server/ or lib/ bundles and restarts the host. A second one
 * runs beside it with `PORT=4401 DATA_DIR=/tmp/x NEXT_DIST_DIR=.next-x node scripts/dev.mjs`.
 */
loadEnvironment('development');
const distDir = prepareDistDir();
const outdir = path.join('.build', `dev-${path.basename(distDir)}`);
let child = null;
let isStopping = false;

function start() {
  child = spawn(process.execPath, ['--enable-source-maps', path.join(outdir, 'main.mjs')], {
    stdio: 'inherit',
  });
  child.once('exit', (code) => {
    child = null;
    if (isStopping) process.exit(code ?? 0);
    if (code !== 0 && code !== null) console.error('The server ended. It starts again with the next change.');
  });
}

function restart() {
  if (child === null) return start();
  child.once('exit', () => {
    if (!isStopping) start();
  });
  child.kill('SIGTERM');
}

const watcher = await context({
  ...bundleOptions(outdir),
  plugins: [
    {
      name: 'restart',
      setup(build) {
        build.onEnd((result) => {
          if (result.errors.length === 0 && !isStopping) restart();
        });
      },
    },
  ],
});
await watcher.watch();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (isStopping) return;
    isStopping = true;
    void watcher.dispose();
    if (child === null) process.exit(0);
    child.kill('SIGTERM');
  });
}
