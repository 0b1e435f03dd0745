import { sql } from 'drizzle-orm';
import type { Database } from '@/server/db/client';
import { generateContent, type Generated } from './generate';

/** A word that one of so many artworks has in its title, with what it is in the tables of the bench. */
const SOWN = [
  { every: 20_000, at: 7, title: '꿩 수선화 Gouache' },
  { every: 500, at: 11, title: '뜰 뜨락길 Linocut' },
] as const;

/** Generated artworks, words of known rarity among them, and the entries of search; all in bulk. */
export async function generateSearchable(database: Database, artworks: number): Promise<Generated> {
  const generated = await generateContent(database, artworks);
  const { orm } = database;
  await orm.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const { every, at, title } of SOWN) {
      await tx.execute(sql`
        update artworks set title = ${title}::text || ' ' || id where id % ${every}::int = ${at}::int`);
    }
    const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'search_entries' and indexname not like '%_pk'`);
    for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`));
    await tx.execute(sql`
      insert into search_entries (index, uuid, ranked_at, title, title_alt, body, typed, typed_alt, initials, period_from,
        period_to)
      select index, uuid, ranked_at, title, title_alt, body, typed, typed_alt, initials, period_from, period_to from search_sources
      order by ranked_at`);
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
    for (const { definition } of rows) await tx.execute(sql.raw(definition));
  });
  await database.vacuum();
  return generated;
}
