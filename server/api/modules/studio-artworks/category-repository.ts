import { and, asc, eq, sql } from 'drizzle-orm';
import type { CategoryForm, CategoryUpdate } from '@/lib/contracts/studio-artwork';
import type { Orm } from '@/server/db/client';
import { checkViolationOf, uniqueViolationOf } from '@/server/db/errors';
import { findOwnArtist, holdArtist } from '@/server/api/modules/studio-profile/shared-rows';
import { againAfterConflict } from '@/server/db/retry';
import { artworkCategories, artworks } from '@/server/db/schema/artwork';

export type CategoryRepository = ReturnType<typeof createCategoryRepository>;
export type CategoryRow = Pick<typeof artworkCategories.$inferSelect, keyof typeof columns>;

/** Why a category wasn't saved. */
export type CategoryObstacle = 'full' | 'name' | 'changed';

const columns = {
  uuid: artworkCategories.uuid,
  name: artworkCategories.name,
  isHidden: artworkCategories.isHidden,
  artworkCount: artworkCategories.artworkCount,
};

export function createCategoryRepository(orm: Orm) {
  const isOwn = (artistId: number, uuid: string) =>
    and(eq(artworkCategories.artistId, artistId), eq(artworkCategories.uuid, uuid));

  const isAsSeen = ({ name, isHidden }: NonNullable<CategoryUpdate['seen']>) =>
    and(eq(artworkCategories.name, name), eq(artworkCategories.isHidden, isHidden));

  const has = async (artistId: number, uuid: string) =>
    (await orm.$count(artworkCategories, isOwn(artistId, uuid))) > 0;

  return {
    findArtist: (accountUuid: string) => findOwnArtist(orm, accountUuid),

    list: (artistId: number) =>
      orm
        .select(columns)
        .from(artworkCategories)
        .where(eq(artworkCategories.artistId, artistId))
        .orderBy(asc(artworkCategories.sortOrder), asc(artworkCategories.uuid)),

    /** Adds a category behind the others. */
    create: (artistId: number, form: CategoryForm): Promise<CategoryRow | CategoryObstacle | null> =>
      orObstacle(
        orm
          .insert(artworkCategories)
          .values({
            ...form,
            artistId,
            sortOrder: sql`(
              select coalesce(max(${artworkCategories.sortOrder}), -1) + 1 from ${artworkCategories}
              where ${artworkCategories.artistId} = ${artistId}
            )`,
          })
          .returning(columns),
      ),

    /** Null where the artist has no such category. */
    update: (
      artistId: number,
      uuid: string,
      { seen, ...form }: CategoryUpdate,
    ): Promise<CategoryRow | CategoryObstacle | null> =>
      orObstacle(
        orm
          .update(artworkCategories)
          .set(form)
          .where(and(isOwn(artistId, uuid), seen === undefined ? undefined : isAsSeen(seen)))
          .returning(columns),
        async () => ((await has(artistId, uuid)) ? 'changed' : null),
      ),

    /** Removes a category; its artworks stay without one. False where the artist has no such category. */
    remove: (artistId: number, uuid: string): Promise<boolean> =>
      againAfterConflict(() =>
        orm.transaction(async (tx) => {
          await holdArtist(tx, artistId);
          await tx
            .update(artworks)
            .set({ categoryUuid: null, categorySortOrder: null })
            .where(and(eq(artworks.artistId, artistId), eq(artworks.categoryUuid, uuid)));
          const removed = await tx
            .delete(artworkCategories)
            .where(isOwn(artistId, uuid))
            .returning({ uuid: artworkCategories.uuid });
          return removed.length > 0;
        }),
      ),
  };
}

/** The saved row, or the rule of the database that it breaks. */
async function orObstacle(
  saved: PromiseLike<CategoryRow[]>,
  otherwise: () => Promise<CategoryObstacle | null> = () => Promise.resolve(null),
): Promise<CategoryRow | CategoryObstacle | null> {
  try {
    const [row] = await saved;
    return row ?? (await otherwise());
  } catch (error) {
    if (checkViolationOf(error) === 'artwork_categories_at_most_three') return 'full';
    if (uniqueViolationOf(error) === 'artwork_categories_name_key') return 'name';
    throw error;
  }
}
