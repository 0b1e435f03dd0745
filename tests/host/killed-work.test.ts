import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '@/server/db/client';
import { idempotencyKeys } from '@/server/db/schema/idempotency';
import type { TestApi } from '@/tests/support/api';
import { CLOSES_AT } from '@/tests/support/contests';
import { createDatabaseFolder } from '@/tests/support/database';
import { makeDirectory } from '@/tests/support/directory';
import { CASES, type KilledCase } from '@/tests/support/kills/cases';
import { bundleProgram, kill } from '@/tests/support/kills/kill';
import { prepareSite, type Prepared } from '@/tests/support/kills/prepared-site';
import { doWork, openSite, type Site } from '@/tests/support/kills/work';
import { makePortfolioAssets } from '@/tests/support/portfolio-fonts';
import { DAY, WITHDRAWN_AT } from '@/tests/support/withdrawal';

const LONG_MS = 5 * 60_000;
const directory = makeDirectory();
const assets = makePortfolioAssets();
const siteAt = (now: Date): Site => ({ now: now.toISOString(), assets, prints: directory });
const dayAfter = (days: number) => new Date(CLOSES_AT.getTime() + days * DAY);

const prepared = path.join(directory, 'prepared');
let made: Prepared;
let program: Awaited<ReturnType<typeof bundleProgram>>;
/** What the states of all cases are before anything is done. */
const before = new Map<KilledCase, unknown>();

beforeAll(async () => {
  program = await bundleProgram();
  mkdirSync(prepared);
  const database = await createDatabaseFolder(path.join(prepared, 'database'));
  const api = await openSite(siteAt(WITHDRAWN_AT), { database, directory: path.join(prepared, 'files') });
  made = await prepareSite(api);
  for (const each of CASES) before.set(each, await rowsOf(api, each.state));
  await api.close();
}, LONG_MS);
afterAll(() => program.remove());

/** The site of a folder, as the process after the killed one opens it. */
async function reopen<Result>(folder: string, now: Date, work: (api: TestApi) => Promise<Result>) {
  const dataDir = path.join(folder, 'database');
  const database = await openDatabase({ kind: 'pglite', dataDir, thread: 'main' });
  const api = await openSite(siteAt(now), { database, directory: path.join(folder, 'files') });
  try {
    return await work(api);
  } finally {
    await api.close();
  }
}

const rowsOf = async ({ database }: TestApi, query: string) =>
  (await database.orm.execute(sql.raw(query))).rows;

/** How many rows each table has, and how many files there are. Keys of calls are no state of the site. */
async function countAll(api: TestApi): Promise<Record<string, number>> {
  const [row] = await rowsOf(
    api,
    `select json_object_agg(table_name, (xpath('/row/count/text()', query_to_xml(
       format('select count(*) from %I', table_name), false, true, '')))[1]::text::int) as counts
     from information_schema.tables where table_schema = 'public' and table_name <> 'idempotency_keys'`,
  );
  return { ...(row?.['counts'] as Record<string, number>), files: (await api.storedKeys()).length };
}

/** The same after a retention run, where the killed work may leave what that removes. */
async function tidied(api: TestApi, { isTidiedLater = false }: KilledCase): Promise<Record<string, number>> {
  if (isTidiedLater) expect(await doWork(api, { kind: 'retention' }, dayAfter(32))).toBe(200);
  return countAll(api);
}

test.each(CASES)(
  '$name that is killed is there whole or not at all, and once when it is repeated',
  async (given) => {
    const now = dayAfter(given.days ?? 0);
    const work = given.work(made);
    const copies = mkdtempSync(path.join(directory, 'copies-'));
    const killed = await kill(program.path, { work, site: siteAt(now), prepared, copies });
    const [whole] = killed;
    expect(whole?.status).toBe(200);
    let done: { state: unknown; counts: Record<string, number> } | undefined;
    for (const { name, ...place } of killed)
      await reopen(path.join(copies, name), now, async (api) => {
        const found = await rowsOf(api, given.state);
        done ??= { state: found, counts: await tidied(api, given) };
        expect([before.get(given), done.state]).toContainEqual(found);
        const isDone = JSON.stringify(found) === JSON.stringify(done.state);
        // The lease of the killed call's key is over.
        await api.database.orm.update(idempotencyKeys).set({ leasedUntil: new Date(0) });
        const statuses = isDone ? [200, given.again ?? 200] : [200];
        expect(statuses).toContain(await doWork(api, work, now));
        expect([place, await rowsOf(api, given.state)]).toEqual([place, done.state]);
        const { counts } = done;
        const { addsEachTime: added } = given;
        const once =
          added === undefined || !isDone ? counts : { ...counts, [added]: (counts[added] ?? 0) + 1 };
        expect([place, await tidied(api, given)]).toEqual([place, once]);
      });
    rmSync(copies, { recursive: true });
  },
  LONG_MS,
);
