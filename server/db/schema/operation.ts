import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditSubject } from '@/lib/contracts/admin/audit';
import type { TemplateUse } from '@/lib/contracts/admin/template';

const moment = () => timestamp({ withTimezone: true });

/** Some columns of a row, as an entry of the audit log has them. */
export type AuditedValues = Readonly<Record<string, unknown>>;

/**
 * What operators did. An entry is written in the transaction of what it tells of, and is never changed: a trigger refuses
 * that. It names people and records without foreign keys, because it outlives them.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull().defaultNow(),
    /** The operator's login ID; null for what the server did by itself. */
    actorId: text(),
    action: text().$type<AuditAction>().notNull(),
    subject: text().$type<AuditSubject>().notNull(),
    /** The record's uuid or number; null for a list. */
    subjectId: text(),
    /** The label by which people know the record: a title, a login ID. */
    label: text().notNull(),
    /** The values that differ, before and after. Neither contains personal data. */
    before: jsonb().$type<AuditedValues>(),
    after: jsonb().$type<AuditedValues>(),
  },
  (table) => [
    index('audit_entries_at_idx').on(table.at.desc(), table.id.desc()),
    index('audit_entries_subject_idx').on(table.subject, table.subjectId, table.at.desc()),
    index('audit_entries_actor_idx').on(table.actorId, table.at.desc()),
    // An action that is seldom done is found without reading the whole log.
    index('audit_entries_action_idx').on(table.action, table.at.desc(), table.id.desc()),
    // What operators search the log by, besides an operator.
    index('audit_entries_subject_id_idx').on(table.subjectId),
    index('audit_entries_label_idx').using('gin', sql`${table.label} gin_trgm_ops`),
  ],
);

/** Months whose accesses to personal data an operator has looked at (O-16). A check is never changed: a trigger refuses that. */
export const logChecks = pgTable('log_checks', {
  /** `2026-10`, in Seoul. */
  month: text().primaryKey(),
  note: text().notNull(),
  /** The operator's login ID. */
  checkedBy: text().notNull(),
  checkedAt: moment().notNull(),
});

/** Texts that operators begin an answer with. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    use: text().$type<TemplateUse>().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('message_templates_use_idx').on(table.use, sql`${table.title} collate "C"`)],
);
