import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort, PATIENCE, startArguments, startProgram, waitUntilReady } from './program.mjs';
import { runStep } from './steps.mjs';

const LOGS = path.join('test-results', 'logs');
/** Log lines that no request may cause: uncaught errors. */
const FAULTS = /"msg":"(?:uncaught exception|unhandled rejection)"/;

/** The site's secrets. The tests know them, to make sessions. */
export const DEMO_SECRETS = {
  SESSION_SECRET: 'end-to-end-session-secret-0123456789abcdef',
  TOKEN_SECRET: 'end-to-end-token-secret-0123456789abcdef',
  STORAGE_SECRET: 'end-to-end-storage-secret-0123456789abcdef',
  IDENTITY_SECRET: 'end-to-end-identity-secret-0123456789abcdef',
};

/**
 * Runs one step against a demo site of its own. A failure before the step, and an uncaught error in the site's log, count as
 * failures of the step.
 * @param {object} options
 * @param {string} options.name of the step and its log
 * @param {Record<string, string>} [options.settings] of the site besides its own
 * @param {boolean} [options.hasEditedSite] whether a second site, of the same data, is for tests that change what all visitors
 *   see: lists of the first keep their counts
 * @param {() => Promise<string>} [options.find] finds a program that the step needs, before anything is built
 * @param {(site: { env: Record<string, string>, results: string, found: string }) => object | Promise<object>} options.stepFor the
 *   step without its name; `results` is a file that it may write
 * @returns {Promise<import('./steps.mjs').Result>}
 */
export async function runOnDemoSite({ name, settings, hasEditedSite, find = async () => '', stepFor }) {
  const started = Date.now();
  const workspace = mkdtempSync(path.join(os.tmpdir(), `gyeol-${name}-`));
  const cleanUp = () => rmSync(workspace, { recursive: true, force: true });
  process.once('exit', cleanUp);
  try {
    const found = await find();
    const site = await prepareDemoSite({ workspace, name, settings, hasEditedSite });
    try {
      const step = await stepFor({ env: site.env, found, results: path.join(workspace, 'results.json') });
      const result = await runStep({ name, isLive: true, ...step });
      const [fault] = site.faults();
      if (fault === undefined) return result;
      console.log(`✗ ${name}: the site's log has an unexpected error\n${fault}`);
      return { ...result, isOk: false, failed: result.failed + 1 };
    } finally {
      await site.stop();
    }
  } catch (error) {
    console.log(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}`);
    return { name, isOk: false, passed: 0, failed: 1, seconds: (Date.now() - started) / 1000 };
  } finally {
    cleanUp();
  }
}

/** The settings of every site that tests ask, on whatever data. */
export const DEMO_SETTINGS = {
  MEDIA_WARM_UP: '0',
  ...PATIENCE,
  ...DEMO_SECRETS,
  NODE_ENV: 'production',
  DEMO_MODE: '1',
};

/** @type {string | undefined} */
let demoDataDir;

/**
 * Makes the production build (or takes the one that is fresh) and seeds a data folder, once a process: no process opens the
 * folder, every site has a copy.
 * @returns {Promise<string>} the folder, which is there until the process ends
 */
async function prepareDemoData() {
  if (demoDataDir !== undefined) return demoDataDir;
  const workspace = mkdtempSync(path.join(os.tmpdir(), 'gyeol-demo-'));
  process.once('exit', () => rmSync(workspace, { recursive: true, force: true }));
  const dataDir = path.join(workspace, 'data');
  const prepared = await runStep({
    name: 'build and seed',
    command: path.join('scripts', 'bootstrap.mjs'),
    args: ['start'],
    env: { ...DEMO_SETTINGS, DATA_DIR: dataDir },
    // The compiler prints nothing while it works.
    stallMs: 30 * 60_000,
  });
  if (!prepared.isOk) throw new Error('The site could not be made ready.');
  demoDataDir = dataDir;
  return dataDir;
}

/**
 * Serves a copy of the demo data in `workspace` as `npm start` does, and where `hasEditedSite` another one. Where E2E_BASE_URL
 * names a server that runs already, that one is used and nothing is made.
 * @param {{ workspace: string, name: string, settings?: Record<string, string>, hasEditedSite?: boolean }} options `name` is
 *   of the log file
 * @returns {Promise<{ env: Record<string, string>, faults: () => string[], stop: () => Promise<void> }>} `env` is for
 *   callers of the site, `faults` are lines of its log
 */
async function prepareDemoSite({ workspace, name, settings = {}, hasEditedSite = false }) {
  const given = process.env.E2E_BASE_URL;
  if (given) {
    const env = { E2E_BASE_URL: given, E2E_EDITED_URL: given };
    return { env, faults: () => [], stop: async () => undefined };
  }

  const spareDataDir = await prepareDemoData();
  // The embedded database belongs to one process; tests that start one of their own copy the spare one.
  const dataDir = path.join(workspace, 'data');
  const editedDataDir = path.join(workspace, 'edited-data');
  cpSync(spareDataDir, dataDir, { recursive: true });
  if (hasEditedSite) cpSync(spareDataDir, editedDataDir, { recursive: true });

  const sites = await Promise.all([
    serve(name, dataDir, { ...DEMO_SETTINGS, ...settings }),
    ...(hasEditedSite ? [serve(`${name}-edited`, editedDataDir, { ...DEMO_SETTINGS, ...settings })] : []),
  ]);
  const [site, edited = site] = sites;
  return {
    env: {
      E2E_BASE_URL: site.url,
      E2E_EDITED_URL: edited.url,
      // Its mails are files there.
      E2E_EDITED_DATA_DIR: hasEditedSite ? editedDataDir : dataDir,
      E2E_SPARE_DATA_DIR: spareDataDir,
      E2E_SITE_PID: String(site.pid),
    },
    faults: () => sites.flatMap(({ faults }) => faults()),
    stop: async () => void (await Promise.all(sites.map(({ stop }) => stop()))),
  };
}

/**
 * Serves a data folder.
 * @param {string} name of the log file
 * @param {string} dataDir
 * @param {Record<string, string>} settings
 */
async function serve(name, dataDir, settings) {
  mkdirSync(LOGS, { recursive: true });
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    DATA_DIR: dataDir,
    PORT: String(port),
    SITE_URL: url,
    LOG_LEVEL: 'info',
    // Each test sets its own address, so that no rate limit counts all tests together.
    TRUST_PROXY: '1',
    ...settings,
  };
  const logFile = path.join(LOGS, `${name}.log`);
  rmSync(logFile, { force: true });
  const server = startProgram(startArguments(), { env, logFile });
  const stopNow = () => void server.stop('SIGKILL');
  process.once('exit', stopNow);
  try {
    await waitUntilReady(`${url}/readyz`, { program: server });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url,
    pid: server.pid,
    faults: () =>
      readFileSync(logFile, 'utf8')
        .split('\n')
        .filter((line) => FAULTS.test(line)),
    async stop() {
      await server.stop();
      process.off('exit', stopNow);
    },
  };
}
