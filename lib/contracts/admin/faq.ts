import { z } from 'zod';
import * as adminLimits from '@/lib/limits/admin';
import * as adminMessages from '@/lib/messages/admin';
import { FAQ_CATEGORY_LABELS } from '@/lib/options/support';
import { pageSchema } from '@/lib/contracts/envelope';
import { listQuerySchema } from '@/lib/contracts/list-query';
import { adminFaqList } from '@/lib/lists/admin-lists';
import { requiredChoice } from '@/lib/contracts/studio-fields';
import { faqSchema } from '@/lib/contracts/support';
import { requiredLine, requiredLines } from '@/lib/contracts/text';
import { versionSchema } from '@/lib/contracts/version';

/** Questions and answers as operators write them (O-41). */
export const faqCreateSchema = z.object({
  category: requiredChoice(FAQ_CATEGORY_LABELS, adminMessages.categoryRequired),
  /** Only artists see it (S-72). */
  isForArtists: z.boolean(),
  question: requiredLine(adminLimits.titleMax, adminMessages.questionRequired),
  answer: requiredLines(adminLimits.faqAnswerMax, adminMessages.answerRequired),
});
export type FaqCreate = z.output<typeof faqCreateSchema>;
export const faqUpdateSchema = faqCreateSchema.extend({ version: versionSchema });

export const adminFaqSchema = faqSchema.extend({
  isForArtists: z.boolean(),
  version: versionSchema,
  updatedAt: z.iso.datetime({ offset: true }),
});
export type AdminFaq = z.infer<typeof adminFaqSchema>;
export const adminFaqPageSchema = pageSchema(adminFaqSchema);
export const adminFaqQuerySchema = listQuerySchema(adminFaqList);

/** Body of `PUT /v1/admin/faqs/order`: every item, in its new order. */
export const faqOrderSchema = z.object({
  uuids: z.array(z.uuid()).max(adminLimits.faqsMax),
  /** The order that the operator saw; without it the order is saved over the latest. */
  seen: z.array(z.uuid()).max(adminLimits.faqsMax).optional(),
});
export type FaqOrder = z.output<typeof faqOrderSchema>;
