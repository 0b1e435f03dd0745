import { readFileSync } from 'node:fs';
import type { Api } from '@/server/api/app';
import { migrate } from '@/server/db/migrate';
import { operationsOf, type Operation, type Parameter } from '@/tests/support/operations';
import { generateAdministered, OPERATOR } from './admin-content';
import { measureScreen } from './admin-screen';
import { benchTokens, openBenchApi } from './api';
import { findPostgres, openPostgres } from './databases';
import { quantile } from './load';
import { short, table } from './report-file';
import type { Site } from './site';

/** Artworks; BENCH_ADMIN_ARTWORKS makes fewer, for a look while working. */
const ARTWORKS = Number(process.env['BENCH_ADMIN_ARTWORKS'] || 1_000_000);
const ROUNDS = 100;
const WARM_UP = 3;
/** A slow call isn't asked all these times. */
const TIME_MS = 4000;
const AIM_MS = 100;

/** The back office: its lists on a large site, and its first screen on a slow laptop. */
export async function measureAdmin(site: Site): Promise<string> {
  const url = await findPostgres();
  const lists =
    url === null ? 'The lists are measured on PostgreSQL, and none answered.' : await measureOn(url);
  return `## The back office\n\n${lists}\n\n${await measureScreen(site)}`;
}

async function measureOn(url: string): Promise<string> {
  const { database, remove } = await openPostgres(url);
  try {
    await migrate(database);
    const started = performance.now();
    await generateAdministered(database, ARTWORKS);
    console.log(`  ${ARTWORKS} artworks in ${short((performance.now() - started) / 1000)} s`);
    const token = await benchTokens.sign({ accountId: OPERATOR, roleType: 'ADMIN', tokenVersion: 0 });
    const ask = askerOf(openBenchApi(database), `Bearer ${token}`);
    const rows: string[][] = [];
    for (const { path, queries } of readLists()) {
      const row = await measureList(ask, path, queries);
      console.log(`  ${row.join(' ')}`);
      rows.push(row);
    }
    return `The first page of every list of operators, in process, up to ${ROUNDS} of each, at 100,000 accounts and ${ARTWORKS.toLocaleString('en-US')} artworks on
PostgreSQL; beside it the slowest of its sorts, filters and choices, one at a time. Aim: p99 under ${AIM_MS} ms.

${table(['call', 'p50 ms', 'p99 ms', 'slowest of', 'the slowest', 'its p50 ms', 'its p99 ms'], rows)}`;
  } finally {
    await database.close();
    await remove();
  }
}

type Ask = (address: string) => Promise<number>;

/** Asks once. @returns milliseconds */
function askerOf(api: Api, authorization: string): Ask {
  return async (address) => {
    const started = performance.now();
    const response = await api.request(address, { headers: { authorization } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
    return performance.now() - started;
  };
}

async function measureList(ask: Ask, path: string, queries: readonly string[]): Promise<string[]> {
  const plain = await timesOf(ask, path);
  let slowest = { query: '–', times: plain };
  for (const query of queries) {
    const times = await timesOf(ask, `${path}${path.includes('?') ? '&' : '?'}${query}`);
    if (quantile(times, 0.99) > quantile(slowest.times, 0.99)) slowest = { query, times };
  }
  const both = (times: readonly number[]) => [0.5, 0.99].map((share) => short(quantile(times, share)));
  return [path, ...both(plain), String(queries.length + 1), slowest.query, ...both(slowest.times)];
}

async function timesOf(ask: Ask, address: string): Promise<number[]> {
  for (let round = 0; round < WARM_UP; round += 1) await ask(address);
  const times: number[] = [];
  const end = performance.now() + TIME_MS;
  while (times.length < ROUNDS && performance.now() < end) times.push(await ask(address));
  return times;
}

/** Calls of operators that name no thing and aren't files: lists, and what the first screen asks for. */
function readLists(): { path: string; queries: string[] }[] {
  const described = operationsOf(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));
  return described.filter(isList).flatMap(({ path, parameters }) => {
    const queries = parameters.filter(({ required }) => required !== true).flatMap(queriesOf);
    const kinds = parameters.filter(({ required }) => required === true).flatMap(queriesOf);
    return kinds.length === 0
      ? [{ path, queries }]
      : kinds.map((kind) => ({ path: `${path}?${kind}`, queries }));
  });
}

/** Files, names of things that a form has chosen, and what is to go, which no screen asks for. */
const NO_LISTS = /\/(export|named|retention)$/;
const isList = ({ method, path }: Operation) =>
  method === 'GET' && path.startsWith('/v1/admin/') && !path.includes('{') && !NO_LISTS.test(path);

/** Each value that a parameter may have by itself, a search for what few have among them. */
function queriesOf({ name, schema }: Parameter): string[] {
  if (name === 'q') return [`q=${encodeURIComponent('member777')}`, `q=${encodeURIComponent('없는말')}`];
  if (name === 'direction' || name === 'literal') return name === 'direction' ? ['direction=asc'] : [];
  const values = [...(schema.enum ?? []), ...(schema.type === 'boolean' ? ['true'] : [])];
  return values.map((value) => `${name}=${encodeURIComponent(String(value))}`);
}
