import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { divideEvenly, type Dividable } from '@/lib/contest/review/assign';
import type { AssignmentForm } from '@/lib/contracts/contest-assignment';
import { isValidScore } from '@/server/api/modules/organization-applicants/shared-rows';
import type { Transaction } from '@/server/db/client';
import { contestApplicants, contests } from '@/server/db/schema/contest';
import { contestAssignments, contestExclusions, contestReviews } from '@/server/db/schema/contest-jury';
import { isPresentApplicant } from './shared-rows';

/** Rows are written so many at a time. */
const ROWS = 5000;
/** A refusal names so many applicants. */
const NAMED = 5;

interface Change {
  contestUuid: string;
  /** The present round. */
  round: number;
  form: AssignmentForm;
  /** The jurors of the round. */
  jurors: readonly string[];
}

/** Why nothing was changed. */
export type AssignmentRefusal =
  | 'no-jurors'
  /** One of the jurors isn't of the round. */
  | 'missing'
  /** More jurors per applicant than the round has. */
  | { jurors: number }
  /** So many applicants would be left with excluded jurors alone, the first of them by receipt number. */
  | { onlyExcluded: number; receipts: readonly string[] };

/** Whose jurors were set. */
interface Assigned {
  applicants: number;
  hasChanged: boolean;
}

/** Changes the assignments of a contest that is held. */
export async function changeAssignments(
  tx: Transaction,
  change: Change,
): Promise<Assigned | AssignmentRefusal> {
  const { contestUuid, round, form, jurors } = change;
  if (form.mode === 'ALL') return clear(tx, change);
  if (jurors.length === 0) return 'no-jurors';
  if (form.mode === 'EVEN' && form.perApplicant > jurors.length) return { jurors: jurors.length };
  if (form.mode === 'HAND' && form.jurorUuids.some((uuid) => !jurors.includes(uuid))) return 'missing';
  const chosen =
    form.mode === 'HAND' ? inArray(contestApplicants.uuid, [...new Set(form.applicantIds)]) : undefined;
  const applicants = await listDividable(tx, contestUuid, chosen);
  if (applicants.length === 0) return { applicants: 0, hasChanged: false };
  const wanted =
    form.mode === 'EVEN'
      ? divideEvenly({ applicants, jurors, perApplicant: form.perApplicant })
      : givenTo(applicants, form.jurorUuids);
  if (form.mode === 'HAND') {
    const left = [...wanted].flatMap(([uuid, own]) => (own.length === 0 ? [uuid] : []));
    if (left.length > 0) return { onlyExcluded: left.length, receipts: await listReceipts(tx, left) };
  }
  const [contest] = await tx
    .select({ assignedRound: contests.assignedRound })
    .from(contests)
    .where(eq(contests.uuid, contestUuid));
  const isNew = contest?.assignedRound !== round;
  if (isNew) {
    await removeAll(tx, change);
    await setAssignedRound(tx, contestUuid, round);
  }
  const changes = await write(tx, { round, wanted, chosen, contestUuid });
  return { applicants: applicants.length, hasChanged: isNew || changes > 0 };
}

/** The same jurors for each applicant, without those who are excluded. */
const givenTo = (applicants: readonly Dividable[], jurors: readonly string[]) =>
  new Map(
    applicants.map(({ uuid, excluded }): [string, readonly string[]] => [
      uuid,
      [...new Set(jurors)].filter((juror) => !excluded.includes(juror)),
    ]),
  );

/** The first receipt numbers of applicants. */
async function listReceipts(tx: Transaction, uuids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ receipt: contestApplicants.receipt })
    .from(contestApplicants)
    .where(inArray(contestApplicants.uuid, [...uuids]))
    .orderBy(asc(contestApplicants.firstSentAt), asc(contestApplicants.uuid))
    .limit(NAMED);
  return rows.flatMap(({ receipt }) => receipt ?? []);
}

/** Has each juror review all applicants of the round. */
async function clear(tx: Transaction, change: Change): Promise<Assigned> {
  const { contestUuid } = change;
  const removed = await removeAll(tx, change);
  const divided = await setAssignedRound(tx, contestUuid, null);
  const [row] = await tx
    .select({ applicants: sql<number>`count(*)::int` })
    .from(contests)
    .innerJoin(contestApplicants, isPresentApplicant)
    .where(eq(contests.uuid, contestUuid));
  return { applicants: row?.applicants ?? 0, hasChanged: removed || divided };
}

/** @returns whether it was another one */
async function setAssignedRound(
  tx: Transaction,
  contestUuid: string,
  assignedRound: number | null,
): Promise<boolean> {
  const changed = await tx
    .update(contests)
    .set({ assignedRound })
    .where(
      and(eq(contests.uuid, contestUuid), sql`${contests.assignedRound} is distinct from ${assignedRound}`),
    )
    .returning({ uuid: contests.uuid });
  return changed.length > 0;
}

/** Removes all assignments of the round. @returns whether there were any */
async function removeAll(
  tx: Transaction,
  { contestUuid, round }: Pick<Change, 'contestUuid' | 'round'>,
): Promise<boolean> {
  const isOfRound = and(eq(contestAssignments.round, round), isOfContest(tx, contestUuid));
  const isThere = (await tx.$count(contestAssignments, isOfRound)) > 0;
  if (isThere) await tx.delete(contestAssignments).where(isOfRound);
  return isThere;
}

