import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A mail as it waits to be sent. */
export interface OutboxMail {
  to: string;
  subject: string;
  text: string;
}

/**
 * What has to go out, written in the transaction that caused it, so that nothing is lost and nothing is sent
 * of what never happened. A row is taken with a lease: whoever dies with it gives it back.
 */
export const outbox = pgTable(
  'outbox',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    kind: text().$type<'MAIL'>().notNull(),
    /** Which mail it is (`signup-member`), for the operator's list. */
    topic: text().notNull(),
    payload: jsonb().$type<OutboxMail>().notNull(),
    attempts: integer().notNull().default(0),
    /** Not before this; moved on by a lease or after a failure. */
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastError: text(),
    sentAt: timestamp({ withTimezone: true }),
    /** Given up after the last attempt; the operator sees it. */
    failedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('outbox_due_idx')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
  ],
);
