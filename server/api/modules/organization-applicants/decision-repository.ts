import { and, asc, eq, gte, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CutOff } from '@/lib/contracts/organization-applicant';
import * as contestLimits from '@/lib/limits/contest';
import { logContestEvent } from '@/server/api/modules/contests/shared-rows';
import type { mailTo } from '@/server/api/modules/mails/templates';
import type { Orm, Transaction } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { contestApplicants, contests } from '@/server/db/schema/contest';
import { outbox } from '@/server/db/schema/outbox';
import { holdContest } from './held-contest-repository';
import type { WorkedContest } from './policy';
import { keepCounted, reckonScores } from './reckoning-repository';
import { enterRound } from './round-repository';
import { inRound, meanScore } from './repository';

export type DecisionRepository = ReturnType<typeof createDecisionRepository>;

/** A recipient of a decision. */
export interface Addressee {
  name: string;
  email: string | null;
  receipt: string | null;
  status: 'SELECTED' | 'REJECTED';
}

interface Round {
  contestUuid: string;
  /** The owner who ends it. */
  byUuid: string;
  now: Date;
  round: number;
  cutOff: CutOff;
  /** Changes nothing. */
  isTrial: boolean;
}

/** Throws where the contest, as it is held, doesn't allow it. */
type Check = (contest: WorkedContest) => void;

/** Mails are written so many at a time. */
const MAILS = 500;
const isSent = isNotNull(contestApplicants.sentAt);
const isUndecided = inArray(contestApplicants.status, ['PENDING', 'REVIEWING']);

/** What an owner decides about all applicants at once. */
export function createDecisionRepository(orm: Orm) {
  return {
    /**
     * Ends a round: who passes is in the next one, the others are rejected.
     * @param confirm throws if the owner confirmed another result
     * @returns how many, who of the rejected has no score, and what those who pass lose; null where the round isn't the
     * contest's any more
     */
    endRound: (
      { contestUuid, byUuid, now, round, cutOff, isTrial }: Round,
      check: Check,
      confirm: (result: { passed: number; failed: number }) => void,
    ) =>
      orm.transaction(async (tx) => {
        const contest = await holdContest(tx, contestUuid, 'no key update');
        check(contest);
        if (contest.round !== round) return null;
        const candidates = inRound(contestUuid, round);
        const { uuid, name, scoresGiven, status } = contestApplicants;
        const all = await tx
          .select({ uuid, name, scores: scoresGiven, status })
          .from(contestApplicants)
          .where(candidates)
          .orderBy(asc(contestApplicants.sentAt), asc(uuid));
        const passing = await tx
          .select({ uuid })
          .from(contestApplicants)
          .where(and(candidates, await passes(tx, candidates, cutOff)));
        const uuids = passing.map((row) => row.uuid);
        const passed = new Set(uuids);
        confirm({ passed: uuids.length, failed: all.length - uuids.length });
        if (!isTrial) {
          await keepCounted(tx, contestUuid, round);
          const entered = { contestUuid, byUuid, edition: contest.edition, round: round + 1 };
          await moveOn(tx, { contestUuid, round, candidates, uuids }, await enterRound(tx, entered, now));
          const event = { contestUuid, at: now, kind: 'ROUND_ENDED', byUuid, round } as const;
          await logContestEvent(tx, { ...event, count: uuids.length });
        }
        const going = all.filter((row) => passed.has(row.uuid));
        const unscored = all.filter((row) => !passed.has(row.uuid) && row.scores === 0);
        return {
          passed: uuids.length,
          failed: all.length - uuids.length,
          unscored: {
            count: unscored.length,
            names: unscored.slice(0, contestLimits.unscoredNamesMax).map((row) => row.name),
          },
          resets: {
            scored: going.filter((row) => row.scores > 0).length,
            decided: going.filter((row) => row.status !== 'PENDING').length,
          },
        };
      }),

    /** Lists whom an announcement would notify now, by decision: the count, and the first applicant. */
    async listUntold(contestUuid: string) {
      const ofContest = and(eq(contestApplicants.contestUuid, contestUuid), isSent);
      const untold = async (condition: SQL | undefined) => {
        const where = and(ofContest, condition, isNews);
        const [first] = await orm
          .select({ name: contestApplicants.name, receipt: contestApplicants.receipt })
          .from(contestApplicants)
          .where(where)
          .orderBy(asc(contestApplicants.sentAt), asc(contestApplicants.uuid))
          .limit(1);
        const sample = first === undefined ? null : { name: first.name, receipt: first.receipt ?? '' };
        return { count: await orm.$count(contestApplicants, where), sample };
      };
      return {
        selected: await untold(eq(contestApplicants.status, 'SELECTED')),
        rejected: await untold(eq(contestApplicants.status, 'REJECTED')),
        undecided: await untold(isUndecided),
      };
    },

    /**
     * Announces decisions to applicants who weren't notified of the same decision before. Rejects those without a decision.
     * @param check also throws for applicants without a decision, where they may not be rejected, and if the owner confirmed
     * other numbers of mails
     * @param mailOf the mail to each; null for one who can't be reached
     */
    announce: (
      { contestUuid, byUuid, now }: { contestUuid: string; byUuid: string; now: Date },
      check: (contest: WorkedContest, to: { selected: number; rejected: number; undecided: number }) => void,
      mailOf: (to: Addressee) => ReturnType<typeof mailTo> | null,
    ): Promise<Record<Addressee['status'] | 'unreachable', number>> =>
      orm.transaction(async (tx) => {
        const ofContest = and(eq(contestApplicants.contestUuid, contestUuid), isSent);
        const contest = await holdContest(tx, contestUuid, 'no key update');
        const untold = (condition: SQL | undefined) =>
          tx.$count(contestApplicants, and(ofContest, isNews, condition));
        check(contest, {
          selected: await untold(eq(contestApplicants.status, 'SELECTED')),
          rejected: await untold(or(eq(contestApplicants.status, 'REJECTED'), isUndecided)),
          undecided: await tx.$count(contestApplicants, and(ofContest, isUndecided)),
        });
        await tx.update(contestApplicants).set({ status: 'REJECTED' }).where(and(ofContest, isUndecided));
        const told = await tx
          .update(contestApplicants)
          .set({ announcedStatus: sql`${contestApplicants.status}`, announcedAt: now })
          .where(and(ofContest, isNews))
          .returning({ uuid: contestApplicants.uuid });
        // An announcement without news keeps the time of the previous one.
        if (told.length > 0 || contest.announcedAt === null) {
          await tx
            .update(contests)
            .set({ announcedAt: now, version: sql`${contests.version} + 1` })
            .where(eq(contests.uuid, contestUuid));
          const event = { contestUuid, at: now, kind: 'ANNOUNCED', byUuid, round: contest.round } as const;
          await logContestEvent(tx, { ...event, count: told.length });
        }
        const counts = { SELECTED: 0, REJECTED: 0, unreachable: 0 };
        for (let at = 0; at < told.length; at += MAILS) {
          const uuids = told.slice(at, at + MAILS).map(({ uuid }) => uuid);
          const addressees = await listAddressees(tx, uuids);
          const mails = addressees.flatMap((to) => {
            const mail = mailOf(to);
            counts[mail === null ? 'unreachable' : to.status] += 1;
            return mail ?? [];
          });
          if (mails.length > 0) await tx.insert(outbox).values(mails);
        }
        return counts;
      }),
  };
}

