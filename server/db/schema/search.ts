import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SearchIndex } from '@/lib/contracts/search';

/**
 * The search entries: a row for each thing that visitors can see. Triggers write it in the transaction that changes the
 * thing (migration `search`). All texts are NFC in lower case; those named `typed` are NFD. The index over the bigrams of
 * `body` is an expression and stands in the migration alone.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    index: text().$type<SearchIndex>().notNull(),
    uuid: uuid().notNull(),
    /** Orders equal hits, newest first. */
    rankedAt: timestamp({ withTimezone: true }).notNull(),
    /** The name or title, and the other one, without spaces. */
    title: text().notNull(),
    titleAlt: text().notNull(),
    /** All fields, each on a line with single spaces, and the two titles without spaces. */
    body: text().notNull(),
    /** The titles letter by letter, as they are typed. */
    typed: text().notNull(),
    typedAlt: text().notNull(),
    /** The first letters of the title's syllables. */
    initials: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uuid, table.index] }),
    // Read backwards for newest first.
    index('search_entries_recent_idx').on(table.index, table.rankedAt, table.uuid),
    index('search_entries_typed_idx').on(table.index, table.typed, table.rankedAt, table.uuid),
    index('search_entries_typed_alt_idx')
      .on(table.index, table.typedAlt, table.rankedAt, table.uuid)
      .where(sql`${table.typedAlt} > ''`),
    index('search_entries_initials_idx').on(table.index, table.initials),
  ],
);

/** The queue of changes for a search engine beside the database. It is written only while there is such an engine. */
export const searchChanges = pgTable(
  'search_changes',
  {
    index: text().$type<SearchIndex>().notNull(),
    uuid: uuid().notNull(),
    /** The number of the change. A later change has a larger one. */
    version: bigint({ mode: 'number' }).notNull(),
    attempts: integer().notNull().default(0),
    /** When the change is due. A lease and a failure move it. */
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastError: text(),
  },
  (table) => [
    primaryKey({ columns: [table.uuid, table.index] }),
    index('search_changes_due_idx').on(table.dueAt),
  ],
);

/** The state of the queue, in one row. There is none before the first search engine beside the database. */
export const searchQueue = pgTable('search_queue', {
  id: integer().primaryKey().default(1),
  isOn: boolean().notNull(),
  /** Until then single changes wait, because a reindex is under way. */
  pausedUntil: timestamp({ withTimezone: true }),
});
