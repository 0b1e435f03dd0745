import { z } from 'zod';

/** The scores and comments that an artist gets after the announcement, where the terms of the sending promise them (C-94). No juror is named. */
export const applicationFeedbackSchema = z.object({
  /** The latest round first. */
  rounds: z.array(
    z.object({
      round: z.int().min(1),
      /** The reckoned mean, and how many scores there are; null without a score. */
      score: z.number().nullable(),
      scores: z.int().min(0),
      /** The highest mark of the scale. */
      max: z.int(),
      /** The means of all marks; empty for an overall score. */
      criteria: z.array(z.object({ name: z.string(), weight: z.int(), mean: z.number() })),
      comments: z.array(z.string()),
    }),
  ),
});
export type ApplicationFeedback = z.infer<typeof applicationFeedbackSchema>;
