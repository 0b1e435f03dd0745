import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './account';

const moment = () => timestamp({ withTimezone: true });

/** Calls that came with an `Idempotency-Key`, for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** A digest of the key, its caller and the address that was called. */
    id: text().primaryKey(),
    /** Null for a guest. */
    accountUuid: uuid().references(() => accounts.uuid, { onDelete: 'cascade' }),
    /** A digest of what was sent, keyed by the key. */
    fingerprint: text().notNull(),
    /** The attempt that has the key. */
    claim: uuid().notNull(),
    /** Until when the attempt has the key, unless it renews it. */
    leasedUntil: moment().notNull(),
    /** The data of the answer, encrypted with the key; null while the call runs. */
    answer: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('idempotency_keys_account_uuid_idx').on(table.accountUuid),
    index('idempotency_keys_created_at_idx').on(table.createdAt),
  ],
);
