import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import type { AdminArtist } from '@/lib/contracts/admin/artist';
import type { Page } from '@/lib/contracts/envelope';
import type { AdminArtistListState } from '@/lib/lists/admin-lists';
import type { SignedIn } from '@/server/api/http/access';
import { notFound } from '@/server/api/http/api-error';
import { readPage } from '@/server/api/http/envelope';
import { assertSaved } from '@/server/api/http/unsaved';
import type { AdminArtistRepository, AdminArtistRow } from './admin-repository';

interface AdminArtistDependencies {
  repository: AdminArtistRepository;
  invalidate: (tags: readonly CacheTag[]) => void;
}

export type AdminArtistService = ReturnType<typeof createAdminArtistService>;

/** Artists and their badges (O-96). */
export function createAdminArtistService({ repository, invalidate }: AdminArtistDependencies) {
  async function get(id: number): Promise<AdminArtist> {
    const row = await repository.find(id);
    if (row === null) throw notFound();
    return present(row);
  }

  return {
    /** @throws ApiError NOT_FOUND */
    get,

    list: (query: AdminArtistListState & { size: number }): Promise<Page<AdminArtist>> =>
      readPage(query, {
        list: (window) => repository.list(query, window),
        count: () => repository.count(query),
        present,
      }),

    /** @throws ApiError NOT_FOUND, CONTENT_STALE where another operator set another badge first */
    async setBadge(
      { accountId }: SignedIn,
      id: number,
      body: { badge: string | null; seen: string | null },
    ): Promise<AdminArtist> {
      assertSaved(await repository.setBadge(id, { ...body, actorId: accountId }));
      invalidate([cacheTags.artists, cacheTags.artist(id)]);
      return get(id);
    },
  };
}

const present = ({ createdAt, ...row }: AdminArtistRow): AdminArtist => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
