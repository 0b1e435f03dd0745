import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ArticleType } from '@/lib/contracts/article';
import { writeAudit } from '@/server/db/audit';
import type { Orm, Transaction } from '@/server/db/client';
import { articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { homeSlots } from '@/server/db/schema/banner';

export type CurationRepository = ReturnType<typeof createCurationRepository>;
export type HomeSlot = typeof homeSlots.$inferSelect.slot;

/** An item of a slot. Its position is its place in the list. */
export type SlotItem = Partial<
  Pick<typeof homeSlots.$inferSelect, 'artistId' | 'articleUuid' | 'titleLines'>
>;
type SlotRow = typeof homeSlots.$inferSelect;

interface SlotSaving {
  slot: HomeSlot;
  /** The version that the form began with; undefined for any. */
  version: string | undefined;
  actorId: string;
  /** How people know the slot. */
  label: string;
}

/** A short name of what a slot holds. Two slots that hold the same have the same one. */
export function versionOf(rows: readonly SlotRow[]): string {
  const items = rows.map(({ artistId, articleUuid, titleLines }) => [artistId, articleUuid, titleLines]);
  return createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 16);
}

export function createCurationRepository(orm: Orm) {
  const listSlot = (tx: Orm | Transaction, slot: HomeSlot) =>
    tx.select().from(homeSlots).where(eq(homeSlots.slot, slot)).orderBy(asc(homeSlots.position));

  return {
    list: () => orm.select().from(homeSlots).orderBy(asc(homeSlots.slot), asc(homeSlots.position)),

    /** Fills a slot that still holds what the form began with. @returns false where it holds something else by now */
    fill: ({ slot, version, actorId, label }: SlotSaving, items: readonly SlotItem[]): Promise<boolean> =>
      orm.transaction(async (tx) => {
        // An empty slot has no row to hold. Slots are saved a few times a month, one after the other.
        await tx.execute(sql`lock table ${homeSlots} in share row exclusive mode`);
        const before = await listSlot(tx, slot);
        if (version !== undefined && versionOf(before) !== version) return false;
        await tx.delete(homeSlots).where(eq(homeSlots.slot, slot));
        if (items.length > 0)
          await tx
            .insert(homeSlots)
            .values(items.map((item, index) => ({ ...item, slot, position: index + 1 })));
        const after = await listSlot(tx, slot);
        await writeAudit(tx, {
          ...{ actorId, action: 'UPDATE', subject: 'CURATION', subjectId: slot, label },
          ...{ before: auditOf(before), after: auditOf(after) },
        });
        return true;
      }),

    /** How many of these artists are public. */
    async countPublicArtists(ids: readonly number[]): Promise<number> {
      const rows = await orm
        .select({ id: artists.id })
        .from(artists)
        .where(and(inArray(artists.id, [...ids]), eq(artists.isPublic, true)));
      return rows.length;
    },

    /** The types of those of these articles that are published. */
    async typesOfPublished(uuids: readonly string[]): Promise<ArticleType[]> {
      const rows = await orm
        .select({ type: articles.type })
        .from(articles)
        .where(and(inArray(articles.uuid, [...uuids]), eq(articles.status, 'PUBLISHED')));
      return rows.map(({ type }) => type);
    },
  };
}

const auditOf = (rows: readonly SlotRow[]) => ({
  chosen: rows.map(({ artistId, articleUuid }) => articleUuid ?? artistId),
  titleLines: rows.flatMap(({ titleLines }) => titleLines ?? []),
});
