import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  findFreePort,
  startArguments,
  startProgram,
  waitUntilReady,
  type Program,
} from '@/scripts/support/program.mjs';

/** A copy of the demo data that no other process has open. */
export interface OwnData {
  directory: string;
  remove(): void;
}

/** Copies the demo data. Nothing ever opens what is copied, so that tests can do this side by side. */
export function copyDemoData(): OwnData {
  const spare = process.env.E2E_SPARE_DATA_DIR;
  if (!spare) throw new Error('E2E_SPARE_DATA_DIR is not set: start the tests by npm run e2e');
  const workspace = mkdtempSync(path.join(os.tmpdir(), 'gyeol-own-'));
  const directory = path.join(workspace, 'data');
  cpSync(spare, directory, { recursive: true });
  return { directory, remove: () => rmSync(workspace, { recursive: true, force: true }) };
}

export interface OwnSite {
  url: string;
  program: Program;
  /** Everything that it wrote. */
  log(): string;
  stop(): Promise<void>;
}

/**
 * The site in one process, as `npm start` runs it, on a copy of the demo data, with no proxy that it would trust.
 * @param scheme of the address that visitors use; the site itself is always asked by http
 */
export async function startOwnSite(
  name: string,
  settings: Readonly<Record<string, string>> = {},
  scheme: 'http' | 'https' = 'http',
): Promise<OwnSite> {
  const data = copyDemoData();
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const program = startSite(name, {
    DATA_DIR: data.directory,
    DEMO_MODE: '1',
    PORT: String(port),
    SITE_URL: `${scheme}://127.0.0.1:${port}`,
    TRUST_PROXY: '0',
    ...settings,
  });
  const stop = async () => {
    await program.stop();
    data.remove();
  };
  try {
    await waitUntilReady(`${url}/readyz`, { program });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, program, log: () => program.log(), stop };
}

/** Starts the production build with these settings and doesn't wait for it. @param name of the log file */
function startSite(name: string, settings: Readonly<Record<string, string>>): Program {
  const logs = path.join('test-results', 'logs');
  mkdirSync(logs, { recursive: true });
  const logFile = path.join(logs, `${name}-${process.pid}-${Date.now().toString(36)}.log`);
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'info', MEDIA_WARM_UP: '0', ...settings };
  return startProgram(startArguments(), { env, logFile });
}
