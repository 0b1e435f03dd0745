import { SEARCH_INDEXES, type SearchIndex, type Suggestion } from '@/lib/contracts/search';
import type { Page } from '@/lib/contracts/envelope';
import type { SearchedPage } from '@/lib/contracts/understood';
import { todayInSeoul } from '@/lib/date/seoul';
import { literalQuery, type SearchQuery } from '@/lib/search/query';
import { understand } from '@/lib/search/understand';
import { ApiError } from '@/server/api/http/api-error';
import {
  hasPeriod,
  isInitials,
  presentUnderstood,
  queryOfNames,
  readInitials,
  readKeyboard,
  readSpelling,
  type Read,
} from './readings';

export { presentUnderstood, wordsOf, type Read } from './readings';

/** The search, which is asked what a text may have been meant as. Its methods throw ApiError SEARCH_UNAVAILABLE. */
export interface AskedSearch {
  hasHit(index: SearchIndex, wanted: WantedQuery): Promise<boolean>;
  /** Names and titles near a text. */
  listNear(text: string): Promise<readonly Suggestion[]>;
}

/** What is looked for, and the day that periods are compared with: today in Seoul. */
export interface WantedQuery {
  query: SearchQuery;
  today: string;
}

/** A text and whether its words alone are looked for. */
interface SearchedText {
  q: string;
  literal: boolean;
}

/** How something is looked for. */
interface Finding<Found> {
  find: (wanted: WantedQuery) => Promise<Found>;
  totalOf: (found: Found) => number;
}

export interface UnderstandingService {
  /**
   * What an index has for a text as it was typed; where it has nothing, what it has for what the text may have been
   * meant as (P-150).
   * @throws ApiError SEARCH_UNAVAILABLE while the engine is away
   */
  find<Found>(
    index: SearchIndex,
    text: SearchedText,
    finding: Finding<Found>,
  ): Promise<{ found: Found; read: Read }>;
  /**
   * A page of a list by the same rules (P-151). Without a text it is the whole list. While the engine is away the text
   * is taken as it was typed.
   */
  list<Item>(
    index: SearchIndex,
    text: SearchedText,
    find: (wanted: WantedQuery | null) => Promise<Page<Item>>,
  ): Promise<SearchedPage<Item>>;
}

interface UnderstandingOptions {
  /** The search shows cards of lists, and lists ask the search: it is there when the first text comes. */
  search: () => AskedSearch;
  /** Decides which day is today, for periods such as 진행중. */
  clock: () => Date;
}

/** What texts mean, for the search and for the search boxes of lists. */
export function createUnderstandingService({ search, clock }: UnderstandingOptions): UnderstandingService {
  const today = () => todayInSeoul(clock());
  const queryFor = (index: SearchIndex, text: string) => understand(text, hasPeriod(index) ? today() : null);
  const hasHit = (index: SearchIndex, query: SearchQuery) =>
    search().hasHit(index, { query, today: today() });
  const near = (text: string) => search().listNear(text);

  /** Whether any index has a hit for the text. */
  async function isFound(text: string, queryOfIndex = (index: SearchIndex) => queryFor(index, text)) {
    for (const index of SEARCH_INDEXES) {
      if (await hasHit(index, queryOfIndex(index))) return true;
    }
    return false;
  }

  const beingRead = new Map<string, ReturnType<typeof readAgain>>();
  /** The same for all calls that ask at once: a page asks for every index. */
  function sharedReading(text: string): ReturnType<typeof readAgain> {
    const known = beingRead.get(text);
    if (known !== undefined) return known;
    const reading = readAgain(text).finally(() => beingRead.delete(text));
    beingRead.set(text, reading);
    return reading;
  }

  /** What a text that nothing says may have been meant as: the keyboard's other mode, or a slip of a letter. */
  async function readAgain(text: string): Promise<{ text: string; reading: 'KEYBOARD' | 'SPELLING' } | null> {
    if (await isFound(text)) return null;
    const typed = readKeyboard(text);
    if (typed !== null && (await isFound(typed))) return { text: typed, reading: 'KEYBOARD' };
    const isSaid = (word: string) => isFound(word, () => literalQuery(word));
    const spelled = await readSpelling(text, { suggest: near, isSaid });
    return spelled !== null && (await isFound(spelled)) ? { text: spelled, reading: 'SPELLING' } : null;
  }

  /** What to look for, and as what the text was read. Null: nothing says it, and nothing is close. */
  async function read(index: SearchIndex, q: string): Promise<Read | null> {
    if (isInitials(q)) {
      const names = readInitials(q, await near(q));
      return names.length === 0
        ? null
        : { query: queryOfNames(names), reading: 'INITIALS', text: names[0] ?? '' };
    }
    const other = await sharedReading(q);
    return other === null ? null : { ...other, query: queryFor(index, other.text) };
  }

  const asTyped = (index: SearchIndex, q: string): Read => ({
    query: queryFor(index, q),
    reading: null,
    text: q,
  });

  const service: UnderstandingService = {
    async find(index, { q, literal }, { find, totalOf }) {
      const wanted = ({ query }: Read) => ({ query, today: today() });
      const typed = literal ? { query: literalQuery(q), reading: null, text: q } : asTyped(index, q);
      const hits = !literal && isInitials(q) ? null : await find(wanted(typed));
      const other = literal || (hits !== null && totalOf(hits) > 0) ? null : await read(index, q);
      if (other !== null) return { found: await find(wanted(other)), read: other };
      return { found: hits ?? (await find(wanted(typed))), read: typed };
    },

    async list(index, { q, literal }, find) {
      if (q === '') return { ...(await find(null)), understood: null };
      try {
        const finding = { find, totalOf: ({ totalElements }: Page<unknown>) => totalElements };
        const { found, read: as } = await service.find(index, { q, literal }, finding);
        return { ...found, understood: presentUnderstood(as) };
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'SEARCH_UNAVAILABLE') throw error;
        const typed = asTyped(index, q);
        const found = await find({ query: typed.query, today: today() });
        return { ...found, understood: presentUnderstood(typed) };
      }
    },
  };
  return service;
}
