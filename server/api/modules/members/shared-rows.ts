import { or, sql, type SQL } from 'drizzle-orm';
import { personMarkOf, type PersonMark } from '@/lib/search/contact';
import { titleKey } from '@/lib/search/typed-words';
import { escapeLike } from '@/server/db/columns';
import { accounts, nameMark, phoneDigits, phoneEnd } from '@/server/db/schema/account';
import { inColumn, searchedFor } from '@/server/db/text-search';

/** Which no login ID has. */
const HANGUL = /[ㄱ-ㅎㅏ-ㅣ가-힣]/;
/** Letters from which on the trigram index finds a text anywhere in an ID. */
const ANYWHERE_FROM = 3;

/**
 * Whether an account's login ID has the text, or whether the text is its whole name, its whole address, its whole number, or the last
 * four digits of that: parts of what is masked would give the whole away letter by letter (O-12). A word of two letters has to begin an
 * ID: the index finds nothing shorter in the middle of one. A number is found however it is written.
 * @param from the shortest word that may match anywhere; 1 for a short list, which needs no index
 * @param knowsNames false for a list that isn't searched by people's names
 */
export function accountTextMatches(
  q: string,
  { from = ANYWHERE_FROM, knowsNames = true } = {},
): SQL | undefined {
  const { accountId } = accounts;
  const hasId = searchedFor(q, (word) =>
    HANGUL.test(word)
      ? sql`false`
      : [...word].length >= from
        ? inColumn(accountId, word)
        : sql`${accountId} ilike ${`${escapeLike(word)}%`}`,
  );
  const mark = personMarkOf(q);
  return mark === null || (mark.kind === 'name' && !knowsNames) ? hasId : or(hasId, hasMark(mark));
}

function hasMark(mark: PersonMark): SQL {
  switch (mark.kind) {
    case 'name':
      // Also without brackets and quotes around it.
      return sql`${nameMark(accounts)} in (${mark.name}, ${titleKey(mark.name) || mark.name})`;
    case 'email':
      return sql`lower(${accounts.email}) = ${mark.email}`;
    case 'phone':
      return sql`${phoneDigits(accounts)} = ${mark.digits}`;
    case 'phoneEnd':
      return sql`${phoneEnd(accounts)} = ${mark.digits}`;
  }
}
