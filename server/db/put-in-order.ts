import { isDeepStrictEqual } from 'node:util';
import { and, asc, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './client';

type OrderedTable = PgTable & { uuid: PgColumn; position: PgColumn };

interface NewOrder {
  uuids: readonly string[];
  /** The order that was seen; undefined for any. */
  seen: readonly string[] | undefined;
  where?: SQL;
}

/**
 * Puts all rows of a table, or of a part of it, into an order.
 * @returns the previous order; null, without a change, if the rows or the order that was seen have changed
 */
export async function putInOrder(
  tx: Transaction,
  table: OrderedTable,
  { uuids, seen, where }: NewOrder,
): Promise<string[] | null> {
  const source: PgTable = table;
  const rows = await tx
    .select({ uuid: sql<string>`${table.uuid}` })
    .from(source)
    .where(where)
    .orderBy(asc(table.position), asc(table.uuid))
    .for('update');
  const before = rows.map(({ uuid }) => uuid);
  const isSame =
    new Set(uuids).size === uuids.length && isDeepStrictEqual(before.toSorted(), uuids.toSorted());
  if (!isSame || (seen !== undefined && !isDeepStrictEqual(before, seen))) return null;
  if (uuids.length === 0) return before;
  const places = sql.join(
    uuids.map((uuid, index) => sql`(${uuid}::uuid, ${index + 1}::int)`),
    sql`, `,
  );
  await tx
    .update(source)
    .set({ position: sql`places.position` })
    .from(sql`(values ${places}) as places (uuid, position)`)
    .where(and(inArray(table.uuid, [...uuids]), sql`${table.uuid} = places.uuid`));
  return before;
}
