import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort, startArguments, startProgram, waitUntilReady } from '@/scripts/support/program.mjs';
import { createDatabase, findPostgres } from './databases';
import { load, loadGenerator, middle, type Load } from './load';
import { short, table } from './report-file';
import { BENCH_SECRETS, FRESH_FOR_NOTHING, prepare } from './site';

const ROUNDS = 3;
const SECONDS = 4;
/** Connections to one node alone and to each of two. */
interface Callers {
  ofOne: number;
  ofEach: number;
}

/** As many to both together as to one alone. */
const SIXTEEN: Callers = { ofOne: 16, ofEach: 8 };
/** Callers who wait for the same page share its render, so here every node has a single one. */
const SINGLE: Callers = { ofOne: 1, ofEach: 1 };

interface Node {
  url: string;
  pid: number;
  /** The name that the site is known by, whichever node is asked. */
  host: string;
}

const CASES = [
  { name: 'home, from the page cache', path: '/', isCached: true, callers: SIXTEEN },
  { name: 'artist list, rendered for each request', path: '/artist', isCached: false, callers: SINGLE },
  { name: '`GET /v2/artists`', path: '/v2/artists', isCached: true, callers: SIXTEEN },
  { name: '`GET /v1/home`', path: '/v1/home', isCached: true, callers: SIXTEEN },
];

/** One node beside two of the same site, in turns, on a PostgreSQL and a Redis of this machine. */
export async function measureNodes(): Promise<string> {
  const server = await findPostgres();
  if (server === null) throw new Error('The part `nodes` needs a PostgreSQL: set TEST_DATABASE_URL.');
  const workspace = mkdtempSync(path.join(os.tmpdir(), 'gyeol-bench-nodes-'));
  const database = await createDatabase(server);
  const env = {
    ...BENCH_SECRETS,
    MEDIA_WARM_UP: '0',
    NODE_ENV: 'production',
    DEMO_MODE: '1',
    LOG_LEVEL: 'warn',
    DATA_DIR: path.join(workspace, 'data'),
    DATABASE_URL: database.url,
    REDIS_URL: process.env['TEST_REDIS_URL'] || 'redis://127.0.0.1:6379',
  };
  try {
    prepare({ ...env, PORT: String(await findFreePort()) });
    const rows: string[][] = [];
    for (const isCached of [true, false]) {
      const cases = CASES.filter((each) => each.isCached === isCached);
      await withTwoNodes({ ...env, ...(!isCached && FRESH_FOR_NOTHING) }, workspace, async (nodes) => {
        for (const each of cases) rows.push(await compare(each, nodes));
      });
    }
    return `## Two nodes beside one

16 connections, to one node or half of them to each of two (pages that are rendered: one to each node), in turns (${ROUNDS} × ${SECONDS} s each, the middle run; load by ${loadGenerator}, without a balancer between). Nodes, PostgreSQL, Redis and the load share ${os.availableParallelism()} cores, so the second node can only use what the first leaves idle: the ratio is below what a second machine would bring.

${table(['call', 'req/s, one', 'req/s, two', 'ratio', 'p99 ms, one', 'p99 ms, two', 'CPU ms, one', 'CPU ms, two'], rows)}`;
  } finally {
    await database.remove();
    rmSync(workspace, { recursive: true, force: true });
  }
}

async function compare(
  { name, path: asked, callers }: (typeof CASES)[number],
  nodes: [Node, Node],
): Promise<string[]> {
  const one: Load[] = [];
  const two: Load[] = [];
  await ask(asked, nodes, callers.ofEach, 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    one.push(await ask(asked, [nodes[0]], callers.ofOne, SECONDS));
    two.push(await ask(asked, nodes, callers.ofEach, SECONDS));
  }
  if ([...one, ...two].some(({ failures }) => failures > 0)) throw new Error(`${asked}: not all were 200`);
  const sides = [middle(one), middle(two)] as const;
  return [
    name,
    ...sides.map(({ requestsPerSecond }) => short(requestsPerSecond)),
    (sides[1].requestsPerSecond / sides[0].requestsPerSecond).toFixed(2),
    ...sides.map(({ p99 }) => short(p99)),
    ...sides.map(({ cpuMs }) => cpuMs.toFixed(3)),
  ];
}

/** Loads all nodes at once. Rates and failures are summed; p50 and p99 are the slower node's. */
async function ask(
  asked: string,
  nodes: readonly Node[],
  connections: number,
  seconds: number,
): Promise<Load> {
  const loads = await Promise.all(
    nodes.map(({ url, pid, host }) =>
      load({
        url: url + asked,
        pid,
        seconds,
        connections,
        // wrk knows the header by this spelling alone, and sends a second one beside any other.
        headers: { Host: host, 'accept-encoding': 'br' },
      }),
    ),
  );
  const sum = (of: (each: Load) => number) => loads.reduce((total, each) => total + of(each), 0);
  return {
    requestsPerSecond: sum(({ requestsPerSecond }) => requestsPerSecond),
    p50: Math.max(...loads.map(({ p50 }) => p50)),
    p99: Math.max(...loads.map(({ p99 }) => p99)),
    cpuMs: sum(({ cpuMs }) => cpuMs) / loads.length,
    failures: sum(({ failures }) => failures),
  };
}

async function withTwoNodes(
  env: Record<string, string>,
  workspace: string,
  work: (nodes: [Node, Node]) => Promise<void>,
): Promise<void> {
  const [first, second] = [await findFreePort(), await findFreePort()];
  const host = `localhost:${first}`;
  const start = (port: number) => {
    const url = `http://localhost:${port}`;
    const logFile = path.join(workspace, `node-${port}.log`);
    const own = { ...env, PORT: String(port), SITE_URL: `http://${host}` };
    return { url, host, program: startProgram(startArguments(), { env: own, logFile }) };
  };
  const started = [start(first), start(second)] as const;
  try {
    for (const { url, program } of started) await waitUntilReady(`${url}/readyz`, { program, host });
    const [one, two] = started.map(({ url, program }) => ({ url, host, pid: program.pid }));
    if (one !== undefined && two !== undefined) await work([one, two]);
  } finally {
    for (const { program } of started) await program.stop();
  }
}
