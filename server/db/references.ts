import { and, getTableName, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { Orm, Transaction } from './client';

/**
 * Makes the condition that no foreign key of the database refers to a row. It asks the database for its keys, so a new
 * table counts without being listed anywhere. What refers without a foreign key doesn't count.
 * @param key the column that is referred to
 */
export async function isUnreferenced(orm: Orm | Transaction, key: PgColumn): Promise<SQL | undefined> {
  const { rows } = await orm.execute<{ referrer: string; referring: string }>(sql`
    select c.conrelid::regclass::text as referrer, quote_ident(a.attname) as referring
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${getTableName(key.table)}::text::regclass`);
  return and(
    ...rows.map(({ referrer, referring }) => {
      const [table, column] = [sql.raw(referrer), sql.raw(`referrer.${referring}`)];
      return sql`not exists (select 1 from ${table} as referrer where ${column} = ${key})`;
    }),
  );
}
