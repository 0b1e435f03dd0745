import type { HitPage, SearchHealth, SearchIndex, Suggestion } from '@/lib/contracts/search';
import { todayInSeoul } from '@/lib/date/seoul';
import { typedInOtherMode } from '@/lib/hangul/keyboard';
import { literalQuery } from '@/lib/search/query';
import type { SignedIn } from '@/server/api/http/access';
import { page as pageOf } from '@/server/api/http/envelope';
import type { ArticleService } from '@/server/api/modules/articles/service';
import type { ArtistService } from '@/server/api/modules/artists/service';
import type { ArtworkService } from '@/server/api/modules/artworks/service';
import type { SearchProvider, SearchSuggestion } from '@/server/providers/search/search';
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

/** Each kind of card comes from its own module, which knows what visitors can see. */
export interface SearchedThings {
  artists: ArtistService;
  artworks: ArtworkService;
  articles: ArticleService;
}

interface SearchServiceOptions {
  provider: SearchProvider;
  availability: SearchAvailability;
  things: SearchedThings;
}

export interface SearchQuery {
  q: string;
  page: number;
  size: number;
}

export type SearchService = ReturnType<typeof createSearchService>;

/** Unified search (P-143, P-146 to P-149). */
export function createSearchService({ provider, availability, things }: SearchServiceOptions) {
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

  return {
    /** A page of what an index has for a text. Throws SEARCH_UNAVAILABLE while the engine is away. */
    async search(
      index: SearchIndex,
      { q, page, size }: SearchQuery,
      viewer: SignedIn | null,
    ): Promise<HitPage> {
      const offset = page * size;
      const { uuids, total, isCapped } =
        q === ''
          ? { uuids: [], total: 0, isCapped: false }
          : await availability.during(() =>
              provider.search({ index, query: literalQuery(q), today: todayInSeoul(), offset, limit: size }),
            );
      // What has been hidden since is left out: each module's own query decides what visitors can see.
      const present = <Thing, Hit>(
        found: ReadonlyMap<string, Thing>,
        hit: (thing: Thing, q: string) => Hit,
      ) => {
        const content = inOrder(uuids, found).map((thing) => hit(thing, q));
        return { ...pageOf(content, { page, size, total }), isCapped };
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
     * Names and titles for what somebody is typing; where there are none, for what they would have typed in the
     * keyboard's other mode. Throws SEARCH_UNAVAILABLE while the engine is away.
     */
    async suggest(q: string): Promise<{ q: string; suggestions: Suggestion[] }> {
      for (const text of [q, typedInOtherMode(q)]) {
        if (text === null || text === '') continue;
        const found = await availability.during(() => provider.suggest(text, SUGGESTIONS_MAX));
        const suggestions = await presentSuggestions(found);
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

/** As many as are shown in all: of each kind its share, and what one leaves the others take; each kind together. */
function shared(kinds: readonly Suggestion[][]): Suggestion[] {
  const taken = kinds.map(() => 0);
  for (let left = SUGGESTIONS_MAX; left > 0;) {
    const open = kinds.flatMap((kind, at) => ((taken[at] ?? 0) < kind.length ? [at] : []));
    if (open.length === 0) break;
    for (const at of open.slice(0, left)) {
      taken[at] = (taken[at] ?? 0) + 1;
      left -= 1;
    }
  }
  return kinds.flatMap((kind, at) => kind.slice(0, taken[at]));
}
