import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './account';

const moment = () => timestamp({ withTimezone: true });

/**
 * Files that artists send to storage themselves, by a signed address. The row is there before the file. A feature that
 * uses the file claims it and refers to the row: what nothing refers to is removed a day later (`server/db/references.ts`).
 */
export const storedUploads = pgTable(
  'stored_uploads',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    accountUuid: uuid()
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    /** Where the file lies, or is going to. A claim moves it away from where its sender can write. */
    storageKey: text().notNull(),
    fileName: text().notNull(),
    contentType: text().notNull(),
    /** The largest size in bytes that was granted. */
    maxBytes: integer().notNull(),
    /** The size in bytes; null until the file was judged. */
    bytes: integer(),
    createdAt: moment().notNull().defaultNow(),
    /** When the site began to receive the file, which it does once; null before, and in a bucket. */
    sentAt: moment(),
    /** When a feature took the file; null for one that waits. */
    claimedAt: moment(),
  },
  (table) => [
    index('stored_uploads_account_idx').on(table.accountUuid, table.createdAt),
    index('stored_uploads_created_at_idx').on(table.createdAt),
  ],
);

/**
 * Files that nothing needs any more: triggers write their keys in the transaction that lets go of the last use, and a job removes
 * them from the storage (`server/jobs/file-removals.ts`).
 */
export const fileRemovals = pgTable('file_removals', {
  storageKey: text().primaryKey(),
  createdAt: moment().notNull().defaultNow(),
});
