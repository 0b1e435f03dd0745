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
import type { ContestEventKind } from '@/lib/contracts/contest-event';
import type { MessageAudience } from '@/lib/contracts/contest-message';
import type { Marks, Opinion, ReviewRule } from '@/lib/contracts/review-rule';
import { accounts } from './account';
import { contestApplicants, contests } from './contest';

const moment = () => timestamp({ withTimezone: true });

/** The rules that a contest is scored by. A rule that was scored by isn't changed, but followed. */
export const contestReviewRules = pgTable(
  'contest_review_rules',
  {
    contestUuid: uuid()
      .notNull()
      .references(() => contests.uuid, { onDelete: 'cascade' }),
    edition: integer().notNull(),
    rule: jsonb().$type<ReviewRule>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.contestUuid, table.edition] })],
);

/** The panel of a contest: the reviewers who see it. A row stays after the removal, so that its scores are left out. */
export const contestJurors = pgTable(
  'contest_jurors',
  {
    contestUuid: uuid()
      .notNull()
      .references(() => contests.uuid, { onDelete: 'cascade' }),
    accountUuid: uuid()
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    addedAt: moment().notNull().defaultNow(),
    /** Null for a juror of the panel. */
    removedAt: moment(),
    /** The rounds that the juror reviews; null for all. */
    rounds: smallint().array(),
  },
  (table) => [
    primaryKey({ columns: [table.contestUuid, table.accountUuid] }),
    index('contest_jurors_account_uuid_idx').on(table.accountUuid),
  ],
);

/** Applicants that a juror doesn't review (제척·회피). A row stays after the exclusion was lifted. */
export const contestExclusions = pgTable(
  'contest_exclusions',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    applicantUuid: uuid()
      .notNull()
      .references(() => contestApplicants.uuid, { onDelete: 'cascade' }),
    jurorUuid: uuid()
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    /** Declared by the juror (회피), or by an owner (제척). */
    kind: text().$type<'DECLARED' | 'EXCLUDED'>().notNull(),
    reason: text().notNull(),
    /** The account that added the exclusion. Null after the account's removal. */
    byUuid: uuid().references(() => accounts.uuid, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
    liftedAt: moment(),
  },
  (table) => [
    uniqueIndex('contest_exclusions_key')
      .on(table.applicantUuid, table.jurorUuid)
      .where(sql`${table.liftedAt} is null`),
    index('contest_exclusions_applicant_uuid_idx').on(table.applicantUuid),
    index('contest_exclusions_juror_uuid_idx').on(table.jurorUuid),
    index('contest_exclusions_by_uuid_idx').on(table.byUuid),
  ],
);

/** The applicants that a juror reviews in a round, where they are divided (`contests.assignedRound`). */
export const contestAssignments = pgTable(
  'contest_assignments',
  {
    applicantUuid: uuid()
      .notNull()
      .references(() => contestApplicants.uuid, { onDelete: 'cascade' }),
    round: smallint().notNull(),
    jurorUuid: uuid()
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.applicantUuid, table.round, table.jurorUuid] }),
    index('contest_assignments_juror_uuid_idx').on(table.jurorUuid),
  ],
);

/** What a reviewer says of an applicant in a round. */
export const contestReviews = pgTable(
  'contest_reviews',
  {
    applicantUuid: uuid()
      .notNull()
      .references(() => contestApplicants.uuid, { onDelete: 'cascade' }),
    reviewerUuid: uuid()
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    round: smallint().notNull(),
    /** The rule of the marks. */
    edition: integer().notNull(),
    /** By the criteria's ids; some may be missing. */
    marks: jsonb().$type<Marks>().notNull(),
    /** The score in hundredths of a point; null until each criterion is marked. */
    points: integer(),
    opinion: text().$type<Opinion>(),
    /** A note for the reviewer alone, or for the panel. */
    note: text(),
    isNoteShared: boolean().notNull().default(false),
    /** For the applicant. */
    comment: text(),
    /** Whether the score counted when its round ended; null before the end. */
    counted: boolean(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.applicantUuid, table.round, table.reviewerUuid] }),
    index('contest_reviews_reviewer_uuid_idx').on(table.reviewerUuid),
  ],
);

/** Each score that was given or changed. */
export const contestScoreLog = pgTable(
  'contest_score_log',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    applicantUuid: uuid()
      .notNull()
      .references(() => contestApplicants.uuid, { onDelete: 'cascade' }),
    reviewerUuid: uuid()
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    round: smallint().notNull(),
    edition: integer().notNull(),
    /** Null where a score was taken back. */
    points: integer(),
    at: moment().notNull(),
  },
  (table) => [
    index('contest_score_log_applicant_uuid_idx').on(table.applicantUuid, table.at),
    index('contest_score_log_reviewer_uuid_idx').on(table.reviewerUuid),
  ],
);

/** What owners did with the rule, the panel, the rounds and the announcement of a contest. An entry is never changed. */
export const contestEvents = pgTable(
  'contest_events',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    contestUuid: uuid()
      .notNull()
      .references(() => contests.uuid, { onDelete: 'cascade' }),
    at: moment().notNull(),
    kind: text().$type<ContestEventKind>().notNull(),
    /** The owner. Null after the account's removal. */
    byUuid: uuid().references(() => accounts.uuid, { onDelete: 'set null' }),
    /** The round that the contest was in before. */
    round: smallint().notNull(),
    /** The juror it concerns. */
    jurorUuid: uuid().references(() => accounts.uuid, { onDelete: 'set null' }),
    /** The edition of the rule, or the number of applicants it concerns. */
    count: integer(),
    /** Why a round or the announcement was opened again. */
    reason: text(),
  },
  (table) => [
    index('contest_events_contest_uuid_idx').on(table.contestUuid, table.at.desc(), table.uuid),
    index('contest_events_by_uuid_idx').on(table.byUuid),
    index('contest_events_juror_uuid_idx').on(table.jurorUuid),
  ],
);

/** Messages of an organization to applicants of a contest, as they were sent. */
export const contestMessages = pgTable(
  'contest_messages',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    contestUuid: uuid()
      .notNull()
      .references(() => contests.uuid, { onDelete: 'cascade' }),
    sentAt: moment().notNull(),
    /** The owner. Null after the account's removal. */
    byUuid: uuid().references(() => accounts.uuid, { onDelete: 'set null' }),
    audience: text().$type<MessageAudience>().notNull(),
    /** The one applicant of the audience `ONE`. Null for another audience, and after the applicant's removal. */
    applicantUuid: uuid().references(() => contestApplicants.uuid, { onDelete: 'set null' }),
    subject: text().notNull(),
    text: text().notNull(),
    /** The number of mails, and of applicants without an address. */
    sent: integer().notNull(),
    unreachable: integer().notNull(),
  },
  (table) => [
    index('contest_messages_contest_uuid_idx').on(table.contestUuid, table.sentAt.desc(), table.uuid),
    index('contest_messages_by_uuid_idx').on(table.byUuid),
    index('contest_messages_applicant_uuid_idx').on(table.applicantUuid),
  ],
);
