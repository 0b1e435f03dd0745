import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { cardColumns, publicFieldColumns } from './shared-rows';
import type { Orm } from '@/server/db/client';
import { countSeenLikes, pickSeenLikes } from '@/server/db/columns';
import { artists } from '@/server/db/schema/artist';
import { artworkCategories, artworks } from '@/server/db/schema/artwork';
import { homeSlots } from '@/server/db/schema/banner';
import { images } from '@/server/db/schema/image';

/** All artworks of an artist in the artist's order, or those of one category in its order. */
export interface ArtworkScope {
  artistId: number;
  categoryUuid: string | null;
}

export type ArtworkRepository = ReturnType<typeof createArtworkRepository>;
export type ArtworkRow = Awaited<ReturnType<ArtworkRepository['list']>>[number];
export type HomeArtworkRow = Awaited<ReturnType<ArtworkRepository['listHome']>>[number];
export type LikedArtworkRow = Awaited<ReturnType<ArtworkRepository['listLiked']>>[number];
export type CategoryRow = Awaited<ReturnType<ArtworkRepository['listCategories']>>[number];

const isPublicArtist = sql`${artists.isPublic}`;

const artworkColumns = (viewer: string | null) => ({
  ...cardColumns(viewer),
  ...publicFieldColumns,
  heightCm: artworks.heightCm,
  widthCm: artworks.widthCm,
  depthCm: artworks.depthCm,
  price: artworks.price,
});

/** The artist as a wall label and the viewing room say who it is. */
const artistColumns = {
  id: artists.id,
  userAccountId: artists.userAccountId,
  nameKo: artists.nameKo,
  nameEn: artists.nameEn,
  videoLink: artists.videoLink,
  interviews: artists.interviews,
};

const inScope = ({ artistId, categoryUuid }: ArtworkScope) =>
  and(
    eq(artworks.artistId, artistId),
    categoryUuid === null ? undefined : eq(artworks.categoryUuid, categoryUuid),
  );

/** The order as the indexes have it. Artworks without a place in their category come last. */
const ordered = ({ categoryUuid }: ArtworkScope) =>
  categoryUuid === null
    ? [asc(artworks.sortOrder), asc(artworks.id)]
    : [asc(artworks.categorySortOrder), asc(artworks.id)];

