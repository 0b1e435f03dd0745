import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleServer } from './support/bundle.mjs';
import { hintCompilation } from './support/compile-hints.mjs';
import { prepareDistDir } from './support/dist-dir.mjs';
import { loadEnvironment } from './support/environment.mjs';
import { hasFontSources, makeFontSources } from './support/font-sources.mjs';
import { hasPortfolioFonts, makePortfolioFonts } from './support/portfolio-fonts.mjs';
import { precompress } from './support/precompress.mjs';
import { hashOf, readStamps, writeStamp } from './support/stamp.mjs';

const COMMON = ['package-lock.json', 'tsconfig.json', 'lib', 'scripts/build.mjs', 'scripts/support'];
const SITE = [
  'app',
  'components',
  'public',
  'server/bff',
  'server/contents',
  'server/pages',
  'middleware.ts',
  'next.config.ts',
];
const SERVER = ['server', 'scripts/prepare.ts'];
const OUTDIR = path.join('.build', 'server');
const FONTS = path.join('.build', 'fonts');

/**
 * Bundles the server's programs where their sources changed. `say` gets a line before a step.
 * @returns {Promise<boolean>} whether it bundled them
 */
export async function bundleIfNeeded({ force = false, say = console.log } = {}) {
  const hash = hashOf([...COMMON, ...SERVER]);
  if (
    !force &&
    readStamps().server === hash &&
    existsSync(path.join(OUTDIR, 'main.mjs')) &&
    hasFontSources(FONTS) &&
    hasPortfolioFonts()
  )
    return false;
  say('Bundling the server …');
  await bundleServer(OUTDIR);
  await makeFontSources(FONTS);
  if (!hasPortfolioFonts()) await makePortfolioFonts();
  writeStamp('server', hash);
  return true;
}

/** Builds the site where its sources changed, into NEXT_DIST_DIR. @returns {Promise<boolean>} whether it built it */
export async function buildSiteIfNeeded({ force = false, say = console.log } = {}) {
  const distDir = prepareDistDir();
  const hash = hashOf([...COMMON, ...SITE]);
  const name = `site ${distDir}`;
  if (!force && readStamps()[name] === hash && existsSync(path.join(distDir, 'BUILD_ID'))) return false;
  say('Building the site (about a minute) …');
  await nextBuild();
  await hintCompilation(path.join(distDir, 'static'));
  await precompress(path.join(distDir, 'static'));
  writeStamp(name, hash);
  return true;
}

function nextBuild() {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`next build ended with ${code}`)),
    );
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  loadEnvironment('production');
  const force = process.argv.includes('--force');
  const isBundled = await bundleIfNeeded({ force });
  const isBuilt = await buildSiteIfNeeded({ force });
  if (!isBundled && !isBuilt) console.log('Nothing changed since the last build.');
}
