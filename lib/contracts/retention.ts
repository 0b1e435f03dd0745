import { z } from 'zod';

/** Keys that a list of what would be removed names. */
export const RETENTION_LIST_MAX = 1000;

/** What the retention job removes (privacy policy, sections 3 and 7); a rule is known by its name. */
const ruleSchema = z.object({
  name: z.string(),
  /** Which promise it keeps: the policy's section, as operators read it. */
  keeps: z.string(),
});

/** `GET /v1/admin/retention`: what a run would remove now. */
export const retentionPlanSchema = z.object({
  rules: z.array(
    ruleSchema.extend({
      count: z.int().min(0),
      /** Row ids and file keys, nothing of a person; the first `RETENTION_LIST_MAX` of them. */
      keys: z.array(z.string()),
    }),
  ),
});
export type RetentionPlan = z.infer<typeof retentionPlanSchema>;

/** `POST /v1/admin/retention`: what the run removed. */
export const retentionRunSchema = z.object({
  rules: z.array(
    ruleSchema.extend({
      removed: z.int().min(0),
      /** It was broken off; the next run goes on from there. */
      hasFailed: z.boolean(),
    }),
  ),
});
export type RetentionRun = z.infer<typeof retentionRunSchema>;