export function createArtworkRepository(orm: Orm) {
  return {
    /** How many artworks the scope has, from counters; null for a hidden artist or category. */
    async findTotal({ artistId, categoryUuid }: ArtworkScope): Promise<number | null> {
      const isArtist = and(eq(artists.id, artistId), isPublicArtist);
      const rows =
        categoryUuid === null
          ? await orm.select({ total: artists.artworkCount }).from(artists).where(isArtist)
          : await orm
              .select({ total: artworkCategories.artworkCount })
              .from(artworkCategories)
              .innerJoin(artists, and(eq(artists.id, artworkCategories.artistId), isArtist))
              .where(and(eq(artworkCategories.uuid, categoryUuid), eq(artworkCategories.isHidden, false)));
      return rows[0]?.total ?? null;
    },

    /** How many artworks come before this one in the scope; null where the scope doesn't have it. */
    async findPosition(scope: ArtworkScope, artworkUuid: string): Promise<number | null> {
      const place = scope.categoryUuid === null ? artworks.sortOrder : artworks.categorySortOrder;
      const wanted = orm
        .select({ place: sql<number>`coalesce(${place}, 2147483647)`.as('place'), id: artworks.id })
        .from(artworks)
        .where(and(inScope(scope), eq(artworks.uuid, artworkUuid)))
        .as('wanted');
      const [row] = await orm
        .select({
          before: sql<number>`(
            select count(*)::int from ${artworks}
            where ${inScope(scope)} and (coalesce(${place}, 2147483647), ${artworks.id}) < (${wanted.place}, ${wanted.id})
          )`,
        })
        .from(wanted);
      return row?.before ?? null;
    },

    list: (
      scope: ArtworkScope,
      { offset, limit }: { offset: number; limit: number },
      viewer: string | null,
    ) =>
      orm
        .select(artworkColumns(viewer))
        .from(artworks)
        .innerJoin(artists, and(eq(artists.id, artworks.artistId), isPublicArtist))
        .innerJoin(images, eq(images.id, artworks.imageId))
        .where(inScope(scope))
        .orderBy(...ordered(scope))
        .limit(limit)
        .offset(offset),

    /** The ones of these artworks whose artist is public, each with its artist, in no order. */
    listByUuids: (uuids: readonly string[], viewer: string | null) =>
      orm
        .select({
          ...artworkColumns(viewer),
          artist: artistColumns,
        })
        .from(artworks)
        .innerJoin(artists, and(eq(artists.id, artworks.artistId), isPublicArtist))
        .innerJoin(images, eq(images.id, artworks.imageId))
        .where(inArray(artworks.uuid, [...uuids])),

    /** The first artworks of each artist on the home page. */
    listHome(perArtist: number, viewer: string | null) {
      const first = orm
        .select({ id: artworks.id })
        .from(artworks)
        .where(eq(artworks.artistId, homeSlots.artistId))
        .orderBy(asc(artworks.sortOrder), asc(artworks.id))
        .limit(perArtist)
        .as('first');
      return orm
        .select(cardColumns(viewer))
        .from(homeSlots)
        .crossJoinLateral(first)
        .innerJoin(artworks, eq(artworks.id, first.id))
        .innerJoin(artists, and(eq(artists.id, artworks.artistId), isPublicArtist))
        .innerJoin(images, eq(images.id, artworks.imageId))
        .where(eq(homeSlots.slot, 'ARTIST'))
        .orderBy(asc(homeSlots.position), asc(artworks.sortOrder), asc(artworks.id));
    },

    /** The artworks that an account likes, newest like first, each with its artist. */
    listLiked(accountUuid: string, window: { offset: number; limit: number }) {
      const picked = pickSeenLikes(orm, accountUuid, 'ART_WORK', window);
      return orm
        .select({
          ...cardColumns(accountUuid),
          description: artworks.description,
          artist: artistColumns,
        })
        .from(picked)
        .innerJoin(artworks, eq(artworks.uuid, picked.targetUuid))
        .innerJoin(artists, eq(artists.id, artworks.artistId))
        .innerJoin(images, eq(images.id, artworks.imageId))
        .orderBy(desc(picked.createdAt), desc(picked.targetUuid));
    },

    /** How many artworks of public artists an account likes, counted no further than the cap. */
    countLiked: (accountUuid: string) => countSeenLikes(orm, accountUuid, 'ART_WORK'),

    /** The visible categories of a public artist in the artist's order. */
    listCategories: (artistId: number) =>
      orm
        .select({
          uuid: artworkCategories.uuid,
          name: artworkCategories.name,
          artworkCount: artworkCategories.artworkCount,
        })
        .from(artworkCategories)
        .where(and(eq(artworkCategories.artistId, artistId), eq(artworkCategories.isHidden, false)))
        .orderBy(asc(artworkCategories.sortOrder), asc(artworkCategories.uuid)),

    /** Counts one view and returns the new number; null unless the artwork is of this artist, who is public. */
    async countView(artistId: number, artworkUuid: string): Promise<number | null> {
      const [row] = await orm
        .update(artworks)
        .set({ viewCount: sql`${artworks.viewCount} + 1` })
        .where(
          and(
            eq(artworks.uuid, artworkUuid),
            eq(artworks.artistId, artistId),
            sql`exists (select 1 from ${artists} where ${artists.id} = ${artistId} and ${artists.isPublic})`,
          ),
        )
        .returning({ viewCount: artworks.viewCount });
      return row?.viewCount ?? null;
    },
  };
}
