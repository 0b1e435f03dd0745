import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { listMigrations, migrate } from '@/server/db/migrate';
import { backUpTo, contentOf, useFilledSite, restoreFrom, withDataOf } from '@/tests/support/backup';
import { makeDirectory } from '@/tests/support/directory';

const MINUTES = 6 * 60_000;
/** An earlier version, by the number of its migrations: later ones change tables. */
const EARLIER = 36;
const root = makeDirectory();
const at = (...names: string[]) => path.join(root, ...names);
const site = useFilledSite(root);

/** An archive with one change. */
async function changed(name: string, change: (folder: string) => void): Promise<string> {
  const folder = at(`changed-${name}`);
  await backUpTo(folder, site.dataDir, site.database);
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
  [
    'no-manifest',
    (folder) => rmSync(path.join(folder, 'manifest.json')),
    /is not a whole backup: it has no manifest/,
  ],
  [
    'foreign',
    (folder) => writeFileSync(path.join(folder, 'manifest.json'), '{"format":"other"}'),
    /is not a backup of this site/,
  ],
  [
    'format',
    editManifest((manifest) => (manifest['formatVersion'] = 2)),
    /was made by a newer version of the site/,
  ],
  [
    'newer',
    editManifest((manifest) => migrationsOf(manifest).push('one more')),
    /was made by a newer version of the site/,
  ],
  [
    'other',
    editManifest((manifest) => (migrationsOf(manifest)[0] = 'another')),
    /is of another line of versions/,
  ],
  ['manifest', editManifest((manifest) => delete manifest['files']), /its manifest has a fault at files/],
  [
    'rows',
    (folder) => appendFileSync(path.join(folder, 'database', 'accounts.jsonl.gz'), 'x'),
    /is damaged: database\/accounts.jsonl.gz is not what was written/,
  ],
  [
    'table',
    (folder) => rmSync(path.join(folder, 'database', 'likes.jsonl.gz')),
    /database\/likes.jsonl.gz is missing/,
  ],
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
    await expect(restoreFrom(await changed(name, change), target, { replaces: true })).rejects.toThrow(
      sentence,
    );
    expect(readdirSync(target)).toEqual(['files']);
    expect(readdirSync(path.join(target, 'files'))).toEqual(['old.txt']);
  },
  MINUTES,
);

test('a tar file that is cut off, or holds something else, is refused', async () => {
  const tar = at('whole.tar');
  await backUpTo(tar, site.dataDir, site.database);
  const bytes = readFileSync(tar);
  writeFileSync(at('cut.tar'), bytes.subarray(0, Math.floor(bytes.length / 2)));
  await expect(restoreFrom(at('cut.tar'), at('target-cut'))).rejects.toThrow(
    /is damaged|is not a whole backup/,
  );
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

test(
  'a backup of an earlier version is brought to this one',
  async () => {
    const earlier = at('earlier');
    mkdirSync(path.join(earlier, 'files'), { recursive: true });
    writeFileSync(path.join(earlier, 'secrets.json'), '{}', { mode: 0o600 });
    await withDataOf(earlier, async (database) => {
      await migrate(database, EARLIER);
      await database.orm.execute(
        sql`insert into notices (title, content, created_by) values ('점검 안내', '<p>새벽</p>', '운영팀')`,
      );
      // A backup is refused where migrations are missing: what this version alone has is said to be there.
      for (const [index, hash] of listMigrations().slice(EARLIER).entries())
        await database.orm.execute(
          sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${Date.now() + index})`,
        );
      await backUpTo(at('old'), earlier, database);
    });
    editManifest((manifest) => void migrationsOf(manifest).splice(EARLIER))(at('old'));
    await restoreFrom(at('old'), at('target-old'));
    await withDataOf(at('target-old'), async (restored) => {
      expect(await migrate(restored)).toBe(0);
      const { rows } = await restored.orm.execute(sql`select title from notices`);
      expect(rows).toEqual([{ title: '점검 안내' }]);
      const shapeOf = async (database: Database) => {
        const { keys, triggers } = { ...(await contentOf(database)) };
        return { keys, triggers };
      };
      expect(await shapeOf(restored)).toEqual(await shapeOf(site.database));
    });
  },
  MINUTES,
);
