import type { z } from 'zod';
import { SEARCH_INDEXES } from '@/lib/contracts/search';
import type {
  HitPage,
  SearchHealth,
  SearchIndex,
  searchQuerySchema,
  Suggestion,
} from '@/lib/contracts/search';
import { todayInSeoul } from '@/lib/date/seoul';
import { typedInOtherMode } from '@/lib/hangul/keyboard';
import { literalQuery, type SearchQuery } from '@/lib/search/query';
import { understand } from '@/lib/search/understand';
import type { SignedIn } from '@/server/api/http/access';
import { page as pageOf } from '@/server/api/http/envelope';
import type { ArticleService } from '@/server/api/modules/articles/service';
import type { ArtistService } from '@/server/api/modules/artists/service';
import type { ArtworkService } from '@/server/api/modules/artworks/service';
import type { SearchProvider, SearchSuggestion } from '@/server/providers/search/search';
import type { SearchAvailability } from './availability';
import type { SaidWords } from './highlight';
import {
  hasPeriod,
  isInitials,
  presentUnderstood,
  saidBy,
  queryOfNames,
  readInitials,
  readKeyboard,
  readSpelling,
  type Read,
} from './readings';
import {
  presentArticleHit,
  presentArticleSuggestion,
  presentArtistHit,
  presentArtistSuggestion,
  presentArtworkHit,
  presentArtworkSuggestion,
} from './presenter';

const SUGGESTIONS_MAX = 8;

/** The modules that know the cards of each kind, and who may see them. */
export interface SearchedThings {
  artists: ArtistService;
  artworks: ArtworkService;
  articles: ArticleService;
}

interface SearchServiceOptions {
  provider: SearchProvider;
  availability: SearchAvailability;
  things: SearchedThings;
  /** Decides which day is today, for periods such as 진행중. */
  clock: () => Date;
}

type SearchQueryInput = z.output<typeof searchQuerySchema>;

export type SearchService = ReturnType<typeof createSearchService>;

/** Unified search: hits by index, suggestions while somebody types, and the engine's health (P-143, P-146 to P-149). */
export function createSearchService({ provider, availability, things, clock }: SearchServiceOptions) {
  async function presentSuggestions(found: readonly SearchSuggestion[]): Promise<Suggestion[]> {
    const of = (isWanted: (index: SearchIndex) => boolean) =>
      found.filter(({ index }) => isWanted(index)).map(({ uuid }) => uuid);
    const isArticle = (index: SearchIndex) => index !== 'ARTIST' && index !== 'ARTIST_ARTWORK';
    const [artists, artworks, articles] = [
      of((index) => index === 'ARTIST'),
      of((index) => index === 'ARTIST_ARTWORK'),
      of(isArticle),
    ];
    const [artistCards, works, articleCards] = await Promise.all([
      things.artists.findCards(artists, null),
      things.artworks.findWithArtists(artworks, null),
      things.articles.findCards(articles, null),
    ]);
    return shared([
      inOrder(artists, artistCards).map(presentArtistSuggestion),
      inOrder(artworks, works).map(presentArtworkSuggestion),
      inOrder(articles, articleCards).map(presentArticleSuggestion),
    ]);
  }

  const day = () => todayInSeoul(clock());
  const find = (
    index: SearchIndex,
    query: SearchQuery,
    { offset, limit }: { offset: number; limit: number },
  ) => availability.during(() => provider.search({ index, query, today: day(), offset, limit }));
  const queryFor = (index: SearchIndex, text: string) => understand(text, hasPeriod(index) ? day() : null);

  /** Whether any index has a hit for the text. */
  async function isFound(text: string, queryOfIndex = (index: SearchIndex) => queryFor(index, text)) {
    for (const index of SEARCH_INDEXES) {
      const { total } = await find(index, queryOfIndex(index), { offset: 0, limit: 1 });
      if (total > 0) return true;
    }
    return false;
  }

  const near = async (text: string) =>
    presentSuggestions(await availability.during(() => provider.suggest(text, SUGGESTIONS_MAX)));

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

  /** The hits of an index, and what the text was taken for. */
  async function findUnderstood(index: SearchIndex, { q, page, size, literal }: SearchQueryInput) {
    const range = { offset: page * size, limit: size };
    const typed: Read = { query: literal ? literalQuery(q) : queryFor(index, q), reading: null, text: q };
    const hits = !literal && isInitials(q) ? null : await find(index, typed.query, range);
    const other = literal || (hits !== null && hits.total > 0) ? null : await read(index, q);
    const understood = other ?? typed;
    const found = hits !== null && other === null ? hits : await find(index, understood.query, range);
    return { ...found, understood };
  }

  return {
    /**
     * A page of an index's hits for a text, and how the text was understood.
     * @throws ApiError SEARCH_UNAVAILABLE while the engine is away
     */
    async search(index: SearchIndex, input: SearchQueryInput, viewer: SignedIn | null): Promise<HitPage> {
      const { q, page, size } = input;
      const { uuids, total, isCapped, understood } =
        q === ''
          ? {
              uuids: [],
              total: 0,
              isCapped: false,
              understood: { query: literalQuery(''), reading: null, text: '' },
            }
          : await findUnderstood(index, input);
      // Each module's own query leaves out what visitors can't see, such as things that were hidden since.
      const present = <Thing, Hit>(
        found: ReadonlyMap<string, Thing>,
        hit: (thing: Thing, words: SaidWords) => Hit,
      ) => {
        const words = saidBy(understood);
        const content = inOrder(uuids, found).map((thing) => hit(thing, words));
        return {
          ...pageOf(content, { page, size, total }),
          isCapped,
          understood: presentUnderstood(understood),
        };
      };
      switch (index) {
        case 'ARTIST':
          return present(await things.artists.findCards(uuids, viewer), presentArtistHit);
        case 'ARTIST_ARTWORK':
          return present(await things.artworks.findWithArtists(uuids, viewer), presentArtworkHit);
        case 'ARTICLE_SPECIAL':
        case 'ARTICLE_EXHIBITION':
        case 'ARTICLE_EVENT':
        case 'ARTICLE_NEWS':
          return present(await things.articles.findReadings(uuids, viewer), presentArticleHit);
      }
    },

    /**
     * Names and titles for an unfinished text. Where there are none, the text is read as typed in the keyboard's other
     * mode.
     * @throws ApiError SEARCH_UNAVAILABLE while the engine is away
     */
    async suggest(q: string): Promise<{ q: string; suggestions: Suggestion[] }> {
      for (const text of [q, typedInOtherMode(q)]) {
        if (text === null || text === '') continue;
        const suggestions = await near(text);
        if (suggestions.length > 0) return { q: text, suggestions };
      }
      return { q, suggestions: [] };
    },

    getHealth: (): Promise<SearchHealth> => availability.getHealth(),
  };
}

function inOrder<Thing>(uuids: readonly string[], things: ReadonlyMap<string, Thing>): Thing[] {
  return uuids.flatMap((uuid) => things.get(uuid) ?? []);
}

/** The suggestions that are shown. Each kind gets its share, and what one kind leaves goes to the others. */
function shared(kinds: readonly Suggestion[][]): Suggestion[] {
  const counts = kinds.map(() => 0);
  for (let left = SUGGESTIONS_MAX; left > 0;) {
    const open = kinds.flatMap((kind, at) => ((counts[at] ?? 0) < kind.length ? [at] : []));
    if (open.length === 0) break;
    for (const at of open.slice(0, left)) {
      counts[at] = (counts[at] ?? 0) + 1;
      left -= 1;
    }
  }
  return kinds.flatMap((kind, at) => kind.slice(0, counts[at]));
}
