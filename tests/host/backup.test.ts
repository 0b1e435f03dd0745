import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase, type Database } from '@/server/db/client';
import { lockDataDir } from '@/server/db/lock';
import { migrate } from '@/server/db/migrate';
import { artists } from '@/server/db/schema/artist';
import { images } from '@/server/db/schema/image';
import { masterKey } from '@/server/api/modules/media/keys';
import { snapshotSource } from '@/server/backup/snapshot-source';
import { createLog } from '@/server/log';
import { openMaintenanceChannel } from '@/server/maintenance-channel';
import { backUpTo, diskStorageOf, placeOf, restoreFrom, withDataOf } from '@/tests/support/backup';
import { createTestDatabase, type TestDatabase } from '@/tests/support/database';
import { makeDirectory } from '@/tests/support/directory';
import { createFactories } from '@/tests/support/factories';

const MINUTES = 6 * 60_000;
const root = makeDirectory();
const at = (...names: string[]) => path.join(root, ...names);
const site = at('site');
const archive = at('archive');
let database: TestDatabase;

/** An artist with artworks and likes, an account that was removed, and a private file. */
async function fill(): Promise<void> {
  const make = createFactories(database.orm);
  const account = await make.account({ name: '김결 "작가"\n', email: 'artist@example.com' });
  const artist = await make.artist({ accountUuid: account.uuid });
  await make.artwork(artist.id);
  await make.artwork(artist.id);
  await database.orm.delete(artists).where(sql`id = ${(await make.artist()).id}`);
  const original = await make.original(account.uuid);
  const storage = diskStorageOf(site);
  await storage.put(original.storageKey, Buffer.from('the private file'));
  for (const { id } of await database.orm.select({ id: images.id }).from(images))
    await storage.put(masterKey(id), Buffer.from('an image'));
}

beforeAll(async () => {
  mkdirSync(site);
  writeFileSync(path.join(site, 'secrets.json'), '{"session":"of the backup"}', { mode: 0o600 });
  database = await createTestDatabase();
  await fill();
  await backUpTo(archive, site, database);
}, MINUTES);
afterAll(() => database.close());

/** What a database holds, as far as the tests look at it. */
async function contentOf({ orm }: Database) {
  const { rows } = await orm.execute(sql`
    select (select json_agg(a order by a.uuid)::text from (select uuid, name, email from accounts) a) as accounts,
      (select json_agg(c order by c.name)::text from counters c) as counters,
      (select count(*)::int from artworks) as artworks,
      (select count(*)::int from search_entries) as entries,
      (select count(*)::int from pg_constraint where contype = 'f') as keys,
      (select count(*)::int from pg_trigger where not tgisinternal and tgenabled = 'O') as triggers`);
  return rows[0];
}

test('an archive is for its owner alone, and everything of it has a hash', () => {
  const manifest = JSON.parse(readFileSync(path.join(archive, 'manifest.json'), 'utf8')) as Record<string, unknown>;
  expect(manifest).toMatchObject({
    format: 'gyeol-backup',
    version: '0.1.0',
    files: { kind: 'disk', count: 5, bytes: 16 + 4 * 8 },
    missing: [],
    secrets: { bytes: 27 },
  });
  for (const name of ['', 'manifest.json', 'database/accounts.jsonl.gz', 'secrets.json'])
    expect(statSync(path.join(archive, name)).mode & 0o077).toBe(0);
  expect(existsSync(`${archive}.partial`)).toBe(false);
});

test(
  'a restore gives rows, counters, search entries, numbers and files as they were',
  async () => {
    const target = at('restored');
    const { replaced } = await restoreFrom(archive, target);
    expect(replaced).toBeNull();
    expect(readFileSync(path.join(target, 'secrets.json'), 'utf8')).toContain('of the backup');
    const [key = ''] = readdirSync(path.join(target, 'files', 'originals'));
    expect(readFileSync(path.join(target, 'files', 'originals', key), 'utf8')).toBe('the private file');
    const expected = await contentOf(database);
    await withDataOf(target, async (restored) => {
      expect(await contentOf(restored)).toEqual(expected);
      // The number of the removed artist isn't given again.
      const next = await createFactories(restored.orm).artist();
      const highest = await database.orm.execute<{ id: string }>(sql`select max(id)::text as id from artists`);
      expect(next.id).toBe(Number(highest.rows[0]?.id) + 2);
    });
  },
  MINUTES,
);

