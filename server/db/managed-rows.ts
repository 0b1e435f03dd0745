import { eq } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditSubject } from '@/lib/contracts/admin/audit';
import { writeAudit } from './audit';
import type { Orm, Transaction } from './client';
import type { AuditedValues } from './schema/operation';

/** A table whose rows operators make, save and remove, each save counting the row's version up. */
type ManagedTable = PgTable & { uuid: PgColumn; version: PgColumn; updatedAt: PgColumn };

interface ManagedRow {
  uuid: string;
  version: number;
}

interface ManagedRowsOptions<Row> {
  subject: AuditSubject;
  /** How people know a row. */
  labelOf: (row: Row) => string;
  /** What the audit log says of a row. */
  auditOf: (row: Row) => AuditedValues;
}

/** Why a row wasn't saved: another save came first, or the row isn't there. */
export type Unsaved = 'STALE' | 'MISSING';

/** What is saved in the same transaction besides the row, which comes as it was left. */
type Beside<Row> = (tx: Transaction, row: Row) => Promise<void>;

/** The version that a form began with, and who saves. */
interface Saving {
  uuid: string;
  version: number;
  actorId: string;
}

/**
 * Saves records that several operators write (ADR 18). A save names the version that it began with. What it changes
 * is recorded in the audit log.
 */
export function createManagedRows<Table extends ManagedTable>(
  orm: Orm,
  table: Table,
  { subject, labelOf, auditOf }: ManagedRowsOptions<Table['$inferSelect']>,
) {
  const source: PgTable = table;
  type Row = Table['$inferSelect'] & ManagedRow;
  type Values = Partial<PgInsertValue<Table>>;

  const entryOf = (action: AuditAction, actorId: string, before: Row | null, after: Row | null) => {
    const row = after ?? before;
    if (row === null) throw new Error('An audit entry of nothing');
    return {
      ...{ actorId, action, subject, subjectId: row.uuid, label: labelOf(row) },
      before: before === null ? null : auditOf(before),
      after: after === null ? null : auditOf(after),
    };
  };

  async function hold(tx: Transaction, { uuid, version }: Saving): Promise<Row | Unsaved> {
    const rows = await tx.select().from(source).where(eq(table.uuid, uuid)).for('update');
    const row = rows[0] as Row | undefined;
    if (row === undefined) return 'MISSING';
    return row.version === version ? row : 'STALE';
  }

  return {
    /** Adds a row, unless its uuid has one: a repeated call adds nothing. @returns the row's uuid */
    add: (
      values: PgInsertValue<Table> & { uuid: string },
      actorId: string,
      action: AuditAction = 'CREATE',
      beside?: Beside<Row>,
    ): Promise<string> =>
      orm.transaction(async (tx) => {
        const rows: unknown = await tx
          .insert(table)
          .values(values as never)
          .onConflictDoNothing({ target: table.uuid })
          .returning();
        const [row] = rows as Row[];
        if (row === undefined) return values.uuid;
        await beside?.(tx, row);
        await writeAudit(tx, entryOf(action, actorId, null, row));
        return row.uuid;
      }),

    /** Saves a row in the version that was seen. @returns null where it was saved */
    update: (
      saving: Saving,
      values: Values,
      now: Date,
      action: AuditAction = 'UPDATE',
      beside?: Beside<Row>,
    ): Promise<Unsaved | null> =>
      orm.transaction(async (tx) => {
        const before = await hold(tx, saving);
        if (typeof before === 'string') return before;
        const rows: unknown = await tx
          .update(table)
          .set({ ...values, version: before.version + 1, updatedAt: now })
          .where(eq(table.uuid, saving.uuid))
          .returning();
        const [after] = rows as Row[];
        if (after === undefined) return 'MISSING';
        await beside?.(tx, after);
        await writeAudit(tx, entryOf(action, saving.actorId, before, after));
        return null;
      }),

    /** Removes a row in the version that was seen. @returns null where it was removed */
    remove: (saving: Saving): Promise<Unsaved | null> =>
      orm.transaction(async (tx) => {
        const before = await hold(tx, saving);
        if (typeof before === 'string') return before;
        await tx.delete(table).where(eq(table.uuid, saving.uuid));
        await writeAudit(tx, entryOf('REMOVE', saving.actorId, before, null));
        return null;
      }),
  };
}
