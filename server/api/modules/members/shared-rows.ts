import { or, sql, type SQL } from 'drizzle-orm';
import { contactOf, type Contact } from '@/lib/search/contact';
import { escapeLike } from '@/server/db/columns';
import { accounts, accountText, phoneDigits, phoneEnd } from '@/server/db/schema/account';
import { inColumn, searchedFor } from '@/server/db/text-search';

/** Letters from which on the trigram index finds a text anywhere in a word. */
const ANYWHERE_FROM = 3;

/**
 * Whether an account's login ID or name has the text, or whether the text is its whole address, its whole number, or the last four
 * digits of that: parts of what is masked would give the whole away letter by letter (O-12). A word of two letters has to begin an ID
 * or a name: the index finds nothing shorter in the middle of one. A number is found however it is written.
 * @param from the shortest word that may match anywhere; 1 for a short list, which needs no index
 */
export function accountTextMatches(q: string, from: number = ANYWHERE_FROM): SQL | undefined {
  const text = accountText(accounts);
  const named = searchedFor(q, (word) => {
    if ([...word].length >= from || /[ㄱ-ㅎ]/.test(word)) return inColumn(text, word);
    const escaped = escapeLike(word);
    return or(sql`${text} ilike ${`${escaped}%`}`, sql`${text} ilike ${`% ${escaped}%`}`);
  });
  const contact = contactOf(q);
  return contact === null ? named : or(named, hasContact(contact));
}

function hasContact(contact: Contact): SQL {
  switch (contact.kind) {
    case 'email':
      return sql`lower(${accounts.email}) = ${contact.email}`;
    case 'phone':
      return sql`${phoneDigits(accounts)} = ${contact.digits}`;
    case 'phoneEnd':
      return sql`${phoneEnd(accounts)} = ${contact.digits}`;
  }
}
