import { and, exists, isNotNull, isNull, lt, or, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { keptSince, keptSinceMonths } from '@/lib/date/keeping';
import * as retentionLimits from '@/lib/limits/retention';
import type { Orm } from '@/server/db/client';
import { contestApplicants, contests } from '@/server/db/schema/contest';
import { overdueRows } from './overdue-rows-repository';

/** Applications whose time is over (L-28, L-29). Their files are loose without them. */
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
              lt(contests.announcedAt, keptSinceMonths(now, retentionLimits.announcedMonths)),
              and(
                isNull(contests.announcedAt),
                endedBefore(keptSinceMonths(now, retentionLimits.unannouncedMonths)),
              ),
            ),
          ),
        ),
    }),

    contestDrafts: overdueRows(orm, {
      table: contestApplicants,
      id: contestApplicants.uuid,
      isOver: (now) =>
        and(
          isNull(contestApplicants.sentAt),
          ofContest(endedBefore(keptSince(now, retentionLimits.applicationDraftDays))),
        ),
    }),
  };
}
