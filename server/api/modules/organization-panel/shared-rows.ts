import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { Transaction } from '@/server/db/client';
import { logContestEvent } from '@/server/api/modules/contests/shared-rows';
import type { mailTo } from '@/server/api/modules/mails/templates';
import { accounts } from '@/server/db/schema/account';
import { contestApplicants, contests } from '@/server/db/schema/contest';
import {
  contestAssignments,
  contestExclusions,
  contestJurors,
  contestReviews,
} from '@/server/db/schema/contest-jury';
import { outbox } from '@/server/db/schema/outbox';

/** Conditions that the panel of a contest sets, for queries of other modules; the mails to it, and the end of a person's work on panels. */

/** The applicants of a contest's present round; for a query that reads contests and applicants. */
export const isPresentApplicant: SQL | undefined = and(
  eq(contestApplicants.contestUuid, contests.uuid),
  ...[isNotNull(contestApplicants.sentAt), eq(contestApplicants.round, contests.round)],
);

/** Whether a juror reviews a round. @param rounds the juror's; null for all */
const reviewsRound = (rounds: SQLWrapper, round: SQLWrapper): SQL =>
  sql`coalesce(${round} = any(${rounds}), true)`;

/** Whether a juror is on the panel in the present round; for a query that reads contests and their jurors. */
export const isPresentJuror: SQL | undefined = and(
  isNull(contestJurors.removedAt),
  reviewsRound(contestJurors.rounds, contests.round),
);

/** Whether an account is on the panel of the contest of a row in its present round; for a query that reads contests. */
export const isOnPanel = (accountUuid: string): SQL =>
  sql`exists (select 1 from ${contestJurors} where ${and(
    eq(contestJurors.contestUuid, contests.uuid),
    ...[eq(contestJurors.accountUuid, accountUuid), isPresentJuror],
  )})`;

/** Whether a juror doesn't review an applicant. */
export const isExcluded = (applicantUuid: SQLWrapper, jurorUuid: SQLWrapper | string): SQL =>
  sql`exists (select 1 from ${contestExclusions} where ${contestExclusions.applicantUuid} = ${applicantUuid}
    and ${contestExclusions.jurorUuid} = ${jurorUuid} and ${contestExclusions.liftedAt} is null)`;

/** Whether the applicant of a row has jurors of its own in its round. */
const isDividedApplicant = sql`exists (select 1 from ${contestAssignments} where ${and(
  eq(contestAssignments.applicantUuid, contestApplicants.uuid),
  eq(contestAssignments.round, contestApplicants.round),
)})`;

/** Whether an applicant of the present round waits for its division; for a query that reads contests and applicants. */
export const isUnassigned = sql`(${contests.assignedRound} is not distinct from ${contests.round} and not ${isDividedApplicant})`;

/** The columns of a contest and a juror that decide which applicants the juror reviews, as columns or as subqueries. */
interface Reviewing {
  jurorUuid: SQLWrapper | string;
  rounds: SQLWrapper;
  round: SQLWrapper;
  assignedRound: SQLWrapper;
}

/**
 * Whether an applicant is the juror's to review (C-103): in the present round each applicant where it isn't divided, else those that are
 * assigned to the juror or to no one; in a round that is over the same, and each one that the juror reviewed.
 */
function isReviewedBy({ jurorUuid, rounds, round, assignedRound }: Reviewing): SQL {
  const isAssigned = sql`exists (select 1 from ${contestAssignments} where ${contestAssignments.applicantUuid} = ${contestApplicants.uuid}
    and ${contestAssignments.round} = ${contestApplicants.round} and ${contestAssignments.jurorUuid} = ${jurorUuid})`;
  const hasReview = sql`exists (select 1 from ${contestReviews} where ${contestReviews.applicantUuid} = ${contestApplicants.uuid}
    and ${contestReviews.round} = ${contestApplicants.round} and ${contestReviews.reviewerUuid} = ${jurorUuid})`;
  const isUndivided = sql`${contestApplicants.round} = ${round} and ${assignedRound} is distinct from ${round}`;
  return sql`((${reviewsRound(rounds, contestApplicants.round)} and (${isUndivided} or ${isAssigned} or not ${isDividedApplicant}))
    or (${contestApplicants.round} < ${round} and ${hasReview}))`;
}

/** `isReviewedBy` for a query that reads applicants of one contest. The subqueries are evaluated once. */
export const isJurorsOwn = (contestUuid: string, jurorUuid: string): SQL => {
  const ofContest = (column: SQLWrapper) =>
    sql`(select ${column} from ${contests} where ${contests.uuid} = ${contestUuid})`;
  const rounds = sql`(select ${contestJurors.rounds} from ${contestJurors}
    where ${contestJurors.contestUuid} = ${contestUuid} and ${contestJurors.accountUuid} = ${jurorUuid})::smallint[]`;
  return isReviewedBy({
    ...{ jurorUuid, rounds },
    ...{ round: ofContest(contests.round), assignedRound: ofContest(contests.assignedRound) },
  });
};

/** Whether a juror finds an applicant, who is theirs to review, and whom they aren't excluded from; for a query that reads applicants. */
export const isShownTo = (contestUuid: string, jurorUuid: string): SQL | undefined =>
  and(not(isExcluded(contestApplicants.uuid, jurorUuid)), isJurorsOwn(contestUuid, jurorUuid));

/** The same for a query that reads contests, their jurors and applicants. */
export const isShownToJuror: SQL | undefined = and(
  not(isExcluded(contestApplicants.uuid, contestJurors.accountUuid)),
  isReviewedBy({
    ...{ jurorUuid: contestJurors.accountUuid, rounds: contestJurors.rounds },
    ...{ round: contests.round, assignedRound: contests.assignedRound },
  }),
);

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

/** Mails the jurors of a contest's present round, or of all rounds. */
export async function mailPanel(
  tx: Transaction,
  contestUuid: string,
  whom: 'PRESENT' | 'ALL',
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
        whom === 'ALL' ? isNull(contestJurors.removedAt) : isPresentJuror,
        eq(accounts.status, 'ACTIVE'),
      ),
    );
  const mails = rows.flatMap(({ email, ...to }) =>
    email === null ? [] : [mailOf({ ...to, email, contestUuid })],
  );
  if (mails.length > 0) await tx.insert(outbox).values(mails);
}
