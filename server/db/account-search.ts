import { or, sql, type SQL } from 'drizzle-orm';
import { escapeLike } from './columns';
import { accounts, accountText } from './schema/account';

/** Letters from which on the trigram index finds a text anywhere in a word. */
const ANYWHERE_FROM = 3;

/**
 * Whether an account's login ID, name, address or number has the text. One of two letters has to begin a word: the index finds
 * nothing shorter in the middle of one.
 */
export function accountTextMatches(q: string): SQL | undefined {
  if (q === '') return undefined;
  const text = accountText(accounts);
  const escaped = escapeLike(q);
  if ([...q].length >= ANYWHERE_FROM) return sql`${text} ilike ${`%${escaped}%`}`;
  return or(sql`${text} ilike ${`${escaped}%`}`, sql`${text} ilike ${`% ${escaped}%`}`);
}
