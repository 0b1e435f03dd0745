import type { ArtistCard, ArtistDetail, GenreCount } from '@/lib/contracts/artist';
import type { Page } from '@/lib/contracts/envelope';
import type { SearchedPage } from '@/lib/contracts/understood';
import { GENRES } from '@/lib/genres';
import type { ArtistListState } from '@/lib/lists/artist-list';
import type { SignedIn } from '@/server/api/http/access';
import { notFound } from '@/server/api/http/api-error';
import { readPage } from '@/server/api/http/envelope';
import type { UnderstandingService } from '@/server/api/modules/understanding/service';
import { assertMayListLiked } from './policy';
import { presentArtistCard, presentArtistDetail } from './presenter';
import { counterOf, type ArtistFilter, type ArtistRepository } from './repository';

export type ArtistService = ReturnType<typeof createArtistService>;

export function createArtistService(repository: ArtistRepository, understanding: UnderstandingService) {
  const count = (filter: ArtistFilter) =>
    filter.wanted === null && filter.likedBy === null
      ? repository.countPublic(filter.genre)
      : repository.count(filter);

  return {
    /** A page of public artists, and what its text was taken for. @throws ApiError UNAUTHORIZED for the likes of a guest */
    async list(
      query: ArtistListState & { size: number },
      viewer: SignedIn | null,
    ): Promise<SearchedPage<ArtistCard>> {
      if (query.like) assertMayListLiked(viewer);
      const likedBy = query.like ? (viewer?.accountUuid ?? null) : null;
      const { sort, direction, genre } = query;
      return understanding.list('ARTIST', query, (wanted) => {
        const filter = { wanted, likedBy, genre };
        return readPage(query, {
          list: (window) =>
            repository.list(filter, { sort, direction, ...window }, viewer?.accountUuid ?? null),
          count: () => count(filter),
          present: presentArtistCard,
        });
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
