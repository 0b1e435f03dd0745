import { z } from 'zod';
import * as contestLimits from '@/lib/limits/contest';
import { organizationContestList } from '@/lib/lists/organization-lists';
import * as contestMessages from '@/lib/messages/contest';
import * as termsMessages from '@/lib/messages/contest-terms';
import { isEmptyTerms } from '@/lib/contest/terms/empty-terms';
import { isPattern } from '@/lib/contest/pattern';
import { recordOf } from '@/lib/record-of';
import {
  APPLICANT_STATUSES,
  contestStandingSchema,
  contestStopSchema,
  contestTypeSchema,
  memberRoleSchema,
} from './contest';
import { formFieldsSchema } from './contest-form';
import { writtenResultSchema } from './contest-result';
import { contestTermsSchema } from './contest-terms';
import { pageSchema } from './envelope';
import { imageSchema } from './image';
import { listQuerySchema } from './list-query';
import { typedLine, typedLines } from './text';
import { reviewRuleSchema } from './review-rule';
import { versionSchema } from './version';

/** Contracts of the organization's area (C-60 to C-65): its contests, as its people see them. */

const moment = z.iso.datetime({ offset: true });

/** Answer of `GET /v1/organizations/me`: the organization that the caller works for. */
export const organizationSchema = z.object({
  uuid: z.uuid(),
  name: z.string(),
  /** What the caller may do. */
  role: memberRoleSchema,
  members: z.array(z.object({ accountId: z.string(), name: z.string(), role: memberRoleSchema })),
});
export type Organization = z.infer<typeof organizationSchema>;

/** How many applicants there are, by status. */
export const applicantCountsSchema = z.object(recordOf(APPLICANT_STATUSES, () => z.int().min(0)));

/** A line of the list of contests. */
export const organizationContestRowSchema = z.object({
  /** What an operator stopped of it; null where nothing is. */
  stop: contestStopSchema.nullable(),
  uuid: z.uuid(),
  articleUuid: z.uuid().nullable(),
  contestType: contestTypeSchema,
  title: z.string(),
  standing: contestStandingSchema,
  opensAt: moment.nullable(),
  closesAt: moment.nullable(),
  announcedAt: moment.nullable(),
  /** Who sent an application. */
  applicants: z.int().min(0),
  /** Who has only begun one. */
  drafts: z.int().min(0),
  previewImage: imageSchema.nullable(),
  createdAt: moment,
});
export type OrganizationContestRow = z.infer<typeof organizationContestRowSchema>;

export const organizationContestQuerySchema = listQuerySchema(organizationContestList);
export const organizationContestPageSchema = pageSchema(organizationContestRowSchema);

const settings = {
  contestType: contestTypeSchema,
  title: typedLine(contestLimits.titleMax).min(1, contestMessages.titleRequired),
  organizer: typedLine(contestLimits.organizerMax).min(1, contestMessages.organizerRequired),
  description: typedLines(contestLimits.descriptionMax),
  /** A draft may lack its times. */
  opensAt: moment.nullable(),
  closesAt: moment.nullable(),
  isBlind: z.boolean(),
  allowsEdits: z.boolean(),
  fields: formFieldsSchema,
  terms: contestTermsSchema,
};

const settingsShape = z.object(settings);
type Settings = z.infer<typeof settingsShape>;

function checkSettings({ opensAt, closesAt, fields, terms }: Settings, context: z.RefinementCtx): void {
  const most = contestLimits.ownFieldsMax;
  if (fields.length > most && !isEmptyTerms(terms))
    context.addIssue({ code: 'custom', path: ['fields'], message: termsMessages.questionsTooMany(most) });
  if (opensAt !== null && closesAt !== null && Date.parse(opensAt) >= Date.parse(closesAt))
    context.addIssue({ code: 'custom', path: ['closesAt'], message: contestMessages.periodReversed });
  for (const [index, { validation }] of fields.entries()) {
    if (validation?.pattern === undefined || isPattern(validation.pattern)) continue;
    const path = ['fields', index, 'validation', 'pattern'];
    context.addIssue({ code: 'custom', path, message: contestMessages.patternInvalid });
  }
}

/** Form of a contest, and body of `POST /v1/organizations/contests`. */
export const contestCreateSchema = settingsShape.superRefine(checkSettings);
export type ContestCreate = z.output<typeof contestCreateSchema>;

/** Body of `PUT /v1/organizations/contests/{uuid}`. */
export const contestUpdateSchema = settingsShape
  .extend({ version: versionSchema })
  .superRefine(checkSettings);
export type ContestUpdate = z.output<typeof contestUpdateSchema>;

/** A contest as its organization sees it. */
export const organizationContestSchema = settingsShape.extend({
  uuid: z.uuid(),
  articleUuid: z.uuid().nullable(),
  standing: contestStandingSchema,
  closedAt: moment.nullable(),
  announcedAt: moment.nullable(),
  /** What an operator did to it; null where none did. */
  stop: contestStopSchema.nullable(),
  /** Empty for a juror before the publication. */
  result: writtenResultSchema,
  previewImage: imageSchema.nullable(),
  formVersion: z.int(),
  termsEdition: z.int().min(1),
  /** When that edition of the terms was made. */
  termsAt: moment,
  /** Whether an applicant has filled in the form of this version: a change makes the next one. */
  isFormAnswered: z.boolean(),
  round: z.int().min(1),
  review: z.object({
    rule: reviewRuleSchema,
    edition: z.int().min(1),
    /** The first score of the present round under the rule; null before it, and for a juror. */
    scoredAt: moment.nullable(),
    /** The caller's part of the present round. */
    progress: z.object({ assigned: z.int().min(0), scored: z.int().min(0), held: z.int().min(0) }),
  }),
  /** Null for a juror before the announcement: the numbers tell what others decide. */
  counts: applicantCountsSchema.nullable(),
  drafts: z.int().min(0),
  /** Applicants who weren't notified of their present decision. Before the announcement, all of them. */
  untold: z.int().min(0),
  /** Goes back with a save. A different number by then means that another save came first. */
  version: versionSchema,
  createdAt: moment,
  updatedAt: moment,
});
export type OrganizationContest = z.infer<typeof organizationContestSchema>;

/** Body of `PUT /v1/organizations/contests/{uuid}/review-rule`. */
export const reviewRuleFormSchema = z.object({
  rule: reviewRuleSchema,
  version: versionSchema,
  /** Changes a rule that was scored by. Without it the answer is CONTEST_RULE_SCORED then. */
  isConfirmed: z.boolean().optional(),
});
export type ReviewRuleForm = z.output<typeof reviewRuleFormSchema>;

/** What an owner does with a contest besides saving it. */
export const contestActionSchema = z.enum(['PUBLISH', 'CLOSE', 'REOPEN', 'ARCHIVE', 'RESTORE']);
export type ContestAction = z.infer<typeof contestActionSchema>;

/** Body of `PUT /v1/organizations/contests/{uuid}/standing`. */
export const contestActSchema = z.object({ action: contestActionSchema, version: versionSchema });

/** `reqDto` of `PUT /v1/organizations/contests/{uuid}/image`, beside the image. */
export const contestImageSchema = z.object({ version: versionSchema });
