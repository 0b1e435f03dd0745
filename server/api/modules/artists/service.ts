import type { ArtistCard, ArtistDetail } from '@/lib/contracts/artist';
import type { Page } from '@/lib/contracts/envelope';
import * as listLimits from '@/lib/limits/list';
import type { ArtistListState } from '@/lib/lists/artist-list';
import type { SignedIn } from '@/server/api/http/access';
import { notFound } from '@/server/api/http/api-error';
import { page } from '@/server/api/http/envelope';
import { assertMayListLiked } from './policy';
import { presentArtistCard, presentArtistDetail } from './presenter';
import type { ArtistFilter, ArtistRepository } from './repository';

export type ArtistService = ReturnType<typeof createArtistService>;

export function createArtistService(repository: ArtistRepository) {
  const count = (filter: ArtistFilter) =>
    filter.text === '' && filter.likedBy === null ? repository.countPublic() : repository.count(filter);

  return {
    /** A page of public artists; pages beyond the depth limit are empty. Throws UNAUTHORIZED for a guest's likes. */
    async list(
      query: ArtistListState & { size: number },
      viewer: SignedIn | null,
    ): Promise<Page<ArtistCard>> {
      if (query.like) assertMayListLiked(viewer);
      const filter = { text: query.q, likedBy: query.like ? (viewer?.accountUuid ?? null) : null };
      const order = {
        sort: query.sort,
        direction: query.direction,
        offset: query.page * query.size,
        limit: query.size,
      };
      const [rows, total] = await Promise.all([
        order.offset >= listLimits.maxDepth
          ? []
          : repository.list(filter, order, viewer?.accountUuid ?? null),
        count(filter),
      ]);
      return page(rows.map(presentArtistCard), { page: query.page, size: query.size, total });
    },

    /** A page of the public artists that the caller likes, newest like first. */
    async listLiked(
      { accountUuid }: SignedIn,
      { page: number, size }: { page: number; size: number },
    ): Promise<Page<ArtistCard>> {
      const offset = number * size;
      const [rows, total] = await Promise.all([
        offset >= listLimits.maxDepth ? [] : repository.listLiked(accountUuid, { offset, limit: size }),
        repository.count({ text: '', likedBy: accountUuid }),
      ]);
      return page(rows.map(presentArtistCard), { page: number, size, total });
    },

    /** The cards of those of the artists that are public, by uuid. */
    async findCards(uuids: readonly string[], viewer: SignedIn | null): Promise<Map<string, ArtistCard>> {
      if (uuids.length === 0) return new Map();
      const rows = await repository.listPublicByUuids(uuids, viewer?.accountUuid ?? null);
      return new Map(rows.map((row) => [row.uuid, presentArtistCard(row)]));
    },

    /** The artists of the month; one query. */
    async listHome(viewer: SignedIn | null): Promise<ArtistCard[]> {
      return (await repository.listHome(viewer?.accountUuid ?? null)).map(presentArtistCard);
    },

    /** Those of the artists with these numbers whose pages are public, in no order; one query. */
    async listPublicCards(ids: readonly number[], viewer: SignedIn | null): Promise<ArtistCard[]> {
      return (await repository.listPublicByIds(ids, viewer?.accountUuid ?? null)).map(presentArtistCard);
    },

    /** A public artist's page; throws NOT_FOUND for unknown and private ones alike. */
    async getDetail(userAccountId: string, viewer: SignedIn | null): Promise<ArtistDetail> {
      const [row, special] = await Promise.all([
        repository.findDetail(userAccountId, viewer?.accountUuid ?? null),
        repository.findSpecial(userAccountId),
      ]);
      if (row === null) throw notFound();
      return presentArtistDetail(row, special);
    },

    /** Whether the artist's page is public; throws NOT_FOUND where there is no such artist. */
    async getVisibility(
      artist: { id: number } | { userAccountId: string },
    ): Promise<{ id: number; isPublic: boolean }> {
      const visibility = await repository.findVisibility(artist);
      if (visibility === null) throw notFound();
      return visibility;
    },
  };
}
