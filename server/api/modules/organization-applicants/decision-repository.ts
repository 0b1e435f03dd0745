import { and, eq, gte, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CutOff } from '@/lib/contracts/organization-applicant';
import type { mailTo } from '@/server/api/modules/mails/templates';
import type { Orm, Transaction } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { contestApplicants, contests } from '@/server/db/schema/contest';
import { outbox } from '@/server/db/schema/outbox';
import { inRound, meanScore } from './repository';

export type DecisionRepository = ReturnType<typeof createDecisionRepository>;

/** Somebody who hears of a decision. */
export interface Addressee {
  name: string;
  email: string | null;
  receipt: string | null;
  status: 'SELECTED' | 'REJECTED';
}

interface Round {
  contestUuid: string;
  round: number;
  cutOff: CutOff;
  /** Changes nothing. */
  isTrial: boolean;
}

/** Mails are written so many at a time. */
const MAILS = 500;
const isSent = isNotNull(contestApplicants.sentAt);
const isUndecided = inArray(contestApplicants.status, ['PENDING', 'REVIEWING']);

/** What an owner decides about all applicants at once. */
export function createDecisionRepository(orm: Orm) {
  return {
    /**
     * Ends a round: who passes is in the next one, the others are rejected.
     * @returns how many; null where the round isn't the contest's any more
     */
    endRound: ({ contestUuid, round, cutOff, isTrial }: Round) =>
      orm.transaction(async (tx) => {
        if (!(await holdRound(tx, contestUuid, round))) return null;
        const candidates = inRound(contestUuid, round);
        const all = await tx.$count(contestApplicants, candidates);
        const passing = await tx
          .select({ uuid: contestApplicants.uuid })
          .from(contestApplicants)
          .where(and(candidates, await passes(tx, candidates, cutOff)));
        const uuids = passing.map(({ uuid }) => uuid);
        if (!isTrial) await moveOn(tx, { contestUuid, round, candidates, uuids });
        return { passed: uuids.length, failed: all - uuids.length };
      }),

    /** How many aren't decided. */
    countUndecided: (contestUuid: string): Promise<number> =>
      orm.$count(contestApplicants, and(eq(contestApplicants.contestUuid, contestUuid), isSent, isUndecided)),

    /**
     * Tells decisions to those who weren't told the same before. Whoever isn't decided is rejected by it.
     * @param mailOf the mail to each; null for one who can't be reached
     */
    announce: (
      contestUuid: string,
      now: Date,
      mailOf: (to: Addressee) => ReturnType<typeof mailTo> | null,
    ): Promise<Record<Addressee['status'], number>> =>
      orm.transaction(async (tx) => {
        const ofContest = and(eq(contestApplicants.contestUuid, contestUuid), isSent);
        await tx.update(contests).set({ announcedAt: now }).where(eq(contests.uuid, contestUuid));
        await tx.update(contestApplicants).set({ status: 'REJECTED' }).where(and(ofContest, isUndecided));
        const told = await tx
          .update(contestApplicants)
          .set({ announcedStatus: sql`${contestApplicants.status}` })
          .where(and(ofContest, isNews))
          .returning({ uuid: contestApplicants.uuid });
        const counts = { SELECTED: 0, REJECTED: 0 };
        for (let at = 0; at < told.length; at += MAILS) {
          const uuids = told.slice(at, at + MAILS).map(({ uuid }) => uuid);
          const addressees = await listAddressees(tx, uuids);
          for (const { status } of addressees) counts[status] += 1;
          const mails = addressees.flatMap((to) => mailOf(to) ?? []);
          if (mails.length > 0) await tx.insert(outbox).values(mails);
        }
        return counts;
      }),
  };
}

/** Whether the applicant was told something else, or nothing. */
const isNews = or(
  isNull(contestApplicants.announcedStatus),
  sql`${contestApplicants.announcedStatus} <> ${contestApplicants.status}`,
);

/** Holds a contest until the transaction ends, where this is its round. */
async function holdRound(tx: Transaction, contestUuid: string, round: number): Promise<boolean> {
  const rows = await tx
    .select({ uuid: contests.uuid })
    .from(contests)
    .where(and(eq(contests.uuid, contestUuid), eq(contests.round, round)))
    .for('no key update');
  return rows.length > 0;
}

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
): Promise<void> {
  const { contestUuid, round, candidates, uuids } = moved;
  const others = uuids.length === 0 ? undefined : notInArray(contestApplicants.uuid, [...uuids]);
  await tx.update(contestApplicants).set({ status: 'REJECTED' }).where(and(candidates, others));
  await tx
    .update(contestApplicants)
    .set({ round: round + 1, status: 'PENDING', scoreSum: 0, scoreCount: 0 })
    .where(candidates);
  await tx
    .update(contests)
    .set({ round: round + 1, version: sql`${contests.version} + 1` })
    .where(eq(contests.uuid, contestUuid));
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
