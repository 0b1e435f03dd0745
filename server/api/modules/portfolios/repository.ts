import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PortfolioKept } from '@/lib/contracts/portfolio';
import type { Orm, Transaction } from '@/server/db/client';
import { imageColumns } from '@/server/db/columns';
import { findOwnArtist, holdArtist } from '@/server/db/own-artist';
import { accounts } from '@/server/db/schema/account';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { images } from '@/server/db/schema/image';
import { portfolios } from '@/server/db/schema/portfolio';
import { storedUploads } from '@/server/db/schema/upload';

/** What a save writes. */
export interface PortfolioColumns {
  content: PortfolioKept;
  coverImageId: string | null;
}

export type PortfolioRepository = ReturnType<typeof createPortfolioRepository>;
export type PortfolioRow = NonNullable<Awaited<ReturnType<PortfolioRepository['find']>>>;
export type PortfolioProfileRow = NonNullable<Awaited<ReturnType<PortfolioRepository['findProfile']>>>;
export type PortfolioArtworkRow = Awaited<ReturnType<PortfolioRepository['listArtworks']>>[number];

const columns = {
  uuid: portfolios.uuid,
  isTemporary: portfolios.isTemporary,
  content: portfolios.content,
  version: portfolios.version,
  updatedAt: portfolios.updatedAt,
  cover: imageColumns,
  pdf: {
    uuid: storedUploads.uuid,
    storageKey: storedUploads.storageKey,
    fileName: storedUploads.fileName,
    bytes: storedUploads.bytes,
  },
};

export function createPortfolioRepository(orm: Orm) {
  const select = (from: Orm | Transaction) =>
    from
      .select(columns)
      .from(portfolios)
      .leftJoin(images, eq(images.id, portfolios.coverImageId))
      .leftJoin(storedUploads, eq(storedUploads.uuid, portfolios.pdfUploadUuid));
  const isKind = (artistId: number, isTemporary: boolean) =>
    and(eq(portfolios.artistId, artistId), eq(portfolios.isTemporary, isTemporary));
  const isOwn = (artistId: number, uuid: string) =>
    and(eq(portfolios.artistId, artistId), eq(portfolios.uuid, uuid));

  return {
    findArtist: (accountUuid: string) => findOwnArtist(orm, accountUuid),

    /** What a portfolio shows of the artist, and how to reach them; null before the profile's first save. */
    async findProfile(accountUuid: string) {
      const [row] = await orm
        .select({
          nameKo: artists.nameKo,
          nameEn: artists.nameEn,
          phoneNum: accounts.phoneNum,
          email: accounts.email,
          introduction: artists.introduction,
          artistNote: artists.artistNote,
          image: imageColumns,
          activityGenreTypes: artists.activityGenreTypes,
          activityGenreEtc: artists.activityGenreEtc,
          educations: artists.educations,
          experiences: artists.experiences,
          awards: artists.awards,
          collections: artists.collections,
        })
        .from(artists)
        .innerJoin(accounts, eq(accounts.uuid, artists.accountUuid))
        .innerJoin(images, eq(images.id, artists.imageId))
        .where(eq(artists.accountUuid, accountUuid));
      return row ?? null;
    },

    /** Those of the artworks that are the artist's, in no order. */
    listArtworks: (artistId: number, uuids: readonly string[]) =>
      orm
        .select({
          uuid: artworks.uuid,
          title: artworks.title,
          titleEn: artworks.titleEn,
          year: artworks.year,
          size: artworks.size,
          material: artworks.material,
          description: artworks.description,
          image: imageColumns,
        })
        .from(artworks)
        .innerJoin(images, eq(images.id, artworks.imageId))
        .where(and(eq(artworks.artistId, artistId), inArray(artworks.uuid, [...uuids]))),

    /** The portfolio that is being worked on, or the one whose PDF is kept; null where there is none. */
    async find(artistId: number, isTemporary: boolean) {
      const [row] = await select(orm).where(isKind(artistId, isTemporary));
      return row ?? null;
    },

    async findByUuid(artistId: number, uuid: string) {
      const [row] = await select(orm).where(isOwn(artistId, uuid));
      return row ?? null;
    },

    /** When the artist last saved; null for never. */
    async findLastSave(artistId: number): Promise<Date | null> {
      const [row] = await orm
        .select({ updatedAt: portfolios.updatedAt })
        .from(portfolios)
        .where(eq(portfolios.artistId, artistId))
        .orderBy(desc(portfolios.updatedAt))
        .limit(1);
      return row?.updatedAt ?? null;
    },

    /**
     * Saves the portfolio that is being worked on.
     * @param version that it has, 0 for the first save
     * @returns null where it has another one by now
     */
    save: (artistId: number, version: number, saved: PortfolioColumns) =>
      orm.transaction(async (tx) => {
        const rows =
          version === 0
            ? await tx
                .insert(portfolios)
                .values({ ...saved, artistId, isTemporary: true })
                .onConflictDoNothing({ target: [portfolios.artistId, portfolios.isTemporary] })
                .returning({ uuid: portfolios.uuid })
            : await tx
                .update(portfolios)
                .set({ ...saved, version: sql`${portfolios.version} + 1`, updatedAt: sql`now()` })
                .where(and(isKind(artistId, true), eq(portfolios.version, version)))
                .returning({ uuid: portfolios.uuid });
        const [row] = rows;
        if (row === undefined) return null;
        const [whole] = await select(tx).where(isOwn(artistId, row.uuid));
        return whole ?? null;
      }),

    /**
     * Keeps a portfolio's PDF. It takes the place of the one that was kept before.
     * @param version that it has to have; null for any
     * @returns false where it is gone, or another version
     */
    keepPdf: (
      artistId: number,
      { uuid, version }: { uuid: string; version: number | null },
      pdfUploadUuid: string,
    ): Promise<boolean> =>
      orm.transaction(async (tx) => {
        await holdArtist(tx, artistId);
        const [row] = await tx
          .select({ isTemporary: portfolios.isTemporary })
          .from(portfolios)
          .where(and(isOwn(artistId, uuid), version === null ? undefined : eq(portfolios.version, version)));
        if (row === undefined) return false;
        if (row.isTemporary) await tx.delete(portfolios).where(isKind(artistId, false));
        await tx
          .update(portfolios)
          .set({ isTemporary: false, pdfUploadUuid, updatedAt: sql`now()` })
          .where(isOwn(artistId, uuid));
        return true;
      }),

    /** Whether the image is the artist's photo, the image of one of their artworks, or a cover that they sent. */
    async isOwnImage(artistId: number, imageId: string): Promise<boolean> {
      const { rows } = await orm.execute<{ is_own: boolean }>(sql`
        select exists (select 1 from ${artists} where ${artists.id} = ${artistId} and ${artists.imageId} = ${imageId})
          or exists (
            select 1 from ${artworks} where ${artworks.artistId} = ${artistId} and ${artworks.imageId} = ${imageId})
          or exists (
            select 1 from ${portfolios} where ${portfolios.artistId} = ${artistId}
              and ${portfolios.coverImageId} = ${imageId}) as is_own`);
      return rows[0]?.is_own === true;
    },
  };
}
