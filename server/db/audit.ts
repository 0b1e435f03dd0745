import { isDeepStrictEqual } from 'node:util';
import type { AuditAction, AuditSubject } from '@/lib/contracts/admin/audit';
import type { Orm, Transaction } from './client';
import { auditEntries, type AuditedValues } from './schema/operation';

export interface NewAuditEntry {
  /** The operator's login ID; null for what the server does by itself. */
  actorId: string | null;
  action: AuditAction;
  subject: AuditSubject;
  subjectId: string | number | null;
  /** The label by which people know the record. */
  label: string;
  /** The values before and after, of which those that differ are kept. No personal data. */
  before?: AuditedValues | null;
  after?: AuditedValues | null;
}

/** Says in the audit log what an operator does, in the transaction that does it (O-10). */
export async function writeAudit(
  orm: Orm | Transaction,
  ...entries: readonly NewAuditEntry[]
): Promise<void> {
  if (entries.length === 0) return;
  await orm.insert(auditEntries).values(
    entries.map(({ subjectId, before = null, after = null, ...entry }) => ({
      ...entry,
      subjectId: subjectId === null ? null : String(subjectId),
      ...differences(before, after),
    })),
  );
}

/** The log has the beginning of a long text; the revisions of articles have it whole. */
const TEXT_MAX = 500;

/** The values that differ. What was made or removed stands on one side alone. */
function differences(before: AuditedValues | null, after: AuditedValues | null) {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const differing = [...names].filter((name) => !isDeepStrictEqual(before?.[name], after?.[name]));
  const pick = (values: AuditedValues | null): AuditedValues | null => {
    if (values === null || differing.length === 0) return null;
    return Object.fromEntries(differing.map((name) => [name, shortened(values[name])]));
  };
  return { before: pick(before), after: pick(after) };
}

function shortened(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' && value.length > TEXT_MAX
    ? `${value.slice(0, TEXT_MAX)}…`
    : (value ?? null);
}
