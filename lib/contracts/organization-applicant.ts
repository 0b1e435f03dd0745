import { z } from 'zod';
import * as contestLimits from '@/lib/limits/contest';
import * as reviewLimits from '@/lib/limits/contest-review';
import { applicantListOf } from '@/lib/lists/organization-lists';
import { accessReasonSchema } from './access-reason';
import { answersSchema, applicantStatusSchema } from './contest';
import { formFieldsSchema } from './contest-form';
import { pageSchema } from './envelope';
import { imageSchema } from './image';
import { fileCheckSchema, listQuerySchema } from './list-query';
import { mailFrameSchema, mailTextsSchema } from './mail-texts';
import { marksSchema, OPINIONS } from './review-rule';
import { optionalLines } from './text';

/** Contracts of a contest's applicants, as the people of its organization see them (C-62 to C-64). */

const moment = z.iso.datetime({ offset: true });

const opinionSchema = z.enum(OPINIONS);

/** A line of the table. In a blind review applicants have no name. */
export const applicantRowSchema = z.object({
  id: z.uuid(),
  /** Null in a blind review. */
  name: z.string().nullable(),
  nameEn: z.string().nullable(),
  /** The photo of the artist's page. Null in a blind review, and where there is no such page any more. */
  portrait: imageSchema.nullable(),
  receipt: z.string(),
  /** Null for a juror before others' reviews are shown. */
  status: applicantStatusSchema.nullable(),
  /** The announced decision; null before the announcement. */
  announcedStatus: z.enum(['SELECTED', 'REJECTED']).nullable(),
  round: z.int().min(1),
  sentAt: moment,
  files: z.int().min(0),
  /** The reckoned mean of the round; null without a score, and for a juror before others' reviews are shown. */
  score: z.number().nullable(),
  /** The number of scores; null for a juror before others' reviews are shown. */
  scores: z.int().min(0).nullable(),
  /** The caller's own score in this round. */
  ownScore: z.number().nullable(),
  ownOpinion: opinionSchema.nullable(),
  /** The artist has left the site since. */
  isWithdrawn: z.boolean(),
  /** Short answers in words, by the names of their fields. */
  texts: z.record(z.string(), z.string()),
});
export type ApplicantRow = z.infer<typeof applicantRowSchema>;

export const applicantQuerySchema = listQuerySchema(applicantListOf(''));
export const applicantPageSchema = pageSchema(applicantRowSchema);

/** A file of an application. Its addresses live for a few minutes. */
export const applicantFileSchema = z.object({
  id: z.uuid(),
  field: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  contentType: z.string(),
  /** Of the file; in a blind review of a copy without metadata. Null where it is withheld. */
  url: z.string().nullable(),
  /** Why a blind review doesn't show the file; null where it does. */
  withheld: z.string().nullable(),
});

/** A reviewer's review in a round. */
export const reviewSchema = z.object({
  /** The name for owners; for jurors a letter (위원 가). */
  reviewer: z.string(),
  isOwn: z.boolean(),
  round: z.int().min(1),
  /** The edition of the rule that it was written under. */
  edition: z.int().min(1),
  /** Null until each criterion is marked. */
  score: z.number().nullable(),
  /** Whether the score counts, or the trimmed mean leaves it out. Null for a score that isn't reckoned: of an earlier round or edition. */
  counts: z.boolean().nullable(),
  marks: z.array(z.object({ id: z.string(), name: z.string(), mark: z.int() })),
  opinion: opinionSchema.nullable(),
  /** Own notes, and those that are shared with the panel. */
  note: z.string().nullable(),
  isNoteShared: z.boolean(),
  comment: z.string().nullable(),
  /** How often the score was changed after it was given. */
  changes: z.int().min(0),
  updatedAt: moment,
});
export type ShownReview = z.infer<typeof reviewSchema>;

/** Answer of `GET /v1/organizations/contests/{uuid}/applicants/{applicantId}`. */
export const applicantSchema = applicantRowSchema.extend({
  /** The form that was answered, without what a blind review hides. */
  fields: formFieldsSchema,
  answers: answersSchema,
  /** The answers and files were deleted, as the terms promise (C-98). */
  isDeleted: z.boolean(),
  attachments: z.array(applicantFileSchema),
  /** Those that the caller may see (C-90). */
  reviews: z.array(reviewSchema),
});
export type Applicant = z.infer<typeof applicantSchema>;

/** Answer of `GET /v1/organizations/applicants/{applicantId}/portfolio`. */
export const applicantPortfolioSchema = z.object({
  applicantId: z.uuid(),
  contestUuid: z.uuid(),
  contestTitle: z.string(),
  /** Null in a blind review. */
  name: z.string().nullable(),
  receipt: z.string(),
  file: applicantFileSchema.extend({ url: z.string() }),
});
export type ApplicantPortfolio = z.infer<typeof applicantPortfolioSchema>;

/** Body of `PUT …/applicants/status`. */
export const statusChangeSchema = z.object({
  ids: z.array(z.uuid()).min(1).max(contestLimits.changedAtOnce),
  status: applicantStatusSchema,
});
export const statusChangedSchema = z.object({ changed: z.int().min(0) });

