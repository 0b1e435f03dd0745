import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { snapshotSource } from '@/server/backup/snapshot-source';
import { openDatabase } from '@/server/db/client';
import { lockDataDir } from '@/server/db/lock';
import { createLog } from '@/server/logging/log';
import { openMaintenanceChannel } from '@/server/backup/maintenance-channel';
import { backUpTo, contentOf, useFilledSite, placeOf, restoreFrom, withDataOf } from '@/tests/support/backup';
import { makeDirectory } from '@/tests/support/directory';
import { createFactories } from '@/tests/support/factories';

const MINUTES = 6 * 60_000;
const root = makeDirectory();
const at = (...names: string[]) => path.join(root, ...names);
const archive = at('archive');
const site = useFilledSite(root);
beforeAll(() => backUpTo(archive, site.dataDir, site.database), MINUTES);

test('an archive is for its owner alone, and everything of it has a hash', () => {
  const manifest = JSON.parse(readFileSync(path.join(archive, 'manifest.json'), 'utf8')) as Record<
    string,
    unknown
  >;
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
    const expected = await contentOf(site.database);
    await withDataOf(target, async (restored) => {
      expect(await contentOf(restored)).toEqual(expected);
      // The number of the removed artist isn't given again.
      const next = await createFactories(restored.orm).artist();
      const highest = await site.database.orm.execute<{ id: string }>(
        sql`select max(id)::text as id from artists`,
      );
      expect(next.id).toBe(Number(highest.rows[0]?.id) + 2);
    });
  },
  MINUTES,
);

test(
  'a tar file is restored as a folder is; what was there is replaced only when that is said, and kept',
  async () => {
    const [tar, target] = [at('archive.tar'), at('replaced')];
    await backUpTo(tar, site.dataDir, site.database);
    mkdirSync(path.join(target, 'files'), { recursive: true });
    writeFileSync(path.join(target, 'files', 'old.txt'), 'old');
    await expect(restoreFrom(tar, target)).rejects.toThrow(/files is not empty. With --replace/);
    expect(readdirSync(target)).toEqual(['files']);
    const { replaced } = await restoreFrom(tar, target, { replaces: true });
    expect(readFileSync(path.join(replaced ?? '', 'files', 'old.txt'), 'utf8')).toBe('old');
    expect(readdirSync(path.join(target, 'files'))).toEqual(['media', 'originals']);
    expect(readdirSync(target).filter((name) => name.startsWith('restored-'))).toEqual([]);
    const expected = await contentOf(site.database);
    await withDataOf(target, async (restored) => expect(await contentOf(restored)).toEqual(expected));
  },
  MINUTES,
);

test('a backup that is broken off leaves nothing, and one that can’t be written says why', async () => {
  const stop = new AbortController();
  const onProgress = () => stop.abort();
  await expect(
    backUpTo(at('broken'), site.dataDir, site.database, { onProgress, signal: stop.signal }),
  ).rejects.toThrow();
  expect(readdirSync(root).filter((name) => name.startsWith('broken'))).toEqual([]);
  await expect(backUpTo(archive, site.dataDir, site.database)).rejects.toThrow('exists already');
  await expect(backUpTo(path.join(site.dataDir, 'inside'), site.dataDir, site.database)).rejects.toThrow(
    'lies in the data folder',
  );
  writeFileSync(at('a-file'), '');
  await expect(backUpTo(at('a-file', 'archive'), site.dataDir, site.database)).rejects.toThrow(
    /Nothing can be written in .*ENOTDIR/,
  );
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

test('a file that is removed while the database is read makes it be read again', async () => {
  const make = createFactories(site.database.orm);
  const account = await make.account({ accountId: 'again' });
  const original = await make.original(account.uuid);
  let rounds = 0;
  const manifest = await backUpTo(at('again'), site.dataDir, site.database, {
    withSnapshot: async (work) => {
      rounds += 1;
      const result = await work(site.database);
      await site.database.orm.execute(sql`delete from originals where uuid = ${original.uuid}`);
      return result;
    },
  });
  expect([rounds, manifest.missing]).toEqual([2, []]);
});

test('a file that was gone before is named in the manifest', async () => {
  const make = createFactories(site.database.orm);
  const { storageKey } = await make.original((await make.account({ accountId: 'gone' })).uuid);
  expect((await backUpTo(at('missing'), site.dataDir, site.database)).missing).toEqual([storageKey]);
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
    const close = await openMaintenanceChannel({
      dataDir,
      copyDatabase: copyTo,
      log: createLog({ level: 'silent' }),
    });
    const address = JSON.parse(readFileSync(path.join(dataDir, 'maintenance.json'), 'utf8')) as {
      port: number;
    };
    const stranger = await fetch(`http://127.0.0.1:${address.port}/database-copy`, {
      method: 'POST',
      headers: { Authorization: 'Bearer of another caller' },
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
