import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { holdContest, reckonScores } from '@/server/api/modules/organization-applicants/shared-rows';
import type { Orm } from '@/server/db/client';
import { contestApplicants } from '@/server/db/schema/contest';
import { contestExclusions, contestJurors } from '@/server/db/schema/contest-jury';
import type { Check } from './juror-repository';
import { isJurorsOwn } from './shared-rows';

export type ExclusionRepository = ReturnType<typeof createExclusionRepository>;

interface NewExclusion {
  uuid: string;
  contestUuid: string;
  applicantUuid: string;
  jurorUuid: string;
  kind: 'DECLARED' | 'EXCLUDED';
  reason: string;
  byUuid: string;
}

/** Who doesn't review which applicant. */
export function createExclusionRepository(orm: Orm) {
  return {
    /**
     * Excludes a juror of the panel from an applicant, whose scores are reckoned anew. A juror who is excluded already stays so.
     * @returns false where the contest has no such applicant or juror, and where a juror declares it of one that isn't theirs to review
     */
    add: ({ contestUuid, ...exclusion }: NewExclusion, now: Date, check: Check): Promise<boolean> =>
      orm.transaction(async (tx) => {
        check(await holdContest(tx, contestUuid, 'no key update'));
        const { applicantUuid, jurorUuid } = exclusion;
        const [found] = await tx
          .select({ uuid: contestApplicants.uuid })
          .from(contestApplicants)
          .innerJoin(
            contestJurors,
            and(
              eq(contestJurors.contestUuid, contestApplicants.contestUuid),
              ...[eq(contestJurors.accountUuid, jurorUuid), isNull(contestJurors.removedAt)],
            ),
          )
          .where(
            and(
              eq(contestApplicants.contestUuid, contestUuid),
              ...[eq(contestApplicants.uuid, applicantUuid), isNotNull(contestApplicants.sentAt)],
              // An owner excludes a juror from any applicant.
              exclusion.kind === 'DECLARED' ? isJurorsOwn(contestUuid, jurorUuid) : undefined,
            ),
          );
        if (found === undefined) return false;
        const added = await tx
          .insert(contestExclusions)
          .values({ ...exclusion, createdAt: now })
          .onConflictDoNothing()
          .returning({ uuid: contestExclusions.uuid });
        if (added.length > 0) await reckonScores(tx, contestUuid, applicantUuid);
        return true;
      }),

    /** Lifts an exclusion; its row stays. Nothing is done for one that was lifted. @returns false where the contest has no such one */
    lift: (
      { contestUuid, uuid }: { contestUuid: string; uuid: string },
      now: Date,
      check: Check,
    ): Promise<boolean> =>
      orm.transaction(async (tx) => {
        check(await holdContest(tx, contestUuid, 'no key update'));
        const [found] = await tx
          .select({ applicantUuid: contestApplicants.uuid, liftedAt: contestExclusions.liftedAt })
          .from(contestExclusions)
          .innerJoin(contestApplicants, eq(contestApplicants.uuid, contestExclusions.applicantUuid))
          .where(and(eq(contestExclusions.uuid, uuid), eq(contestApplicants.contestUuid, contestUuid)));
        if (found === undefined) return false;
        if (found.liftedAt !== null) return true;
        await tx.update(contestExclusions).set({ liftedAt: now }).where(eq(contestExclusions.uuid, uuid));
        await reckonScores(tx, contestUuid, found.applicantUuid);
        return true;
      }),
  };
}
