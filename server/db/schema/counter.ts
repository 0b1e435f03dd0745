import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** The sizes of unfiltered lists, kept by triggers, such as `artists.public`. */
export const counters = pgTable('counters', {
  name: text().primaryKey(),
  value: bigint({ mode: 'number' }).notNull(),
});
