import { and, asc, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { countCapped } from '@/server/db/columns';
import { contests } from '@/server/db/schema/contest';
import { dailyCounts } from '@/server/db/schema/counter';

export type TodayRepository = ReturnType<typeof createTodayRepository>;
export type DailyCount = Awaited<ReturnType<TodayRepository['listDailyCounts']>>[number];

/** Contests that are open now and close until then. */
const closing = (now: Date, until: Date) =>
  and(
    eq(contests.state, 'PUBLISHED'),
    isNull(contests.closedAt),
    lte(contests.opensAt, now),
    gt(contests.closesAt, now),
    lte(contests.closesAt, until),
  );

export function createTodayRepository(orm: Orm) {
  return {
    /** The daily counts from a day on. */
    listDailyCounts: (from: string) =>
      orm
        .select({
          day: dailyCounts.day,
          name: dailyCounts.name,
          value: sql<number>`sum(${dailyCounts.value})`.mapWith(Number),
        })
        .from(dailyCounts)
        .where(gte(dailyCounts.day, from))
        .groupBy(dailyCounts.day, dailyCounts.name),

    /** Those that close first. */
    listClosingContests: (now: Date, until: Date, limit: number) =>
      orm
        .select({
          uuid: contests.uuid,
          title: contests.title,
          organizer: contests.organizer,
          closesAt: sql<Date>`${contests.closesAt}`.mapWith(contests.closesAt),
        })
        .from(contests)
        .where(closing(now, until))
        .orderBy(asc(contests.closesAt), asc(contests.uuid))
        .limit(limit),

    countClosingContests: (now: Date, until: Date): Promise<number> =>
      countCapped(orm, contests, closing(now, until)),
  };
}
