import { and, desc, eq, exists, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PortfolioKept } from '@/lib/contracts/portfolio';
import * as portfolioLimits from '@/lib/limits/portfolio';
import { PRINTED_FIELDS, THEME_FIELDS } from '@/lib/artwork/fields';
import { pick } from '@/lib/pick';
import { fieldColumns } from '@/server/api/modules/artworks/shared-rows';
import type { Orm, Transaction } from '@/server/db/client';
import { imageColumns } from '@/server/db/columns';
import { findOwnArtist, holdArtist } from '@/server/api/modules/studio-profile/shared-rows';
import { accounts } from '@/server/db/schema/account';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { images } from '@/server/db/schema/image';
import { portfolios } from '@/server/db/schema/portfolio';
import { storedUploads } from '@/server/db/schema/upload';

/** What its artist reads of an artwork in a portfolio. */
const SHOWN_FIELDS = [...PRINTED_FIELDS, ...THEME_FIELDS, 'genre', 'etc'] as const;

/** What a save writes. */
export interface PortfolioColumns {
  content: PortfolioKept;
  /** Undefined where the cover stays. */
  coverImageId?: string | null;
}

export type PortfolioRepository = ReturnType<typeof createPortfolioRepository>;
export type PortfolioRow = NonNullable<Awaited<ReturnType<PortfolioRepository['find']>>>;
export type PortfolioProfileRow = NonNullable<Awaited<ReturnType<PortfolioRepository['findProfile']>>>;
export type PortfolioArtworkRow = Awaited<ReturnType<PortfolioRepository['listArtworks']>>[number];

