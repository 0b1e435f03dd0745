import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { findServices } from './find-services.mjs';
import { DEMO_SETTINGS } from './support/demo-site.mjs';
import { findFreePort } from './support/program.mjs';
import { countJest, report, runStep } from './support/steps.mjs';

const ADVICE =
  'It needs a PostgreSQL and a Redis: on this machine’s usual ports, or named in TEST_DATABASE_URL and TEST_REDIS_URL.';

/**
 * `npm run nodes` tries two nodes of the production build as one site, on the PostgreSQL and the Redis that `findServices`
 * finds. In PostgreSQL it makes a database of its own.
 * @returns {Promise<import('./support/steps.mjs').Result>}
 */
export async function nodes() {
  const { TEST_DATABASE_URL: server, TEST_REDIS_URL: redisUrl } = await findServices();
  if (server === null || redisUrl === null) {
    console.log(`✗ two nodes\n${ADVICE}`);
    return { name: 'two nodes', isOk: false, passed: 0, failed: 1, seconds: 0 };
  }
  const workspace = mkdtempSync(path.join(os.tmpdir(), 'gyeol-nodes-'));
  const name = `gyeol_nodes_${randomUUID().slice(0, 8)}`;
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  await administer(server, `create database ${name}`);
  try {
    const prepared = await runStep({
      name: 'build and seed',
      command: path.join('scripts', 'bootstrap.mjs'),
      args: ['start'],
      env: {
        ...DEMO_SETTINGS,
        PORT: String(await findFreePort()),
        DATABASE_URL: databaseUrl,
        DATA_DIR: path.join(workspace, 'data'),
      },
      // The compiler prints nothing while it works.
      stallMs: 30 * 60_000,
    });
    if (!prepared.isOk) return { ...prepared, name: 'two nodes' };
    const file = path.join(workspace, 'results.json');
    return await runStep({
      name: 'two nodes',
      command: '--experimental-vm-modules',
      args: [
        ...['--no-warnings=ExperimentalWarning', path.join('node_modules', 'jest', 'bin', 'jest.js')],
        ...['--config', 'jest.config.mjs', '--selectProjects', 'nodes', '--json', `--outputFile=${file}`],
      ],
      env: {
        ...DEMO_SETTINGS,
        TRUST_PROXY: '1',
        LOG_LEVEL: 'info',
        NODES_DATABASE_URL: databaseUrl,
        NODES_REDIS_URL: redisUrl,
        NODES_WORKSPACE: workspace,
      },
      stallMs: 20 * 60_000,
      count: () => countJest(file),
    });
  } finally {
    await administer(server, `drop database if exists ${name} with (force)`);
    rmSync(workspace, { recursive: true, force: true });
  }
}

async function administer(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) report([await nodes()]);
