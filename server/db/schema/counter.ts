import { bigint, date, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** The sizes of unfiltered lists, kept by triggers, such as `artists.public`. */
export const counters = pgTable('counters', {
  name: text().primaryKey(),
  value: bigint({ mode: 'number' }).notNull(),
});

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