const columns = {
  uuid: portfolios.uuid,
  replacedAt: portfolios.replacedAt,
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
    and(
      eq(portfolios.artistId, artistId),
      eq(portfolios.isTemporary, isTemporary),
      isNull(portfolios.replacedAt),
    );
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
          ...pick(fieldColumns, SHOWN_FIELDS),
          sortOrder: artworks.sortOrder,
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
        .where(and(eq(portfolios.artistId, artistId), isNull(portfolios.replacedAt)))
        .orderBy(desc(portfolios.updatedAt))
        .limit(1);
      return row?.updatedAt ?? null;
    },

    /**
     * Saves the portfolio that is being worked on.
     * @param version that it has to have, 0 for the first save, null for any
     * @param begins keeps it as an earlier one and begins another
     * @returns null where it has another version by now
     */
    save: (
      artistId: number,
      { version, begins }: { version: number | null; begins: boolean },
      saved: PortfolioColumns,
    ) =>
      orm.transaction(async (tx) => {
        await holdArtist(tx, artistId);
        const workedOn = and(
          isKind(artistId, true),
          version === null ? undefined : eq(portfolios.version, version),
        );
        if (begins && version !== 0 && !(await setAside(tx, workedOn)) && version !== null) return null;
        const row =
          (begins || version === 0 ? undefined : await change(tx, workedOn, saved)) ??
          (begins || !version ? await add(tx, artistId, saved) : undefined);
        if (row === undefined) return null;
        await removeOldest(tx, artistId);
        const [whole] = await select(tx).where(isOwn(artistId, row.uuid));
        return whole ?? null;
      }),

    /**
     * Keeps a portfolio's PDF. The one that was kept before becomes an earlier one, or goes where it shows the same.
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
          .select({ content: portfolios.content, coverImageId: portfolios.coverImageId })
          .from(portfolios)
          .where(and(isOwn(artistId, uuid), version === null ? undefined : eq(portfolios.version, version)));
        if (row === undefined) return false;
        const keptBefore = and(isKind(artistId, false), ne(portfolios.uuid, uuid));
        await tx
          .delete(portfolios)
          .where(
            and(
              keptBefore,
              sql`${portfolios.content} = ${JSON.stringify(row.content)}::jsonb`,
              sql`${portfolios.coverImageId} is not distinct from ${row.coverImageId}`,
            ),
          );
        await setAside(tx, keptBefore);
        await tx
          .update(portfolios)
          .set({ isTemporary: false, pdfUploadUuid, updatedAt: sql`now()`, replacedAt: null })
          .where(isOwn(artistId, uuid));
        await removeOldest(tx, artistId);
        return true;
      }),

    /** Those that can be restored: the kept one where another one is worked on, then the earlier ones, last replaced first. */
    async listEarlier(artistId: number) {
      const workedOn = orm.select({ uuid: portfolios.uuid }).from(portfolios).where(isKind(artistId, true));
      const isHidden = and(eq(portfolios.isTemporary, false), exists(workedOn));
      return select(orm)
        .where(and(eq(portfolios.artistId, artistId), or(isNotNull(portfolios.replacedAt), isHidden)))
        .orderBy(sql`${portfolios.replacedAt} desc nulls first`, desc(portfolios.updatedAt));
    },

    /**
     * Makes an earlier portfolio the present one. What is worked on becomes an earlier one, and so does the kept one where a
     * finished one is restored. One that is present already stays.
     * @returns false where there is none
     */
    restore: (artistId: number, uuid: string): Promise<boolean> =>
      orm.transaction(async (tx) => {
        await holdArtist(tx, artistId);
        const [row] = await tx
          .select({ isTemporary: portfolios.isTemporary, replacedAt: portfolios.replacedAt })
          .from(portfolios)
          .where(isOwn(artistId, uuid));
        if (row === undefined) return false;
        const isOther = ne(portfolios.uuid, uuid);
        await setAside(tx, and(isKind(artistId, true), isOther));
        if (!row.isTemporary) await setAside(tx, and(isKind(artistId, false), isOther));
        if (row.replacedAt !== null)
          await tx
            .update(portfolios)
            .set({ replacedAt: null, version: nextVersion(artistId) })
            .where(isOwn(artistId, uuid));
        await removeOldest(tx, artistId);
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

/** Adds a portfolio that is worked on; undefined where there is one. */
async function add(tx: Transaction, artistId: number, saved: PortfolioColumns) {
  const [row] = await tx
    .insert(portfolios)
    .values({ ...saved, artistId, isTemporary: true, version: nextVersion(artistId) })
    .onConflictDoNothing({
      target: [portfolios.artistId, portfolios.isTemporary],
      where: isNull(portfolios.replacedAt),
    })
    .returning({ uuid: portfolios.uuid });
  return row;
}

/** Changes the portfolio that is worked on; undefined where there is none like it. */
async function change(tx: Transaction, workedOn: SQL | undefined, saved: PortfolioColumns) {
  const [row] = await tx
    .update(portfolios)
    .set({ ...saved, version: sql`${portfolios.version} + 1`, updatedAt: sql`now()` })
    .where(workedOn)
    .returning({ uuid: portfolios.uuid });
  return row;
}

/** Makes present portfolios earlier ones. @returns whether there was one */
async function setAside(tx: Transaction, which: SQL | undefined): Promise<boolean> {
  const rows = await tx
    .update(portfolios)
    .set({ replacedAt: sql`clock_timestamp()` })
    .where(which)
    .returning({ uuid: portfolios.uuid });
  return rows.length > 0;
}

/** Removes the earlier portfolios beyond those that are kept, finished and unfinished ones apart. Triggers let go of their files. */
async function removeOldest(tx: Transaction, artistId: number): Promise<void> {
  await tx.execute(sql`
    delete from ${portfolios} where ${portfolios.uuid} in (
      select uuid from (
        select uuid, row_number() over (partition by is_temporary order by replaced_at desc, updated_at desc) as place
        from ${portfolios} where artist_id = ${artistId} and replaced_at is not null) as earlier
      where place > ${portfolioLimits.earlierMax})`);
}

/** A version that none of the artist's portfolios has. The artist is held. */
function nextVersion(artistId: number): SQL<number> {
  return sql<number>`(select coalesce(max(counted.version), 0) + 1 from ${portfolios} as counted where counted.artist_id = ${artistId})`;
}
