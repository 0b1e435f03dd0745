import type { z } from 'zod';
import type {
  HitPage,
  SearchHealth,
  SearchIndex,
  searchQuerySchema,
  Suggestion,
} from '@/lib/contracts/search';
import { typedInOtherMode } from '@/lib/hangul/keyboard';
import { literalQuery } from '@/lib/search/query';
import { isMeasure, titlesOf, wordsOf as wordsOfText } from '@/lib/search/typed-words';
import type { SignedIn } from '@/server/api/http/access';
import { page as pageOf } from '@/server/api/http/envelope';
import type { ArticleService } from '@/server/api/modules/articles/service';
import type { ArtistService } from '@/server/api/modules/artists/service';
import type { ArtworkService } from '@/server/api/modules/artworks/service';
import {
  presentUnderstood,
  wordsOf,
  type SaidWords,
  type UnderstandingService,
  type WantedQuery,
} from '@/server/api/modules/understanding/service';
import type { SearchProvider, SearchQuestion, SearchSuggestion } from '@/server/providers/search/search';
import type { SearchAvailability } from './availability';
import {
  presentArticleHit,
  presentArticleSuggestion,
  presentArtistHit,
  presentArtistSuggestion,
  presentArtworkHit,
  presentArtworkSuggestion,
} from './presenter';

const SUGGESTIONS_MAX = 8;
/** Titles of a caption that are looked up. */
const CAPTION_TITLES = 3;

/** The modules that know the cards of each kind, and who may see them. */
export interface SearchedContent {
  artists: ArtistService;
  artworks: ArtworkService;
  articles: ArticleService;
}

interface SearchServiceOptions {
  provider: SearchProvider;
  availability: SearchAvailability;
  content: SearchedContent;
  understanding: UnderstandingService;
}

type SearchQueryInput = z.output<typeof searchQuerySchema>;

export type SearchService = ReturnType<typeof createSearchService>;

/** What is found without a text. */
const NOTHING = {
  found: { uuids: [], total: 0, isCapped: false },
  read: { query: literalQuery(''), reading: null, text: '' },
};

/** Unified search: hits by index, suggestions during typing, and the engine's health (P-143, P-146 to P-149). */
export function createSearchService({
  provider,
  availability,
  content,
  understanding,
}: SearchServiceOptions) {
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
      content.artists.findCards(artists, null),
      content.artworks.findWithArtists(artworks, null),
      content.articles.findCards(articles, null),
    ]);
    return shared([
      inOrder(artists, artistCards).map(presentArtistSuggestion),
      inOrder(artworks, works).map(presentArtworkSuggestion),
      inOrder(articles, articleCards).map(presentArticleSuggestion),
    ]);
  }

  const find = (index: SearchIndex, wanted: WantedQuery, range: { offset: number; limit: number }) =>
    availability.during(() => provider.search({ index, ...wanted, ...range }));
  const near = async (text: string) =>
    presentSuggestions(await availability.during(() => provider.suggest(text, SUGGESTIONS_MAX)));

  /** Names near a text, or near the titles that it names as a caption does. */
  async function nearCaption(text: string): Promise<Suggestion[]> {
    const [whole = '', ...titles] = titlesOf(text);
    const found = await near(whole);
    if (found.length > 0 || titles.length === 0) return found;
    const named = titles.filter((title) => !isMeasure(title)).slice(0, CAPTION_TITLES);
    const each = await Promise.all(named.map(near));
    return [...new Map(each.flat().map((one) => [one.path, one])).values()].slice(0, SUGGESTIONS_MAX);
  }

  /** The works that a caption without commas and brackets says: 류단아 천 번의 안부 2024. */
  async function worksSaid(q: string): Promise<Suggestion[]> {
    if (wordsOfText(q).length < 2) return [];
    const index = 'ARTIST_ARTWORK';
    const { uuids } = await find(index, understanding.asTyped(index, q), {
      offset: 0,
      limit: SUGGESTIONS_MAX,
    });
    return presentSuggestions(uuids.map((uuid) => ({ index, uuid })));
  }

  return {
    /**
     * A page of an index's hits for a text, and how the text was understood.
     * @throws ApiError SEARCH_UNAVAILABLE while the engine is away
     */
    async search(index: SearchIndex, input: SearchQueryInput, viewer: SignedIn | null): Promise<HitPage> {
      const { q, page, size } = input;
      const { found, read } =
        q === ''
          ? NOTHING
          : await understanding.find(index, input, {
              find: (wanted) => find(index, wanted, { offset: page * size, limit: size }),
              totalOf: (hits) => hits.total,
            });
      const { uuids, total, isCapped } = found;
      // Each module's own query leaves out what visitors can't see, such as content that was hidden since.
      const present = <Card, Hit>(
        cards: ReadonlyMap<string, Card>,
        hit: (card: Card, words: SaidWords) => Hit,
      ) => {
        const words = wordsOf(read);
        const hits = inOrder(uuids, cards).map((card) => hit(card, words));
        return {
          ...pageOf(hits, { page, size, total }),
          isCapped,
          understood: presentUnderstood(read),
        };
      };
      switch (index) {
        case 'ARTIST':
          return present(await content.artists.findCards(uuids, viewer), presentArtistHit);
        case 'ARTIST_ARTWORK':
          return present(await content.artworks.findWithArtists(uuids, viewer), presentArtworkHit);
        case 'ARTICLE_SPECIAL':
        case 'ARTICLE_EXHIBITION':
        case 'ARTICLE_EVENT':
        case 'ARTICLE_NEWS':
          return present(await content.articles.findReadings(uuids, viewer), presentArticleHit);
      }
    },

    /**
     * Names and titles for an unfinished text. Where there are none, the text is read as typed in the keyboard's other
     * mode, and then as what works say.
     * @throws ApiError SEARCH_UNAVAILABLE while the engine is away
     */
    async suggest(q: string): Promise<{ q: string; suggestions: Suggestion[] }> {
      for (const text of [q, typedInOtherMode(q)]) {
        if (text === null || text === '') continue;
        const suggestions = await nearCaption(text);
        if (suggestions.length > 0) return { q: text, suggestions };
      }
      return { q, suggestions: await worksSaid(q) };
    },

    /** What a text may have been meant as is asked of these three (`understanding/service.ts`). */
    hasHits: (questions: readonly (readonly SearchQuestion[])[]) =>
      availability.during(() => provider.hasHits(questions)),
    listNear: near,
    areArtists: (names: readonly string[]) => content.artists.areNames(names),

    /**
     * What an index has for the words of a text, as it is known by its uuid.
     * @throws ApiError SEARCH_UNAVAILABLE while the engine is away
     */
    findUuids: async (index: SearchIndex, wanted: WantedQuery, limit: number): Promise<string[]> =>
      (await find(index, wanted, { offset: 0, limit })).uuids,

    getHealth: (): Promise<SearchHealth> => availability.getHealth(),
  };
}

function inOrder<Card>(uuids: readonly string[], cards: ReadonlyMap<string, Card>): Card[] {
  return uuids.flatMap((uuid) => cards.get(uuid) ?? []);
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
