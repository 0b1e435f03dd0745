import { and, eq, isNull, sql } from 'drizzle-orm';
import * as juryLimits from '@/lib/limits/contest-review';
import { logContestEvent } from '@/server/api/modules/contests/shared-rows';
import { mailTo } from '@/server/api/modules/mails/templates';
import {
  holdContest,
  reckonScores,
  type WorkedContest,
} from '@/server/api/modules/organization-applicants/shared-rows';
import {
  invitePerson,
  takenBy,
  type Invited,
  type Taken,
} from '@/server/api/modules/organizations/shared-rows';
import type { Orm, Transaction } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { organizationMembers, organizations } from '@/server/db/schema/contest';
import { contestJurors } from '@/server/db/schema/contest-jury';
import { outbox } from '@/server/db/schema/outbox';

export type JurorRepository = ReturnType<typeof createJurorRepository>;

/** The fields of a contest that decide whether its panel can be changed. */
export type PanelContest = WorkedContest;
/** Throws where the contest, as it is held, doesn't allow the change. */
export type Check = (contest: PanelContest) => void;

/** A contest of an organization. */
interface OwnPanel {
  contestUuid: string;
  /** The owner who changes it. */
  byUuid: string;
  organizationUuid: string;
}

/** What the mail to a new juror says of the contest. */
interface MailedContest {
  title: string;
  organizer: string;
  path: string;
}

const rowOf = (contestUuid: string, accountUuid: string) =>
  and(eq(contestJurors.contestUuid, contestUuid), eq(contestJurors.accountUuid, accountUuid));

/** The changes of a contest's panel. */
export function createJurorRepository(orm: Orm) {
  return {
    /**
     * Puts a reviewer of the organization on the panel and mails them. The scores of a juror who is added back count again, and
     * the juror reviews all rounds.
     * @returns `there` where they are on it already, and nothing was done
     */
    add: (
      { contestUuid, byUuid, organizationUuid }: OwnPanel,
      accountUuid: string,
      { title, organizer, path }: MailedContest,
      now: Date,
      check: Check,
    ): Promise<'added' | 'there' | 'missing' | 'full'> =>
      orm.transaction(async (tx) => {
        const contest = await holdContest(tx, contestUuid, 'no key update');
        check(contest);
        const [reviewer] = await tx
          .select({ name: accounts.name, email: accounts.email })
          .from(organizationMembers)
          .innerJoin(accounts, eq(accounts.uuid, organizationMembers.accountUuid))
          .where(
            and(
              eq(organizationMembers.organizationUuid, organizationUuid),
              ...[eq(organizationMembers.accountUuid, accountUuid), eq(organizationMembers.role, 'REVIEWER')],
              eq(accounts.status, 'ACTIVE'),
            ),
          );
        if (reviewer === undefined) return 'missing';
        const [known] = await tx
          .select({ removedAt: contestJurors.removedAt })
          .from(contestJurors)
          .where(rowOf(contestUuid, accountUuid));
        if (known?.removedAt === null) return 'there';
        if (await isFull(tx, contestUuid)) return 'full';
        await tx
          .insert(contestJurors)
          .values({ contestUuid, accountUuid, addedAt: now })
          .onConflictDoUpdate({
            target: [contestJurors.contestUuid, contestJurors.accountUuid],
            set: { addedAt: now, removedAt: null, rounds: null },
          });
        if (known !== undefined) await reckonScores(tx, contestUuid);
        const event = { contestUuid, at: now, kind: 'JUROR_ADDED', byUuid, round: contest.round } as const;
        await logContestEvent(tx, { ...event, jurorUuid: accountUuid });
        const { name, email } = reviewer;
        if (email !== null)
          await tx
            .insert(outbox)
            .values(mailTo('contest-juror-added', email, { name, contest: title, organizer, path }));
        return 'added';
      }),

    /**
     * Makes the account of a new reviewer of the organization, who gets the invitation, and puts it on the panel. As each change of
     * its people, it counts the organization's version up.
     * @param actorId the owner's login ID, for the audit log
     */
    async invite(
      { contestUuid, byUuid, organizationUuid }: OwnPanel,
      invited: Invited,
      { actorId, now }: { actorId: string; now: Date },
      check: Check,
    ): Promise<'invited' | 'full' | Taken> {
      try {
        return await orm.transaction(async (tx) => {
          const [organization] = await tx
            .update(organizations)
            .set({ version: sql`${organizations.version} + 1`, updatedAt: now })
            .where(eq(organizations.uuid, organizationUuid))
            .returning({ uuid: organizations.uuid, name: organizations.name });
          if (organization === undefined) throw new Error('The organization is gone.');
          const contest = await holdContest(tx, contestUuid, 'no key update');
          check(contest);
          if (await isFull(tx, contestUuid)) throw new Full();
          const accountUuid = await invitePerson(tx, organization, invited, actorId);
          await tx.insert(contestJurors).values({ contestUuid, accountUuid, addedAt: now });
          const event = {
            contestUuid,
            at: now,
            kind: 'JUROR_INVITED',
            byUuid,
            round: contest.round,
          } as const;
          await logContestEvent(tx, { ...event, jurorUuid: accountUuid });
          return 'invited' as const;
        });
      } catch (error) {
        if (error instanceof Full) return 'full';
        const taken = takenBy(error);
        if (taken === null) throw error;
        return taken;
      }
    },

    /** Removes a juror from the panel. The row stays, and the scores don't count any more. @returns false for no juror of it */
    remove: (
      { contestUuid, byUuid }: Omit<OwnPanel, 'organizationUuid'>,
      accountUuid: string,
      now: Date,
      check: Check,
    ): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const contest = await holdContest(tx, contestUuid, 'no key update');
        check(contest);
        const removed = await tx
          .update(contestJurors)
          .set({ removedAt: now })
          .where(and(rowOf(contestUuid, accountUuid), isNull(contestJurors.removedAt)))
          .returning({ accountUuid: contestJurors.accountUuid });
        if (removed.length === 0) return false;
        await reckonScores(tx, contestUuid);
        const event = { contestUuid, at: now, kind: 'JUROR_REMOVED', byUuid, round: contest.round } as const;
        await logContestEvent(tx, { ...event, jurorUuid: accountUuid });
        return true;
      }),
  };
}

/** Rolls an invitation back. */
class Full extends Error {}

async function isFull(tx: Transaction, contestUuid: string): Promise<boolean> {
  const isOnPanel = and(eq(contestJurors.contestUuid, contestUuid), isNull(contestJurors.removedAt));
  return (await tx.$count(contestJurors, isOnPanel)) >= juryLimits.jurorsMax;
}
