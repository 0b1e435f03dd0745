import type { SearchIndex } from '@/lib/contracts/search';
import { hasClose } from '@/lib/hangul/closeness';
import { isInitialsOnly, spellOut, spellUnfinished } from '@/lib/hangul/letters';
import type { SearchSuggestion } from './search';
import type { SuggestionRepository, SuggestionRow } from './suggestion-repository';

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

/** Initials of a given name, or of a word, which most often has two syllables; and the kinds that are looked through. */
const PAIR = 2;
const PAIRED: readonly Kind[] = ['ARTIST', 'ARTICLE'];

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
  const count = (kinds: readonly Kind[] = KINDS) =>
    kinds.reduce((sum, kind) => sum + (chosen.get(kind)?.size ?? 0), 0);

  add(await repository.listBeginning(spellings, initials));
  if (initials?.length === PAIR && PAIRED.some((kind) => count([kind]) < limit))
    add(await repository.listHavingPair(initials));
  const [spelling = initials ?? ''] = spellings;
  if (count() < limit && spelling.length >= TRIGRAM) {
    const long = spellings.filter((letters) => letters.length >= TRIGRAM);
    add(await repository.listContaining(long, initials));
  }
  if (count() < FEW && spellings.length > 0 && spelling.length >= TYPO_LETTERS) {
    add((await repository.listSimilar(spelling)).filter(({ titles }) => hasClose(spelling, titles)));
  }
  return KINDS.flatMap((kind) => [...(chosen.get(kind)?.values() ?? [])]).map(({ index, uuid }) => ({
    index,
    uuid,
  }));
}
