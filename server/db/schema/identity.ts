import { date, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { GenderType } from '@/lib/contracts/identity';

/**
 * Verifications under way. A request is answered once; its result is used once (by a signup, a phone change, a
 * found ID or a password grant), and both expire.
 */
export const identityRequests = pgTable(
  'identity_requests',
  {
    /** Our request number at the provider (M-7). */
    uniqueVal: text().primaryKey(),
    provider: text().notNull(),
    /** What the provider's implementation needs to read the answer; never leaves the server. */
    secrets: jsonb().$type<Record<string, string>>().notNull(),
    status: text().$type<'REQUESTED' | 'VERIFIED' | 'USED'>().notNull().default('REQUESTED'),
    name: text(),
    birthDate: date({ mode: 'string' }),
    genderType: text().$type<GenderType>(),
    phoneNum: text(),
    diHash: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('identity_requests_expires_at_idx').on(table.expiresAt)],
);

/** Identities that may not join again yet: of accounts that withdrew. */
export const barredIdentities = pgTable('barred_identities', {
  diHash: text().primaryKey(),
  until: timestamp({ withTimezone: true }).notNull(),
});
