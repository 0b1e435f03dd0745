import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './account';

/**
 * Images as artists sent them, byte for byte: private files with everything that a camera wrote into them. Whatever shows an
 * image made from one refers to it with `on delete set null`, so that it can be removed with its owner.
 */
export const originals = pgTable(
  'originals',
  {
    uuid: uuid().primaryKey(),
    accountUuid: uuid()
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    storageKey: text().notNull(),
    /** The sender's name of the file, cleaned, at most 100 characters. */
    fileName: text().notNull(),
    mime: text().$type<'image/jpeg' | 'image/png'>().notNull(),
    bytes: integer().notNull(),
    /** In pixels, as the image is seen: turned upright. */
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('originals_account_uuid_idx').on(table.accountUuid),
    index('originals_created_at_idx').on(table.createdAt),
  ],
);
