import { z } from 'zod';
import { DECISION_WORDS } from '@/lib/contest/decision-mail';
import * as contestLimits from '@/lib/limits/contest';
import * as contestMessages from '@/lib/messages/contest';
import { placeholderRule } from './placeholder-rule';
import { typedLine, typedLines } from './text';

/** The texts of a mail that an organizer writes to applicants. They may name {이름}, {공모전} and {접수번호}. */
export const mailTextsSchema = z.object({
  subject: typedLine(contestLimits.mailSubjectMax)
    .min(1, contestMessages.mailSubjectRequired)
    .superRefine(placeholderRule(DECISION_WORDS)),
  text: typedLines(contestLimits.mailTextMax)
    .min(1, contestMessages.mailTextRequired)
    .superRefine(placeholderRule(DECISION_WORDS)),
});

/** What a mail to applicants has around the organizer's text, for its preview. */
export const mailFrameSchema = z.object({
  siteName: z.string(),
  hours: z.string(),
  email: z.string(),
  footer: z.string(),
  applicationsUrl: z.string(),
});
