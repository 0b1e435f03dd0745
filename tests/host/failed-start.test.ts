import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '@/scripts/support/program.mjs';

let parent: string;
let dataDir: string;
const at = (name: string) => path.join(dataDir, name);

beforeEach(() => {
  parent = mkdtempSync(path.join(os.tmpdir(), 'gyeol-start-'));
  dataDir = path.join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** A program of ours in demo mode on the data folder, from its source. */
function start(args: string[], disk?: string, port = '1') {
  const { PATH = '' } = process.env;
  const node = [process.execPath, '--import', 'tsx', ...args];
  // A disk of its own for the data folder, which nobody but the program sees.
  const mount = `mount -t tmpfs -o ${disk ?? ''} tmpfs "$DATA_DIR" && exec "$0" "$@"`;
  const [command = '', ...rest] = disk === undefined ? node : ['unshare', '-Urm', 'sh', '-c', mount, ...node];
  return spawnSync(command, rest, {
    encoding: 'utf8',
    env: {
      PATH,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DEMO_MODE: '1',
      PORT: '1',
      API_PORT: port,
      MEDIA_WARM_UP: '0',
    },
  });
}

/** The sentence of a failed start. It has to be the only line. */
function lineOf({ status, stderr }: ReturnType<typeof start>): unknown {
  const lines = stderr.trimEnd().split('\n');
  expect([status, lines.length]).toEqual([1, 1]);
  const { level, msg, err } = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
  expect([level, err]).toEqual(['fatal', undefined]);
  return msg;
}

const CASES: [string, () => void, RegExp][] = [
  ['a data folder that is a file', () => writeFileSync(dataDir, ''), /^The data folder \S+\/data is a file/],
  [
    'a broken file of secrets',
    () => {
      mkdirSync(dataDir);
      writeFileSync(at('secrets.json'), '{"session":');
    },
    /^The file of secrets \S+\/secrets\.json is damaged: it holds no JSON object/,
  ],
  [
    'a database without its version',
    () => mkdirSync(at('database/base'), { recursive: true }),
    /^The embedded database in \S+\/data\/database can't be opened, it is damaged \(PG_VERSION is missing\)/,
  ],
];

test.each(CASES)(
  '%s ends the start of the API with one sentence, as a JSON line',
  (_what, damage, sentence) => {
    damage();
    expect(lineOf(start(['server/api-main.ts']))).toMatch(sentence);
  },
  120_000,
);

test.each(CASES.slice(1, 2))(
  '%s ends that of the site in the same way',
  (_what, damage, sentence) => {
    damage();
    expect(lineOf(start(['server/main.ts']))).toMatch(sentence);
  },
  120_000,
);

test.each(CASES.slice(0, 1))(
  '%s ends what prepares the database, for people',
  (_what, damage, sentence) => {
    damage();
    const { status, stderr } = start(['scripts/prepare.ts']);
    expect([status, stderr.trimEnd().split('\n').length]).toEqual([1, 1]);
    expect(stderr).toMatch(sentence);
  },
  120_000,
);

test('a real database whose control file is cut off has the sentence too', () => {
  const create = `
    const { openDatabase } = await import('./server/db/client.ts');
    const database = await openDatabase({ kind: 'pglite', dataDir: process.env.DATA_DIR + '/database', thread: 'main' });
    await database.close();`;
  mkdirSync(dataDir);
  expect(start(['--input-type=module', '-e', create]).status).toBe(0);
  truncateSync(at('database/global/pg_control'), 0);
  expect(lineOf(start(['server/api-main.ts']))).toMatch(
    /^The embedded database in \S+ can't be opened, it is damaged \(.*\): restore/,
  );
}, 240_000);

const canMount = spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'tmpfs', os.tmpdir()]).status === 0;
const whereDisksCanBeMade = canMount ? test : test.skip;

whereDisksCanBeMade(
  'a disk that is full, or can only be read, ends the start with a sentence',
  async () => {
    // In its own namespace the program may not listen below 1024.
    const port = String(await findFreePort());
    const startOn = (disk: string) => start(['server/api-main.ts'], disk, port);
    mkdirSync(dataDir);
    expect(lineOf(startOn('size=4k,nr_inodes=1'))).toMatch(
      /^The new secrets can't be saved in \S+\/secrets\.json \(ENOSPC\): free some space on its disk/,
    );
    expect(lineOf(startOn('size=8m'))).toMatch(
      /^The embedded database in \S+ can't be opened because its disk is full: free some space/,
    );
    expect(lineOf(startOn('ro'))).toMatch(
      /^The data folder \S+ can't be read and written by this user \(EROFS\)/,
    );
  },
  360_000,
);

test('a database of another version of PostgreSQL is left as it is', () => {
  mkdirSync(at('database'), { recursive: true });
  writeFileSync(at('database/PG_VERSION'), '99\n');
  expect(lineOf(start(['server/api-main.ts']))).toMatch(
    /^The embedded database in \S+ is of PostgreSQL 99, and this version of the site opens 18: back it up/,
  );
  expect(readdirSync(at('database'))).toEqual(['PG_VERSION']);
}, 120_000);
