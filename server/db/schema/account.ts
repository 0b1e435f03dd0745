import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { AccountStatus, RoleType } from '@/lib/contracts/account';
import type { GenderType, SocialProvider } from '@/lib/contracts/identity';
import type { PasswordLinkPurpose } from '@/lib/contracts/password-link';
import type { ApplicationStatus } from '@/lib/contracts/profile';
import type { DocumentType } from '@/lib/contracts/signup';

const moment = () => timestamp({ withTimezone: true });

/** An account's name as operators search for it, without spaces and in lower case. */
export const nameMark = ({ name }: Record<'name', AnyPgColumn>): SQL => sql`lower(replace(${name}, ' ', ''))`;
/** The digits of an account's number, by which operators find it as a whole, and the last four of them. */
export const phoneDigits = ({ phoneNum }: Record<'phoneNum', AnyPgColumn>): SQL =>
  sql`regexp_replace(${phoneNum}, '[^0-9]', '', 'g')`;
export const phoneEnd = (table: Record<'phoneNum', AnyPgColumn>): SQL => sql`right(${phoneDigits(table)}, 4)`;

/** People and organizations that can log in. `accountId` is the login ID and, for artists, the page address. */
export const accounts = pgTable(
  'accounts',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    accountId: text().notNull(),
    /** The Argon2id hash; null for accounts without a password: social ones, and demo people who never log in. */
    passwordHash: text(),
    roleType: text().$type<RoleType>().notNull(),
    /**
     * STOPPED: an operator keeps its owner out. WITHDRAWN: can be restored within the grace. REMOVED: emptied of everything
     * that needn't be kept.
     */
    status: text().$type<AccountStatus>().notNull().default('ACTIVE'),
    name: text().notNull(),
    email: text(),
    phoneNum: text(),
    genderType: text().$type<GenderType>().notNull().default('NONE'),
    birthDate: date({ mode: 'string' }),
    /** The keyed hash of the verified identity. A person has one active account. */
    diHash: text(),
    /** The social provider that the account is linked to. */
    snsType: text().$type<SocialProvider>(),
    address: text(),
    addressDetail: text(),
    buildingName: text(),
    zoneCode: text(),
    userInterests: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    userInterestEtc: text(),
    artistInterests: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    artistInterestEtc: text(),
    signupSources: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    signupSourcesEtc: text(),
    /** The dates of the consents; null without consent. */
    termsAt: moment(),
    privacyRequiredAt: moment(),
    privacyOptionalAt: moment(),
    agreeBusinessEmail: boolean().notNull().default(false),
    agreeBusinessSms: boolean().notNull().default(false),
    agreeMarketingEmail: boolean().notNull().default(false),
    agreeMarketingSms: boolean().notNull().default(false),
    /** Counted up to invalidate all tokens so far. */
    tokenVersion: smallint().notNull().default(0),
    /** Counts the saves of the profile, so that a form that began before the last save is refused. */
    profileVersion: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    /** Notices up to this moment count as read: those from before the signup, and before all were marked as read. */
    noticesReadAt: moment().notNull().defaultNow(),
    lastLoginAt: moment(),
    withdrawnAt: moment(),
    stoppedAt: moment(),
    /** Why an operator stopped it, which its owner reads at login. */
    stopReason: text(),
    /** Whether the withdrawal, or the stop, hid the artist's public pages. Taking it back shows them again. */
    hasHiddenPages: boolean().notNull().default(false),
    /** When the data of the optional consent were removed, some days after the withdrawal. */
    optionalRemovedAt: moment(),
  },
  (table) => [
    uniqueIndex('accounts_account_id_key').on(table.accountId),
    uniqueIndex('accounts_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('accounts_di_hash_key')
      .on(table.diHash)
      .where(sql`${table.status} in ('ACTIVE', 'STOPPED')`),
    // The orders and the choices of the operators' list.
    index('accounts_created_at_idx').on(table.createdAt.desc(), table.uuid),
    index('accounts_last_login_at_idx').on(table.lastLoginAt.desc().nullsLast(), table.uuid),
    index('accounts_name_idx').on(sql`${table.name} collate "C"`, table.uuid),
    index('accounts_role_type_idx').on(table.roleType, table.createdAt.desc(), table.uuid),
    index('accounts_status_idx')
      .on(table.status, table.createdAt.desc(), table.uuid)
      .where(sql`${table.status} <> 'ACTIVE'`),
    index('accounts_account_id_idx')
      .using('gin', sql`${table.accountId} gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('accounts_name_mark_idx').on(nameMark(table)),
    index('accounts_phone_digits_idx').on(phoneDigits(table)),
    index('accounts_phone_end_idx').on(phoneEnd(table)),
    index('accounts_withdrawn_at_idx')
      .on(table.withdrawnAt)
      .where(sql`${table.status} = 'WITHDRAWN'`),
  ],
);

/** Sessions that were logged out before their token expired, by the token's `sid`. */
export const revokedSessions = pgTable(
  'revoked_sessions',
  {
    sid: uuid().primaryKey(),
    /** When the token expires and the row can be removed. */
    expiresAt: moment().notNull(),
  },
  (table) => [index('revoked_sessions_expires_at_idx').on(table.expiresAt)],
);

/** Links by which the owner of an account sets a password: of a new account, or of one that an operator has helped back. */
export const passwordLinks = pgTable(
  'password_links',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    accountUuid: uuid()
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    /** The SHA-256 of the token in the link, which is only in the mail. */
    tokenHash: text().notNull(),
    purpose: text().$type<PasswordLinkPurpose>().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('password_links_token_hash_key').on(table.tokenHash),
    index('password_links_account_uuid_idx').on(table.accountUuid),
    index('password_links_expires_at_idx').on(table.expiresAt),
  ],
);

/** A person at a social provider: the login of an account or, without an account, a person on the way to signup. */
export const socialLogins = pgTable(
  'social_logins',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    provider: text().$type<SocialProvider>().notNull(),
    providerAccountId: text().notNull(),
    accountUuid: uuid().references(() => accounts.uuid, { onDelete: 'cascade' }),
    email: text(),
    name: text(),
    /** The SHA-256 of the current temp token; null after its use. */
    tokenHash: text(),
    tokenExpiresAt: moment(),
    /** The end of the time in which the person may sign up or link with this row. */
    signupExpiresAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('social_logins_provider_key').on(table.provider, table.providerAccountId),
    uniqueIndex('social_logins_token_hash_key').on(table.tokenHash),
    index('social_logins_account_uuid_idx').on(table.accountUuid),
  ],
);

/** An application to be an artist. Each time that documents are handed in makes a new one. */
export const artistApplications = pgTable(
  'artist_applications',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    accountUuid: uuid()
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    status: text().$type<ApplicationStatus>().notNull().default('WAITING'),
    /** What the operator wrote when asking for other documents. */
    reason: text(),
    createdAt: moment().notNull().defaultNow(),
    decidedAt: moment(),
  },
  (table) => [
    index('artist_applications_account_idx').on(table.accountUuid, table.createdAt),
    index('artist_applications_newest_idx').on(table.createdAt, table.uuid),
    index('artist_applications_status_idx').on(table.status, table.createdAt, table.uuid),
  ],
);

/** The private documents of an application. They are served by signed addresses alone. */
export const artistDocuments = pgTable(
  'artist_documents',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    applicationUuid: uuid()
      .notNull()
      .references(() => artistApplications.uuid, { onDelete: 'cascade' }),
    storageKey: text().notNull(),
    fileName: text().notNull(),
    /** Which upload button it was chosen by; null where the sender didn't say. */
    type: text().$type<DocumentType>(),
    mime: text().notNull(),
    bytes: integer().notNull(),
    position: smallint().notNull(),
  },
  (table) => [index('artist_documents_application_idx').on(table.applicationUuid, table.position)],
);

/** Reasons of withdrawals, without the persons. */
export const withdrawalReasons = pgTable(
  'withdrawal_reasons',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    roleType: text().$type<RoleType>().notNull(),
    reason: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index('withdrawal_reasons_created_at_idx').on(table.createdAt)],
);
