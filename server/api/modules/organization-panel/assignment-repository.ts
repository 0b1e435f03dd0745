import { isDeepStrictEqual } from 'node:util';
import { and, asc, count, eq, exists, isNull, not, sql, type SQL } from 'drizzle-orm';
import type { Assignment, AssignmentForm, AssignmentState } from '@/lib/contracts/contest-assignment';
import { logContestEvent } from '@/server/api/modules/contests/shared-rows';
import { holdContest } from '@/server/api/modules/organization-applicants/shared-rows';
import type { Orm, Transaction } from '@/server/db/client';
import { contestApplicants, contests } from '@/server/db/schema/contest';
import { contestJurors } from '@/server/db/schema/contest-jury';
import { changeAssignments, type AssignmentRefusal } from './division-repository';
import type { Check } from './juror-repository';
import { isPresentApplicant, isPresentJuror, isShownToJuror, isUnassigned } from './shared-rows';

export type AssignmentRepository = ReturnType<typeof createAssignmentRepository>;

const isPanelOfContest = eq(contestJurors.contestUuid, contests.uuid);

/** How many applicants of the present round each juror of the panel reviews; no row for none. */
export const countAssigned = (orm: Orm | Transaction, contestUuid: string) =>
  orm
    .select({ accountUuid: contestJurors.accountUuid, count: count().as('assigned') })
    .from(contests)
    .innerJoin(contestJurors, isPanelOfContest)
    .innerJoin(contestApplicants, isPresentApplicant)
    .where(and(eq(contests.uuid, contestUuid), isNull(contestJurors.removedAt), isShownToJuror))
    .groupBy(contestJurors.accountUuid);

/** The jurors of the panel who review the present round, the first one added first. */
async function listPresentJurors(tx: Orm | Transaction, contestUuid: string): Promise<string[]> {
  const rows = await tx
    .select({ uuid: contestJurors.accountUuid })
    .from(contests)
    .innerJoin(contestJurors, isPanelOfContest)
    .where(and(eq(contests.uuid, contestUuid), isPresentJuror))
    .orderBy(asc(contestJurors.addedAt), asc(contestJurors.accountUuid));
  return rows.map(({ uuid }) => uuid);
}

/** What an owner changes of the present round, in the words of the contract. */
interface AssignmentChange {
  contestUuid: string;
  byUuid: string;
  form: AssignmentForm;
}

/** What was done, or why nothing was; `other-round` where the contest is in another one. */
export type AssignmentOutcome = Assignment | AssignmentRefusal | 'other-round';

/** Who reviews which applicants of the present round. */
export function createAssignmentRepository(orm: Orm) {
  return {
    /** How the present round is divided. */
    async find(contestUuid: string): Promise<AssignmentState> {
      const isReviewed = exists(
        orm
          .select({ one: sql`1` })
          .from(contestJurors)
          .where(and(isPanelOfContest, isPresentJuror, isShownToJuror)),
      );
      const isDivided = sql<boolean>`(${contests.assignedRound} is not distinct from ${contests.round})`;
      const [row] = await orm
        .select({
          isDivided,
          applicants: count(contestApplicants.uuid),
          unassigned: countOf(isUnassigned),
          unreviewed: countOf(and(isDivided, not(isReviewed))),
        })
        .from(contests)
        .leftJoin(contestApplicants, isPresentApplicant)
        .where(eq(contests.uuid, contestUuid))
        .groupBy(contests.uuid);
      if (row === undefined) throw new Error('The contest is gone.');
      const { isDivided: divided, applicants, unassigned, unreviewed } = row;
      return { mode: divided ? 'DIVIDED' : 'ALL', applicants, unassigned, unreviewed };
    },

    /**
     * Divides the applicants of the present round, or has all of them reviewed by each juror. What is so already is neither
     * written nor logged.
     * @param check throws where the contest, as it is held, doesn't allow it
     */
    assign: (
      { contestUuid, byUuid, form }: AssignmentChange,
      now: Date,
      check: Check,
    ): Promise<AssignmentOutcome> =>
      orm.transaction(async (tx) => {
        const contest = await holdContest(tx, contestUuid, 'no key update');
        check(contest);
        const { round } = contest;
        if (form.round !== round) return 'other-round';
        const jurors = await listPresentJurors(tx, contestUuid);
        const done = await changeAssignments(tx, { contestUuid, round, form, jurors });
        if (typeof done === 'string' || !('applicants' in done)) return done;
        const { applicants, hasChanged } = done;
        if (hasChanged) {
          const count = form.mode === 'ALL' ? null : applicants;
          const event = { contestUuid, at: now, kind: 'APPLICANTS_ASSIGNED', byUuid, round, count } as const;
          await logContestEvent(tx, event);
        }
        const counts = new Map(
          (await countAssigned(tx, contestUuid)).map((row) => [row.accountUuid, row.count]),
        );
        const perJuror = jurors.map((accountUuid) => ({ accountUuid, count: counts.get(accountUuid) ?? 0 }));
        return { applicants, perJuror };
      }),

    /**
     * Sets the rounds that a juror of the panel reviews.
     * @param check throws where the contest, as it is held, doesn't allow it
     * @returns false for no juror of the panel
     */
    setRounds: (
      { contestUuid, accountUuid, byUuid, rounds }: RoundsChange,
      now: Date,
      check: Check,
    ): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const contest = await holdContest(tx, contestUuid, 'no key update');
        check(contest);
        const isJuror = and(
          eq(contestJurors.contestUuid, contestUuid),
          ...[eq(contestJurors.accountUuid, accountUuid), isNull(contestJurors.removedAt)],
        );
        const [juror] = await tx.select({ rounds: contestJurors.rounds }).from(contestJurors).where(isJuror);
        if (juror === undefined) return false;
        if (isDeepStrictEqual(juror.rounds, rounds)) return true;
        await tx.update(contestJurors).set({ rounds }).where(isJuror);
        await logContestEvent(tx, {
          ...{ contestUuid, at: now, kind: 'JUROR_ROUNDS', byUuid, round: contest.round },
          jurorUuid: accountUuid,
        });
        return true;
      }),
  };
}

interface RoundsChange {
  contestUuid: string;
  accountUuid: string;
  byUuid: string;
  /** In their order; null for all. */
  rounds: number[] | null;
}

const countOf = (condition: SQL | undefined) =>
  sql<number>`count(${contestApplicants.uuid}) filter (where ${condition})::int`;
