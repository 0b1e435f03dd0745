import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { RoleType } from '@/lib/contracts/account';
import type { StudioProfileUpdate } from '@/lib/contracts/studio-profile';
import type { Orm, Transaction } from '@/server/db/client';
import { imageColumns } from '@/server/db/columns';
import { accounts } from '@/server/db/schema/account';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { images } from '@/server/db/schema/image';
import { originals } from '@/server/db/schema/original';

/** A save of a profile. */
export interface StudioProfileSave {
  accountUuid: string;
  accountId: string;
  /** The role that the caller had when the save began. The account must have it still. */
  roleType: RoleType;
  /** The version that the form began with, which has to be the current one; 0 for the first save, null for any. */
  version: number | null;
  /** Undefined images where those that are kept stay. */
  columns: Omit<StudioProfileUpdate, 'version' | 'educationNotApplicable'> & {
    imageId?: string;
    photoOriginalUuid?: string;
  };
}

export type StudioProfileRepository = ReturnType<typeof createStudioProfileRepository>;
export type StudioProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

export function createStudioProfileRepository(orm: Orm) {
  return {
    /** The account's artist; null before the first save. */
    find: (accountUuid: string) => findProfile(orm, accountUuid),

    /**
     * Saves the profile and makes the account an artist, or changes nothing and returns null: where another save was
     * first, or the account's role has changed.
     */
    save: (save: StudioProfileSave): Promise<StudioProfileRow | null> =>
      orm.transaction(async (tx) => {
        if (!(await holdAccount(tx, save))) return null;
        // A save without a version updates the artist, or inserts one if there is none.
        const isSaved =
          (save.version !== 0 && (await updateArtist(tx, save))) ||
          (!save.version && (await insertArtist(tx, save)));
        if (!isSaved) return null;
        await tx
          .update(accounts)
          .set({ roleType: 'ARTIST' })
          .where(and(eq(accounts.uuid, save.accountUuid), ne(accounts.roleType, 'ARTIST')));
        return findProfile(tx, save.accountUuid);
      }),

    /** Where the uncropped photo lies; null without one. */
    async findPhotoOriginal(accountUuid: string) {
      const [row] = await orm
        .select({ uuid: originals.uuid, storageKey: originals.storageKey, fileName: originals.fileName })
        .from(artists)
        .innerJoin(originals, eq(originals.uuid, artists.photoOriginalUuid))
        .where(eq(artists.accountUuid, accountUuid));
      return row ?? null;
    },

    /** Those of the images that are the artist's photo or the image of one of their artworks. */
    listOwnImages(accountUuid: string, ids: readonly string[]) {
      const artist = orm
        .select({ id: artists.id })
        .from(artists)
        .where(and(eq(artists.accountUuid, accountUuid), eq(artists.imageId, images.id)));
      const artwork = orm
        .select({ id: artworks.id })
        .from(artworks)
        .innerJoin(artists, eq(artists.id, artworks.artistId))
        .where(and(eq(artists.accountUuid, accountUuid), eq(artworks.imageId, images.id)));
      return orm
        .select(imageColumns)
        .from(images)
        .where(and(inArray(images.id, [...ids]), sql`(exists ${artist} or exists ${artwork})`));
    },
  };
}

/** Locks the account, so that no operator decides about its role meanwhile; false where it has another one by now. */
async function holdAccount(tx: Transaction, { accountUuid, roleType }: StudioProfileSave): Promise<boolean> {
  const isSame = and(
    eq(accounts.uuid, accountUuid),
    eq(accounts.roleType, roleType),
    eq(accounts.status, 'ACTIVE'),
  );
  const rows = await tx.select({ uuid: accounts.uuid }).from(accounts).where(isSame).for('no key update');
  return rows.length > 0;
}

async function insertArtist(
  tx: Transaction,
  { accountUuid, accountId, columns: { imageId, ...columns } }: StudioProfileSave,
): Promise<boolean> {
  if (imageId === undefined) return false;
  const rows = await tx
    .insert(artists)
    .values({ ...columns, imageId, accountUuid, userAccountId: accountId })
    .onConflictDoNothing({ target: artists.accountUuid })
    .returning({ id: artists.id });
  return rows.length > 0;
}

async function updateArtist(
  tx: Transaction,
  { accountUuid, version, columns }: StudioProfileSave,
): Promise<boolean> {
  const rows = await tx
    .update(artists)
    .set({ ...columns, version: sql`${artists.version} + 1`, updatedAt: sql`now()` })
    .where(
      and(eq(artists.accountUuid, accountUuid), version === null ? undefined : eq(artists.version, version)),
    )
    .returning({ id: artists.id });
  return rows.length > 0;
}

async function findProfile(orm: Orm | Transaction, accountUuid: string) {
  const [row] = await orm
    .select({
      id: artists.id,
      version: artists.version,
      userAccountId: artists.userAccountId,
      isPublic: artists.isPublic,
      image: imageColumns,
      photoOriginalUuid: artists.photoOriginalUuid,
      nameKo: artists.nameKo,
      nameEn: artists.nameEn,
      educations: artists.educations,
      experiences: artists.experiences,
      domesticArea: artists.domesticArea,
      overseasArea: artists.overseasArea,
      activityGenreTypes: artists.activityGenreTypes,
      activityGenreEtc: artists.activityGenreEtc,
      awards: artists.awards,
      collections: artists.collections,
      introduction: artists.introduction,
      interviews: artists.interviews,
      videoLink: artists.videoLink,
      artistNote: artists.artistNote,
      allowsAi: artists.allowsAi,
    })
    .from(artists)
    .innerJoin(images, eq(images.id, artists.imageId))
    .where(eq(artists.accountUuid, accountUuid));
  return row ?? null;
}
