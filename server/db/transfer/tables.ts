import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Orm, Transaction } from '@/server/db/client';

/** A column whose value is kept. Generated columns are made anew by the database. */
const columnSchema = z.object({ name: z.string(), type: z.string() });

/** A table of the schema `public`, with the columns in their order. */
export const tableSchema = z.object({ name: z.string(), columns: z.array(columnSchema).min(1) });
export type Table = z.infer<typeof tableSchema>;

/** A sequence and the number that it gives next. */
export const sequenceSchema = z.object({ name: z.string(), next: z.string().regex(/^\d+$/) });
export type Sequence = z.infer<typeof sequenceSchema>;

/** The tables of the schema `public`, by name. The migrations' own table lies in another schema. */
export async function listTables(orm: Orm | Transaction): Promise<Table[]> {
  const { rows } = await orm.execute<Table & Record<string, unknown>>(sql`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname
    order by c.relname collate "C"`);
  return rows.map((row) => tableSchema.parse(row));
}

/** The sequences of the schema `public`. Numbers may be given between a snapshot and this call, never the other way round. */
export async function listSequences(orm: Orm | Transaction): Promise<Sequence[]> {
  const { rows: named } = await orm.execute<{ name: string; step: string }>(sql`
    select sequencename as name, increment_by::text as step from pg_sequences where schemaname = 'public'
    order by sequencename`);
  const sequences: Sequence[] = [];
  for (const { name, step } of named) {
    // The view says nothing of a sequence that was set and not used yet.
    const { rows } = await orm.execute<{ next: string }>(sql`
      select (last_value + case when is_called then ${sql.raw(step)} else 0 end)::text as next
      from public.${sql.identifier(name)}`);
    sequences.push(sequenceSchema.parse({ name, next: rows[0]?.next }));
  }
  return sequences;
}

/** The size of the database in bytes. */
export async function databaseBytes(orm: Orm | Transaction): Promise<number> {
  const { rows } = await orm.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database())::text as bytes`,
  );
  return Number(rows[0]?.bytes ?? 0);
}

/** Whether the database is in use: any row but the counters, which a migration makes. */
export async function hasRows(orm: Orm): Promise<boolean> {
  for (const { name } of await listTables(orm)) {
    if (name === 'counters') continue;
    const { rows } = await orm.execute<{ present: boolean }>(
      sql`select exists (select 1 from public.${sql.identifier(name)}) as present`,
    );
    if (rows[0]?.present === true) return true;
  }
  return false;
}
