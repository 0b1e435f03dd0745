import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from './find-chromium.mjs';
import { findFreePort, PATIENCE, startArguments, startProgram, waitUntilReady } from './support/program.mjs';
import { countPlaywright, report, runStep } from './support/steps.mjs';

/**
 * The pages in a real Chromium: makes the production build (or takes the one that is fresh), seeds a data
 * folder of its own, serves it as `npm start` does and runs Playwright. Arguments go to Playwright:
 * `npm run e2e -- tests/e2e/home.spec.ts --project phone`. E2E_BASE_URL tests a server that runs already.
 */
const LOGS = path.join('test-results', 'logs');

/** Known to the tests too: they make sessions with them. */
const SECRETS = {
  SESSION_SECRET: 'end-to-end-session-secret-0123456789abcdef',
  TOKEN_SECRET: 'end-to-end-token-secret-0123456789abcdef',
  STORAGE_SECRET: 'end-to-end-storage-secret-0123456789abcdef',
  IDENTITY_SECRET: 'end-to-end-identity-secret-0123456789abcdef',
};

/** @param {string[]} args of Playwright @returns {Promise<import('./support/steps.mjs').Result>} */
export async function e2e(args = []) {
  const started = Date.now();
  const failed = (error) => {
    console.log(`✗ e2e\n${error instanceof Error ? error.message : String(error)}`);
    return { name: 'e2e', isOk: false, passed: 0, failed: 1, seconds: (Date.now() - started) / 1000 };
  };
  let chromium;
  try {
    chromium = await findChromium();
  } catch (error) {
    return failed(error);
  }
  mkdirSync(LOGS, { recursive: true });
  const workspace = mkdtempSync(path.join(os.tmpdir(), 'gyeol-e2e-'));
  const cleanUp = () => rmSync(workspace, { recursive: true, force: true });
  process.once('exit', cleanUp);
  try {
    const site = await prepareSite(workspace);
    try {
      const file = path.join(workspace, 'results.json');
      return await runStep({
        name: 'e2e',
        command: path.join('node_modules', '@playwright', 'test', 'cli.js'),
        args: ['test', ...args],
        env: { ...SECRETS, ...site.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
        isLive: true,
        count: () => countPlaywright(file),
      });
    } finally {
      await site.stop();
    }
  } catch (error) {
    return failed(error);
  } finally {
    cleanUp();
  }
}

async function prepareSite(workspace) {
  const given = process.env.E2E_BASE_URL;
  if (given) return { env: { E2E_BASE_URL: given }, stop: async () => undefined };

  const dataDir = path.join(workspace, 'data');
  const port = await findFreePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const env = {
    MEDIA_WARM_UP: '0',
    ...PATIENCE,
    ...SECRETS,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DEMO_MODE: '1',
    PORT: String(port),
    SITE_URL: baseUrl,
    LOG_LEVEL: 'info',
    // Each test says from where it comes, so that no limit of one address counts them all.
    TRUST_PROXY: '1',
  };
  const prepared = await runStep({
    name: 'build and seed',
    command: path.join('scripts', 'bootstrap.mjs'),
    args: ['start'],
    env,
    // The compiler says nothing while it works.
    stallMs: 30 * 60_000,
  });
  if (!prepared.isOk) throw new Error('The site could not be made ready.');
  // The embedded database belongs to one process; the tests that run the API apart get a copy.
  const spareDataDir = path.join(workspace, 'spare-data');
  cpSync(dataDir, spareDataDir, { recursive: true });

  const server = startProgram(startArguments(), {
    env,
    logFile: path.join(LOGS, 'site.log'),
  });
  const stopNow = () => void server.stop('SIGKILL');
  process.once('exit', stopNow);
  try {
    await waitUntilReady(`${baseUrl}/readyz`, { program: server });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    env: { E2E_BASE_URL: baseUrl, E2E_SPARE_DATA_DIR: spareDataDir },
    async stop() {
      await server.stop();
      process.off('exit', stopNow);
    },
  };
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) report([await e2e(process.argv.slice(2))]);
