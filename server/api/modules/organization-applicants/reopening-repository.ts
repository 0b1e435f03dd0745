import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { ReopeningForm } from '@/lib/contracts/contest-event';
import { logContestEvent } from '@/server/api/modules/contests/shared-rows';
import { mailTo } from '@/server/api/modules/mails/templates';
import { mailPanel } from '@/server/api/modules/organization-panel/shared-rows';
import type { Orm, Transaction } from '@/server/db/client';
import { contestApplicants, contests } from '@/server/db/schema/contest';
import { contestReviews } from '@/server/db/schema/contest-jury';
import { holdContest } from './held-contest-repository';
import type { WorkedContest } from './policy';
import { reckonScores } from './reckoning-repository';
import { enterRound } from './round-repository';

export type ReopeningRepository = ReturnType<typeof createReopeningRepository>;

interface Reopening extends ReopeningForm {
  contestUuid: string;
  /** The owner who opens it. */
  byUuid: string;
}

/** What an owner opens again: the round before the present one, or the announcement. */
export const createReopeningRepository = (orm: Orm) => ({
  /**
   * Opens it again, logs the reason and mails the panel.
   * @param check throws where the contest, as it is held, doesn't allow it
   * @returns false where the round is another one by now
   */
  reopen: (
    { contestUuid, byUuid, part, round, reason }: Reopening,
    now: Date,
    check: (contest: WorkedContest) => void,
  ): Promise<boolean> =>
    orm.transaction(async (tx) => {
      const contest = await holdContest(tx, contestUuid, 'no key update');
      if (contest.round !== round) return false;
      check(contest);
      const isRound = part === 'ROUND';
      const entered = { contestUuid, byUuid, round: round - 1, edition: contest.edition };
      if (isRound) await returnToRound(tx, contestUuid, round);
      const reopened = isRound
        ? await enterRound(tx, entered, now)
        : { announcedAt: null, resultPublishedAt: null };
      await tx
        .update(contests)
        .set({ ...reopened, version: sql`${contests.version} + 1`, updatedAt: now })
        .where(eq(contests.uuid, contestUuid));
      if (isRound) await reckonScores(tx, contestUuid);
      const kind = isRound ? 'ROUND_REOPENED' : 'ANNOUNCEMENT_REOPENED';
      await logContestEvent(tx, { contestUuid, at: now, kind, byUuid, round, reason });
      const opened = isRound ? round - 1 : null;
      const whom = isRound ? 'PRESENT' : 'ALL';
      await mailPanel(tx, contestUuid, whom, ({ email, ...to }) =>
        mailTo('contest-reopened', email, { ...to, round: opened, reason }),
      );
      return true;
    }),
});

/** Takes the applicants back into the round before, with the decisions that its end changed. */
async function returnToRound(tx: Transaction, contestUuid: string, next: number): Promise<void> {
  const round = next - 1;
  const ofContest = tx
    .select({ uuid: contestApplicants.uuid })
    .from(contestApplicants)
    .where(eq(contestApplicants.contestUuid, contestUuid));
  await tx
    .update(contestReviews)
    .set({ counted: null })
    .where(and(eq(contestReviews.round, round), inArray(contestReviews.applicantUuid, ofContest)));
  await tx
    .update(contestApplicants)
    .set({
      round,
      status: sql`coalesce(${contestApplicants.statusBefore}, ${contestApplicants.status})`,
      statusBefore: null,
    })
    .where(
      and(
        eq(contestApplicants.contestUuid, contestUuid),
        or(
          eq(contestApplicants.round, next),
          and(eq(contestApplicants.round, round), isNotNull(contestApplicants.statusBefore)),
        ),
      ),
    );
}
