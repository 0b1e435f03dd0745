import type { SearchIndex } from '@/lib/contracts/search';
import { isInitialsOnly, spellOut, spellUnfinished } from '@/lib/hangul/letters';
import type { SearchSuggestion } from './search';
import type { SuggestionRepository, SuggestionRow } from './suggestion-repository';

/** A given name of two syllables, by its initials. */
const PAIR = 2;
/** Trigrams need so many letters. */
const TRIGRAM = 3;
/** Typos are looked for where there are fewer suggestions than this. */
const FEW = 3;
/** …and in texts of so many letters: a syllable or two resemble too much. */
const TYPO_LETTERS = 5;

/** Suggestions come from three kinds of things, and none may crowd the others out. */
const KINDS = ['ARTIST', 'ARTWORK', 'ARTICLE'] as const;
type Kind = (typeof KINDS)[number];
const kindOf = (index: SearchIndex): Kind =>
  index === 'ARTIST' ? 'ARTIST' : index === 'ARTIST_ARTWORK' ? 'ARTWORK' : 'ARTICLE';

/** What somebody may be typing, best first, up to `limit` of each kind. Spaces don't count. */
export async function suggestFrom(
  repository: SuggestionRepository,
  text: string,
  limit: number,
): Promise<SearchSuggestion[]> {
  const squashed = text.toLowerCase().replaceAll(' ', '');
  if (squashed === '') return [];
  const spellings = isInitialsOnly(squashed) ? [] : spellUnfinished(squashed);
  const initials = isInitialsOnly(squashed) ? spellOut(squashed) : null;
  const chosen = new Map<Kind, Map<string, SuggestionRow>>(KINDS.map((kind) => [kind, new Map()]));
  const add = (rows: readonly SuggestionRow[]) => {
    for (const row of rows) {
      const titles = chosen.get(kindOf(row.index));
      if (titles !== undefined && titles.size < limit && !titles.has(row.typed)) titles.set(row.typed, row);
    }
  };
  const count = () => [...chosen.values()].reduce((sum, titles) => sum + titles.size, 0);

  add(await repository.listBeginning(spellings, initials));
  if (count() < limit && initials?.length === PAIR) add(await repository.listHavingPair(initials));
  const [spelling = initials ?? ''] = spellings;
  if (count() < limit && spelling.length >= TRIGRAM) {
    const long = spellings.filter((letters) => letters.length >= TRIGRAM);
    add(await repository.listContaining(long, initials));
  }
  if (count() < FEW && spellings.length > 0 && spelling.length >= TYPO_LETTERS) {
    add(await repository.listSimilar(spelling));
  }
  return KINDS.flatMap((kind) => [...(chosen.get(kind)?.values() ?? [])]).map(({ index, uuid }) => ({
    index,
    uuid,
  }));
}
