import { and, asc, desc, eq, gte, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ArticleType } from '@/lib/contracts/article';
import type { Orm } from '@/server/db/client';
import { articles } from '@/server/db/schema/article';
import { isPublished } from './selection-repository';

/** What decides the neighbours of an article. */
interface Origin {
  uuid: string;
  type: ArticleType;
  createdAt: Date;
  periodFrom: string | null;
  periodTo: string | null;
  organizer: string | null;
  location: string | null;
}

export type NeighbourRepository = ReturnType<typeof createNeighbourRepository>;

export function createNeighbourRepository(orm: Orm) {
  const others = ({ uuid, type }: Origin, ...conditions: (SQL | undefined)[]) =>
    and(eq(articles.type, type), isPublished, ne(articles.uuid, uuid), ...conditions);

  return {
    /** The articles of the same type that were published next before and next after, as `older` and `newer`. */
    async findAdjacent(origin: Origin) {
      const { uuid, createdAt } = articles;
      const place = sql`(${origin.createdAt.toISOString()}::timestamptz, ${origin.uuid}::uuid)`;
      const columns = { uuid, title: articles.title };
      const older = orm
        .select({ ...columns, side: sql<'older' | 'newer'>`'older'`.as('side') })
        .from(articles)
        .where(others(origin, sql`(${createdAt}, ${uuid}) < ${place}`))
        .orderBy(desc(createdAt), desc(uuid))
        .limit(1);
      const newer = orm
        .select({ ...columns, side: sql<'older' | 'newer'>`'newer'`.as('side') })
        .from(articles)
        .where(others(origin, sql`(${createdAt}, ${uuid}) > ${place}`))
        .orderBy(asc(createdAt), asc(uuid))
        .limit(1);
      return unionAll(older, newer);
    },

    /**
     * The uuids of articles of the same type at the same place (of news: by the same organizer), the newest first; then of
     * those whose period overlaps, the latest beginning first.
     */
    async listAlike(origin: Origin, limit: number): Promise<string[]> {
      const where = origin.type === 'NEWS' ? articles.organizer : articles.location;
      const name = origin.type === 'NEWS' ? origin.organizer : origin.location;
      const { uuid, createdAt, periodFrom, periodTo } = articles;
      const samePlace = orm
        .select({ uuid, rank: sql<number>`0`.as('rank'), at: sql<string>`${createdAt}::text`.as('at') })
        .from(articles)
        .where(others(origin, name === null ? sql`false` : eq(where, name)))
        .orderBy(desc(createdAt), desc(uuid))
        .limit(limit);
      const sameTime = orm
        .select({ uuid, rank: sql<number>`1`.as('rank'), at: sql<string>`${periodFrom}::text`.as('at') })
        .from(articles)
        .where(
          others(
            origin,
            isNotNull(periodFrom),
            origin.periodFrom === null ? sql`false` : or(isNull(periodTo), gte(periodTo, origin.periodFrom)),
            origin.periodTo === null ? undefined : lte(periodFrom, origin.periodTo),
          ),
        )
        .orderBy(desc(periodFrom), desc(uuid))
        // Those of the same place may be among them.
        .limit(2 * limit);
      const rows = await unionAll(samePlace, sameTime).orderBy(sql`rank`, sql`at desc`);
      return [...new Set(rows.map((row) => row.uuid))].slice(0, limit);
    },
  };
}
