import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A mail as it waits to be sent. */
export interface OutboxMail {
  to: string;
  subject: string;
  text: string;
}

/**
 * Mails to send. A mail is written in the transaction that causes it, so that none is lost, and none is sent about a
 * change that was rolled back. A process leases the mails that it sends; the mails of a dead process are free again when
 * the lease is over.
 */
export const outbox = pgTable(
  'outbox',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    kind: text().$type<'MAIL'>().notNull(),
    /** The kind of mail, such as `signup-member`, for the operator's list. */
    topic: text().notNull(),
    payload: jsonb().$type<OutboxMail>().notNull(),
    attempts: integer().notNull().default(0),
    /** When the mail is due. A lease and a failure move it. */
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastError: text(),
    sentAt: timestamp({ withTimezone: true }),
    /** When the mail was given up after its last attempt. The operator sees it. */
    failedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('outbox_due_idx')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    // The operators' list of mails that didn't get through.
    index('outbox_failed_at_idx')
      .on(table.failedAt.desc(), table.uuid)
      .where(sql`${table.failedAt} is not null`),
  ],
);
