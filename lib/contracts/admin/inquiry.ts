import { z } from 'zod';
import * as adminLimits from '@/lib/limits/admin';
import { adminInquiryList } from '@/lib/lists/admin-lists';
import * as adminMessages from '@/lib/messages/admin';
import { pageSchema } from '@/lib/contracts/envelope';
import { exportQuerySchema, listQuerySchema } from '@/lib/contracts/list-query';
import { placeholderRule } from '@/lib/contracts/placeholder-rule';
import { inquiryTypeSchema } from '@/lib/contracts/support';
import { requiredLines } from '@/lib/contracts/text';
import { versionSchema } from '@/lib/contracts/version';

/** Inquiries as operators read and answer them (O-42 to O-44). */

const moment = z.iso.datetime({ offset: true });

export const adminInquiryRowSchema = z.object({
  uuid: z.uuid(),
  type: inquiryTypeSchema,
  title: z.string(),
  /** The sender's login ID; null for a guest, and where the account is gone. */
  senderId: z.string().nullable(),
  createdAt: moment,
  answeredAt: moment.nullable(),
  /** The login ID of the operator who answered last. */
  answeredBy: z.string().nullable(),
});
export type AdminInquiryRow = z.infer<typeof adminInquiryRowSchema>;
export const adminInquiryPageSchema = pageSchema(adminInquiryRowSchema);
export const adminInquiryQuerySchema = listQuerySchema(adminInquiryList);
export const adminInquiryExportQuerySchema = exportQuerySchema(adminInquiryList);

const fileSchema = z.object({
  uuid: z.string(),
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  /** A signed address that lives for some minutes. */
  url: z.string(),
});
export type AdminInquiryFile = z.infer<typeof fileSchema>;

export const adminInquirySchema = adminInquiryRowSchema.extend({
  content: z.string(),
  /** Masked; the whole ones are asked for by a call that is recorded in the audit log. */
  email: z.string(),
  phoneNum: z.string(),
  files: z.array(fileSchema),
  answer: z.string().nullable(),
  answerFiles: z.array(fileSchema),
  /** Counts the saves of the answer; 0 before the first. */
  version: versionSchema,
  /** Whether the sender has opened it since the answer. */
  isRead: z.boolean(),
});
export type AdminInquiry = z.infer<typeof adminInquirySchema>;

/** `reqDto` of `PUT /v1/admin/inquiries/{uuid}/answer`, beside `files`. */
export const inquiryAnswerSchema = z.object({
  answer: requiredLines(adminLimits.answerMax, adminMessages.answerRequired).superRefine(placeholderRule([])),
  version: versionSchema,
  /** The files of the answer so far that stay. */
  keptFileUuids: z.array(z.uuid()).max(adminLimits.answerFilesMax),
});
export type InquiryAnswer = z.output<typeof inquiryAnswerSchema>;

/** What an operator has asked for, which is recorded in the audit log (O-12). */
export const personalDataSchema = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  phoneNum: z.string().nullable(),
});
export type PersonalData = z.infer<typeof personalDataSchema>;
