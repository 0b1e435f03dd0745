import { cacheTags } from '@/lib/cache-tags';
import type { CacheTag } from '@/lib/cache-tags';
import type { CategoryForm, CategoryUpdate, StudioCategory } from '@/lib/contracts/studio-artwork';
import * as studioMessages from '@/lib/messages/studio';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import type { CategoryObstacle, CategoryRepository, CategoryRow } from './category-repository';

interface CategoryDependencies {
  repository: CategoryRepository;
  /** Marks the cached pages with these tags as outdated. */
  invalidate: (tags: readonly CacheTag[]) => void;
}

export type CategoryService = ReturnType<typeof createCategoryService>;

/** The categories of the caller's artworks. Every call throws NOT_FOUND for an account without an artist. */
export function createCategoryService({ repository, invalidate }: CategoryDependencies) {
  async function getArtistId({ accountUuid }: SignedIn): Promise<number> {
    const artist = await repository.findArtist(accountUuid);
    if (artist === null) throw notFound();
    return artist.id;
  }

  const changed = (artistId: number) =>
    invalidate([cacheTags.artworks(artistId), cacheTags.artist(artistId)]);

  return {
    /** The categories in order, hidden ones too. */
    list: async (actor: SignedIn): Promise<StudioCategory[]> =>
      (await repository.list(await getArtistId(actor))).map(presentCategory),

    /** @throws ApiError CATEGORIES_FULL for a fourth, CATEGORY_NAME_TAKEN for a name that the artist has already */
    async create(actor: SignedIn, form: CategoryForm): Promise<StudioCategory> {
      const artistId = await getArtistId(actor);
      const category = savedOf(await repository.create(artistId, form));
      changed(artistId);
      return category;
    },

    /**
     * @throws ApiError NOT_FOUND for another's category, CATEGORY_NAME_TAKEN for the name of another one, CATEGORY_STALE where it
     * isn't what the caller saw
     */
    async update(actor: SignedIn, uuid: string, form: CategoryUpdate): Promise<StudioCategory> {
      const artistId = await getArtistId(actor);
      const category = savedOf(await repository.update(artistId, uuid, form));
      changed(artistId);
      return category;
    },

    /** Removes a category; its artworks stay. @throws ApiError NOT_FOUND for another's category */
    async remove(actor: SignedIn, uuid: string): Promise<null> {
      const artistId = await getArtistId(actor);
      if (!(await repository.remove(artistId, uuid))) throw notFound();
      changed(artistId);
      return null;
    },
  };
}

function savedOf(result: CategoryRow | CategoryObstacle | null): StudioCategory {
  if (result === null) throw notFound();
  if (result === 'changed') throw new ApiError('CATEGORY_STALE');
  if (result === 'full') throw new ApiError('CATEGORIES_FULL');
  if (result === 'name') {
    throw new ApiError('CATEGORY_NAME_TAKEN', {
      errors: [{ field: 'name', message: studioMessages.categoryNameTaken }],
    });
  }
  return presentCategory(result);
}

function presentCategory({ uuid, name, isHidden, artworkCount }: CategoryRow): StudioCategory {
  return { uuid, name, isHidden, artworkCount };
}
