import type { Artwork, ArtworkCard, ArtworkCategory } from '@/lib/contracts/artwork';
import type { Page } from '@/lib/contracts/envelope';
import type { ArtworkArtist, LikedArtwork } from '@/lib/contracts/favorite';
import * as listLimits from '@/lib/limits/list';
import type { SignedIn } from '@/server/api/http/access';
import { notFound } from '@/server/api/http/api-error';
import { page as pageOf, readPage } from '@/server/api/http/envelope';
import type { ArtistService } from '@/server/api/modules/artists/service';
import {
  presentArtwork,
  presentArtworkArtist,
  presentArtworkCard,
  presentCategory,
  presentLikedArtwork,
} from './presenter';
import type { ArtworkRepository } from './repository';

/** Artworks in the carousel of an artist of the month. */
export const HOME_ARTWORKS_PER_ARTIST = 10;

export interface ArtworkListQuery {
  page: number;
  size: number;
  /** A category of the artist. */
  cUuid?: string;
  /** Where set, the answer is the page with this artwork, whatever `page` says. */
  around?: string;
}

export type ArtworkService = ReturnType<typeof createArtworkService>;

export function createArtworkService(repository: ArtworkRepository, artists: ArtistService) {
  return {
    /** A page of an artist's artworks. @throws ApiError NOT_FOUND for an unknown or hidden artist, category or `around` */
    async list(artistId: number, query: ArtworkListQuery, viewer: SignedIn | null): Promise<Page<Artwork>> {
      const scope = { artistId, categoryUuid: query.cUuid ?? null };
      const page = query.around === undefined ? query.page : await pageWith(query.around);
      const offset = page * query.size;
      const [total, rows] = await Promise.all([
        repository.findTotal(scope),
        offset >= listLimits.maxDepth
          ? []
          : repository.list(scope, { offset, limit: query.size }, viewer?.accountUuid ?? null),
      ]);
      if (total === null) throw notFound();
      return pageOf(rows.map(presentArtwork), { page, size: query.size, total });

      async function pageWith(artworkUuid: string): Promise<number> {
        const position = await repository.findPosition(scope, artworkUuid);
        if (position === null) throw notFound();
        return Math.floor(position / query.size);
      }
    },

    /** Artworks of a public artist from a place in the artist's order. */
    async listFrom(
      artistId: number,
      window: { offset: number; limit: number },
      viewer: SignedIn | null,
    ): Promise<Artwork[]> {
      const scope = { artistId, categoryUuid: null };
      return (await repository.list(scope, window, viewer?.accountUuid ?? null)).map(presentArtwork);
    },

    /** The ones of these artworks whose artist is public, each with its artist, by uuid. */
    async findWithArtists(
      uuids: readonly string[],
      viewer: SignedIn | null,
    ): Promise<Map<string, { artwork: Artwork; artist: ArtworkArtist }>> {
      if (uuids.length === 0) return new Map();
      const rows = await repository.listByUuids(uuids, viewer?.accountUuid ?? null);
      return new Map(
        rows.map((row) => [
          row.uuid,
          { artwork: presentArtwork(row), artist: presentArtworkArtist(row.artist) },
        ]),
      );
    },

    /** The first artworks of each artist of the month, by the artist's page address; one query. */
    async listHome(viewer: SignedIn | null): Promise<Map<string, ArtworkCard[]>> {
      const rows = await repository.listHome(HOME_ARTWORKS_PER_ARTIST, viewer?.accountUuid ?? null);
      const byArtist = new Map<string, ArtworkCard[]>();
      for (const row of rows) {
        const cards = byArtist.get(row.artistUserAccountId) ?? [];
        byArtist.set(row.artistUserAccountId, [...cards, presentArtworkCard(row)]);
      }
      return byArtist;
    },

    /** A page of the artworks of public artists that the caller likes, newest like first. */
    listLiked: (
      { accountUuid }: SignedIn,
      page: { page: number; size: number },
    ): Promise<Page<LikedArtwork>> =>
      readPage(page, {
        list: (window) => repository.listLiked(accountUuid, window),
        count: () => repository.countLiked(accountUuid),
        present: presentLikedArtwork,
      }),

    /** The visible categories of an artist. @throws ApiError NOT_FOUND for an unknown or private artist */
    async listCategories(artistId: number): Promise<ArtworkCategory[]> {
      const [artist, rows] = await Promise.all([
        artists.getVisibility({ id: artistId }),
        repository.listCategories(artistId),
      ]);
      if (!artist.isPublic) throw notFound();
      return rows.map(presentCategory);
    },

    /** Counts a view. @throws ApiError NOT_FOUND unless the artwork is of this artist, who is public */
    async countView(artistId: number, artworkUuid: string): Promise<number> {
      const viewCount = await repository.countView(artistId, artworkUuid);
      if (viewCount === null) throw notFound();
      return viewCount;
    },
  };
}
