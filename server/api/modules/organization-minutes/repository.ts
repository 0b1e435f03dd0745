import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ReviewRule } from '@/lib/contracts/review-rule';
import { isCountedScore } from '@/server/api/modules/organization-applicants/shared-rows';
import { writeAudit } from '@/server/db/audit';
import type { Orm, Transaction } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { contestApplicants, contests, organizations } from '@/server/db/schema/contest';
import {
  contestEvents,
  contestExclusions,
  contestJurors,
  contestReviewRules,
  contestReviews,
} from '@/server/db/schema/contest-jury';
import { countDecisions, countScored, findEdition, listJudged } from './round-repository';

export type MinutesRepository = ReturnType<typeof createMinutesRepository>;
export type MinutesRead = Awaited<ReturnType<MinutesRepository['read']>>;
export type RoundRead = MinutesRead['rounds'][number];

interface ReadContest {
  uuid: string;
  round: number;
  reviewEdition: number;
}

/** A download of minutes as it is recorded. */
interface Taken {
  contestUuid: string;
  organizationUuid: string;
  title: string;
  /** The login ID of the owner. */
  actorId: string;
  /** Applicants whose names it has. */
  rows: number;
  reason: string;
}

/** What the minutes of a contest's jury are made of besides the contest. */
export function createMinutesRepository(orm: Orm) {
  return {
    /**
     * Reads all of it as of one moment.
     * @param limit of applicants with a score in each round
     */
    read: (
      { uuid: contestUuid, round: last, reviewEdition }: ReadContest,
      ownerUuid: string,
      limit: number,
    ) =>
      orm.transaction(
        async (tx) => {
          const rounds = [];
          for (let round = 1; round <= last; round += 1) {
            const of = { contestUuid, round };
            rounds.push({
              round,
              edition: round === last ? reviewEdition : await findEdition(tx, of),
              rows: await listJudged(tx, of, limit),
              scored: await countScored(tx, of),
            });
          }
          return {
            rounds,
            decisions: await countDecisions(tx, contestUuid),
            jurors: await listJurors(tx, contestUuid),
            ownerScorers: await listOwnerScorers(tx, contestUuid),
            rules: await listRules(tx, contestUuid),
            exclusions: await listExclusions(tx, contestUuid),
            reopenings: await listReopenings(tx, contestUuid),
            owner: await findName(tx, ownerUuid),
          };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),

    /** Notes in the audit log who took the minutes along. */
    noteTaken: ({ contestUuid, organizationUuid, title, actorId, rows, reason }: Taken) =>
      orm.transaction(async (tx) => {
        const [organization] = await tx
          .select({ name: organizations.name })
          .from(organizations)
          .where(eq(organizations.uuid, organizationUuid));
        await writeAudit(tx, {
          ...{ actorId, action: 'EXPORT', subject: 'CONTEST', subjectId: contestUuid, label: title },
          after: { organization: organization?.name, format: 'pdf', rows, reason },
        });
      }),
  };
}

/** All who are or were on the panel, the first one added first. */
const listJurors = (tx: Transaction, contestUuid: string) =>
  tx
    .select({
      name: accounts.name,
      addedAt: contestJurors.addedAt,
      removedAt: contestJurors.removedAt,
      rounds: contestJurors.rounds,
    })
    .from(contestJurors)
    .innerJoin(accounts, eq(accounts.uuid, contestJurors.accountUuid))
    .where(eq(contestJurors.contestUuid, contestUuid))
    .orderBy(asc(contestJurors.addedAt), asc(accounts.accountId));

/** The people with a score that counts who were never on the panel: owners, by name. */
const listOwnerScorers = (tx: Transaction, contestUuid: string) =>
  tx
    .selectDistinct({
      uuid: contestReviews.reviewerUuid,
      name: sql<string>`${accounts.name} collate "C"`.as('name'),
    })
    .from(contestApplicants)
    .innerJoin(contests, eq(contests.uuid, contestApplicants.contestUuid))
    .innerJoin(contestReviews, isCountedScore)
    .innerJoin(accounts, eq(accounts.uuid, contestReviews.reviewerUuid))
    .leftJoin(
      contestJurors,
      and(
        eq(contestJurors.contestUuid, contests.uuid),
        eq(contestJurors.accountUuid, contestReviews.reviewerUuid),
      ),
    )
    .where(and(eq(contests.uuid, contestUuid), isNull(contestJurors.accountUuid)))
    .orderBy(sql`"name"`, asc(contestReviews.reviewerUuid));

async function listRules(tx: Transaction, contestUuid: string): Promise<ReadonlyMap<number, ReviewRule>> {
  const rows = await tx
    .select({ edition: contestReviewRules.edition, rule: contestReviewRules.rule })
    .from(contestReviewRules)
    .where(eq(contestReviewRules.contestUuid, contestUuid));
  return new Map(rows.map(({ edition, rule }) => [edition, rule]));
}

/** Each exclusion from an applicant of the contest, lifted ones too, the first one first. */
const listExclusions = (tx: Transaction, contestUuid: string) =>
  tx
    .select({
      jurorName: accounts.name,
      receipt: contestApplicants.receipt,
      kind: contestExclusions.kind,
      reason: contestExclusions.reason,
      createdAt: contestExclusions.createdAt,
      liftedAt: contestExclusions.liftedAt,
    })
    .from(contestExclusions)
    .innerJoin(contestApplicants, eq(contestApplicants.uuid, contestExclusions.applicantUuid))
    .innerJoin(accounts, eq(accounts.uuid, contestExclusions.jurorUuid))
    .where(eq(contestApplicants.contestUuid, contestUuid))
    .orderBy(asc(contestExclusions.createdAt), asc(contestExclusions.uuid));

/** The rounds and announcements that were opened again, the first one first. */
const listReopenings = (tx: Transaction, contestUuid: string) =>
  tx
    .select({
      at: contestEvents.at,
      kind: contestEvents.kind,
      round: contestEvents.round,
      reason: contestEvents.reason,
    })
    .from(contestEvents)
    .where(
      and(
        eq(contestEvents.contestUuid, contestUuid),
        inArray(contestEvents.kind, ['ROUND_REOPENED', 'ANNOUNCEMENT_REOPENED']),
      ),
    )
    .orderBy(asc(contestEvents.at), asc(contestEvents.uuid));

async function findName(tx: Transaction, accountUuid: string): Promise<string> {
  const [row] = await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.uuid, accountUuid));
  return row?.name ?? '';
}