test(
  'a tar file is restored as a folder is; what was there is replaced only when that is said, and kept',
  async () => {
    const [tar, target] = [at('archive.tar'), at('replaced')];
    await backUpTo(tar, site, database);
    mkdirSync(path.join(target, 'files'), { recursive: true });
    writeFileSync(path.join(target, 'files', 'old.txt'), 'old');
    await expect(restoreFrom(tar, target)).rejects.toThrow(/files is not empty. With --replace/);
    expect(readdirSync(target)).toEqual(['files']);
    const { replaced } = await restoreFrom(tar, target, { replaces: true });
    expect(readFileSync(path.join(replaced ?? '', 'files', 'old.txt'), 'utf8')).toBe('old');
    expect(readdirSync(path.join(target, 'files'))).toEqual(['media', 'originals']);
    expect(readdirSync(target).filter((name) => name.startsWith('restored-'))).toEqual([]);
    const expected = await contentOf(database);
    await withDataOf(target, async (restored) => expect(await contentOf(restored)).toEqual(expected));
  },
  MINUTES,
);

/** A copy of the archive with one thing changed. */
async function changed(name: string, change: (folder: string) => void): Promise<string> {
  const folder = at(`changed-${name}`);
  await backUpTo(folder, site, database);
  change(folder);
  return folder;
}

const editManifest = (edit: (manifest: Record<string, unknown>) => void) => (folder: string) => {
  const file = path.join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  edit(manifest);
  writeFileSync(file, JSON.stringify(manifest));
};
const migrationsOf = (manifest: Record<string, unknown>) =>
  (manifest['database'] as { migrations: string[] }).migrations;

test.each<[string, (folder: string) => void, RegExp]>([
  ['no-manifest', (folder) => rmSync(path.join(folder, 'manifest.json')), /is not a whole backup: it has no manifest/],
  ['foreign', (folder) => writeFileSync(path.join(folder, 'manifest.json'), '{"format":"other"}'), /is not a backup of this site/],
  ['format', editManifest((manifest) => (manifest['formatVersion'] = 2)), /was made by a newer version of the site/],
  ['newer', editManifest((manifest) => migrationsOf(manifest).push('one more')), /was made by a newer version of the site/],
  ['other', editManifest((manifest) => (migrationsOf(manifest)[0] = 'another')), /is of another line of versions/],
  ['manifest', editManifest((manifest) => delete manifest['files']), /its manifest has a fault at files/],
  [
    'rows',
    (folder) => appendFileSync(path.join(folder, 'database', 'accounts.jsonl.gz'), 'x'),
    /is damaged: database\/accounts.jsonl.gz is not what was written/,
  ],
  ['table', (folder) => rmSync(path.join(folder, 'database', 'likes.jsonl.gz')), /database\/likes.jsonl.gz is missing/],
  [
    'file',
    (folder) => {
      const [name = ''] = readdirSync(path.join(folder, 'files', 'originals'));
      writeFileSync(path.join(folder, 'files', 'originals', name), 'the PRIVATE file');
    },
    /is damaged: files\/originals\/.* is not what was written/,
  ],
  ['files', (folder) => rmSync(path.join(folder, 'files'), { recursive: true }), /files\/.* is missing/],
])(
  'an archive that can’t be trusted is refused with a sentence, and changes nothing: %s',
  async (name, change, sentence) => {
    const target = at(`target-${name}`);
    mkdirSync(path.join(target, 'files'), { recursive: true });
    writeFileSync(path.join(target, 'files', 'old.txt'), 'old');
    await expect(restoreFrom(await changed(name, change), target, { replaces: true })).rejects.toThrow(sentence);
    expect(readdirSync(target)).toEqual(['files']);
    expect(readdirSync(path.join(target, 'files'))).toEqual(['old.txt']);
  },
  MINUTES,
);

test('a tar file that is cut off, or holds something else, is refused', async () => {
  const tar = at('whole.tar');
  await backUpTo(tar, site, database);
  const bytes = readFileSync(tar);
  writeFileSync(at('cut.tar'), bytes.subarray(0, Math.floor(bytes.length / 2)));
  await expect(restoreFrom(at('cut.tar'), at('target-cut'))).rejects.toThrow(/is damaged|is not a whole backup/);
  const renamed = Buffer.from(bytes);
  const place = renamed.indexOf('secrets.json');
  renamed.write('../../a.json', place);
  // The sum of the header's bytes, which a tar file keeps in it.
  const header = renamed.subarray(place, place + 512);
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  writeFileSync(at('path.tar'), renamed);
  await expect(restoreFrom(at('path.tar'), at('target-path'))).rejects.toThrow('it holds "../../a.json"');
  expect(readdirSync(at('target-path'))).toEqual([]);
});

