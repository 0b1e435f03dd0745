import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { placeInLists } from '@/server/api/modules/articles/shared-rows';
import { writeAudit } from '@/server/db/audit';
import type { Orm } from '@/server/db/client';
import { articles } from '@/server/db/schema/article';

export type ArticlePublicationRepository = ReturnType<typeof createArticlePublicationRepository>;

export function createArticlePublicationRepository(orm: Orm) {
  return {
    /**
     * Publishes the scheduled article whose moment came first. Several processes publish each once, because the row that one
     * of them holds is passed over by the others, and isn't scheduled any more when it is let go.
     * @returns its uuid; null where nothing is due
     */
    publishNext: (now: Date): Promise<string | null> =>
      orm.transaction(async (tx) => {
        const [due] = await tx
          .select({
            uuid: articles.uuid,
            title: articles.title,
            publishAt: articles.publishAt,
            version: articles.version,
          })
          .from(articles)
          .where(and(eq(articles.status, 'SCHEDULED'), lte(articles.publishAt, now)))
          .orderBy(asc(articles.publishAt))
          .limit(1)
          .for('update', { skipLocked: true });
        if (due === undefined) return null;
        const { uuid, title, publishAt, version } = due;
        await tx
          .update(articles)
          .set({
            ...{ status: 'PUBLISHED', publishAt: null, version: version + 1, updatedAt: now },
            createdAt: placeInLists(sql`${articles.publishAt}`),
          })
          .where(eq(articles.uuid, uuid));
        await writeAudit(tx, {
          ...{ actorId: null, action: 'PUBLISH', subject: 'ARTICLE', subjectId: uuid, label: title },
          before: { status: 'SCHEDULED', publishAt },
          after: { status: 'PUBLISHED', publishAt: null },
        });
        return uuid;
      }),
  };
}
