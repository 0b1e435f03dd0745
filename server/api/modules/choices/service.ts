import type { z } from 'zod';
import type { Choice, ChoiceKind, choiceQuerySchema } from '@/lib/contracts/admin/choice';
import { dayInSeoul } from '@/lib/date/seoul';
import * as adminLimits from '@/lib/limits/admin';
import { literalQuery } from '@/lib/search/query';
import type { SearchService } from '@/server/api/modules/search/service';
import { presentArticle, presentArtist, presentArtwork } from './presenter';
import type { ChoiceRepository } from './repository';

interface ChoiceDependencies {
  repository: ChoiceRepository;
  search: Pick<SearchService, 'findUuids'>;
  clock: () => Date;
}

type ChoiceQuery = z.output<typeof choiceQuerySchema>;

/** What operators choose by typing (O-90): artists, artworks and articles, and what is known of those that are chosen. */
export function createChoiceService({ repository, search, clock }: ChoiceDependencies) {
  const find = (index: 'ARTIST' | 'ARTIST_ARTWORK', q: string) =>
    search.findUuids(index, { query: literalQuery(q), today: dayInSeoul(clock()) }, adminLimits.choicesShown);

  async function searchArtists({ q, isPublic }: ChoiceQuery): Promise<Choice[]> {
    const [uuids, others] = await Promise.all([
      find('ARTIST', q),
      repository.artistsUnsearched(q, { isPublic }),
    ]);
    const named = inOrder(uuids, await repository.artistsByUuids(uuids), ({ uuid }) => uuid);
    const found = new Map(
      [...others.filter(({ userAccountId }) => userAccountId === q), ...named, ...others].map((row) => [
        row.id,
        row,
      ]),
    );
    return [...found.values()].map(presentArtist);
  }

  async function searchArtworks({ q }: ChoiceQuery): Promise<Choice[]> {
    const uuids = await find('ARTIST_ARTWORK', q);
    return inOrder(uuids, (await repository.artworksByUuids(uuids)).map(presentArtwork), ({ id }) => id);
  }

  const SEARCHES: Record<ChoiceKind, (query: ChoiceQuery) => Promise<Choice[]>> = {
    ARTIST: searchArtists,
    ARTWORK: searchArtworks,
    ARTICLE: async (query) => (await repository.articlesTitled(query)).map(presentArticle),
  };

  return {
    /**
     * The records that a text may mean, the likeliest first; none without a text.
     * @throws ApiError SEARCH_UNAVAILABLE while the search engine is away
     */
    async search(query: ChoiceQuery): Promise<Choice[]> {
      if (query.q === '') return [];
      const found = await SEARCHES[query.kind](query);
      return found.filter(({ isPublic }) => isPublic || !query.isPublic).slice(0, adminLimits.choicesShown);
    },

    /** The records with these ids, in their order. Those that were removed are left out. */
    async listNamed(kind: ChoiceKind, ids: readonly string[]): Promise<Choice[]> {
      return inOrder(ids, await namedOf(kind, ids), ({ id }) => id);
    },
  };

  async function namedOf(kind: ChoiceKind, ids: readonly string[]): Promise<Choice[]> {
    switch (kind) {
      case 'ARTIST':
        return (await repository.artistsByIds(ids.map(Number))).map(presentArtist);
      case 'ARTWORK':
        return (await repository.artworksByUuids(ids)).map(presentArtwork);
      case 'ARTICLE':
        return (await repository.articlesByUuids(ids)).map(presentArticle);
    }
  }
}

function inOrder<Item>(
  keys: readonly string[],
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const known = new Map(items.map((item) => [keyOf(item), item]));
  return keys.flatMap((key) => known.get(key) ?? []);
}
