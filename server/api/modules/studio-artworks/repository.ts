import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ColumnName, FieldName } from '@/lib/artwork/fields';
import type { ArtworkTexts } from '@/lib/contracts/studio-artwork';
import * as studioLimits from '@/lib/limits/studio';
import { fieldColumns } from '@/server/api/modules/artworks/shared-rows';
import type { Orm, Transaction } from '@/server/db/client';
import { imageColumns } from '@/server/db/columns';
import { findOwnArtist, holdArtist } from '@/server/api/modules/studio-profile/shared-rows';
import { againAfterConflict } from '@/server/db/retry';
import { artworks } from '@/server/db/schema/artwork';
import { images } from '@/server/db/schema/image';
import { originals } from '@/server/db/schema/original';

/** What a save writes of an artwork's texts, and the lengths that its size tells. */
export type ArtworkTextColumns = {
  [Name in FieldName as ColumnName<Name>]: ArtworkTexts[Name];
} & Record<'heightCm' | 'widthCm' | 'depthCm', number | null>;

/** What a save writes of an artwork. */
export type ArtworkColumns = ArtworkTextColumns & {
  imageId: string;
  /** Undefined where the one that is kept stays. */
  originalUuid?: string | undefined;
};

export type StudioArtworkRepository = ReturnType<typeof createStudioArtworkRepository>;
export type StudioArtworkRow = Awaited<ReturnType<StudioArtworkRepository['list']>>[number];

const columns = {
  uuid: artworks.uuid,
  version: artworks.version,
  ...fieldColumns,
  heightCm: artworks.heightCm,
  widthCm: artworks.widthCm,
  depthCm: artworks.depthCm,
  sortOrder: artworks.sortOrder,
  categoryUuid: artworks.categoryUuid,
  categorySortOrder: artworks.categorySortOrder,
  createdAt: artworks.createdAt,
  image: imageColumns,
  original: {
    storageKey: originals.storageKey,
    fileName: originals.fileName,
    bytes: originals.bytes,
    mime: originals.mime,
  },
};

export function createStudioArtworkRepository(orm: Orm) {
  const select = (from: Orm | Transaction) =>
    from
      .select(columns)
      .from(artworks)
      .innerJoin(images, eq(images.id, artworks.imageId))
      .leftJoin(originals, eq(originals.uuid, artworks.originalUuid));
  const isOwn = (artistId: number, uuid: string) =>
    and(eq(artworks.artistId, artistId), eq(artworks.uuid, uuid));

  return {
    findArtist: (accountUuid: string) => findOwnArtist(orm, accountUuid),

    /** All artworks in the artist's order. */
    list: (artistId: number) =>
      select(orm).where(eq(artworks.artistId, artistId)).orderBy(asc(artworks.sortOrder), asc(artworks.id)),

    /** Those of the artworks that are the artist's, in no order. */
    listOwn: (artistId: number, uuids: readonly string[]) =>
      select(orm).where(and(eq(artworks.artistId, artistId), inArray(artworks.uuid, [...uuids]))),

    async find(artistId: number, uuid: string) {
      const [row] = await select(orm).where(isOwn(artistId, uuid));
      return row ?? null;
    },

    /** Whether the artist has as many artworks as there may be. */
    async isFull(artistId: number): Promise<boolean> {
      return (await orm.$count(artworks, eq(artworks.artistId, artistId))) >= studioLimits.artworksMax;
    },

    /** The artwork that a form has made already, or null. */
    async findByFormKey(artistId: number, formKey: string) {
      const [row] = await select(orm).where(
        and(eq(artworks.artistId, artistId), eq(artworks.formKey, formKey)),
      );
      return row ?? null;
    },

    /**
     * Adds an artwork before the others.
     * @returns its uuid, or that of the artwork which the same form has made already; null where the artist has as many
     * as there may be
     */
    create: (artistId: number, saved: ArtworkColumns, formKey: string | null): Promise<string | null> =>
      orm.transaction(async (tx) => {
        await holdArtist(tx, artistId);
        const [own] = await tx
          .select({
            total: sql<number>`count(*)::int`,
            first: sql<number>`coalesce(min(${artworks.sortOrder}), 1)::int`,
            made: sql<
              string | null
            >`(array_agg(${artworks.uuid}) filter (where ${artworks.formKey} = ${formKey}))[1]`,
          })
          .from(artworks)
          .where(eq(artworks.artistId, artistId));
        if (own === undefined || own.made !== null) return own?.made ?? null;
        if (own.total >= studioLimits.artworksMax) return null;
        const [row] = await tx
          .insert(artworks)
          .values({ ...saved, artistId, formKey, sortOrder: own.first - 1 })
          .returning({ uuid: artworks.uuid });
        return row?.uuid ?? null;
      }),

    /**
     * Changes an artwork that has this version, or any; false where it has another by now, or is gone.
     * @param saved without an image where the one that is kept stays
     */
    async update(
      artistId: number,
      { uuid, version }: { uuid: string; version: number | null },
      saved: ArtworkTextColumns & Partial<ArtworkColumns>,
    ): Promise<boolean> {
      const rows = await orm
        .update(artworks)
        .set({ ...saved, version: sql`${artworks.version} + 1`, updatedAt: sql`now()` })
        .where(and(isOwn(artistId, uuid), version === null ? undefined : eq(artworks.version, version)))
        .returning({ uuid: artworks.uuid });
      return rows.length > 0;
    },

    /** Removes an artwork; triggers remove its likes. False where the artist has no such artwork. */
    remove: (artistId: number, uuid: string): Promise<boolean> =>
      againAfterConflict(() =>
        orm.transaction(async (tx) => {
          await holdArtist(tx, artistId);
          const rows = await tx
            .delete(artworks)
            .where(isOwn(artistId, uuid))
            .returning({ uuid: artworks.uuid });
          return rows.length > 0;
        }),
      ),
  };
}
