import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Names of Chromium, the headless one first: with the same engine the end-to-end tests take two thirds of the time. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const ADVICE =
  'No Chromium was found: install one with `npx playwright install --with-deps chromium` or your system’s package ' +
  'manager, or name it in CHROMIUM_PATH.';

/**
 * Finds the Chromium of the tests: CHROMIUM_PATH, Playwright's own, or the system's. As root on Debian it installs one.
 * @returns {Promise<string>} its path
 * @throws {Error} with one sentence that says what to do
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is nothing.`);
  }
  const found = (await findPlaywrightChromium()) ?? findSystemChromium();
  if (found !== null) return found;
  if (installOnDebian()) {
    const installed = findSystemChromium();
    if (installed !== null) return installed;
  }
  throw new Error(ADVICE);
}

async function findPlaywrightChromium() {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return existsSync(file) ? file : null;
}

function findSystemChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...MAC_PATHS].find((file) => existsSync(file)) ?? null;
}

function installOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log(
    'No Chromium is installed: installing the system’s (apt-get install chromium-headless-shell fonts-noto-cjk) …',
  );
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const packages = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-cjk'];
  return apt(...packages) || (apt('update') && apt(...packages));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await findChromium());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
