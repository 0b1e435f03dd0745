import { or, sql, type SQL } from 'drizzle-orm';
import { escapeLike } from '@/server/db/columns';
import { notices } from '@/server/db/schema/support';

/** The text without its elements, so that nobody finds a notice by the name of one. */
const plainContent = sql`regexp_replace(${notices.content}, '<[^>]*>', ' ', 'g')`;

/** The notices whose title or text has `q`; all of them without one. */
export function matchingNotices(q: string): SQL | undefined {
  if (q === '') return undefined;
  const pattern = `%${escapeLike(q)}%`;
  return or(sql`${notices.title} ilike ${pattern}`, sql`${plainContent} ilike ${pattern}`);
}
