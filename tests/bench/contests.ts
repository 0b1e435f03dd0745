import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Api } from '@/server/api/app';
import type { RoleType } from '@/lib/contracts/account';
import { migrate } from '@/server/db/migrate';
import { DiskStorage } from '@/server/providers/storage/disk-storage';
import { benchTokens, openBenchApi } from './api';
import {
  bytesOfFiles,
  FILE_KEY,
  fileBytes,
  fillContest,
  fillingOf,
  reckonAll,
  receiptOf,
  type FilledContest,
  type Filling,
} from './contest-content';
import { measureLastMinute } from './contest-last-minute';
import { findPostgres, openPglite, openPostgres, type OpenDatabase } from './databases';
import { quantile } from './load';
import { forgetPeak, memoryMiB } from './process-usage';
import { short, table } from './report-file';

const SIZES = [1_000, 10_000] as const;
const ROUNDS = 200;
const WARM_UP = 20;
const FORMATS = ['xlsx', 'csv', 'zip'] as const;

interface Filled extends FilledContest {
  api: Api;
  authorization: string;
  jurorAuthorization: string;
  size: number;
}

interface Call {
  name: string;
  path: (filled: Filled) => string;
  /** Asked by a juror, who may not see all. */
  isJuror?: boolean;
}

const CALLS: readonly Call[] = [
  { name: 'first page, newest', path: () => '/applicants' },
  { name: 'first page, by score', path: () => '/applicants?sort=score' },
  { name: 'first page, by name', path: () => '/applicants?sort=name' },
  { name: 'last page, newest', path: ({ size }) => `/applicants?page=${size / 20 - 1}` },
  { name: 'search of two syllables', path: () => `/applicants?q=${encodeURIComponent('단아')}` },
  { name: 'search of a receipt', path: ({ size }) => `/applicants?q=${receiptOf(size, 777)}` },
  { name: 'those of a status', path: () => '/applicants?filter=PENDING' },
  { name: 'a juror: first page, by score', path: () => '/applicants?sort=score', isJuror: true },
  { name: 'a juror: without an own score', path: () => '/applicants?filter=UNSCORED', isJuror: true },
  { name: 'ranking of 300', path: () => '/ranking' },
];

/** The area of organizations: the table of applicants, its exports, and the last minute of a contest. */
export async function measureContests(): Promise<string> {
  const parts = [await measureOn('PGlite', openPglite)];
  const postgresUrl = await findPostgres();
  if (postgresUrl !== null) parts.push(await measureOn('PostgreSQL', () => openPostgres(postgresUrl)));
  return `## Applicants of a contest, at 1,000 and 10,000

In process. The table: one call after the other, ${ROUNDS} of each. Seven jurors score by five criteria, each four applicants in five. Aims: the first
page's p99 under 50 ms at 10,000, the ranking below a second. Exports are read to their end;
the memory is the peak of the process over what it had before the call, with what PGlite took. Every applicant has two files of 60 kB. The last minute: 200
artists with a draft each send it twice at once, a second before the end, then 200 others a second after it.

${parts.join('\n\n')}`;
}

async function measureOn(name: string, open: () => Promise<OpenDatabase>): Promise<string> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'gyeol-contests-'));
  const storage = new DiskStorage({ directory, secret: 'nothing is signed here' });
  await storage.put(FILE_KEY, fileBytes());
  const opened = await open();
  const { database } = opened;
  try {
    await migrate(database);
    const now = new Date();
    const api = openBenchApi(database, { storage });
    const filling = fillingOf(database);
    const filled: Filled[] = [];
    for (const size of SIZES) filled.push(await fill(api, filling, size, now));
    const calls: string[][] = [];
    for (const call of CALLS) calls.push([call.name, ...(await measureCall(call, filled))]);
    const reckoned: string[] = [];
    for (const { contestUuid } of filled) {
      const started = performance.now();
      await reckonAll(filling, contestUuid);
      reckoned.push(short(performance.now() - started));
    }
    const exports: string[][] = [];
    for (const format of FORMATS) {
      const cells: string[] = [];
      for (const each of filled) cells.push(...(await measureExport(each, format)));
      exports.push([format.toUpperCase(), ...cells]);
    }
    const lastMinute = await measureLastMinute(filling, storage);
    return [
      `### ${name}`,
      table(
        ['call', 'p50 ms, 1,000', 'p99 ms, 1,000', 'p50 ms, 10,000', 'p99 ms, 10,000', 'p99 ratio'],
        calls,
      ),
      `Reckoning all scores anew, as a change of the rule does: ${reckoned.join(' ms of 1,000 applicants, ')} ms of 10,000.`,
      table(
        ['export', 's, 1,000', 'MB, 1,000', 'MiB more, 1,000', 's, 10,000', 'MB, 10,000', 'MiB more, 10,000'],
        exports,
      ),
      lastMinute,
    ].join('\n\n');
  } finally {
    await database.close();
    await opened.remove();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function fill(api: Api, filling: Filling, size: number, now: Date): Promise<Filled> {
  const started = performance.now();
  const contest = await fillContest(filling, size, now);
  console.log(
    `  ${size} applicants on ${filling.database.kind} in ${short((performance.now() - started) / 1000)} s`,
  );
  return {
    ...{ ...contest, api, size },
    authorization: await authorizationOf(contest.owner, 'BUSINESS'),
    jurorAuthorization: await authorizationOf(contest.juror, 'BUSINESS'),
  };
}

export async function authorizationOf(accountId: string, roleType: RoleType): Promise<string> {
  return `Bearer ${await benchTokens.sign({ accountId, roleType, tokenVersion: 0 })}`;
}

async function measureCall(
  { path: pathOf, isJuror = false }: Call,
  filled: readonly Filled[],
): Promise<string[]> {
  const times = filled.map((): number[] => []);
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [index, each] of filled.entries()) {
      const started = performance.now();
      const answer = await ask(each, pathOf(each), isJuror ? each.jurorAuthorization : each.authorization);
      await answer.arrayBuffer();
      if (round >= 0) times[index]?.push(performance.now() - started);
    }
  }
  const [small = [], large = []] = times;
  return [
    ...[small, large].flatMap((seen) => [quantile(seen, 0.5), quantile(seen, 0.99)]).map(short),
    (quantile(large, 0.99) / quantile(small, 0.99)).toFixed(2),
  ];
}

/** @returns seconds, MB, and how much memory it took besides, in MiB */
async function measureExport(filled: Filled, format: (typeof FORMATS)[number]): Promise<string[]> {
  globalThis.gc?.();
  forgetPeak(process.pid);
  const before = memoryMiB(process.pid).now;
  const started = performance.now();
  const answer = await ask(filled, `/export?format=${format}`);
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length;
  const seconds = (performance.now() - started) / 1000;
  if (format === 'zip' && bytes < bytesOfFiles(filled.size)) throw new Error('Files are missing in the ZIP.');
  return [short(seconds), short(bytes / 1e6), short(memoryMiB(process.pid).peak - before)];
}

async function ask(
  { api, contestUuid, authorization: owner }: Filled,
  below: string,
  authorization = owner,
): Promise<Response> {
  const url = `/v1/organizations/contests/${contestUuid}${below}`;
  const answer = await api.request(url, { headers: { authorization } });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
