import { date, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { GenderType } from '@/lib/contracts/identity';

/**
 * Verifications under way. A request is answered once, and its result is claimed once (by a signup, a link or a phone
 * change). Both expire.
 */
export const identityRequests = pgTable(
  'identity_requests',
  {
    /** The request number at the provider (M-7). */
    uniqueVal: text().primaryKey(),
    provider: text().notNull(),
    /** The keys that the provider's implementation needs to read the answer. They never leave the server. */
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

/** Identities of withdrawn accounts that may not join again yet. */
export const barredIdentities = pgTable('barred_identities', {
  diHash: text().primaryKey(),
  until: timestamp({ withTimezone: true }).notNull(),
});
