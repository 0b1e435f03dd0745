import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** Totals of unfiltered lists, kept by triggers: `artists.public`. */
export const counters = pgTable('counters', {
  name: text().primaryKey(),
  value: bigint({ mode: 'number' }).notNull(),
});
