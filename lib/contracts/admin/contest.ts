import { z } from 'zod';
import * as adminLimits from '@/lib/limits/admin';
import { adminContestList } from '@/lib/lists/admin-lists';
import * as adminMessages from '@/lib/messages/admin';
import { contestStandingSchema, contestStopSchema, contestTypeSchema } from '@/lib/contracts/contest';
import { pageSchema } from '@/lib/contracts/envelope';
import { imageSchema } from '@/lib/contracts/image';
import { exportQuerySchema, listQuerySchema } from '@/lib/contracts/list-query';
import { applicantCountsSchema } from '@/lib/contracts/organization-contest';
import { placeholderRule } from '@/lib/contracts/placeholder-rule';
import { typedLines } from '@/lib/contracts/text';
import { versionSchema } from '@/lib/contracts/version';
import { articleStatusSchema } from './article';

const moment = z.iso.datetime({ offset: true });

/** A contest of any organization as operators see it (O-97): applicants as numbers, never by name. */
export const adminContestRowSchema = z.object({
  uuid: z.uuid(),
  contestType: contestTypeSchema,
  title: z.string(),
  organization: z.string(),
  standing: contestStandingSchema,
  opensAt: moment.nullable(),
  closesAt: moment.nullable(),
  /** Who sent an application. */
  applicants: z.int().min(0),
  /** The operator's action on the contest; null for none. */
  stop: contestStopSchema.nullable(),
  createdAt: moment,
});
export type AdminContestRow = z.infer<typeof adminContestRowSchema>;

export const adminContestSchema = adminContestRowSchema.extend({
  /** Its news, which may be a draft beside a published contest; null where it has none. */
  news: z.object({ uuid: z.uuid(), status: articleStatusSchema }).nullable(),
  organizer: z.string(),
  description: z.string(),
  previewImage: imageSchema.nullable(),
  /** How many questions its form asks. */
  questions: z.int().min(0),
  /** Its terms, the warnings that its organizer overruled, and why; null for no terms. */
  terms: z
    .object({
      edition: z.int().min(1),
      lines: z.array(z.object({ label: z.string(), answer: z.string(), detail: z.string() })),
      unfair: z.array(z.string()),
      overruled: z.string(),
    })
    .nullable(),
  counts: applicantCountsSchema,
  /** Who has only begun an application. */
  drafts: z.int().min(0),
  closedAt: moment.nullable(),
  announcedAt: moment.nullable(),
  version: versionSchema,
});
export type AdminContest = z.infer<typeof adminContestSchema>;
export const adminContestPageSchema = pageSchema(adminContestRowSchema);
export const adminContestQuerySchema = listQuerySchema(adminContestList);
export const adminContestExportQuerySchema = exportQuerySchema(adminContestList);

const reason = typedLines(adminLimits.reasonMax)
  .min(1, adminMessages.contestReasonRequired)
  .superRefine(placeholderRule([]));

/** Body of `PUT /v1/admin/contests/{uuid}/stop`: the message to its organization goes with it. */
export const contestStoppingSchema = z.object({
  kind: z.enum(['CLOSED', 'WITHDRAWN']),
  reason,
  version: versionSchema,
});
export type ContestStopping = z.output<typeof contestStoppingSchema>;

/** Body of `PUT /v1/admin/contests/{uuid}/release`. */
export const contestReleaseSchema = z.object({ version: versionSchema });
