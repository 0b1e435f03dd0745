import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { masterKey } from '@/server/api/modules/media/keys';
import { backUp, type BackupOptions } from '@/server/backup/back-up';
import { restore, type RestoreOptions } from '@/server/backup/restore';
import type { Database } from '@/server/db/client';
import { withDatabase } from '@/server/db/prepare';
import { artists } from '@/server/db/schema/artist';
import { images } from '@/server/db/schema/image';
import { DiskStorage } from '@/server/providers/storage/disk-storage';
import { createTestDatabase } from './database';
import { createFactories } from './factories';

const SECRET = 'a secret for tests, 32 characters or more';

export const diskStorageOf = (dataDir: string) =>
  new DiskStorage({ directory: path.join(dataDir, 'files'), secret: SECRET });

/** The settings of an embedded database in a data folder. */
export const placeOf = (dataDir: string) => ({
  dataDir,
  databaseDir: path.join(dataDir, 'database'),
  databaseUrl: null,
});

/** Backs up a database that is open, with the files of a data folder. */
export function backUpTo(
  to: string,
  dataDir: string,
  database: Database,
  given: Partial<BackupOptions> = {},
) {
  return backUp({
    to,
    dataDir,
    withSnapshot: (work) => work(database),
    files: { storage: diskStorageOf(dataDir) },
    version: '0.1.0',
    onProgress: () => undefined,
    ...given,
  });
}

/** Restores an archive into a data folder with an embedded database. */
export function restoreFrom(from: string, dataDir: string, given: Partial<RestoreOptions> = {}) {
  return restore({
    from,
    ...placeOf(dataDir),
    storage: { kind: 'disk', directory: path.join(dataDir, 'files') },
    replaces: false,
    onProgress: () => undefined,
    ...given,
  });
}

/** Does `work` on the embedded database of a data folder that no process has open. */
export const withDataOf = <Result>(dataDir: string, work: (database: Database) => Promise<Result>) =>
  withDatabase(placeOf(dataDir), work);

/** An artist with artworks, one who was removed, and the files of their images and of an original. */
async function fillSite({ orm }: Database, dataDir: string): Promise<void> {
  const make = createFactories(orm);
  const account = await make.account({ name: '김결 "작가"\n', email: 'artist@example.com' });
  const artist = await make.artist({ accountUuid: account.uuid });
  await make.artwork(artist.id);
  await make.artwork(artist.id);
  await orm.delete(artists).where(sql`id = ${(await make.artist()).id}`);
  const original = await make.original(account.uuid);
  const storage = diskStorageOf(dataDir);
  await storage.put(original.storageKey, Buffer.from('the private file'));
  for (const { id } of await orm.select({ id: images.id }).from(images))
    await storage.put(masterKey(id), Buffer.from('an image'));
}

/** What a database holds, as far as the tests look at it. */
export async function contentOf({ orm }: Database) {
  const { rows } = await orm.execute(sql`
    select (select json_agg(a order by a.uuid)::text from (select uuid, name, email from accounts) a) as accounts,
      (select json_agg(c order by c.name)::text from counters c) as counters,
      (select count(*)::int from artworks) as artworks,
      (select count(*)::int from search_entries) as entries,
      (select count(*)::int from pg_constraint where contype = 'f') as keys,
      (select count(*)::int from pg_trigger where not tgisinternal and tgenabled = 'O') as triggers`);
  return rows[0];
}

/** A filled database and the data folder of its files and secrets, for all tests of a suite. @param root an empty folder */
export function useFilledSite(root: string): { readonly dataDir: string; readonly database: Database } {
  const dataDir = path.join(root, 'site');
  let database: Database | null = null;
  beforeAll(async () => {
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, 'secrets.json'), '{"session":"of the backup"}', { mode: 0o600 });
    database = await createTestDatabase();
    await fillSite(database, dataDir);
  }, 6 * 60_000);
  afterAll(() => database?.close());
  return {
    dataDir,
    get database() {
      if (database === null) throw new Error('The database is there when tests run.');
      return database;
    },
  };
}
