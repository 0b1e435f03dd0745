import { z } from 'zod';
import { applicantStatusSchema } from './contest';

/** A line of the ranking of a contest's present round (C-95). Equal means have equal ranks, and the next rank follows their number. */
export const rankedApplicantSchema = z.object({
  id: z.uuid(),
  receipt: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  status: applicantStatusSchema,
  rank: z.int().min(1),
  /** Whether another applicant has the same mean. */
  isTied: z.boolean(),
  /** The reckoned mean, not rounded. */
  mean: z.number(),
  /** The valid scores from the lowest to the highest; `counts` is false for those that the trimmed mean leaves out. */
  scores: z.array(z.object({ score: z.number(), counts: z.boolean() })).min(1),
  /** The means of all marks, in the order of the rule's criteria; empty for an overall score. */
  criteria: z.array(z.number()),
  /** How many of the jurors who review the applicant gave no score that counts. */
  missing: z.int().min(0),
});
export type RankedApplicant = z.infer<typeof rankedApplicantSchema>;

/** Answer of `GET /v1/organizations/contests/{uuid}/ranking`. */
export const contestRankingSchema = z.object({
  round: z.int().min(1),
  /** The best; at most `reviewLimits.rankedMax`. */
  ranked: z.array(rankedApplicantSchema),
  /** Applicants of the round behind those, and those without a score. */
  others: z.int().min(0),
  unscored: z.int().min(0),
  /** Jurors of the panel who review the round. */
  jurors: z.int().min(0),
});
export type ContestRanking = z.infer<typeof contestRankingSchema>;
