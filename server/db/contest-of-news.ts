import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from './client';
import { articles } from './schema/article';
import { contests } from './schema/contest';

/** A column of the contest that an article tells of, where visitors may see it; for a query that reads articles. */
export const ofContest = (orm: Orm, column: AnyPgColumn | SQL) =>
  orm
    .select({ value: sql`${column}` })
    .from(contests)
    .where(
      and(
        eq(contests.articleUuid, articles.uuid),
        ...[ne(contests.state, 'DRAFT'), sql`${contests.stoppedAs} is distinct from 'WITHDRAWN'`],
      ),
    );

const END = sql`least(${contests.closesAt}, ${contests.closedAt}, ${contests.stoppedAt})`;

/** When that contest begins taking applications, and when it ends or ended (`endOf` of `lib/contest/standing.ts`); null for none. */
export const contestTimes = (orm: Orm) => ({
  opensAt: sql<Date | null>`(${ofContest(orm, contests.opensAt)})`.mapWith(contests.opensAt),
  closesAt: sql<Date | null>`(${ofContest(orm, END)})`.mapWith(contests.closesAt),
});
