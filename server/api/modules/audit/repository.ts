import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AuditListState } from '@/lib/lists/admin-lists';
import { wordsOf } from '@/lib/search/typed-words';
import type { PageWindow } from '@/server/api/http/envelope';
import { writeAudit, type NewAuditEntry } from '@/server/db/audit';
import type { Orm } from '@/server/db/client';
import { countCapped } from '@/server/db/columns';
import { auditEntries } from '@/server/db/schema/operation';
import { searchedIn } from '@/server/db/text-search';

export type AuditRepository = ReturnType<typeof createAuditRepository>;
export type AuditRow = typeof auditEntries.$inferSelect;

type Selection = Pick<AuditListState, 'q' | 'action' | 'subject' | 'direction'>;

/** A text is an operator's ID, a record's uuid, or part of the record's label. */
function matching({ q, action, subject }: Selection): SQL | undefined {
  const words = wordsOf(q);
  return and(
    action === null ? undefined : eq(auditEntries.action, action),
    subject === null ? undefined : eq(auditEntries.subject, subject),
    q === ''
      ? undefined
      : or(
          inArray(auditEntries.actorId, words),
          inArray(auditEntries.subjectId, words),
          searchedIn(q, auditEntries.label),
        ),
  );
}

/** As the index has it. */
const ordered = (direction: AuditListState['direction']): SQL[] =>
  direction === 'asc'
    ? [sql`${auditEntries.at} asc nulls first`, sql`${auditEntries.id} asc nulls first`]
    : [sql`${auditEntries.at} desc nulls last`, sql`${auditEntries.id} desc nulls last`];

export function createAuditRepository(orm: Orm) {
  return {
    list: (selection: Selection, { offset, limit }: PageWindow) =>
      orm
        .select()
        .from(auditEntries)
        .where(matching(selection))
        .orderBy(...ordered(selection.direction))
        .offset(offset)
        .limit(limit),

    count: (selection: Selection): Promise<number> => countCapped(orm, auditEntries, matching(selection)),

    write: (entry: NewAuditEntry): Promise<void> => writeAudit(orm, entry),
  };
}
