import type { SearchIndex } from '@/lib/contracts/search';
import type { Page } from '@/lib/contracts/envelope';
import type { SearchedPage } from '@/lib/contracts/understood';
import { todayInSeoul } from '@/lib/date/seoul';
import { literalQuery } from '@/lib/search/query';
import { wordsOf as wordsOfText } from '@/lib/search/typed-words';
import { ApiError } from '@/server/api/http/api-error';
import { askOnce, type AskedSearch, type TextQuestions, type WantedQuery } from './ask-once';
import { readExhibition, waysInRows } from './exhibition-titles';
import {
  captionsOf,
  MISSED,
  isInitials,
  isShortened,
  joinedNames,
  partsByWords,
  partsOfCaption,
  presentUnderstood,
  queryFor,
  queryOfNames,
  readInitials,
  readKeyboard,
  readSpelling,
  readUnfinished,
  type Read,
} from './readings';

export type { AskedSearch, WantedQuery } from './ask-once';
export { foundIn, foundInWork, type FoundField } from './found-in';
export { highlight, type SaidWords } from './highlight';
export { presentUnderstood, wordsOf, type Read } from './readings';

/** A text and whether its words alone are looked for. */
interface SearchedText {
  q: string;
  literal: boolean;
}

/** Words up to which a text may have been meant as another one. No name and no caption has more. */
const READ_WORDS = 16;

/** Words from which a text is read before a list looks for it: what is typed of a caption seldom has a hit, and its reading asks for one. */
const CAPTION_WORDS = 3;

/** The parts of a caption that aren't measures. */
const wordsAmong = (parts: ReturnType<typeof partsOfCaption>) =>
  parts.filter(({ isMeasure }) => !isMeasure).map(({ text }) => text);

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

/** What a text was read as, and the words for it, best first. */
interface Reading {
  /** Null where the words are those that were typed: a list of artists, a title and 전. */
  reading: Read['reading'];
  names: readonly string[];
  /** Whether the only name is a caption, whose parts were read one by one. */
  isCaption?: boolean;
  /** The artists of whom the caption is a list. */
  artists?: readonly string[];
}

const isAway = (error: unknown) => error instanceof ApiError && error.code === 'SEARCH_UNAVAILABLE';

