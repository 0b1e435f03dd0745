import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleServer } from './support/bundle.mjs';
import { prepareDistDir } from './support/dist-dir.mjs';
import { loadEnvironment } from './support/environment.mjs';
import { precompress } from './support/precompress.mjs';
import { hashOf, readStamps, writeStamp } from './support/stamp.mjs';

const COMMON = ['package-lock.json', 'tsconfig.json', 'lib', 'scripts/build.mjs', 'scripts/support'];
const SITE = ['app', 'components', 'public', 'server/bff', 'server/pages', 'middleware.ts', 'next.config.ts'];
const SERVER = ['server', 'scripts/prepare.ts'];
const OUTDIR = path.join('.build', 'server');

/** Builds what changed since the last time. `say` gets a line for each step. @returns {Promise<boolean>} whether anything was */
export async function buildIfNeeded({ force = false, say = console.log } = {}) {
  const distDir = prepareDistDir();
  const stamps = force ? {} : readStamps();
  const server = hashOf([...COMMON, ...SERVER]);
  const site = hashOf([...COMMON, ...SITE]);
  let isBuilt = false;
  if (stamps.server !== server || !existsSync(path.join(OUTDIR, 'main.mjs'))) {
    say('Bundling the server …');
    await bundleServer(OUTDIR);
    writeStamp('server', server);
    isBuilt = true;
  }
  if (stamps[`site ${distDir}`] !== site || !existsSync(path.join(distDir, 'BUILD_ID'))) {
    say('Building the site (about a minute) …');
    await nextBuild();
    await precompress(path.join(distDir, 'static'));
    writeStamp(`site ${distDir}`, site);
    isBuilt = true;
  }
  return isBuilt;
}

function nextBuild() {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`next build ended with ${code}`))));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  loadEnvironment('production');
  const isBuilt = await buildIfNeeded({ force: process.argv.includes('--force') });
  if (!isBuilt) console.log('Nothing changed since the last build.');
}
