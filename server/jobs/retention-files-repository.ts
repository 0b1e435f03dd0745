import { and, count, eq, gte, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { Orm, Transaction } from '@/server/db/client';
import { isUnreferenced } from '@/server/db/references';
import { artistDocuments } from '@/server/db/schema/account';
import { articleRevisions, articles } from '@/server/db/schema/article';
import { images } from '@/server/db/schema/image';
import { originals } from '@/server/db/schema/original';
import { inquiryAnswerFiles, inquiryFiles } from '@/server/db/schema/support';
import { storedUploads } from '@/server/db/schema/upload';
import { REVIEW_FOLDER } from '@/lib/media/review-key';
import { holdRetentionLock } from './overdue-rows-repository';

/** Rows of files that nothing refers to any more. */
export interface LooseFiles {
  count(before: Date): Promise<number>;
  list(before: Date, limit: number): Promise<string[]>;
  /** Removes up to `limit` rows. @returns the storage keys of their files */
  removeSome(before: Date, limit: number): Promise<string[]>;
}

interface Kind {
  table: PgTable;
  id: PgColumn;
  storageKey: PgColumn;
  /** Whether the row is old enough that no request is about to refer to it. */
  isOld: (before: Date) => SQL | undefined;
}

type Reader = Orm | Transaction;

/** Ids of images in the texts of articles and their revisions, which refer without a foreign key: blocks and pictures. */
const inTexts = sql`(
  select (regexp_matches(coalesce(${articles.content}, '') || ${articles.contents}::text, '[0-9a-f]{32}', 'g'))[1]
  from ${articles}
  union
  select (regexp_matches(${articleRevisions.content}::text, '[0-9a-f]{32}', 'g'))[1] from ${articleRevisions}
)`;

export type RetentionFilesRepository = ReturnType<typeof createRetentionFilesRepository>;

export function createRetentionFilesRepository(orm: Orm) {
  const countOf = async (table: PgTable, where: SQL | undefined) => {
    const [row] = await orm.select({ total: count() }).from(table).where(where);
    return Number(row?.total ?? 0);
  };
  const idsOf = async (table: PgTable, id: PgColumn, where: SQL | undefined, limit: number) => {
    const rows = await orm
      .select({ id: sql<string>`${id}::text` })
      .from(table)
      .where(where)
      .orderBy(id)
      .limit(limit);
    return rows.map((row) => row.id);
  };

  function looseFiles({ table, id, storageKey, isOld }: Kind): LooseFiles {
    const isLoose = async (reader: Reader, before: Date) =>
      and(isOld(before), await isUnreferenced(reader, id));
    return {
      count: async (before) => countOf(table, await isLoose(orm, before)),
      list: async (before, limit) => idsOf(table, id, await isLoose(orm, before), limit),
      removeSome: (before, limit) =>
        orm.transaction(async (tx) => {
          await holdRetentionLock(tx);
          const loose = await isLoose(tx, before);
          const some = tx.select({ id }).from(table).where(loose).limit(limit);
          const removed = await tx
            .delete(table)
            .where(and(inArray(id, some), loose))
            .returning({ key: sql<string>`${storageKey}` });
          return removed.map((row) => row.key);
        }),
    };
  }

  const isLooseImage = async (reader: Reader, before: Date) =>
    and(
      lt(images.ingestedAt, before),
      await isUnreferenced(reader, images.id),
      sql`${images.id} not in ${inTexts}`,
    );

  return {
    /** Uploads that were never used, and those whose use is over. */
    uploads: looseFiles({
      table: storedUploads,
      id: storedUploads.uuid,
      storageKey: storedUploads.storageKey,
      isOld: (before) =>
        and(
          lt(storedUploads.createdAt, before),
          or(isNull(storedUploads.claimedAt), not(gte(storedUploads.claimedAt, before))),
        ),
    }),

    originals: looseFiles({
      table: originals,
      id: originals.uuid,
      storageKey: originals.storageKey,
      isOld: (before) => lt(originals.createdAt, before),
    }),

    images: {
      count: async (before: Date) => countOf(images, await isLooseImage(orm, before)),
      list: async (before: Date, limit: number) =>
        idsOf(images, images.id, await isLooseImage(orm, before), limit),

      /**
       * Marks images as being removed. An upload of the same content from now on has to wait (`media/repository.ts`).
       * @returns their ids
       */
      begin: (before: Date, now: Date, limit: number): Promise<string[]> =>
        orm.transaction(async (tx) => {
          await holdRetentionLock(tx);
          const loose = await isLooseImage(tx, before);
          const some = tx.select({ id: images.id }).from(images).where(loose).limit(limit);
          const marked = await tx
            .update(images)
            .set({ removedAt: now })
            .where(and(inArray(images.id, some), loose))
            .returning({ id: images.id });
          return marked.map((row) => row.id);
        }),

      /** Removes the rows that were marked at `begun`, once their files are gone. @returns how many */
      finish: async (ids: readonly string[], begun: Date): Promise<number> => {
        const isMarked = and(inArray(images.id, [...ids]), eq(images.removedAt, begun));
        const loose = await isUnreferenced(orm, images.id);
        const removed = await orm.delete(images).where(and(isMarked, loose)).returning({ id: images.id });
        return removed.length;
      },
    },

    /** The ones of these storage keys that a row names. */
    async known(keys: readonly string[]): Promise<Set<string>> {
      const known = new Set<string>();
      const tables = [artistDocuments, storedUploads, originals, inquiryFiles, inquiryAnswerFiles];
      for (const { storageKey } of tables) {
        const rows = await orm
          .select({ key: storageKey })
          .from(storageKey.table)
          .where(inArray(storageKey, [...keys]));
        for (const { key } of rows) known.add(key);
      }
      // A copy belongs to the upload whose name it has.
      const copies = keys.filter((key) => key.startsWith(REVIEW_FOLDER));
      const uuids = copies.flatMap((key) => uuidOfCopy(key) ?? []);
      const kept = await orm
        .select({ uuid: storedUploads.uuid })
        .from(storedUploads)
        .where(inArray(storedUploads.uuid, uuids));
      const owners = new Set(kept.map(({ uuid }) => uuid));
      for (const key of copies) if (owners.has(uuidOfCopy(key) ?? '')) known.add(key);
      return known;
    },
  };
}

const uuidOfCopy = (key: string) => /\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.\w+$/.exec(key)?.[1];
