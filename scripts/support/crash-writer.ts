import '@/server/files/private-files';
import { writeSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '@/server/db/client';
import { lockDataDir } from '@/server/db/lock';
import { migrate } from '@/server/db/migrate';

/**
 * The process that `crash-rounds.ts` kills. It opens the database of a data folder as the site does, says what it found, and writes
 * until it is killed. Each transaction adds a row and counts it in another row; a number is printed when its transaction is
 * committed.
 */
const LANES = 4;
/** Enough that transactions fill several pages and segments of the log in a round. */
const FILLING = 'x'.repeat(2000);

const dataDir = path.resolve(process.argv[2] ?? '');
await lockDataDir(dataDir);
const { orm, ...database } = await openDatabase({
  kind: 'pglite',
  dataDir: path.join(dataDir, 'database'),
  // A busy machine takes its time for the first migrations.
  queryTimeoutMs: 300_000,
  transactionTimeoutMs: 300_000,
});
await migrate({ orm, ...database });
await orm.execute(sql`insert into counters (name, value) values ('crash total', 0) on conflict do nothing`);

const { rows } = await orm.execute<{ rows: number; highest: number; total: number }>(sql`
  select count(*)::int as rows, coalesce(max(split_part(name, ' ', 3)::int), 0) as highest,
    (select value::int from counters where name = 'crash total') as total
  from counters where name like 'crash row %'`);
writeSync(1, `${JSON.stringify(rows[0])}\n`);

let next = rows[0]?.highest ?? 0;
await Promise.all(
  Array.from({ length: LANES }, async () => {
    for (;;) {
      const number = (next += 1);
      await orm.transaction(async (tx) => {
        await tx.execute(
          sql`insert into counters (name, value) values (${`crash row ${number} ${FILLING}`}, ${number})`,
        );
        await tx.execute(sql`update counters set value = value + 1 where name = 'crash total'`);
      });
      writeSync(1, `${number}\n`);
    }
  }),
);
