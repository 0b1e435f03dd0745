import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { ArticleText } from '@/lib/contracts/admin/article';
import * as adminLimits from '@/lib/limits/admin';
import type { Orm, Transaction } from '@/server/db/client';
import { articleRevisions } from '@/server/db/schema/article';
import { blockOf, type WrittenArticle } from './written-text';

/** How the texts that were saved are read. */
export const revisionReads = (orm: Orm) => ({
  listRevisions: (uuid: string) =>
    orm
      .select({
        version: articleRevisions.version,
        savedBy: articleRevisions.savedBy,
        savedAt: articleRevisions.savedAt,
      })
      .from(articleRevisions)
      .where(eq(articleRevisions.articleUuid, uuid))
      .orderBy(desc(articleRevisions.version)),

  async findRevision(uuid: string, version: number) {
    const [row] = await orm
      .select()
      .from(articleRevisions)
      .where(and(eq(articleRevisions.articleUuid, uuid), eq(articleRevisions.version, version)));
    if (row === undefined) return null;
    const { content } = row;
    return { ...row, content: { ...content, contents: content.contents.map(blockOf) } };
  },
});

/** Keeps the text that an article came with, before an operator saves over it for the first time. */
export async function keepFirst(tx: Transaction, { row, text }: WrittenArticle): Promise<void> {
  const isOfArticle = eq(articleRevisions.articleUuid, row.uuid);
  const [kept] = await tx
    .select({ version: articleRevisions.version })
    .from(articleRevisions)
    .where(isOfArticle)
    .limit(1);
  if (kept !== undefined) return;
  const { uuid, version, savedBy } = row;
  await tx.insert(articleRevisions).values({
    ...{ articleUuid: uuid, version, savedBy, savedAt: row.updatedAt, content: text },
  });
}

/** Keeps a text that was saved, and forgets those that are too many (O-79). */
export async function keepRevision(
  tx: Transaction,
  { uuid, version, actorId }: { uuid: string; version: number; actorId: string },
  content: ArticleText,
  savedAt: Date,
): Promise<void> {
  const isOfArticle = eq(articleRevisions.articleUuid, uuid);
  await tx
    .insert(articleRevisions)
    .values({ articleUuid: uuid, version, savedBy: actorId, savedAt, content });
  const tooOld = tx
    .select({ version: articleRevisions.version })
    .from(articleRevisions)
    .where(isOfArticle)
    .orderBy(desc(articleRevisions.version))
    .offset(adminLimits.revisionsMax)
    .limit(1);
  await tx.delete(articleRevisions).where(and(isOfArticle, lte(articleRevisions.version, sql`(${tooOld})`)));
}