const isOfContest = (tx: Transaction, contestUuid: string): SQL =>
  inArray(
    contestAssignments.applicantUuid,
    tx
      .select({ uuid: contestApplicants.uuid })
      .from(contestApplicants)
      .where(eq(contestApplicants.contestUuid, contestUuid)),
  );

/** The applicants of the present round, or those chosen of them, with the jurors who are excluded and who gave a valid score. */
async function listDividable(
  tx: Transaction,
  contestUuid: string,
  chosen: SQL | undefined,
): Promise<Dividable[]> {
  const isWanted = and(eq(contests.uuid, contestUuid), chosen);
  const applicants = await tx
    .select({ uuid: contestApplicants.uuid })
    .from(contests)
    .innerJoin(contestApplicants, isPresentApplicant)
    .where(isWanted)
    .orderBy(asc(contestApplicants.firstSentAt), asc(contestApplicants.uuid));
  const excluded = await tx
    .select({ uuid: contestApplicants.uuid, juror: contestExclusions.jurorUuid })
    .from(contests)
    .innerJoin(contestApplicants, isPresentApplicant)
    .innerJoin(contestExclusions, eq(contestExclusions.applicantUuid, contestApplicants.uuid))
    .where(and(isWanted, isNull(contestExclusions.liftedAt)));
  const scored = await tx
    .select({ uuid: contestApplicants.uuid, juror: contestReviews.reviewerUuid })
    .from(contests)
    .innerJoin(contestApplicants, isPresentApplicant)
    .innerJoin(contestReviews, isValidScore)
    .where(isWanted);
  const [excludedOf, scoredOf] = [excluded, scored].map(jurorsByApplicant);
  return applicants.map(({ uuid }) => ({
    uuid,
    excluded: excludedOf?.get(uuid) ?? [],
    scoredBy: scoredOf?.get(uuid) ?? [],
  }));
}

function jurorsByApplicant(rows: readonly { uuid: string; juror: string }[]): Map<string, string[]> {
  const jurors = new Map<string, string[]>();
  for (const { uuid, juror } of rows) jurors.set(uuid, [...(jurors.get(uuid) ?? []), juror]);
  return jurors;
}

interface Wanted {
  contestUuid: string;
  round: number;
  /** The jurors of each applicant. */
  wanted: ReadonlyMap<string, readonly string[]>;
  /** The applicants that they are of; undefined for all of the round. */
  chosen: SQL | undefined;
}

type Pair = readonly [applicantUuid: string, jurorUuid: string];

/** Writes what differs from the assignments that are there. @returns how many rows */
async function write(tx: Transaction, { contestUuid, round, wanted, chosen }: Wanted): Promise<number> {
  const rows = await tx
    .select({ applicant: contestAssignments.applicantUuid, juror: contestAssignments.jurorUuid })
    .from(contests)
    .innerJoin(contestApplicants, isPresentApplicant)
    .innerJoin(
      contestAssignments,
      and(eq(contestAssignments.applicantUuid, contestApplicants.uuid), eq(contestAssignments.round, round)),
    )
    .where(and(eq(contests.uuid, contestUuid), chosen));
  const there = new Set(rows.map(({ applicant, juror }) => `${applicant} ${juror}`));
  const added = [...wanted].flatMap(([applicant, jurors]) =>
    jurors.flatMap((juror): Pair[] => (there.has(`${applicant} ${juror}`) ? [] : [[applicant, juror]])),
  );
  const removed = rows.flatMap(({ applicant, juror }): Pair[] =>
    wanted.get(applicant)?.includes(juror) === true ? [] : [[applicant, juror]],
  );
  const { applicantUuid, jurorUuid, round: ofRound } = contestAssignments;
  for (const pairs of batchesOf(removed))
    await tx
      .delete(contestAssignments)
      .where(
        and(
          eq(ofRound, round),
          sql`(${applicantUuid}, ${jurorUuid}) in (select given.applicant, given.juror from ${givenPairs(pairs)})`,
        ),
      );
  for (const pairs of batchesOf(added))
    await tx.execute(
      sql`insert into contest_assignments (applicant_uuid, round, juror_uuid)
        select given.applicant, ${round}::smallint, given.juror from ${givenPairs(pairs)}`,
    );
  return added.length + removed.length;
}

/** Pairs as a table `given`. */
const givenPairs = (pairs: readonly Pair[]): SQL => {
  const list = (values: readonly string[]) => `{${values.join(',')}}`;
  return sql`unnest(${list(pairs.map(([applicant]) => applicant))}::uuid[], ${list(pairs.map(([, juror]) => juror))}::uuid[])
    as given(applicant, juror)`;
};

const batchesOf = (pairs: readonly Pair[]): Pair[][] =>
  Array.from({ length: Math.ceil(pairs.length / ROWS) }, (_, batch) =>
    pairs.slice(batch * ROWS, (batch + 1) * ROWS),
  );
