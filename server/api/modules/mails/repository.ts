import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { MailListState } from '@/lib/lists/admin-lists';
import { wordsOf } from '@/lib/search/typed-words';
import type { PageWindow } from '@/server/api/http/envelope';
import { writeAudit, type NewAuditEntry } from '@/server/db/audit';
import type { Orm } from '@/server/db/client';
import { countCapped } from '@/server/db/columns';
import { outbox, recipientOf } from '@/server/db/schema/outbox';

export type MailRepository = ReturnType<typeof createMailRepository>;
export type MailRow = typeof outbox.$inferSelect;

type Selection = Pick<MailListState, 'q' | 'filter' | 'topic'>;

const STANDING = {
  ALL: undefined,
  WAITING: and(isNull(outbox.sentAt), isNull(outbox.failedAt)),
  SENT: isNotNull(outbox.sentAt),
  FAILED: isNotNull(outbox.failedAt),
} as const satisfies Record<MailListState['filter'], SQL | undefined>;

/** A text is a recipient's whole address: a part of it would find people who were not searched for. */
function matching({ q, filter, topic }: Selection): SQL | undefined {
  return and(
    STANDING[filter],
    // The query of a list has its choices in capitals.
    topic === null ? undefined : eq(outbox.topic, topic.toLowerCase()),
    q === '' ? undefined : sql`${recipientOf(outbox)} = ${wordsOf(q).join(' ').toLowerCase()}`,
  );
}

/** What a mail has after its last try, and has not before its first. */
const ANEW = { failedAt: null, attempts: 0, dueAt: sql`now()` };

export function createMailRepository(orm: Orm) {
  const auditOf = (entry: Pick<NewAuditEntry, 'actorId' | 'subjectId' | 'label' | 'after'>) => ({
    ...({ action: 'SEND_AGAIN', subject: 'MAIL' } as const),
    ...entry,
  });

  return {
    list: (selection: Selection & Pick<MailListState, 'direction'>, { offset, limit }: PageWindow) => {
      const towards = selection.direction === 'asc' ? asc : desc;
      return orm
        .select()
        .from(outbox)
        .where(matching(selection))
        .orderBy(towards(outbox.createdAt), towards(outbox.uuid))
        .offset(offset)
        .limit(limit);
    },

    count: (selection: Selection): Promise<number> => countCapped(orm, outbox, matching(selection)),

    async find(uuid: string): Promise<MailRow | null> {
      const [row] = await orm.select().from(outbox).where(eq(outbox.uuid, uuid));
      return row ?? null;
    },

    /** Makes a mail that was given up due again. @returns false where it isn't one, or isn't any more */
    sendAgain: (actorId: string, { uuid, label }: { uuid: string; label: string }): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const changed = await tx
          .update(outbox)
          .set(ANEW)
          .where(and(eq(outbox.uuid, uuid), STANDING.FAILED))
          .returning({ uuid: outbox.uuid });
        if (changed.length === 0) return false;
        await writeAudit(tx, auditOf({ actorId, subjectId: uuid, label, after: null }));
        return true;
      }),

    /** Makes every mail that was given up due again. @returns how many there were */
    sendAllAgain: (actorId: string, label: string): Promise<number> =>
      orm.transaction(async (tx) => {
        const changed = await tx
          .update(outbox)
          .set(ANEW)
          .where(STANDING.FAILED)
          .returning({ uuid: outbox.uuid });
        const { length: count } = changed;
        if (count > 0) await writeAudit(tx, auditOf({ actorId, subjectId: null, label, after: { count } }));
        return count;
      }),
  };
}
