import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  findFreePort,
  PATIENCE,
  startArguments,
  startProgram,
  waitUntilReady,
  type Program,
} from '@/scripts/support/program.mjs';
import { demo } from './demo';
import { copyDemoData } from './own-site';

export interface SplitSite {
  url: string;
  /** Starts the API again, with these further settings. */
  startApi(settings?: Record<string, string>): Promise<void>;
  stopApi(): Promise<void>;
  stop(): Promise<void>;
}

/** Further settings of each process. Those of the API apply at each of its starts. */
export interface SplitSettings {
  api?: Readonly<Record<string, string>>;
  site?: Readonly<Record<string, string>>;
}

/** The site in one process and the API in another, on a copy of the demo data. */
export async function startSplitSite(given: SplitSettings = {}): Promise<SplitSite> {
  const data = copyDemoData();
  const dataDir = data.directory;
  const logs = path.join('test-results', 'logs');
  mkdirSync(logs, { recursive: true });
  const apiPort = await findFreePort();
  const sitePort = await findFreePort();
  const url = `http://127.0.0.1:${sitePort}`;
  const shared = { ...PATIENCE, NODE_ENV: 'production', SITE_URL: url, LOG_LEVEL: 'info' };
  let api: Program | null = null;

  const startApi = async (settings: Record<string, string> = {}) => {
    const ports = { PORT: String(apiPort), API_PORT: String(apiPort) };
    api = startProgram(['scripts/api.mjs'], {
      env: { ...shared, DATA_DIR: dataDir, DEMO_MODE: '1', ...ports, ...given.api, ...settings },
      logFile: path.join(logs, 'split-api.log'),
    });
    await waitUntilReady(`http://127.0.0.1:${apiPort}/readyz`, { program: api });
  };
  const stopApi = async () => {
    await api?.stop();
    api = null;
  };

  execFileSync(process.execPath, [
    path.join('node_modules', 'tsx', 'dist', 'cli.mjs'),
    path.join('tests', 'e2e', 'support', 'hide-artist.ts'),
    dataDir,
    demo.hidden.id,
  ]);
  await startApi();
  const site = startProgram(startArguments(), {
    env: {
      ...shared,
      DATA_DIR: path.join(dataDir, 'site'),
      PLATFORM_API_URL: `http://127.0.0.1:${apiPort}`,
      HOST: '127.0.0.1',
      PORT: String(sitePort),
      ...given.site,
    },
    logFile: path.join(logs, 'split-site.log'),
  });
  const stop = async () => {
    await site.stop();
    await stopApi();
    data.remove();
  };
  try {
    await waitUntilReady(`${url}/healthz`, { program: site });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, startApi, stopApi, stop };
}
