import { cacheTags } from '@/lib/cache-tags';
import type { CacheTag } from '@/lib/cache-tags';
import type { ArtworkOrder } from '@/lib/contracts/studio-artwork';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import type { OrderRepository } from './order-repository';

interface OrderDependencies {
  repository: OrderRepository;
  /** Marks the cached pages with these tags as outdated. */
  invalidate: (tags: readonly CacheTag[]) => void;
}

export type OrderService = ReturnType<typeof createOrderService>;

/** The order in which visitors see the caller's artworks. */
export function createOrderService({ repository, invalidate }: OrderDependencies) {
  return {
    /**
     * Saves the places and categories of all artworks, or of none.
     * @throws ApiError BAD_REQUEST for an artwork that is named twice, and for artworks and categories of others;
     * ARTWORKS_CHANGED where the order isn't of all artworks that the artist has now, or one isn't where it was seen; NOT_FOUND
     * without an artist
     */
    async reorder({ accountUuid }: SignedIn, order: ArtworkOrder): Promise<null> {
      const artist = await repository.findArtist(accountUuid);
      if (artist === null) throw notFound();
      const named = order.map(({ artWorkUuid }) => artWorkUuid.toLowerCase());
      if (new Set(named).size < named.length) throw new ApiError('BAD_REQUEST');
      const { foreign, gone, missing, elsewhere } = await repository.reorder(artist.id, order);
      if (foreign > 0) throw new ApiError('BAD_REQUEST');
      if (gone > 0 || missing > 0 || elsewhere > 0) throw new ApiError('ARTWORKS_CHANGED');
      invalidate([cacheTags.artworks(artist.id), cacheTags.artist(artist.id)]);
      return null;
    },
  };
}
