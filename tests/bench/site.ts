import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  findFreePort,
  startArguments,
  startProgram,
  waitUntilReady,
  type Program,
} from '@/scripts/support/program.mjs';
import { articleUuid, artworkUuid } from '@/server/db/seed/context';

export const BENCH_SECRETS = {
  SESSION_SECRET: 'benchmark-session-secret-0123456789abcdef',
  TOKEN_SECRET: 'benchmark-token-secret-0123456789abcdef0',
  STORAGE_SECRET: 'benchmark-storage-secret-0123456789abcdef',
  IDENTITY_SECRET: 'benchmark-identity-secret-0123456789abcde',
};

export interface Site {
  url: string;
  program: Program;
  /** Starts it again, with other settings if need be; milliseconds until the home page answered 200. */
  restart(env?: Record<string, string>): Promise<number>;
  /** Does `work` with the folder of its database while it stands still, and starts it again. */
  whileStopped(work: (databaseDir: string) => Promise<void>): Promise<void>;
}

/** The setting of a site whose page cache renders every page for every request. */
export const FRESH_FOR_NOTHING = { PAGE_CACHE_SECONDS: '0' };

/** The pages that are measured. */
export const PAGES = [
  { name: 'home', path: '/' },
  { name: 'artist list', path: '/artist' },
  { name: 'artist', path: '/artist/artist01' },
  { name: 'artwork wall', path: '/artwork' },
  { name: 'artwork', path: `/artwork/${artworkUuid('a01', 1)}` },
  { name: 'exhibition list', path: '/article/exhibition' },
  { name: 'special', path: `/article/special/${articleUuid('SPECIAL', 1)}` },
  { name: 'exhibition', path: `/article/exhibition/${articleUuid('EXHIBITION', 1)}` },
  { name: 'notices', path: '/my/support/notice' },
  { name: 'FAQ', path: '/my/support/faq' },
  { name: 'service guide', path: '/info/service' },
  { name: 'terms', path: '/terms' },
] as const;

/** The pages that a first visit begins at: those and two that are not stored. */
export const FIRST_PAGES = [
  ...PAGES,
  { name: 'search', path: `/search?q=${encodeURIComponent('달')}` },
  { name: 'signup', path: '/auth/signup' },
] as const;

/** Runs `work` beside a production server with demo content in a data folder of its own. */
export async function withSite(work: (site: Site) => Promise<void>): Promise<void> {
  const workspace = mkdtempSync(path.join(os.tmpdir(), 'gyeol-bench-'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const env = {
    MEDIA_WARM_UP: '0',
    ...BENCH_SECRETS,
    NODE_ENV: 'production',
    DATA_DIR: path.join(workspace, 'data'),
    DEMO_MODE: '1',
    PORT: String(port),
    SITE_URL: url,
    LOG_LEVEL: 'warn',
  };
  const logFile = path.join(workspace, 'site.log');
  const start = (extra: Record<string, string>) =>
    startProgram(startArguments(), { env: { ...env, ...extra }, logFile });
  let program: Program | null = null;
  try {
    console.log('Building and seeding …');
    prepare(env);
    program = start({});
    await waitUntilReady(`${url}/readyz`, { program });
    const site: Site = {
      url,
      program,
      async restart(extra = {}) {
        await site.program.stop();
        const started = performance.now();
        site.program = program = start(extra);
        await waitUntilReady(`${url}/`, { program: site.program, pollMs: 5 });
        return performance.now() - started;
      },
      async whileStopped(work) {
        await site.program.stop();
        await work(path.join(env.DATA_DIR, 'database'));
        await site.restart();
      },
    };
    await work(site);
  } finally {
    await program?.stop();
    rmSync(workspace, { recursive: true, force: true });
  }
}

/** Builds and seeds a site with these settings. */
export function prepare(env: Record<string, string>): void {
  const result = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (result.status !== 0) throw new Error('The site could not be made ready.');
}
