import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Published images by the hash of their content. The files are in storage. Sizes are in pixels and bytes. */
export const images = pgTable('images', {
  id: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  color: text().notNull(),
  placeholder: text().notNull(),
  mime: text().notNull(),
  bytes: integer().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
