import { sql } from 'drizzle-orm';
import type { Database } from '@/server/db/client';

/** The folder of the present bodies. Migrations have how they came to be. */
export const FUNCTIONS_FOLDER = 'server/db/functions';

/** The functions of a migrated database, each with its triggers, as the texts of the files in `FUNCTIONS_FOLDER`. */
export async function functionFiles({ orm }: Database): Promise<Record<string, string>> {
  const { rows } = await orm.execute<{ name: string; body: string; triggers: string[] }>(sql`
    select p.proname as name, pg_get_functiondef(p.oid) as body, array(
      select pg_get_triggerdef(t.oid, true) from pg_trigger t
      where t.tgfoid = p.oid and not t.tgisinternal order by t.tgname, t.tgrelid::regclass::text) as triggers
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by p.proname, pg_get_function_identity_arguments(p.oid)`);
  const files: Record<string, string> = {};
  for (const { name, body, triggers } of rows) {
    const statements = [body, ...triggers].map((statement) => `${statement.trimEnd()};\n`);
    const file = `${name}.sql`;
    // Functions of the same name differ in their arguments and share a file.
    files[file] = [files[file], ...statements].filter((text) => text !== undefined).join('\n');
  }
  return files;
}