/** Whether another decision was announced to the applicant, or none. */
const isNews = or(
  isNull(contestApplicants.announcedStatus),
  sql`${contestApplicants.announcedStatus} <> ${contestApplicants.status}`,
);

/** Which of the candidates go on. */
async function passes(
  tx: Transaction,
  candidates: SQL | undefined,
  cutOff: CutOff,
): Promise<SQL | undefined> {
  switch (cutOff.kind) {
    case 'SELECTED':
      return eq(contestApplicants.status, 'SELECTED');
    case 'SCORE':
      return gte(meanScore, cutOff.min);
    case 'BEST': {
      const [last] = await tx
        .select({ mean: meanScore })
        .from(contestApplicants)
        .where(and(candidates, sql`${meanScore} is not null`))
        .orderBy(sql`${meanScore} desc`)
        .offset(cutOff.count - 1)
        .limit(1);
      // Fewer have scores than may go on: all of them do.
      return last === undefined ? sql`${meanScore} is not null` : gte(meanScore, last.mean);
    }
  }
}

async function moveOn(
  tx: Transaction,
  moved: { contestUuid: string; round: number; candidates: SQL | undefined; uuids: readonly string[] },
  entered: Awaited<ReturnType<typeof enterRound>>,
): Promise<void> {
  const { contestUuid, round, candidates, uuids } = moved;
  const others = uuids.length === 0 ? undefined : notInArray(contestApplicants.uuid, [...uuids]);
  // Only the end of the last round can be undone.
  await tx
    .update(contestApplicants)
    .set({ statusBefore: null })
    .where(and(eq(contestApplicants.contestUuid, contestUuid), isNotNull(contestApplicants.statusBefore)));
  const statusBefore = sql`${contestApplicants.status}`;
  await tx.update(contestApplicants).set({ status: 'REJECTED', statusBefore }).where(and(candidates, others));
  await tx
    .update(contestApplicants)
    .set({
      ...{ round: round + 1, status: 'PENDING', statusBefore },
      ...{ scoreSum: 0, scoreCount: 0, scoresGiven: 0 },
    })
    .where(candidates);
  await tx
    .update(contests)
    .set({ ...entered, version: sql`${contests.version} + 1` })
    .where(eq(contests.uuid, contestUuid));
  // A round that was opened again has scores of the next one already.
  await reckonScores(tx, contestUuid);
}

/** The applicants as they are reached today: an address belongs to the account. */
async function listAddressees(tx: Transaction, uuids: readonly string[]): Promise<Addressee[]> {
  const rows = await tx
    .select({
      name: contestApplicants.name,
      email: accounts.email,
      receipt: contestApplicants.receipt,
      status: contestApplicants.announcedStatus,
    })
    .from(contestApplicants)
    .innerJoin(accounts, and(eq(accounts.uuid, contestApplicants.accountUuid)))
    .where(inArray(contestApplicants.uuid, [...uuids]));
  return rows.flatMap(({ status, ...to }) => (status === null ? [] : [{ ...to, status }]));
}
