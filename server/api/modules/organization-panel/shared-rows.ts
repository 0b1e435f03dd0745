import { and, asc, eq, inArray, isNull, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Transaction } from '@/server/db/client';
import { logContestEvent } from '@/server/api/modules/contests/shared-rows';
import type { mailTo } from '@/server/api/modules/mails/templates';
import { accounts } from '@/server/db/schema/account';
import { contests } from '@/server/db/schema/contest';
import { contestExclusions, contestJurors } from '@/server/db/schema/contest-jury';
import { outbox } from '@/server/db/schema/outbox';

/** Conditions that the panel of a contest sets, for queries of other modules; the mails to it, and the end of a person's work on panels. */

/** Whether an account is on the panel of the contest of a row; for a query that reads contests. */
export const isOnPanel = (accountUuid: string): SQL =>
  sql`exists (select 1 from ${contestJurors} where ${contestJurors.contestUuid} = ${contests.uuid}
    and ${contestJurors.accountUuid} = ${accountUuid} and ${contestJurors.removedAt} is null)`;

/** Whether a juror doesn't review an applicant. */
export const isExcluded = (applicantUuid: SQLWrapper, jurorUuid: SQLWrapper | string): SQL =>
  sql`exists (select 1 from ${contestExclusions} where ${contestExclusions.applicantUuid} = ${applicantUuid}
    and ${contestExclusions.jurorUuid} = ${jurorUuid} and ${contestExclusions.liftedAt} is null)`;

/** Whether an account was removed from the panel of a contest. Its scores don't count any more. */
export const isRemoved = (contestUuid: SQLWrapper, accountUuid: SQLWrapper): SQL =>
  sql`exists (select 1 from ${contestJurors} where ${contestJurors.contestUuid} = ${contestUuid}
    and ${contestJurors.accountUuid} = ${accountUuid} and ${contestJurors.removedAt} is not null)`;

/**
 * Removes a person from the panels of an organization's contests that are neither announced nor archived (C-92). All of those
 * contests are held until the transaction ends, so that the person isn't added to one of them meanwhile.
 * @returns the contests whose scores are to be reckoned
 */
export async function leavePanels(
  tx: Transaction,
  { organizationUuid, accountUuid }: { organizationUuid: string; accountUuid: string },
  now: Date,
): Promise<string[]> {
  const held = await tx
    .select({ uuid: contests.uuid, round: contests.round })
    .from(contests)
    .where(
      and(
        eq(contests.organizationUuid, organizationUuid),
        ...[isNull(contests.announcedAt), ne(contests.state, 'ARCHIVED')],
      ),
    )
    .orderBy(asc(contests.uuid))
    .for('no key update');
  const contestUuids = held.map(({ uuid }) => uuid);
  const left = await tx
    .update(contestJurors)
    .set({ removedAt: now })
    .where(
      and(
        inArray(contestJurors.contestUuid, contestUuids),
        ...[eq(contestJurors.accountUuid, accountUuid), isNull(contestJurors.removedAt)],
      ),
    )
    .returning({ contestUuid: contestJurors.contestUuid });
  const leftUuids = left.map(({ contestUuid }) => contestUuid);
  for (const { uuid: contestUuid, round } of held.filter(({ uuid }) => leftUuids.includes(uuid))) {
    const event = { contestUuid, at: now, kind: 'JUROR_REMOVED', byUuid: null, round } as const;
    await logContestEvent(tx, { ...event, jurorUuid: accountUuid });
  }
  return leftUuids;
}

/** Mails the jurors of a contest's panel. */
export async function mailPanel(
  tx: Transaction,
  contestUuid: string,
  mailOf: (to: {
    email: string;
    name: string;
    contest: string;
    contestUuid: string;
  }) => ReturnType<typeof mailTo>,
): Promise<void> {
  const rows = await tx
    .select({ name: accounts.name, email: accounts.email, contest: contests.title })
    .from(contestJurors)
    .innerJoin(accounts, eq(accounts.uuid, contestJurors.accountUuid))
    .innerJoin(contests, eq(contests.uuid, contestJurors.contestUuid))
    .where(
      and(
        eq(contestJurors.contestUuid, contestUuid),
        ...[isNull(contestJurors.removedAt), eq(accounts.status, 'ACTIVE')],
      ),
    );
  const mails = rows.flatMap(({ email, ...to }) =>
    email === null ? [] : [mailOf({ ...to, email, contestUuid })],
  );
  if (mails.length > 0) await tx.insert(outbox).values(mails);
}
