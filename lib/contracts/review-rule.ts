import { z } from 'zod';
import * as reviewLimits from '@/lib/limits/contest-review';
import * as reviewMessages from '@/lib/messages/contest-review';
import { typedLine } from './text';

/** The rule that a contest's jury scores by (C-89): scale, criteria with weights, reckoning, and when others' scores are shown. */

export const SCALES = ['FIVE', 'TEN', 'HUNDRED'] as const;
/** The mean of all scores, or without the highest and the lowest. */
export const RECKONINGS = ['MEAN', 'TRIMMED'] as const;
/** Others' scores are shown after the own score of the applicant, or after the round. */
export const REVEALS = ['OWN_SCORE', 'ROUND_END'] as const;
/** What a juror recommends. */
export const OPINIONS = ['SELECT', 'HOLD', 'REJECT'] as const;

export type Scale = (typeof SCALES)[number];
export type Reckoning = (typeof RECKONINGS)[number];
export type Reveal = (typeof REVEALS)[number];
export type Opinion = (typeof OPINIONS)[number];

const criterionSchema = z.object({
  /** Names the criterion in marks. */
  id: z.string().regex(/^[a-z][\w-]{0,39}$/i),
  name: typedLine(reviewLimits.criterionMax).min(1, reviewMessages.criterionRequired),
  description: typedLine(reviewLimits.criterionHintMax),
  /** Percent of the score. */
  weight: z
    .number({ error: reviewMessages.weightInvalid })
    .int(reviewMessages.weightInvalid)
    .min(1, reviewMessages.weightInvalid)
    .max(100, reviewMessages.weightInvalid),
});
export type Criterion = z.output<typeof criterionSchema>;

const ruleShape = z.object({
  scale: z.enum(SCALES),
  /** One is the overall score. */
  criteria: z.array(criterionSchema).min(1).max(reviewLimits.criteriaMax),
  reckoning: z.enum(RECKONINGS),
  reveal: z.enum(REVEALS),
  /** A score needs a comment for the applicant. */
  needsComment: z.boolean(),
});

export const reviewRuleSchema = ruleShape.superRefine(({ criteria }, context) => {
  const sum = criteria.reduce((all, { weight }) => all + weight, 0);
  if (sum !== 100)
    context.addIssue({ code: 'custom', path: ['criteria'], message: reviewMessages.weightsSum(sum) });
  for (const [index, { id, name }] of criteria.entries()) {
    const before = criteria.slice(0, index);
    if (before.some((each) => each.id === id || each.name.toLowerCase() === name.toLowerCase()))
      context.addIssue({
        code: 'custom',
        path: ['criteria', index, 'name'],
        message: reviewMessages.criterionTaken,
      });
  }
});
export type ReviewRule = z.output<typeof reviewRuleSchema>;

/** Points by the criteria's ids. */
export const marksSchema = z.record(z.string().max(40), z.int().min(0).max(100));
export type Marks = z.output<typeof marksSchema>;
