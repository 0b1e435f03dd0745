import { z } from 'zod';
import { keysOf } from '@/lib/keys-of';
import { auditList } from '@/lib/lists/admin-lists';
import { AUDIT_ACTION_LABELS, AUDIT_SUBJECT_LABELS } from '@/lib/options/admin';
import { pageSchema } from '@/lib/contracts/envelope';
import { exportQuerySchema, listQuerySchema } from '@/lib/contracts/list-query';

/** The log of what operators did (O-10 to O-13). */

export const auditActionSchema = z.enum(keysOf(AUDIT_ACTION_LABELS));
export type AuditAction = z.infer<typeof auditActionSchema>;

export const auditSubjectSchema = z.enum(keysOf(AUDIT_SUBJECT_LABELS));
export type AuditSubject = z.infer<typeof auditSubjectSchema>;

const valuesSchema = z.record(z.string(), z.unknown()).nullable();

export const auditEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime({ offset: true }),
  /** The operator's login ID; null for what the server did by itself. */
  actorId: z.string().nullable(),
  action: auditActionSchema,
  subject: auditSubjectSchema,
  /** The record's uuid or number; null for a list. */
  subjectId: z.string().nullable(),
  label: z.string(),
  /** The values that differ, before and after. */
  before: valuesSchema,
  after: valuesSchema,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export const auditPageSchema = pageSchema(auditEntrySchema);
export const auditQuerySchema = listQuerySchema(auditList);
export const auditExportQuerySchema = exportQuerySchema(auditList);
