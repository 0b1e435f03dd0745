import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { contestApplicants, contests } from '@/server/db/schema/contest';
import { outbox } from '@/server/db/schema/outbox';

/** How long before the end a reminder is sent. */
const BEFORE_MS = 24 * 60 * 60_000;

/** Not reminded of this end yet: an older reminder was about an end that was moved. */
const isUnreminded = or(
  isNull(contestApplicants.remindedAt),
  lt(contestApplicants.remindedAt, sql`${contests.closesAt} - interval '1 day'`),
);

/** Who is reminded of what. */
export interface Reminder {
  email: string;
  name: string;
  contest: string;
  closesAt: Date;
}

export type ContestReminderRepository = ReturnType<typeof createContestReminderRepository>;

export function createContestReminderRepository(
  orm: Orm,
  mailOf: (reminder: Reminder) => typeof outbox.$inferInsert,
) {
  return {
    /**
     * Writes a mail to each artist who has begun an application and sent none, to a contest that ends within a day. Each
     * is written to once about an end, also by several processes.
     * @returns how many were written to
     */
    remindSome: (now: Date, limit: number): Promise<number> =>
      orm.transaction(async (tx) => {
        const due = await tx
          .select({
            uuid: contestApplicants.uuid,
            name: accounts.name,
            email: accounts.email,
            title: contests.title,
            closesAt: contests.closesAt,
          })
          .from(contestApplicants)
          .innerJoin(contests, eq(contests.uuid, contestApplicants.contestUuid))
          .innerJoin(accounts, eq(accounts.uuid, contestApplicants.accountUuid))
          .where(
            and(
              ...[isNotNull(contestApplicants.draft), isNull(contestApplicants.sentAt)],
              ...[isUnreminded, eq(accounts.status, 'ACTIVE')],
              ...[eq(contests.state, 'PUBLISHED'), isNull(contests.closedAt), isNull(contests.stoppedAs)],
              lte(contests.opensAt, now),
              gt(contests.closesAt, now),
              lte(contests.closesAt, new Date(now.getTime() + BEFORE_MS)),
            ),
          )
          .limit(limit)
          .for('no key update', { of: contestApplicants, skipLocked: true });
        if (due.length === 0) return 0;
        const uuids = due.map(({ uuid }) => uuid);
        await tx
          .update(contestApplicants)
          .set({ remindedAt: now })
          .where(inArray(contestApplicants.uuid, uuids));
        const mails = due.flatMap(({ name, email, title: contest, closesAt }) =>
          email === null || closesAt === null ? [] : [mailOf({ email, name, contest, closesAt })],
        );
        if (mails.length > 0) await tx.insert(outbox).values(mails);
        return due.length;
      }),
  };
}
