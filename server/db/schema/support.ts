import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { InquiryType } from '@/lib/contracts/support';
import type { FaqCategory } from '@/lib/options/support';
import { accounts } from './account';

const moment = () => timestamp({ withTimezone: true });

export const notices = pgTable(
  'notices',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    title: text().notNull(),
    /** HTML of an operator, which is sanitised when it is shown. */
    content: text().notNull(),
    /** Whom visitors read as its author. */
    createdBy: text().notNull(),
    isPinned: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('notices_listed_idx').on(table.isPinned.desc(), table.createdAt.desc(), table.uuid),
    index('notices_created_at_idx').on(table.createdAt.desc(), table.uuid),
  ],
);

/** What an account has read since everything was last marked as read (`accounts.noticesReadAt`). */
export const noticeReads = pgTable(
  'notice_reads',
  {
    accountUuid: uuid()
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    noticeUuid: uuid()
      .notNull()
      .references(() => notices.uuid, { onDelete: 'cascade' }),
    readAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountUuid, table.noticeUuid] }),
    index('notice_reads_notice_uuid_idx').on(table.noticeUuid),
  ],
);

/** Questions and answers that visitors find by themselves. */
export const faqs = pgTable('faqs', {
  uuid: uuid().primaryKey().defaultRandom(),
  category: text().$type<FaqCategory>().notNull(),
  /** Only artists see it (S-72). */
  isForArtists: boolean().notNull().default(false),
  question: text().notNull(),
  answer: text().notNull(),
  position: integer().notNull(),
  version: integer().notNull().default(1),
  updatedAt: moment().notNull().defaultNow(),
});

/** What operators search inquiries by, as the index has it. */
export const inquiryText = (table: Record<'title' | 'content', AnyPgColumn>): SQL =>
  sql`(${table.title} || ' ' || ${table.content})`;

/**
 * What people ask the operator. It is a record of a consumer's complaint, which outlives the account for as long as the privacy
 * policy says.
 */
export const inquiries = pgTable(
  'inquiries',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    /** Null for a guest, and where the account is gone. */
    accountUuid: uuid().references(() => accounts.uuid, { onDelete: 'set null' }),
    type: text().$type<InquiryType>().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    email: text().notNull(),
    /** Digits only. */
    phoneNum: text().notNull(),
    /** When a guest agreed to the collection of their data; null where their client has no key to say so. */
    privacyAgreedAt: moment(),
    answer: text(),
    answeredAt: moment(),
    answeredBy: uuid().references(() => accounts.uuid, { onDelete: 'set null' }),
    /** Counts the saves of the answer, so that two operators don't answer over each other. */
    answerVersion: integer().notNull().default(0),
    /** When the sender opened it after the answer. */
    readAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('inquiries_account_uuid_idx').on(table.accountUuid, table.createdAt.desc(), table.uuid),
    index('inquiries_unread_idx')
      .on(table.accountUuid)
      .where(sql`${table.answeredAt} is not null and ${table.readAt} is null`),
    index('inquiries_answered_by_idx').on(table.answeredBy),
    index('inquiries_created_at_idx').on(table.createdAt, table.uuid),
    index('inquiries_type_idx').on(table.type, table.createdAt, table.uuid),
    index('inquiries_text_idx').using('gin', sql`${inquiryText(table)} gin_trgm_ops`),
    index('inquiries_waiting_idx')
      .on(table.createdAt, table.uuid)
      .where(sql`${table.answeredAt} is null`),
  ],
);

/** Files of an answer: private, for the inquiry's sender and for operators. */
export const inquiryAnswerFiles = pgTable(
  'inquiry_answer_files',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    inquiryUuid: uuid()
      .notNull()
      .references(() => inquiries.uuid, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    storageKey: text().notNull(),
    fileName: text().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [
    index('inquiry_answer_files_inquiry_uuid_idx').on(table.inquiryUuid, table.position),
    uniqueIndex('inquiry_answer_files_storage_key_key').on(table.storageKey),
  ],
);

/** Files of an inquiry: private, for its sender and for operators. */
export const inquiryFiles = pgTable(
  'inquiry_files',
  {
    inquiryUuid: uuid()
      .notNull()
      .references(() => inquiries.uuid, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    storageKey: text().notNull(),
    /** The sender's name of the file, cleaned. */
    fileName: text().notNull(),
    mime: text().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.inquiryUuid, table.position] }),
    uniqueIndex('inquiry_files_storage_key_key').on(table.storageKey),
  ],
);