test('a backup that is broken off leaves nothing, and one that can’t be written says why', async () => {
  const stop = new AbortController();
  const onProgress = () => stop.abort();
  await expect(backUpTo(at('broken'), site, database, { onProgress, signal: stop.signal })).rejects.toThrow();
  expect(readdirSync(root).filter((name) => name.startsWith('broken'))).toEqual([]);
  await expect(backUpTo(archive, site, database)).rejects.toThrow('exists already');
  await expect(backUpTo(path.join(site, 'inside'), site, database)).rejects.toThrow('lies in the data folder');
  writeFileSync(at('a-file'), '');
  await expect(backUpTo(at('a-file', 'archive'), site, database)).rejects.toThrow(/Nothing can be written in .*ENOTDIR/);
});

test(
  'a restore that is broken off while rows are loaded leaves what was there',
  async () => {
    const target = at('target-broken');
    mkdirSync(path.join(target, 'files'), { recursive: true });
    const stop = new AbortController();
    const restoring = restoreFrom(archive, target, {
      replaces: true,
      signal: stop.signal,
      onProgress: ({ step }) => step === 'load' && stop.abort(),
    });
    await expect(restoring).rejects.toThrow();
    expect(readdirSync(target)).toEqual(['files']);
  },
  MINUTES,
);

test(
  'a backup of an earlier version is brought to this one',
  async () => {
    // The last migration of this version makes a trigger and changes no table.
    const old = await changed(
      'old',
      editManifest((manifest) => migrationsOf(manifest).pop()),
    );
    await restoreFrom(old, at('target-old'));
    await withDataOf(at('target-old'), async (restored) => {
      expect(await migrate(restored)).toBe(0);
      expect(await contentOf(restored)).toEqual(await contentOf(database));
    });
  },
  MINUTES,
);

test('a file that is removed while the database is read makes it be read again', async () => {
  const make = createFactories(database.orm);
  const account = await make.account({ accountId: 'again' });
  const original = await make.original(account.uuid);
  let rounds = 0;
  const manifest = await backUpTo(at('again'), site, database, {
    withSnapshot: async (work) => {
      rounds += 1;
      const result = await work(database);
      await database.orm.execute(sql`delete from originals where uuid = ${original.uuid}`);
      return result;
    },
  });
  expect([rounds, manifest.missing]).toEqual([2, []]);
});

test('a file that was gone before is named in the manifest', async () => {
  const make = createFactories(database.orm);
  const { storageKey } = await make.original((await make.account({ accountId: 'gone' })).uuid);
  expect((await backUpTo(at('missing'), site, database)).missing).toEqual([storageKey]);
});

test(
  'a site that runs is backed up while it is written to, and what is written before is in it',
  async () => {
    const dataDir = at('running');
    await restoreFrom(archive, dataDir);
    const lock = await lockDataDir(dataDir);
    const running = await openDatabase({ kind: 'pglite', dataDir: placeOf(dataDir).databaseDir });
    const { copyTo } = running;
    if (copyTo === null) throw new Error('An embedded database can be copied');
    const close = await openMaintenanceChannel({ dataDir, copyDatabase: copyTo, log: createLog({ level: 'silent' }) });
    const address = JSON.parse(readFileSync(path.join(dataDir, 'maintenance.json'), 'utf8')) as { port: number };
    const stranger = await fetch(`http://127.0.0.1:${address.port}/database-copy`, {
      method: 'POST',
      headers: { Authorization: 'Bearer of somebody else' },
    });
    expect(stranger.status).toBe(403);

    const write = (name: string) =>
      running.orm.execute(sql`insert into counters (name, value) values (${name}, 1)`);
    await write('written before');
    let isWriting = true;
    const writing = (async () => {
      for (let index = 0; isWriting; index += 1) await write(`written meanwhile ${index}`);
      return true;
    })();
    await backUpTo(at('of-running'), dataDir, running, { withSnapshot: snapshotSource(placeOf(dataDir)) });
    isWriting = false;
    expect(await writing).toBe(true);
    await close();
    await running.close();
    await lock.release();
    expect(readdirSync(dataDir).filter((name) => /copy|maintenance/.test(name))).toEqual([]);

    await restoreFrom(at('of-running'), at('target-running'));
    await withDataOf(at('target-running'), async ({ orm }) => {
      const { rows } = await orm.execute(sql`select name from counters where name = 'written before'`);
      expect(rows).toHaveLength(1);
    });
  },
  MINUTES,
);
