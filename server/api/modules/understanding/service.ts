import type { SearchIndex } from '@/lib/contracts/search';
import type { Page } from '@/lib/contracts/envelope';
import type { SearchedPage } from '@/lib/contracts/understood';
import { todayInSeoul } from '@/lib/date/seoul';
import { literalQuery } from '@/lib/search/query';
import { wordsOf as wordsOfText } from '@/lib/search/typed-words';
import { ApiError } from '@/server/api/http/api-error';
import { askOnce, type AskedSearch, type WantedQuery } from './ask-once';
import { isInitials, presentUnderstood, queryFor, queryOfNames, type Read } from './readings';
import { createTextReader } from './text-reader';

export type { AskedSearch, WantedQuery } from './ask-once';
export { foundIn, foundInWork, type FoundField } from './found-in';
export { highlight, type SaidWords } from './highlight';
export { presentUnderstood, wordsOf, type Read } from './readings';

/** A text and whether its words alone are looked for. */
interface SearchedText {
  q: string;
  literal: boolean;
}

/** Words from which a text is read before a list looks for it: what is typed of a caption seldom has a hit, and its reading asks for one. */
const CAPTION_WORDS = 3;

/** How something is looked for. */
interface Finding<Found> {
  find: (wanted: WantedQuery) => Promise<Found>;
  totalOf: (found: Found) => number;
}

export interface UnderstandingService {
  /** The best hits of an index for what a list looks for; none while the engine is away. */
  findUuids(index: SearchIndex, wanted: WantedQuery, limit: number): Promise<string[]>;
  /** What an index is asked for a text as it was typed. */
  asTyped(index: SearchIndex, q: string): WantedQuery;
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

const isAway = (error: unknown) => error instanceof ApiError && error.code === 'SEARCH_UNAVAILABLE';

/** What texts mean, for the search and for the search boxes of lists. */
export function createUnderstandingService({ search, clock }: UnderstandingOptions): UnderstandingService {
  const today = () => todayInSeoul(clock());

  const readText = createTextReader();

  /** What to look for, and as what the text was read. Null: nothing says it, and nothing is close. */
  async function read(index: SearchIndex, q: string): Promise<Read | null> {
    const asked = askOnce(search(), today());
    const found = await readText(q, asked);
    const [text] = found?.names ?? [];
    if (found === null || text === undefined) return null;
    const { reading, names, isCaption = false, artists, isSaid = false } = found;
    const isName = !isCaption && (reading === 'INITIALS' || reading === 'UNFINISHED');
    const query = isName ? queryOfNames(names) : queryFor(index, text, today());
    const apart = artists && { ...queryOfNames(artists), titles: artists };
    return {
      query: isSaid ? query : (apart ?? query),
      ...{ reading, text, isCaption },
      ...(isSaid && apart !== undefined && { apart }),
    };
  }

  const asTyped = (index: SearchIndex, q: string): Read => ({
    query: queryFor(index, q, today()),
    reading: null,
    text: q,
  });

  const service: UnderstandingService = {
    async findUuids(index, wanted, limit) {
      try {
        // The search for hits estimates first how many there are, which takes longer than to see that there are none.
        const [hasHits] = await search().hasHits([[{ index, ...wanted }]]);
        return hasHits === true ? await search().findUuids(index, wanted, limit) : [];
      } catch (error) {
        if (isAway(error)) return [];
        throw error;
      }
    },

    asTyped: (index, q) => ({ query: queryFor(index, q, today()), today: today() }),

    async find(index, { q, literal }, { find, totalOf }) {
      const wanted = ({ query }: Read) => ({ query, today: today() });
      const typed = literal ? { query: literalQuery(q), reading: null, text: q } : asTyped(index, q);
      const findRead = async (as: Read) => {
        const found = await find(wanted(as));
        if (as.apart === undefined || totalOf(found) > 0) return { found, read: as };
        const read = { ...as, query: as.apart };
        return { found: await find(wanted(read)), read };
      };
      const isReadFirst = !literal && (isInitials(q) || wordsOfText(q).length >= CAPTION_WORDS);
      const hits = isReadFirst ? null : await find(wanted(typed));
      const other = literal || (hits !== null && totalOf(hits) > 0) ? null : await read(index, q);
      if (other !== null) return findRead(other);
      return { found: hits ?? (await find(wanted(typed))), read: typed };
    },

    async list(index, { q, literal }, find) {
      if (q === '') return { ...(await find(null)), understood: null };
      try {
        const finding = { find, totalOf: ({ totalElements }: Page<unknown>) => totalElements };
        const { found, read: as } = await service.find(index, { q, literal }, finding);
        return { ...found, understood: presentUnderstood(as) };
      } catch (error) {
        if (!isAway(error)) throw error;
        const typed = asTyped(index, q);
        const found = await find(service.asTyped(index, q));
        return { ...found, understood: presentUnderstood(typed) };
      }
    },
  };
  return service;
}
