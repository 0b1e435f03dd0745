import { and, exists, isNotNull, isNull, lt, or, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { keptSince, keptSinceMonths } from '@/lib/date/keeping';
import type { Orm } from '@/server/db/client';
import { contestApplicants, contests } from '@/server/db/schema/contest';
import { overdueRows } from './overdue-rows-repository';

/** How long applications to contests are kept (L-28, L-29). */
const KEPT = {
  /** What was sent, since the announcement. */
  announcedMonths: 6,
  /** What was sent to a contest that announced nothing, since its end. */
  unannouncedMonths: 12,
  /** What was never sent, since the contest's end. */
  draftDays: 30,
};

/** Applications whose time is over. Their files are loose without them. */
export function overdueApplications(orm: Orm) {
  const ofContest = (condition: SQL | undefined) =>
    exists(
      orm
        .select({ uuid: contests.uuid })
        .from(contests)
        .where(and(eq(contests.uuid, contestApplicants.contestUuid), condition)),
    );
  const endedBefore = (moment: Date) => or(lt(contests.closesAt, moment), lt(contests.closedAt, moment));

  return {
    contestApplications: overdueRows(orm, {
      table: contestApplicants,
      id: contestApplicants.uuid,
      isOver: (now) =>
        and(
          isNotNull(contestApplicants.sentAt),
          ofContest(
            or(
              lt(contests.announcedAt, keptSinceMonths(now, KEPT.announcedMonths)),
              and(isNull(contests.announcedAt), endedBefore(keptSinceMonths(now, KEPT.unannouncedMonths))),
            ),
          ),
        ),
    }),

    contestDrafts: overdueRows(orm, {
      table: contestApplicants,
      id: contestApplicants.uuid,
      isOver: (now) =>
        and(isNull(contestApplicants.sentAt), ofContest(endedBefore(keptSince(now, KEPT.draftDays)))),
    }),
  };
}
