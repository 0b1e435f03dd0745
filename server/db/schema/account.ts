import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RoleType } from '@/lib/contracts/account';

/** People and organizations that can log in. `accountId` is the login ID and, for artists, the page address. */
export const accounts = pgTable(
  'accounts',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    accountId: text().notNull(),
    passwordHash: text(),
    roleType: text().$type<RoleType>().notNull(),
    status: text().$type<'ACTIVE' | 'WITHDRAWN'>().notNull().default('ACTIVE'),
    name: text().notNull(),
    email: text(),
    phoneNum: text(),
    genderType: text().$type<'MALE' | 'FEMALE' | 'NONE'>().notNull().default('NONE'),
    birthDate: date({ mode: 'string' }),
    snsType: text(),
    address: text(),
    addressDetail: text(),
    zoneCode: text(),
    userInterests: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    artistInterests: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    signupSources: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    agreeMarketingEmail: boolean().notNull().default(false),
    agreeMarketingSms: boolean().notNull().default(false),
    /** Counts up when every token given out so far must be refused. */
    tokenVersion: smallint().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastLoginAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('accounts_account_id_key').on(table.accountId),
    uniqueIndex('accounts_email_key').on(sql`lower(${table.email})`),
    index('accounts_created_at_idx').on(table.createdAt.desc()),
  ],
);
