import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Answers } from '@/lib/contest/answers-schema';
import type {
  ApplicantStatus,
  ContestStopKind,
  ContestType,
  MemberRole,
  OrganizationProof,
} from '@/lib/contracts/contest';
import type { FormFields } from '@/lib/contracts/contest-form';
import type { ContestTerms } from '@/lib/contracts/contest-terms';
import { accounts } from './account';
import { articles } from './article';
import { images } from './image';
import { storedUploads } from './upload';

const moment = () => timestamp({ withTimezone: true });

/** Galleries, museums, foundations: organizations that run contests. */
export const organizations = pgTable('organizations', {
  uuid: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** The document by which an operator verified the organization, and when; both null for none. */
  verifiedBy: text().$type<OrganizationProof>(),
  verifiedAt: moment(),
  /** Counts its saves and the changes of its people, so that of two operators the later is refused. */
  version: integer().notNull().default(1),
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
});

/** The people of an organization, each with an account of their own. An owner decides, a reviewer reads and scores. */
export const organizationMembers = pgTable(
  'organization_members',
  {
    accountUuid: uuid()
      .primaryKey()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    organizationUuid: uuid()
      .notNull()
      .references(() => organizations.uuid, { onDelete: 'cascade' }),
    role: text().$type<MemberRole>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('organization_members_organization_uuid_idx').on(table.organizationUuid, table.createdAt),
  ],
);

export const contests = pgTable(
  'contests',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    organizationUuid: uuid()
      .notNull()
      .references(() => organizations.uuid),
    /** The piece of news that has the button to apply; a piece of news has one contest at most. */
    articleUuid: uuid().references(() => articles.uuid, { onDelete: 'set null' }),
    type: text().$type<ContestType>().notNull(),
    /** Whether it is open, scheduled or over follows from its times. */
    state: text().$type<'DRAFT' | 'PUBLISHED' | 'ARCHIVED'>().notNull().default('DRAFT'),
    title: text().notNull(),
    /** The name of who runs it, as the modal shows it. */
    organizer: text().notNull(),
    description: text().notNull().default(''),
    previewImageId: text().references(() => images.id),
    /** From this moment until before that one applications are taken. A draft may lack them. */
    opensAt: moment(),
    closesAt: moment(),
    /** The end before it was extended last; null where it wasn't. */
    extendedFrom: moment(),
    /** When its organizer closed it before its end. */
    closedAt: moment(),
    /** What an operator stopped of it, when, and why; all null for nothing. */
    stoppedAs: text().$type<ContestStopKind>(),
    stoppedAt: moment(),
    stopReason: text(),
    /** Reviewers don't see names, schools and contacts. */
    isBlind: boolean().notNull().default(false),
    /** Artists may change what they sent until the end. */
    allowsEdits: boolean().notNull().default(true),
    /** The form that is asked now (`contest_forms`). */
    formVersion: integer().notNull().default(1),
    /** The round of the review, from 1. */
    round: smallint().notNull().default(1),
    /** The round whose applicants are assigned to jurors (`contest_assignments`); in any other round each juror reviews all. */
    assignedRound: smallint(),
    /** The rule that is scored by now (`contest_review_rules`). */
    reviewEdition: integer().notNull().default(1),
    /** When the decisions were announced. */
    announcedAt: moment(),
    /** The jury's statement. */
    resultText: text().notNull().default(''),
    /** Since when the news shows the result; null while it doesn't. */
    resultPublishedAt: moment(),
    /** Counts the saves, so that a form that began before the last save is refused. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('contests_article_uuid_key').on(table.articleUuid),
    index('contests_organization_uuid_idx').on(table.organizationUuid, table.createdAt.desc(), table.uuid),
    // The removal of an image looks here for its last use.
    index('contests_preview_image_id_idx').on(table.previewImageId),
    index('contests_closes_at_idx')
      .on(table.closesAt)
      .where(sql`${table.state} = 'PUBLISHED'`),
  ],
);

/** The forms of a contest with its terms. What was answered keeps its questions and terms: a form that may have answers isn't changed, but followed. */
export const contestForms = pgTable(
  'contest_forms',
  {
    contestUuid: uuid()
      .notNull()
      .references(() => contests.uuid, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** With the questions that the terms add. */
    fields: jsonb().$type<FormFields>().notNull(),
    /** The terms that who sends this form agrees to; null where nothing is said. */
    terms: jsonb().$type<ContestTerms>(),
    /** Counts the changes of the terms since the publication. */
    termsEdition: integer().notNull().default(1),
    /** When that edition was made. */
    termsAt: moment().notNull().defaultNow(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.contestUuid, table.version] })],
);

/**
 * An artist's application to a contest: one that is being written (`draft…`), and what was sent last (`answers…`). An artist
 * who applies again has both until it is sent.
 */
export const contestApplicants = pgTable(
  'contest_applicants',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    contestUuid: uuid()
      .notNull()
      .references(() => contests.uuid, { onDelete: 'cascade' }),
    accountUuid: uuid()
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    /** The artist's name, and the one in Latin letters, when they began. */
    name: text().notNull(),
    nameEn: text(),
    draft: jsonb().$type<Answers>(),
    draftFormVersion: integer(),
    /** Counts the saves of the draft, so that what another tab wrote isn't sent by this one. */
    draftVersion: integer().notNull().default(0),
    draftedAt: moment(),
    /** When an artist with only a draft was reminded on the day before the end. */
    remindedAt: moment(),
    answers: jsonb().$type<Answers>(),
    formVersion: integer(),
    /** Names and answers as they are searched. */
    searchText: text().notNull().default(''),
    /** Given with the first sending. */
    receipt: text(),
    firstSentAt: moment(),
    sentAt: moment(),
    /** When the organization took it along last, as a table or with its files. */
    exportedAt: moment(),
    status: text().$type<ApplicantStatus>().notNull().default('PENDING'),
    /** The status before the end of the last round changed it; null where it didn't. */
    statusBefore: text().$type<ApplicantStatus>(),
    /** The announced decision; null before the announcement. */
    announcedStatus: text().$type<'SELECTED' | 'REJECTED'>(),
    /** When that decision was announced; null before. */
    announcedAt: moment(),
    round: smallint().notNull().default(1),
    /**
     * The scores of the round that count, in hundredths of a point, and how many they are; the number of all valid scores. Kept by
     * `reckonScores`.
     */
    scoreSum: integer().notNull().default(0),
    scoreCount: integer().notNull().default(0),
    scoresGiven: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('contest_applicants_account_key').on(table.contestUuid, table.accountUuid),
    uniqueIndex('contest_applicants_receipt_key').on(table.receipt),
    index('contest_applicants_sent_at_idx')
      .on(table.contestUuid, table.sentAt.desc(), table.uuid)
      .where(sql`${table.sentAt} is not null`),
    index('contest_applicants_account_uuid_idx').on(table.accountUuid, table.createdAt.desc()),
  ],
);

/** Files of an application that have come. Those that neither the draft nor the answers name go with the next sending. */
export const contestFiles = pgTable(
  'contest_files',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    applicantUuid: uuid()
      .notNull()
      .references(() => contestApplicants.uuid, { onDelete: 'cascade' }),
    uploadUuid: uuid()
      .notNull()
      .references(() => storedUploads.uuid, { onDelete: 'cascade' }),
    /** The name of the field that it answers. */
    field: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('contest_files_applicant_uuid_idx').on(table.applicantUuid),
    // The removal of an upload looks here for its last use.
    index('contest_files_upload_uuid_idx').on(table.uploadUuid),
  ],
);
