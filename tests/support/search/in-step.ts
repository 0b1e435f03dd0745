import { sql } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';

const columns = sql`index, uuid, ranked_at, title, title_alt, body, typed, typed_alt, initials, period_from, period_to`;

/** The entries that differ from their source, as `index title: difference`. */
export async function outOfStep(orm: Orm): Promise<string[]> {
  const { rows } = await orm.execute<{ line: string }>(sql`
    with should as (select ${columns} from search_sources), is_now as (select ${columns} from search_entries)
    select index || ' ' || title || ': missing' as line from (select * from should except select * from is_now) a
    union all
    select index || ' ' || title || ': too much' from (select * from is_now except select * from should) b
    order by line`);
  return rows.map(({ line }) => line);
}
