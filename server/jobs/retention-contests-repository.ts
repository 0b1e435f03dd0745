import { and, eq, exists, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { ContestTerms } from '@/lib/contracts/contest-terms';
import { keptSince, keptSinceMonths } from '@/lib/date/keeping';
import * as retentionLimits from '@/lib/limits/retention';
import type { Orm } from '@/server/db/client';
import { contestApplicants, contestFiles, contestForms, contests } from '@/server/db/schema/contest';
import { contestMessages } from '@/server/db/schema/contest-jury';
import { overdueRows } from './overdue-rows-repository';

/** Applications whose time is over (L-28, L-29), and what the terms promise to delete (C-98). Their files are loose without them. */
export function overdueApplications(orm: Orm) {
  const ofContest = (contestUuid: PgColumn, condition: SQL | undefined) =>
    exists(
      orm
        .select({ uuid: contests.uuid })
        .from(contests)
        .where(and(eq(contests.uuid, contestUuid), condition)),
    );
  const endedBefore = (moment: Date) => or(lt(contests.closesAt, moment), lt(contests.closedAt, moment));

  const announced = alias(contestApplicants, 'announced');
  /** An announcement that is opened again doesn't prolong the time: the first announcement counts. */
  const firstAnnouncedAt = sql`least(${contests.announcedAt}, (select min(${announced.announcedAt}) from ${contestApplicants} ${sql.identifier('announced')}
    where ${announced.contestUuid} = ${contests.uuid}))`;

  /** Whether the time of what a contest received is over (L-28). */
  const isOver = (now: Date) =>
    or(
      sql`${firstAnnouncedAt} < ${keptSinceMonths(now, retentionLimits.announcedMonths).toISOString()}::timestamptz`,
      and(
        sql`${firstAnnouncedAt} is null`,
        endedBefore(keptSinceMonths(now, retentionLimits.unannouncedMonths)),
      ),
    );

  /**
   * Whether an applicant wasn't selected, and the terms of the sending promise the deletion by now: a day before the last one of
   * the promise, because a run comes once a day.
   */
  function ofUnselected(uuid: PgColumn, ways: readonly ContestTerms['unselected'][], now: Date): SQL {
    const sent = alias(contestApplicants, 'sent');
    return exists(
      orm
        .select({ uuid: sent.uuid })
        .from(sent)
        .innerJoin(
          contestForms,
          and(eq(contestForms.contestUuid, sent.contestUuid), eq(contestForms.version, sent.formVersion)),
        )
        .where(
          and(
            // A decision that is the other one by now isn't announced yet.
            ...[eq(sent.uuid, uuid), eq(sent.announcedStatus, 'REJECTED'), eq(sent.status, 'REJECTED')],
            inArray(sql`${contestForms.terms} ->> 'unselected'`, [...ways]),
            sql`${sent.announcedAt} < ${now.toISOString()}::timestamptz - make_interval(days => nullif(${contestForms.terms} ->> 'deletionDays', '')::int - 1)`,
          ),
        ),
    );
  }

  return {
    /** Files of applicants who weren't selected. */
    unselectedFiles: overdueRows(orm, {
      table: contestFiles,
      id: contestFiles.uuid,
      isOver: (now) => ofUnselected(contestFiles.applicantUuid, ['DELETED', 'RETURNED'], now),
    }),

    /** Their answers, where those are deleted too. Receipt, name and decision stay. */
    unselectedAnswers: overdueRows(orm, {
      table: contestApplicants,
      id: contestApplicants.uuid,
      isOver: (now) =>
        and(
          or(sql`${contestApplicants.answers} <> '{}'::jsonb`, isNotNull(contestApplicants.draft)),
          ofUnselected(contestApplicants.uuid, ['DELETED'], now),
        ),
      change: () => ({ answers: {}, searchText: '', draft: null, draftFormVersion: null, draftedAt: null }),
    }),

    contestApplications: overdueRows(orm, {
      table: contestApplicants,
      id: contestApplicants.uuid,
      isOver: (now) =>
        and(isNotNull(contestApplicants.sentAt), ofContest(contestApplicants.contestUuid, isOver(now))),
    }),

    /** What the organization wrote to applicants. */
    contestMessages: overdueRows(orm, {
      table: contestMessages,
      id: contestMessages.uuid,
      isOver: (now) => ofContest(contestMessages.contestUuid, isOver(now)),
    }),

    contestDrafts: overdueRows(orm, {
      table: contestApplicants,
      id: contestApplicants.uuid,
      isOver: (now) =>
        and(
          isNull(contestApplicants.sentAt),
          ofContest(
            contestApplicants.contestUuid,
            endedBefore(keptSince(now, retentionLimits.applicationDraftDays)),
          ),
        ),
    }),
  };
}
