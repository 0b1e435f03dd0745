import type { ArtistCard, ArtistDetail, GenreCount } from '@/lib/contracts/artist';
import type { Page } from '@/lib/contracts/envelope';
import type { FoundIn, Listed, SearchedList } from '@/lib/contracts/understood';
import { GENRES } from '@/lib/genres';
import { artworkTitle } from '@/lib/format/names';
import type { ArtistListState } from '@/lib/lists/artist-list';
import type { SearchQuery } from '@/lib/search/query';
import type { SignedIn } from '@/server/api/http/access';
import { notFound } from '@/server/api/http/api-error';
import { readPage } from '@/server/api/http/envelope';
import { foundIn, foundInWork, type UnderstandingService } from '@/server/api/modules/understanding/service';
import { artistFields } from './found-fields';
import { assertMayListLiked } from './policy';
import { presentArtistCard, presentArtistDetail } from './presenter';
import { counterOf, type ArtistFilter, type ArtistRepository } from './repository';

export type ArtistService = ReturnType<typeof createArtistService>;

/** The most works whose artists are listed if no artist matches. */
const WORKS = 200;

type Places = ReadonlyMap<string, FoundIn>;

/** A page of cards, with the matching field of those that don't match by name. */
async function listed(
  page: Page<{ card: ArtistCard; isNamed: boolean }>,
  find: (others: readonly ArtistCard[]) => Promise<Places>,
): Promise<Page<Listed<ArtistCard>>> {
  const others = page.content.filter(({ isNamed }) => !isNamed).map(({ card }) => card);
  const places: Places = others.length === 0 ? new Map() : await find(others);
  return {
    ...page,
    content: page.content.map(({ card }) => ({ ...card, foundIn: places.get(card.uuid) ?? null })),
  };
}

export function createArtistService(repository: ArtistRepository, understanding: UnderstandingService) {
  const count = (filter: ArtistFilter) =>
    filter.wanted === null && filter.likedBy === null
      ? repository.countPublic(filter.genre)
      : repository.count(filter);

  /** The matching field of each artist, by uuid. */
  async function findTexts(artists: readonly ArtistCard[], query: SearchQuery): Promise<Places> {
    const rows = await repository.listTexts(artists.map(({ uuid }) => uuid));
    return new Map(rows.map((row) => [row.uuid, foundIn(query, artistFields(row))]));
  }

  /** The best of these works of each artist. */
  async function findWorks(
    artists: readonly ArtistCard[],
    workUuids: readonly string[],
    query: SearchQuery,
  ): Promise<Places> {
    const rows = new Map((await repository.listWorks(workUuids)).map((row) => [row.uuid, row]));
    const works = workUuids.flatMap((uuid) => rows.get(uuid) ?? []);
    return new Map(
      artists.flatMap(({ id, uuid }) => {
        const work = works.find(({ artistId }) => artistId === id);
        return work === undefined ? [] : [[uuid, foundInWork(query, artworkTitle(work))]];
      }),
    );
  }

  return {
    /**
     * A page of public artists, and how its text was understood. If no artist matches, it has those whose works do.
     * @throws ApiError UNAUTHORIZED for the likes of a guest
     */
    async list(
      query: ArtistListState & { size: number },
      viewer: SignedIn | null,
    ): Promise<SearchedList<ArtistCard>> {
      if (query.like) assertMayListLiked(viewer);
      const likedBy = query.like ? (viewer?.accountUuid ?? null) : null;
      const { sort, direction, genre } = query;
      const read = (filter: ArtistFilter) =>
        readPage(query, {
          list: (window) =>
            repository.list(filter, { sort, direction, ...window }, viewer?.accountUuid ?? null),
          count: () => count(filter),
          present: (row) => ({ card: presentArtistCard(row), isNamed: row.isNamed }),
        });
      return understanding.list('ARTIST', query, async (wanted) => {
        const filter = { wanted, likedBy, genre };
        const page = await read(filter);
        if (wanted === null) return listed(page, async () => new Map());
        if (page.totalElements > 0) return listed(page, (artists) => findTexts(artists, wanted.query));
        const workUuids = await understanding.findUuids('ARTIST_ARTWORK', wanted, WORKS);
        if (workUuids.length === 0) return listed(page, async () => new Map());
        return listed(await read({ ...filter, workUuids }), (artists) =>
          findWorks(artists, workUuids, wanted.query),
        );
      });
    },

    /** How many public artists each genre has, in the order of genres; without those that have none. */
    async listGenres(): Promise<GenreCount[]> {
      const counters = new Map(
        (await repository.listGenreCounters()).map(({ name, value }) => [name, value]),
      );
      return GENRES.map((genre) => ({ genre, artistCount: counters.get(counterOf(genre)) ?? 0 })).filter(
        ({ artistCount }) => artistCount > 0,
      );
    },

    /** A page of the public artists that the caller likes, newest like first. */
    listLiked: ({ accountUuid }: SignedIn, page: { page: number; size: number }): Promise<Page<ArtistCard>> =>
      readPage(page, {
        list: (window) => repository.listLiked(accountUuid, window),
        count: () => repository.countLiked(accountUuid),
        present: presentArtistCard,
      }),

    /** The cards of the public ones of these artists, by uuid. */
    async findCards(uuids: readonly string[], viewer: SignedIn | null): Promise<Map<string, ArtistCard>> {
      if (uuids.length === 0) return new Map();
      const rows = await repository.listPublicByUuids(uuids, viewer?.accountUuid ?? null);
      return new Map(rows.map((row) => [row.uuid, presentArtistCard(row)]));
    },

    /** The artists of the month on the home page; one query. */
    async listHome(viewer: SignedIn | null): Promise<ArtistCard[]> {
      return (await repository.listHome(viewer?.accountUuid ?? null)).map(presentArtistCard);
    },

    /** The cards of the public ones of these artists, in no order; one query. */
    async listPublicCards(ids: readonly number[], viewer: SignedIn | null): Promise<ArtistCard[]> {
      return (await repository.listPublicByIds(ids, viewer?.accountUuid ?? null)).map(presentArtistCard);
    },

    /** Which of the texts are whole names of public artists. Spaces and punctuation don't count. */
    areNames: (texts: readonly string[]): Promise<boolean[]> => repository.areNames(texts),

    /** A public artist's page. @throws ApiError NOT_FOUND for unknown and private artists alike */
    async getDetail(userAccountId: string, viewer: SignedIn | null): Promise<ArtistDetail> {
      const [row, special] = await Promise.all([
        repository.findDetail(userAccountId, viewer?.accountUuid ?? null),
        repository.findSpecial(userAccountId),
      ]);
      if (row === null) throw notFound();
      return presentArtistDetail(row, special);
    },

    /** Whether the artist's page is public. @throws ApiError NOT_FOUND where there is no such artist */
    async getVisibility(
      artist: { id: number } | { userAccountId: string },
    ): Promise<{ id: number; isPublic: boolean }> {
      const visibility = await repository.findVisibility(artist);
      if (visibility === null) throw notFound();
      return visibility;
    },
  };
}
