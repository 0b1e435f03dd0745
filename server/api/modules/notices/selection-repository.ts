import { sql, type SQL } from 'drizzle-orm';
import { notices } from '@/server/db/schema/support';
import { searchedJoinedIn } from '@/server/db/text-search';

/** The text without its elements, so that the name of an element finds no notice. */
const plainContent = sql`regexp_replace(${notices.content}, '<[^>]*>', ' ', 'g')`;

/** The notices whose title or text has `q`; all of them without one. */
export function matchingNotices(q: string): SQL | undefined {
  return searchedJoinedIn(q, notices.title, plainContent);
}
