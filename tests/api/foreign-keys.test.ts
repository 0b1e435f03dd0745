import { sql } from 'drizzle-orm';
import { useTestApi } from '@/tests/support/api';

const api = useTestApi({}, { resets: false });

/** Tables that operators fill, which stay so small that reading them whole costs nothing. */
const SMALL: ReadonlySet<string> = new Set(['articles', 'article_related_artists', 'banners', 'home_slots']);

it('finds the references to a row by an index, because each removal of the row looks for them', async () => {
  const { rows } = await api.database.orm.execute<{ referring: string; column: string }>(sql`
    select c.conrelid::regclass::text as referring, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and not exists (
      select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))`);
  const missing = rows.filter(({ referring }) => !SMALL.has(referring));
  expect(missing.map(({ referring, column }) => `${referring}.${column}`).sort()).toEqual([]);
});
