import { z } from 'zod';
import { inquiryTypeSchema } from '@/lib/contracts/support';
import { FAQ_CATEGORY_LABELS } from '@/lib/options/support';
import { day, text } from './data-fields';

export const noticesData = z.array(
  z.strictObject({
    index: z.int(),
    title: text,
    content: text,
    createdBy: text,
    createdDay: day,
    isPinned: z.boolean(),
  }),
);

export const faqsData = z.array(
  z.strictObject({
    index: z.int(),
    category: z.enum(Object.values(FAQ_CATEGORY_LABELS)),
    artistOnly: z.boolean(),
    question: text,
    answer: text,
  }),
);

/** The operator's ready answers and reasons in the same file are for the back office. */
export const inquiriesData = z.object({
  account: text,
  inquiries: z.array(
    z.object({
      index: z.int(),
      type: inquiryTypeSchema,
      createdDay: day,
      title: text,
      content: text,
      answer: text.nullish(),
      answeredDay: day.nullish(),
      answerAdmin: text.nullish(),
      isRead: z.boolean().nullish(),
    }),
  ),
});
