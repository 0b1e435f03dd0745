import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DraftChange } from '@/lib/contracts/studio-draft';
import * as studioLimits from '@/lib/limits/studio';
import type { Orm } from '@/server/db/client';
import { imageColumns } from '@/server/db/columns';
import { findOwnArtist, holdArtist } from '@/server/api/modules/studio-profile/shared-rows';
import { artworkDrafts, artworks } from '@/server/db/schema/artwork';
import { images } from '@/server/db/schema/image';
import { originals } from '@/server/db/schema/original';

/** A draft that is to be an artwork with these columns. */
export interface ReadyDraft {
  uuid: string;
  /** The version whose fields were checked. */
  version: number;
  columns: Omit<typeof artworks.$inferInsert, 'artistId' | 'uuid' | 'sortOrder'>;
}

export type DraftRepository = ReturnType<typeof createDraftRepository>;
export type DraftRow = Awaited<ReturnType<DraftRepository['list']>>[number];

const columns = {
  uuid: artworkDrafts.uuid,
  version: artworkDrafts.version,
  fields: artworkDrafts.fields,
  fileName: artworkDrafts.fileName,
  createdAt: artworkDrafts.createdAt,
  updatedAt: artworkDrafts.updatedAt,
  image: imageColumns,
  original: { uuid: originals.uuid, bytes: originals.bytes, mime: originals.mime },
};

export function createDraftRepository(orm: Orm) {
  const select = () =>
    orm
      .select(columns)
      .from(artworkDrafts)
      .innerJoin(images, eq(images.id, artworkDrafts.imageId))
      .innerJoin(originals, eq(originals.uuid, artworkDrafts.originalUuid));
  const isOwn = (artistId: number, uuids: readonly string[]) =>
    and(eq(artworkDrafts.artistId, artistId), inArray(artworkDrafts.uuid, [...uuids]));
  /** Fields that are not in the change stay as they are. */
  const changed = (fields: DraftChange) => ({
    fields: sql`${artworkDrafts.fields} || ${JSON.stringify(fields)}::jsonb`,
    version: sql`${artworkDrafts.version} + 1`,
    updatedAt: sql`now()`,
  });

  return {
    findArtist: (accountUuid: string) => findOwnArtist(orm, accountUuid),

    /** All drafts of the artist, oldest first; files that were chosen together in their order. */
    list: (artistId: number) =>
      select()
        .where(eq(artworkDrafts.artistId, artistId))
        .orderBy(
          sql`min(${artworkDrafts.createdAt}) over (partition by coalesce(${artworkDrafts.batch}, ${artworkDrafts.uuid}))`,
          ...[artworkDrafts.position, artworkDrafts.createdAt, artworkDrafts.uuid].map((column) =>
            asc(column),
          ),
        ),

    /** Those of the drafts that are the artist's, in no order. */
    listOwn: (artistId: number, uuids: readonly string[]) => select().where(isOwn(artistId, uuids)),

    /** Those of the uuids that are artworks of the artist. */
    async listArtworks(artistId: number, uuids: readonly string[]): Promise<string[]> {
      const rows = await orm
        .select({ uuid: artworks.uuid })
        .from(artworks)
        .where(and(eq(artworks.artistId, artistId), inArray(artworks.uuid, [...uuids])));
      return rows.map(({ uuid }) => uuid);
    },

    /**
     * Adds a draft.
     * @returns its uuid, or that of the draft which the same file has made already; null where the artist has as many as
     * there may be
     */
    create: (
      artistId: number,
      draft: Pick<typeof artworkDrafts.$inferInsert, 'batch' | 'position'> & {
        imageId: string;
        originalUuid: string;
        fileName: string;
      },
    ): Promise<string | null> =>
      orm.transaction(async (tx) => {
        await holdArtist(tx, artistId);
        const own = await tx
          .select({ uuid: artworkDrafts.uuid, imageId: artworkDrafts.imageId, name: artworkDrafts.fileName })
          .from(artworkDrafts)
          .where(eq(artworkDrafts.artistId, artistId));
        const same = own.find(({ imageId, name }) => imageId === draft.imageId && name === draft.fileName);
        if (same !== undefined) return same.uuid;
        if (own.length >= studioLimits.draftsMax) return null;
        const [row] = await tx
          .insert(artworkDrafts)
          .values({ ...draft, artistId })
          .returning({ uuid: artworkDrafts.uuid });
        return row?.uuid ?? null;
      }),

    /** Changes a draft that has this version; false where it has another by now, or is gone. */
    async update(
      artistId: number,
      { uuid, version }: { uuid: string; version: number },
      fields: DraftChange,
    ): Promise<boolean> {
      const rows = await orm
        .update(artworkDrafts)
        .set(changed(fields))
        .where(and(isOwn(artistId, [uuid]), eq(artworkDrafts.version, version)))
        .returning({ uuid: artworkDrafts.uuid });
      return rows.length > 0;
    },

    /** Changes all of these drafts, each once; false where one isn't the artist's, and nothing was changed. */
    async updateAll(artistId: number, uuids: readonly string[], fields: DraftChange): Promise<boolean> {
      const found = orm
        .select({ total: sql`count(*)` })
        .from(artworkDrafts)
        .where(isOwn(artistId, uuids));
      const rows = await orm
        .update(artworkDrafts)
        .set(changed(fields))
        .where(and(isOwn(artistId, uuids), sql`${found} = ${uuids.length}`))
        .returning({ uuid: artworkDrafts.uuid });
      return rows.length > 0;
    },

    async remove(artistId: number, uuid: string): Promise<boolean> {
      const rows = await orm
        .delete(artworkDrafts)
        .where(isOwn(artistId, [uuid]))
        .returning({ uuid: artworkDrafts.uuid });
      return rows.length > 0;
    },

    /**
     * Makes artworks of drafts, which come first, in the order given.
     * @returns the uuids of those that were published; drafts that changed meanwhile are left. Null where the artist would
     * have too many artworks, and nothing was changed
     */
    publish: async (artistId: number, drafts: readonly ReadyDraft[]): Promise<string[] | null> => {
      if (drafts.length === 0) return [];
      return orm.transaction(async (tx) => {
        await holdArtist(tx, artistId);
        const [own] = await tx
          .select({
            total: sql<number>`count(*)::int`,
            first: sql<number>`coalesce(min(${artworks.sortOrder}), 0)::int`,
          })
          .from(artworks)
          .where(eq(artworks.artistId, artistId));
        if (own === undefined || own.total + drafts.length > studioLimits.artworksMax) return null;
        const versions = drafts.map(({ uuid, version }) => sql`(${uuid}::uuid, ${version}::integer)`);
        const taken = await tx
          .delete(artworkDrafts)
          .where(
            and(
              eq(artworkDrafts.artistId, artistId),
              sql`(${artworkDrafts.uuid}, ${artworkDrafts.version}) in (${sql.join(versions, sql`, `)})`,
            ),
          )
          .returning({ uuid: artworkDrafts.uuid });
        const uuids = new Set(taken.map(({ uuid }) => uuid));
        const ready = drafts.filter(({ uuid }) => uuids.has(uuid));
        if (ready.length === 0) return [];
        await tx.insert(artworks).values(
          ready.map((draft, at) => ({
            ...draft.columns,
            uuid: draft.uuid,
            artistId,
            sortOrder: own.first - ready.length + at,
          })),
        );
        return ready.map(({ uuid }) => uuid);
      });
    },
  };
}
