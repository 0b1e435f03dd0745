import { bigint, date, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { ViewedPage } from '@/lib/contracts/page-views';

/** The sizes of unfiltered lists, kept by triggers, such as `artists.public`. */
export const counters = pgTable('counters', {
  name: text().primaryKey(),
  value: bigint({ mode: 'number' }).notNull(),
});

/** The tables whose rows are counted by the day, which is the count's name. */
export type DailyTable = 'accounts' | 'artworks' | 'likes';

/** The name of the daily count of a kind of page. */
export const viewCountName = (page: ViewedPage) => `views.${page}`;

/**
 * What there was on each day in Seoul: `accounts`, `artworks` and `likes` by when they were made, kept by triggers, and
 * `views.HOME` and the like, which the hosts report.
 */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    name: text().notNull(),
    /** A count is the sum of its parts: connections count in parts of their own, so that they don't wait for each other. */
    part: smallint().notNull().default(0),
    value: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name, table.part] })],
);
