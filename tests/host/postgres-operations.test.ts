import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase, type Database } from '@/server/db/client';
import { isMigrated, migrate } from '@/server/db/migrate';
import { withOpen } from '@/server/db/prepare';
import { moveDatabase } from '@/server/db/transfer/move-database';
import { backUpTo, contentOf, restoreFrom } from '@/tests/support/backup';
import { makeDirectory } from '@/tests/support/directory';
import { createFactories } from '@/tests/support/factories';
import { createPostgresDatabase, describeOnPostgres } from '@/tests/support/postgres';
import { runScript } from '@/tests/support/run-script';

const MINUTES = 6 * 60_000;
const root = makeDirectory();
const at = (...names: string[]) => path.join(root, ...names);

async function filled(): Promise<Database> {
  const database = await openDatabase({ kind: 'memory' });
  await migrate(database);
  const make = createFactories(database.orm);
  const artist = await make.artist();
  await make.artwork(artist.id);
  await make.artwork(artist.id);
  await database.orm.execute(sql`delete from artworks where id = (select max(id) from artworks)`);
  return database;
}

const silent = { onProgress: () => undefined };

describeOnPostgres('on PostgreSQL', () => {
  let source: Database;
  let made: { url: string; drop: () => Promise<void> };
  let target: Database;
  beforeAll(async () => {
    source = await filled();
  }, MINUTES);
  afterAll(() => source.close());
  beforeEach(async () => {
    made = await createPostgresDatabase();
    target = await openDatabase({ kind: 'postgres', url: made.url, statementTimeoutMs: 0 });
  });
  afterEach(async () => {
    await target.close();
    await made.drop();
  });

  test('a move gives the same rows, counters, search entries and next numbers; a second one is refused', async () => {
    const tables = await moveDatabase(source, target, silent);
    expect(tables.find(({ name }) => name === 'artworks')).toMatchObject({ rows: 1 });
    expect(await contentOf(target)).toEqual(await contentOf(source));
    // Triggers work again: the counters follow, and the number of the removed artwork isn't given again.
    const { rows } = await target.orm.execute<{ id: string }>(sql`select id::text as id from artists`);
    expect((await createFactories(target.orm).artwork(Number(rows[0]?.id))).id).toBe(3);
    const counted = await target.orm.execute<{ n: number }>(
      sql`select count(*)::int as n from search_entries`,
    );
    expect(counted.rows[0]?.n).toBe(3);
    await expect(moveDatabase(source, target, silent)).rejects.toThrow('The target is not empty');
  }, 60_000);

  test('a move that is broken off leaves an empty target, which takes the next', async () => {
    const stop = new AbortController();
    const broken = moveDatabase(source, target, {
      signal: stop.signal,
      onProgress: ({ step }) => step === 'verify' && stop.abort(),
    });
    await expect(broken).rejects.toThrow();
    await moveDatabase(source, target, silent);
    expect(await contentOf(target)).toEqual(await contentOf(source));
  }, 60_000);

  test('a backup of PostgreSQL is restored into PostgreSQL, over what is there only when that is said', async () => {
    await moveDatabase(source, target, silent);
    mkdirSync(at('site'), { recursive: true });
    await backUpTo(at('of-postgres'), at('site'), target);
    const expected = await contentOf(target);
    await target.orm.execute(sql`delete from artworks`);
    const restoring = (replaces: boolean) =>
      restoreFrom(at('of-postgres'), at('site'), { databaseUrl: made.url, replaces });
    await expect(restoring(false)).rejects.toThrow('is not empty. With --replace');
    await restoring(true);
    expect(await contentOf(target)).toEqual(expected);
    // The number that was given after the backup may be given again: the backup's state is all that there is.
    const { rows } = await target.orm.execute(
      sql`select last_value::int as last, is_called from artworks_id_seq`,
    );
    expect(rows[0]).toEqual({ last: 3, is_called: false });
  }, 60_000);

  test('a site that still uses a table keeps it from being replaced, and nothing changes', async () => {
    await moveDatabase(source, target, silent);
    mkdirSync(at('other'), { recursive: true });
    await backUpTo(at('of-used'), at('other'), target);
    await target.orm.transaction(async (tx) => {
      await tx.execute(sql`select * from artworks`);
      const restoring = restoreFrom(at('of-used'), at('other'), { databaseUrl: made.url, replaces: true });
      await expect(restoring).rejects.toThrow('A site still uses the database');
    });
    expect(await contentOf(target)).toEqual(await contentOf(source));
  }, 60_000);

  test('what is written while a backup is made isn’t in it', async () => {
    await moveDatabase(source, target, silent);
    mkdirSync(at('third'), { recursive: true });
    let isFirst = true;
    await withOpen({ kind: 'postgres', url: made.url }, async (other) => {
      await backUpTo(at('of-moment'), at('third'), target, {
        withSnapshot: (work) => work(target),
        onProgress: () => {
          if (isFirst) void other.orm.execute(sql`insert into counters (name, value) values ('too late', 1)`);
          isFirst = false;
        },
      });
    });
    const fresh = await createPostgresDatabase();
    await restoreFrom(at('of-moment'), at('fourth'), { databaseUrl: fresh.url });
    await withOpen({ kind: 'postgres', url: fresh.url }, async (restored) =>
      expect(await contentOf(restored)).toEqual(await contentOf(source)),
    );
    await fresh.drop();
  }, 60_000);

  test(
    'four processes that start at once on one database and one data folder prepare it once',
    async () => {
      const env = { DATA_DIR: at('shared'), DATABASE_URL: made.url, DEMO_MODE: '1' };
      const results = await Promise.all([1, 2, 3, 4].map(() => runScript('prepare', ['--no-seed'], env)));
      expect(results.map(({ status }) => status)).toEqual([0, 0, 0, 0]);
      // One of them has applied all migrations, the others none.
      expect(results.filter(({ said }) => said.includes('Database ready'))).toHaveLength(1);
      expect(await isMigrated(target)).toBe(true);
    },
    MINUTES,
  );

  test('a statement that takes longer than the setting is ended, and the pool has no more connections than it may', async () => {
    await withOpen(
      { kind: 'postgres', url: made.url, maxConnections: 2, statementTimeoutMs: 200 },
      async ({ orm }) => {
        await expect(orm.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject({
          cause: { code: '57014' },
        });
        await Promise.all(Array.from({ length: 8 }, () => orm.execute(sql`select pg_backend_pid()`)));
        const { rows } = await orm.execute<{ n: number }>(
          sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = 'gyeol'`,
        );
        // The connections of `target` are counted too.
        expect(rows[0]?.n).toBeLessThanOrEqual(3);
      },
    );
  }, 60_000);
});