/** What a reviewer writes of an applicant. */
const reviewTextsSchema = z.object({
  /** By the criteria's ids; some may be missing yet. */
  marks: marksSchema,
  opinion: opinionSchema.nullable(),
  note: optionalLines(contestLimits.noteMax),
  /** Shows the note to the panel. */
  isNoteShared: z.boolean(),
  /** For the applicant, without the juror's name, where the terms promise it. */
  comment: optionalLines(reviewLimits.commentMax),
});

/** Body of `PUT …/applicants/{applicantId}/review`: an empty one takes it back. */
export const reviewFormSchema = reviewTextsSchema.extend({
  /** The round that it was written in. Without it the applicant's present round. */
  round: z.int().min(1).optional(),
  /** The edition of the rule that was marked by. Without it the present one. */
  edition: z.int().min(1).optional(),
  /** The saved review that the change began from; an empty one for none. Without it the save replaces any review. */
  seen: reviewTextsSchema.optional(),
});
export type ReviewForm = z.output<typeof reviewFormSchema>;
export type ReviewTexts = z.output<typeof reviewTextsSchema>;

/** Who goes on to the next round. */
export const cutOffSchema = z.discriminatedUnion('kind', [
  /** Whose mean is at least this. */
  z.object({ kind: z.literal('SCORE'), min: z.number().min(0).max(100) }),
  /** So many with the best means; equal means go on together. */
  z.object({ kind: z.literal('BEST'), count: z.int().min(1).max(contestLimits.bestMax) }),
  /** Who is selected. */
  z.object({ kind: z.literal('SELECTED') }),
]);
export type CutOff = z.infer<typeof cutOffSchema>;

/** Body of `POST …/rounds`. */
export const roundFormSchema = z.object({
  /** The round that ends: a second click ends no second one. */
  round: z.int().min(1),
  cutOff: cutOffSchema,
  /** Says how many go on and how many don't, and changes nothing. */
  isTrial: z.boolean(),
  /** The result that the owner confirmed. The round isn't ended if another one follows from the scores of now. */
  confirmed: z.object({ passed: z.int().min(0), failed: z.int().min(0) }).optional(),
});
export type RoundForm = z.output<typeof roundFormSchema>;
export const roundResultSchema = z.object({
  round: z.int().min(1),
  passed: z.int().min(0),
  failed: z.int().min(0),
  /** Those of the failed without any score, and the names of the first of them. */
  unscored: z.object({ count: z.int().min(0), names: z.array(z.string()) }),
  /** What those who passed lose: how many have scores, and how many a status besides 접수. */
  resets: z.object({ scored: z.int().min(0), decided: z.int().min(0) }),
});

/** Body of `POST …/announcement`. The texts may name {이름}, {공모전} and {접수번호}. */
export const announcementFormSchema = z.object({
  selected: mailTextsSchema,
  rejected: mailTextsSchema,
  /** Tells undecided applicants that they weren't selected; without it nothing is announced then. */
  rejectsUndecided: z.boolean(),
  /** The numbers of mails that the owner confirmed. Nothing is announced if the numbers of now differ. */
  confirmed: z.object({ selected: z.int().min(0), rejected: z.int().min(0) }).optional(),
});
export type AnnouncementForm = z.output<typeof announcementFormSchema>;
export const announcementSchema = z.object({
  announcedAt: moment,
  /** The mails to send. An applicant who was already notified of the same decision gets none. */
  selected: z.int().min(0),
  rejected: z.int().min(0),
  /** Applicants whose account no longer has an address. They get no mail. */
  unreachable: z.int().min(0),
});

/** Applicants of one decision to whom an announcement would go out now, and the first of them. */
const announcedToSchema = z.object({
  count: z.int().min(0),
  sample: z.object({ name: z.string(), receipt: z.string() }).nullable(),
});

/** Answer of `GET …/announcement`: whom an announcement would notify now, and the frame of its mails. */
export const announcementPreviewSchema = z.object({
  /** When the results were announced first; null before that. */
  announcedAt: moment.nullable(),
  selected: announcedToSchema,
  rejected: announcedToSchema,
  /** Applicants without a decision. They get the refusal's mail where `rejectsUndecided` is set. */
  undecided: announcedToSchema,
  frame: mailFrameSchema,
});
export type AnnouncementPreview = z.infer<typeof announcementPreviewSchema>;

/** The applicants as a table for spreadsheet programs, as plain text, or their files. */
export const exportFormatSchema = z.enum(['xlsx', 'csv', 'zip']);
export type ExportFormat = z.infer<typeof exportFormatSchema>;

/** Query of `GET …/export`. */
export const exportQuerySchema = z.object({
  format: exportFormatSchema,
  status: applicantStatusSchema.optional(),
  reason: accessReasonSchema,
  check: fileCheckSchema,
  /** Adds a sheet with scores, criteria and comments to a workbook. */
  reviews: z.literal('true').optional(),
});
