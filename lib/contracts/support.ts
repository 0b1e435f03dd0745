import { z } from 'zod';
import * as supportLimits from '@/lib/limits/support';
import { inquiryList, noticeList } from '@/lib/lists/support-lists';
import * as supportMessages from '@/lib/messages/support';
import { keysOf } from '@/lib/keys-of';
import { FAQ_CATEGORY_LABELS, INQUIRY_TYPE_LABELS } from '@/lib/options/support';
import { pageSchema } from './envelope';
import { listQuerySchema } from './list-query';
import { requiredChoice } from './studio-fields';
import { emailText, phoneText, typedLine, typedLines, type TakenPhones } from './text';

/** Contracts of support: inquiries (S-1 to S-31), notices (S-50 to S-56), the FAQ (S-70 to S-73). */

const moment = z.iso.datetime({ offset: true });

export const inquiryTypeSchema = z.enum(keysOf(INQUIRY_TYPE_LABELS));
export type InquiryType = z.infer<typeof inquiryTypeSchema>;

/** A phone number, as digits (S-18). A member's own may be a landline: operators write that of an organization. */
const phoneOf = (takes: TakenPhones) =>
  phoneText({ invalid: supportMessages.phoneInvalid, takes, as: 'digits' });

/** `reqDto` of `POST /v1/support/inquiries`, beside `files` (S-19 to S-23). */
export const inquiryCreateSchema = z.object({
  type: requiredChoice(INQUIRY_TYPE_LABELS, supportMessages.typeRequired),
  title: typedLine(supportLimits.titleMax).min(1, supportMessages.titleRequired),
  content: typedLines(supportLimits.contentMax).min(1, supportMessages.contentRequired),
  email: emailText(supportMessages.emailInvalid),
  phoneNum: phoneOf('any'),
  /** The idempotency key, if the caller doesn't send it as `Idempotency-Key`. */
  sendKey: z.uuid().optional(),
});
export type InquiryCreate = z.output<typeof inquiryCreateSchema>;

/** A guest agrees to the collection of what they write (S-4). Our own form always says so. */
export const privacyAgreedSchema = z.boolean().refine((agreed) => agreed, supportMessages.consentRequired);

/** `reqDto` of `POST /v1/support/guest/inquiries`. The documents' form sends nothing before a guest agreed, and doesn't say so. */
export const guestInquiryCreateSchema = inquiryCreateSchema.extend({
  phoneNum: phoneOf('mobile'),
  privacyAgreed: privacyAgreedSchema.optional(),
});
export type GuestInquiryCreate = z.output<typeof guestInquiryCreateSchema>;

/** Answer of a sent inquiry. A guest can't read it again. */
export const inquirySentSchema = z.object({ uuid: z.uuid(), createdAt: moment });

export const inquiryRowSchema = z.object({
  uuid: z.uuid(),
  type: inquiryTypeSchema,
  title: z.string(),
  createdAt: moment,
  isAnswered: z.boolean(),
  /** Whether the sender has opened it since it was answered. */
  isRead: z.boolean(),
});
export type InquiryRow = z.infer<typeof inquiryRowSchema>;
export const inquiryPageSchema = pageSchema(inquiryRowSchema);
export const inquiryQuerySchema = listQuerySchema(inquiryList);

/** An inquiry as its sender reads it (S-12). */
export const inquirySchema = inquiryRowSchema.extend({
  /** The sender's ID. */
  userAccountId: z.string(),
  content: z.string(),
  email: z.string(),
  phoneNum: z.string(),
  /** Addresses of the files that live for a few minutes, in the order of `files`. */
  privatePresignedUrls: z.array(z.string()),
  files: z.array(z.object({ name: z.string(), mime: z.string(), bytes: z.int() })),
  answer: z.string().nullable(),
  /** What was sent with the answer, by addresses that live for a few minutes. */
  answerFiles: z.array(z.object({ name: z.string(), mime: z.string(), bytes: z.int(), url: z.string() })),
  answeredAt: moment.nullable(),
  /** The name by which the operators answer, never a login ID; null before an answer. */
  answerAdminAccountId: z.string().nullable(),
});
export type Inquiry = z.infer<typeof inquirySchema>;

/** Answer of the two counts of S-31 and S-56. */
export const unreadCountSchema = z.object({ count: z.int().min(0) });

/** Answer of `GET /v1/support/unread`, the one call behind the header's badge (P-5). */
export const unreadSchema = z.object({
  inquiries: z.int().min(0),
  notices: z.int().min(0),
  /** The newest of the unread notices. */
  noticeUuids: z.array(z.uuid()).max(supportLimits.unreadNamedMax),
});
export type Unread = z.infer<typeof unreadSchema>;

export const noticeRowSchema = z.object({
  uuid: z.uuid(),
  title: z.string(),
  createdBy: z.string(),
  createdAt: moment,
  isPinned: z.boolean(),
  /** Whether the caller has read it; null for a guest. */
  isRead: z.boolean().nullable(),
});
export type NoticeRow = z.infer<typeof noticeRowSchema>;
export const noticePageSchema = pageSchema(noticeRowSchema);
export const noticeQuerySchema = listQuerySchema(noticeList);

const neighbourSchema = z.object({ uuid: z.uuid(), title: z.string() }).nullable();

export const noticeSchema = noticeRowSchema.extend({
  /** Sanitised HTML. */
  content: z.string(),
  /** The notices before and after it by date. */
  older: neighbourSchema,
  newer: neighbourSchema,
});
export type Notice = z.infer<typeof noticeSchema>;

export const faqCategorySchema = z.enum(keysOf(FAQ_CATEGORY_LABELS));

export const faqSchema = z.object({
  uuid: z.uuid(),
  category: faqCategorySchema,
  question: z.string(),
  answer: z.string(),
});
export type Faq = z.infer<typeof faqSchema>;

/** Answer of `GET /v1/support/faqs` (S-73): every item that the caller may see, in its order. */
export const faqsSchema = z.object({ content: z.array(faqSchema) });
