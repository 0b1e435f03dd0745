import type { SearchIndex } from '@/lib/contracts/search';
import { hasClose } from '@/lib/hangul/closeness';
import { isInitialsOnly, patternsOfUnfinished, spellOut, spellUnfinished } from '@/lib/hangul/letters';
import { titleKey } from '@/lib/search/typed-words';
import type { SearchSuggestion } from './search';
import type { NearRow, SuggestionRepository, SuggestionRow } from './suggestion-repository';

/** Typos are considered where there are fewer suggestions than this. */
const FEW = 3;
/** The least number of letters for typos, because a syllable or two resemble too many titles. */
const TYPO_LETTERS = 5;
const TYPO_SYLLABLES = 3;
/** The most: what is longer is no title with a slip, and each of its trigrams is looked for. */
const TYPO_LETTERS_MAX = 60;
export const mayHaveTypo = (squashed: string, letters: string): boolean =>
  letters.length >= TYPO_LETTERS &&
  letters.length <= TYPO_LETTERS_MAX &&
  [...squashed].length >= TYPO_SYLLABLES;

/** The kinds of suggestions. Each has a limit of its own, so that none crowds out the others. */
const KINDS = ['ARTIST', 'ARTWORK', 'ARTICLE'] as const;
type Kind = (typeof KINDS)[number];
const kindOf = (index: SearchIndex): Kind =>
  index === 'ARTIST' ? 'ARTIST' : index === 'ARTIST_ARTWORK' ? 'ARTWORK' : 'ARTICLE';

/** Two initials are searched anywhere in titles, because most given names and words have two syllables; in these kinds. */
const PAIR = 2;
const PAIRED: readonly Kind[] = ['ARTIST', 'ARTICLE'];

/** A consonant that means a syllable, before other letters, and the part behind it. */
const SHORTENED = /[ㄱ-ㅎ]./u;
const AFTER_SHORT = /(?<=[ㄱ-ㅎ]).*$/u;

/** Suggestions for an unfinished text, best first, up to `limit` of each kind. Spaces and punctuation don't count. */
export async function suggestFrom(
  repository: SuggestionRepository,
  text: string,
  limit: number,
): Promise<SearchSuggestion[]> {
  const squashed = titleKey(text);
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

  const [spelling = ''] = spellings;
  const near = await repository.listNear(
    {
      spellings,
      initials,
      shape:
        initials === null && SHORTENED.test(squashed)
          ? { letters: spellOut(squashed.replace(AFTER_SHORT, '')), patterns: patternsOfUnfinished(squashed) }
          : null,
      slipped: spelling !== '' && mayHaveTypo(squashed, spelling) ? spelling : null,
    },
    { enough: limit, few: FEW },
  );
  const are = (wanted: NearRow['way']) => near.filter(({ way }) => way === wanted);
  add(are('begun'));
  add(are('shaped'));
  if (initials?.length === PAIR && PAIRED.some((kind) => count([kind]) < limit))
    add(await repository.listHavingPair(initials));
  add(are('containing'));
  add(are('similar').filter(({ titles }) => hasClose(spelling, titles)));
  return KINDS.flatMap((kind) => [...(chosen.get(kind)?.values() ?? [])]).map(({ index, uuid }) => ({
    index,
    uuid,
  }));
}
