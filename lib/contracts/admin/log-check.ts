import { z } from 'zod';
import * as adminLimits from '@/lib/limits/admin';
import { logCheckList } from '@/lib/lists/admin-lists';
import * as adminMessages from '@/lib/messages/admin';
import { pageSchema } from '@/lib/contracts/envelope';
import { listQuerySchema } from '@/lib/contracts/list-query';
import { requiredLine } from '@/lib/contracts/text';
import { auditActionSchema, auditSubjectSchema } from './audit';

/** The monthly check of who opened, took along or searched personal data (O-16). */

const moment = z.iso.datetime({ offset: true });
const total = z.int().min(0);
/** `2026-10`, in Seoul. */
export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Why accesses of an account stand out. */
export const UNUSUAL_KINDS = ['MANY_CALLS', 'MANY_ROWS', 'AT_NIGHT', 'NO_REASON'] as const;
export const unusualKindSchema = z.enum(UNUSUAL_KINDS);
export type UnusualKind = z.infer<typeof unusualKindSchema>;

export const logCheckRowSchema = z.object({
  /** The month. */
  id: monthSchema,
  calls: total,
  /** The last day on which a check is in time. */
  dueOn: z.iso.date(),
  /** Null until an operator has signed. */
  check: z.object({ note: z.string(), checkedBy: z.string(), checkedAt: moment }).nullable(),
  /** Whether the month is over, so that it can be signed. */
  isOver: z.boolean(),
  /** Whether it was signed after the last day, or isn't signed by then. */
  isLate: z.boolean(),
});
export type LogCheckRow = z.infer<typeof logCheckRowSchema>;
export const logCheckPageSchema = pageSchema(logCheckRowSchema);
export const logCheckQuerySchema = listQuerySchema(logCheckList);

/** What one account did of one kind in the month. */
const accessCountSchema = z.object({
  actorId: z.string(),
  action: auditActionSchema,
  subject: auditSubjectSchema,
  calls: total,
  /** People, or lines of lists, in them. */
  rows: total,
  atNight: total,
  withoutReason: total,
  /** Calls in a month, as the mean of the months before. */
  usualCalls: z.number(),
  unusual: z.array(unusualKindSchema),
});
export type AccessCount = z.infer<typeof accessCountSchema>;

/** A month with its counts, those first that stand out. */
export const logCheckSchema = logCheckRowSchema.extend({ counts: z.array(accessCountSchema) });
export type LogCheck = z.infer<typeof logCheckSchema>;

/** Body of `POST /v1/admin/log-checks/{id}`. */
export const logCheckFormSchema = z.object({
  note: requiredLine(adminLimits.reasonMax, adminMessages.logCheckNoteRequired),
});