/** What texts mean, for the search and for the search boxes of lists. */
export function createUnderstandingService({ search, clock }: UnderstandingOptions): UnderstandingService {
  const today = () => todayInSeoul(clock());

  const beingRead = new Map<string, ReturnType<typeof readAgain>>();
  /** The same for all calls that ask at once: a page asks for every index. */
  function sharedReading(text: string, asked: TextQuestions): ReturnType<typeof readAgain> {
    const known = beingRead.get(text);
    if (known !== undefined) return known;
    const reading = readAgain(text, asked).finally(() => beingRead.delete(text));
    beingRead.set(text, reading);
    return reading;
  }

  /**
   * What a text that nothing says may have been meant as: an exhibition by its title and 전, a name whose end is missing, the
   * keyboard's other mode, or a slip of a letter.
   */
  async function readAgain(text: string, asked: TextQuestions): Promise<Reading | null> {
    const { near, isFound } = asked;
    if (wordsOfText(text).length > READ_WORDS) return null;
    const parts = partsOfCaption(text);
    const typed = readKeyboard(text);
    // What the steps below ask one after the other is asked in one query.
    const [isText = false] = await asked.areFound([
      text,
      ...(typed === null ? [] : [typed]),
      ...wordsAmong(parts),
      ...waysInRows(text),
    ]);
    const titled = await readExhibition(text, isText, asked);
    if (titled !== null) return { reading: null, names: [titled] };
    if (isText) return null;
    const readOtherMode = async (): Promise<Reading | null> =>
      typed !== null && (await isFound(typed)) ? { reading: 'KEYBOARD', names: [typed] } : null;
    if ((await knownParts(parts, asked)) === null) return readOtherMode();
    const suggestions = await near(text);
    const names = readUnfinished(text, suggestions);
    if (names.length > 0 && isShortened(text)) return { reading: 'UNFINISHED', names };
    if (parts.length > 0 && /[ㄱ-ㅎ]/.test(text)) return readParts(parts, asked);
    const other = await readOtherMode();
    if (other !== null) return other;
    if (names.length > 0) return { reading: 'UNFINISHED', names };
    const spelled = await readSpelling(text, { suggest: near, areSaid: asked.areSaid });
    if (spelled !== null && (await isFound(spelled))) return { reading: 'SPELLING', names: [spelled] };
    return readParts(parts.length > 0 ? parts : partsByWords(text), asked);
  }

  /** Reads a text with an artist's name to which other words are written without a space. */
  async function readJoined(text: string, { isFound, areArtists }: TextQuestions): Promise<Reading | null> {
    const ways = joinedNames(text);
    if (ways.length === 0) return null;
    const isName = await areArtists(ways.map(({ name }) => name));
    for (const { text: apart } of ways.filter((_, at) => isName[at] === true))
      if (!(await isFound(text)) && (await isFound(apart))) return { reading: 'SPELLING', names: [apart] };
    return null;
  }

  /** Whether anything says each of the parts, or it is a measure; null where too many are unknown to be slips. */
  async function knownParts(
    parts: ReturnType<typeof partsOfCaption>,
    { areFound }: TextQuestions,
  ): Promise<boolean[] | null> {
    const texts = wordsAmong(parts);
    const found = await areFound(texts);
    const isKnown = parts.map(({ text, isMeasure }) => isMeasure || found[texts.indexOf(text)] === true);
    return isKnown.filter((is) => !is).length > MISSED ? null : isKnown;
  }

  /** Reads each part of a caption. If all are found, returns the caption that they make or, if nothing says it, its artists. */
  async function readParts(
    parts: ReturnType<typeof partsOfCaption>,
    asked: TextQuestions,
  ): Promise<Reading | null> {
    const { isFound, areArtists } = asked;
    const read: Reading[] = [];
    const isKnown = await knownParts(parts, asked);
    if (parts.length === 0 || isKnown === null) return null;
    for (const [at, { text }] of parts.entries()) {
      const part = isKnown[at] === true ? { reading: null, names: [text] } : await readPart(text, asked);
      if (part === null || part.names.length === 0) return null;
      read.push(part);
    }
    const reading = read.find((part) => part.reading !== null)?.reading ?? null;
    for (const caption of reading === null ? [] : captionsOf(read.map(({ names }) => names))) {
      if (await isFound(caption)) return { reading, names: [caption], isCaption: true };
    }
    const artists = read.flatMap((part) => part.names.slice(0, 1));
    if (artists.length === 0 || (await areArtists(artists)).includes(false)) return null;
    return { reading, names: [artists.join(', ')], isCaption: true, artists };
  }

  const readPart = async (text: string, asked: TextQuestions): Promise<Reading | null> =>
    isInitials(text)
      ? { reading: 'INITIALS', names: readInitials(text, await asked.near(text)) }
      : sharedReading(text, asked);

  /** What to look for, and as what the text was read. Null: nothing says it, and nothing is close. */
  async function read(index: SearchIndex, q: string): Promise<Read | null> {
    const asked = askOnce(search(), today());
    const found = (await readPart(q, asked)) ?? (await readJoined(q, asked));
    const [text] = found?.names ?? [];
    if (found === null || text === undefined) return null;
    const { reading, names, isCaption = false, artists } = found;
    const isName = !isCaption && (reading === 'INITIALS' || reading === 'UNFINISHED');
    const query = isName ? queryOfNames(names) : queryFor(index, text, today());
    return {
      query: artists === undefined ? query : { ...queryOfNames(artists), titles: artists },
      ...{ reading, text, isCaption },
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
      const isReadFirst = !literal && (isInitials(q) || wordsOfText(q).length >= CAPTION_WORDS);
      const hits = isReadFirst ? null : await find(wanted(typed));
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
        if (!isAway(error)) throw error;
        const typed = asTyped(index, q);
        const found = await find(service.asTyped(index, q));
        return { ...found, understood: presentUnderstood(typed) };
      }
    },
  };
  return service;
}
