import { sql, type SQL } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** A mail as it waits to be sent. */
export interface OutboxMail {
  to: string;
  subject: string;
  text: string;
}

/** The address of a mail as the index has it. */
export const recipientOf = ({ payload }: { payload: AnyPgColumn }): SQL => sql`lower(${payload} ->> 'to')`;

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
    // The operators' list, its choices, and who got what.
    index('outbox_created_at_idx').on(table.createdAt, table.uuid),
    index('outbox_topic_idx').on(table.topic, table.createdAt, table.uuid),
    index('outbox_waiting_idx')
      .on(table.createdAt, table.uuid)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('outbox_failed_idx')
      .on(table.createdAt, table.uuid)
      .where(sql`${table.failedAt} is not null`),
    index('outbox_recipient_idx').on(recipientOf(table), table.createdAt, table.uuid),
  ],
);
