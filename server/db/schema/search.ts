import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
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
 * What can be found: a row for each record that visitors can see, written by triggers in the transaction that
 * changes the record (migration `search`), and by no other code. All text is NFC and lower case, or NFD where the
 * name says typed. The index of the grams is an expression over `body` and lives in the migrations alone.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    index: text().$type<SearchIndex>().notNull(),
    uuid: uuid().notNull(),
    /** Orders equal hits, newest first. */
    rankedAt: timestamp({ withTimezone: true }).notNull(),
    /** The name or title, and the other one (of an article, its venue or organizer), without spaces. */
    title: text().notNull(),
    titleAlt: text().notNull(),
    /**
     * All fields, each on a line of single spaces, in three parts with `chr(30)` between: the heading (the two titles),
     * the labels (names, material, size, place …) and the texts.
     */
    body: text().notNull(),
    /** The body without spaces: what a search reads. */
    flat: text()
      .notNull()
      .generatedAlwaysAs(sql`translate(body, ' ' || chr(30), '')`),
    /** When it takes place; null for what has no period, or where that day isn't known. */
    periodFrom: date({ mode: 'string' }),
    periodTo: date({ mode: 'string' }),
    /** The titles as they are typed: letter by letter. */
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
