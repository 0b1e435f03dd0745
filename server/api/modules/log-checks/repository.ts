import { and, asc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { AuditAction } from '@/lib/contracts/admin/audit';
import * as adminLimits from '@/lib/limits/admin';
import * as adminMessages from '@/lib/messages/admin';
import { writeAudit } from '@/server/db/audit';
import type { Orm } from '@/server/db/client';
import { auditEntries, logChecks } from '@/server/db/schema/operation';

export type LogCheckRepository = ReturnType<typeof createLogCheckRepository>;
export type LogCheckRead = typeof logChecks.$inferSelect;
export type CountRead = Awaited<ReturnType<LogCheckRepository['listCounts']>>[number];

/** A time from its first moment to the one after its last. */
interface Span {
  from: Date;
  until: Date;
}

/** Accesses to personal data. */
const ACCESSES: readonly AuditAction[] = ['VIEW_PERSONAL_DATA', 'EXPORT', 'SEARCH_CONTACT'];

const { actorId, action, subject, after, at } = auditEntries;
const isAccess = inArray(action, [...ACCESSES]);
const month = sql<string>`to_char(${at} at time zone 'Asia/Seoul', 'YYYY-MM')`;
const hour = sql`extract(hour from ${at} at time zone 'Asia/Seoul')`;
const isAtNight = sql`${hour} >= ${adminLimits.nightFrom} or ${hour} < ${adminLimits.nightUntil}`;
const hasNoReason = sql`${action} <> 'SEARCH_CONTACT' and coalesce(${after} ->> 'reason', ${adminMessages.noReason}) = ${adminMessages.noReason}`;
const within = ({ from, until }: Span) => and(isAccess, isNotNull(actorId), gte(at, from), lt(at, until));

/** The log's accesses to personal data by month, and the checks of months. */
export function createLogCheckRepository(orm: Orm) {
  return {
    /** The month of the first entry or check; null where there is neither. */
    async findFirstMonth(): Promise<string | null> {
      const [[entry], [check]] = await Promise.all([
        orm.select({ month }).from(auditEntries).orderBy(asc(at), asc(auditEntries.id)).limit(1),
        orm.select({ month: logChecks.month }).from(logChecks).orderBy(asc(logChecks.month)).limit(1),
      ]);
      return [entry?.month, check?.month].filter((each) => each !== undefined).toSorted()[0] ?? null;
    },

    /** How many accesses each month has. */
    async countByMonth(): Promise<Map<string, number>> {
      const rows = await orm
        .select({ month, calls: sql<number>`count(*)::int` })
        .from(auditEntries)
        .where(and(isAccess, isNotNull(actorId)))
        .groupBy(month);
      return new Map(rows.map((row) => [row.month, row.calls]));
    },

    listChecks: (): Promise<LogCheckRead[]> => orm.select().from(logChecks),

    /** The accesses of each account, by what was done to what. */
    listCounts: (span: Span) =>
      orm
        .select({
          actorId: sql<string>`${actorId}`,
          ...{ action, subject },
          calls: sql<number>`count(*)::int`,
          rows: sql<number>`coalesce(sum((${after} ->> 'rows')::int), 0)::int`,
          atNight: sql<number>`count(*) filter (where ${isAtNight})::int`,
          withoutReason: sql<number>`count(*) filter (where ${hasNoReason})::int`,
        })
        .from(auditEntries)
        .where(within(span))
        .groupBy(actorId, action, subject)
        .orderBy(asc(actorId), asc(action), asc(subject)),

    /** Signs a month, once. @returns false where it is signed already */
    sign: ({ month: signed, ...check }: LogCheckRead): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const added = await tx
          .insert(logChecks)
          .values({ month: signed, ...check })
          .onConflictDoNothing()
          .returning({ month: logChecks.month });
        if (added.length === 0) return false;
        await writeAudit(tx, {
          ...{ actorId: check.checkedBy, action: 'CHECK', subject: 'AUDIT', subjectId: signed },
          ...{ label: signed, after: { note: check.note } },
        });
        return true;
      }),

    find: async (signed: string): Promise<LogCheckRead | null> => {
      const [row] = await orm.select().from(logChecks).where(eq(logChecks.month, signed));
      return row ?? null;
    },
  };
}
