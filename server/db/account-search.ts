import { or, sql, type SQL } from 'drizzle-orm';
import { folded } from '@/lib/search/typed-words';
import { escapeLike } from './columns';
import { accounts, accountText } from './schema/account';
import { inColumn, searchedFor } from './text-search';

/** Letters from which on the trigram index finds a text anywhere in a word. */
const ANYWHERE_FROM = 3;
const PHONE = /^\+?[\d\s().-]{7,}$/;

/**
 * Whether an account's login ID, name, address or number has the text. A word of two letters has to begin one: the index finds
 * nothing shorter in the middle of one. A number is found however it is written.
 * @param from the shortest word that may match anywhere; 1 for a short list, which needs no index
 */
export function accountTextMatches(q: string, from: number = ANYWHERE_FROM): SQL | undefined {
  const text = accountText(accounts);
  const known = folded(q).trim();
  if (PHONE.test(known)) {
    const digits = known.replaceAll(/\D/g, '').replace(/^82(?=1)/, '0');
    return sql`${text} ilike ${`%${digits}%`}`;
  }
  return searchedFor(q, (word) => {
    if ([...word].length >= from || /[ㄱ-ㅎ]/.test(word)) return inColumn(text, word);
    const escaped = escapeLike(word);
    return or(sql`${text} ilike ${`${escaped}%`}`, sql`${text} ilike ${`% ${escaped}%`}`);
  });
}
