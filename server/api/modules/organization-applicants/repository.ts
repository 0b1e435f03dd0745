import { and, asc, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isAgreement } from '@/lib/contest/terms/terms-questions';
import type { ApplicantStatus } from '@/lib/contracts/contest';
import type { ReviewForm } from '@/lib/contracts/organization-applicant';
import { formatPhone } from '@/lib/format/phone';
import type { ApplicantListState } from '@/lib/lists/organization-lists';
import { contactOf } from '@/lib/search/contact';
import type { PageWindow } from '@/server/api/http/envelope';
import type { Orm } from '@/server/db/client';
import { countCapped, imageColumns } from '@/server/db/columns';
import { accounts } from '@/server/db/schema/account';
import { artists } from '@/server/db/schema/artist';
import { contestApplicants, contestFiles, contestForms, contestReviews } from '@/server/db/schema/contest';
import { images } from '@/server/db/schema/image';
import { storedUploads } from '@/server/db/schema/upload';
import { inColumn, searchedIn } from '@/server/db/text-search';
import { holdContest } from './held-contest-repository';
import type { Sight, WorkedContest } from './policy';

export type ApplicantRepository = ReturnType<typeof createApplicantRepository>;
export type ApplicantRow = Awaited<ReturnType<ApplicantRepository['list']>>[number];
export type ApplicantFileRow = Awaited<ReturnType<ApplicantRepository['listFiles']>>[number];
export type ReviewRow = Awaited<ReturnType<ApplicantRepository['listReviews']>>[number];

/** The applicants of a contest that are looked for. */
export interface ApplicantSelection {
  contestUuid: string;
  filter: ApplicantListState['filter'];
  /** Only those of this round; null for all. */
  round: number | null;
  q: string;
  /** In a blind review a search finds applicants by their receipt, not by their answers. */
  isBlind: boolean;
}

const isSent = isNotNull(contestApplicants.sentAt);
/** The mean of the round's scores. */
export const meanScore = sql<
  number | null
>`${contestApplicants.scoreSum}::float8 / nullif(${contestApplicants.scoreCount}, 0)`;

const ORDERS = {
  sentAt: contestApplicants.sentAt,
  name: sql`${contestApplicants.name} collate "C"`,
  score: meanScore,
};

/** By words of the application; a phone number in any spelling, because answers have it as it is formatted. */
function foundBy(q: string): SQL | undefined {
  const contact = contactOf(q);
  const said = searchedIn(q, contestApplicants.searchText);
  return contact?.kind === 'phone'
    ? or(said, inColumn(contestApplicants.searchText, formatPhone(contact.digits)))
    : said;
}

export function createApplicantRepository(orm: Orm) {
  const sent = (contestUuid: string) => and(eq(contestApplicants.contestUuid, contestUuid), isSent);
  const matching = ({ contestUuid, filter, round, q, isBlind }: ApplicantSelection) =>
    and(
      sent(contestUuid),
      filter === 'ALL' ? undefined : eq(contestApplicants.status, filter),
      round === null ? undefined : eq(contestApplicants.round, round),
      isBlind ? searchedIn(q, contestApplicants.receipt) : foundBy(q),
    );

  /** The mean where the reader has scored the applicant; the order of the others would tell what others think of them. */
  const meanOfScored = (reviewerUuid: string) =>
    sql`case when exists (select 1 from ${contestReviews} where ${and(
      eq(contestReviews.applicantUuid, contestApplicants.uuid),
      eq(contestReviews.round, contestApplicants.round),
      eq(contestReviews.reviewerUuid, reviewerUuid),
      isNotNull(contestReviews.score),
    )}) then ${meanScore} end`;

  const rowsOf = (reviewerUuid: string) =>
    orm
      .select({
        uuid: contestApplicants.uuid,
        name: contestApplicants.name,
        nameEn: contestApplicants.nameEn,
        receipt: contestApplicants.receipt,
        status: contestApplicants.status,
        announcedStatus: contestApplicants.announcedStatus,
        round: contestApplicants.round,
        sentAt: contestApplicants.sentAt,
        formVersion: contestApplicants.formVersion,
        answers: contestApplicants.answers,
        score: meanScore.mapWith(Number),
        scores: contestApplicants.scoreCount,
        ownScore: contestReviews.score,
        accountStatus: accounts.status,
        portrait: imageColumns,
      })
      .from(contestApplicants)
      .innerJoin(accounts, eq(accounts.uuid, contestApplicants.accountUuid))
      .leftJoin(artists, eq(artists.accountUuid, accounts.uuid))
      .leftJoin(images, eq(images.id, artists.imageId))
      .leftJoin(
        contestReviews,
        and(
          eq(contestReviews.applicantUuid, contestApplicants.uuid),
          eq(contestReviews.round, contestApplicants.round),
          eq(contestReviews.reviewerUuid, reviewerUuid),
        ),
      );

  return {
    list(
      selection: ApplicantSelection,
      {
        sort,
        direction,
        seesUnscored,
      }: Pick<ApplicantListState, 'sort' | 'direction'> & Pick<Sight, 'seesUnscored'>,
      reviewerUuid: string,
      { offset, limit }: PageWindow,
    ) {
      const column = sort === 'score' && !seesUnscored ? meanOfScored(reviewerUuid) : ORDERS[sort];
      const towards = direction === 'asc' ? asc(column) : desc(column);
      const order = [sql`${towards} nulls last`, asc(contestApplicants.uuid)];
      // Only the page's own rows are joined and counted, not those before it.
      const page = orm
        .select({ uuid: contestApplicants.uuid })
        .from(contestApplicants)
        .where(matching(selection))
        .orderBy(...order)
        .offset(offset)
        .limit(limit)
        .as('page');
      return rowsOf(reviewerUuid)
        .innerJoin(page, eq(page.uuid, contestApplicants.uuid))
        .orderBy(...order);
    },

    count: (selection: ApplicantSelection): Promise<number> =>
      countCapped(orm, contestApplicants, matching(selection)),

    /** An applicant of the contest who sent an application; null for another's. */
    async find(contestUuid: string, uuid: string, reviewerUuid: string) {
      const [row] = await rowsOf(reviewerUuid).where(
        and(sent(contestUuid), eq(contestApplicants.uuid, uuid)),
      );
      return row ?? null;
    },

    /** The contest that an applicant sent an application to. */
    async findContestUuid(uuid: string): Promise<string | null> {
      const [row] = await orm
        .select({ contestUuid: contestApplicants.contestUuid })
        .from(contestApplicants)
        .where(and(eq(contestApplicants.uuid, uuid), isSent));
      return row?.contestUuid ?? null;
    },

    /** The fields of each form of a contest, by version, without the agreement to its terms. */
    async listForms(contestUuid: string) {
      const rows = await orm
        .select({ version: contestForms.version, fields: contestForms.fields })
        .from(contestForms)
        .where(eq(contestForms.contestUuid, contestUuid));
      return new Map(
        rows.map(({ version, fields }) => [version, fields.filter((field) => !isAgreement(field))]),
      );
    },

    /** An applicant's files, a draft's too, in the order in which they came. */
    listFiles: (applicantUuid: string) =>
      orm
        .select({
          uuid: contestFiles.uuid,
          field: contestFiles.field,
          storageKey: storedUploads.storageKey,
          fileName: storedUploads.fileName,
          contentType: storedUploads.contentType,
          bytes: sql<number>`coalesce(${storedUploads.bytes}, 0)`.mapWith(Number),
        })
        .from(contestFiles)
        .innerJoin(storedUploads, eq(storedUploads.uuid, contestFiles.uploadUuid))
        .where(eq(contestFiles.applicantUuid, applicantUuid))
        .orderBy(asc(contestFiles.createdAt), asc(contestFiles.uuid)),

    /** What was said of an applicant, the latest round first. */
    listReviews: (applicantUuid: string) =>
      orm
        .select({
          reviewerUuid: contestReviews.reviewerUuid,
          reviewer: accounts.name,
          round: contestReviews.round,
          score: contestReviews.score,
          note: contestReviews.note,
          updatedAt: contestReviews.updatedAt,
        })
        .from(contestReviews)
        .innerJoin(accounts, eq(accounts.uuid, contestReviews.reviewerUuid))
        .where(eq(contestReviews.applicantUuid, applicantUuid))
        .orderBy(desc(contestReviews.round), asc(accounts.name), asc(contestReviews.reviewerUuid)),

    /**
     * Changes the status of those of the applicants that are the contest's.
     * @param check throws where the contest, as it is held, doesn't allow it
     * @returns how many
     */
    setStatus: (
      {
        contestUuid,
        uuids,
        status,
      }: { contestUuid: string; uuids: readonly string[]; status: ApplicantStatus },
      check: (contest: WorkedContest) => void,
    ): Promise<number> =>
      orm.transaction(async (tx) => {
        check(await holdContest(tx, contestUuid, 'share'));
        const rows = await tx
          .update(contestApplicants)
          .set({ status })
          .where(and(sent(contestUuid), inArray(contestApplicants.uuid, [...uuids])))
          .returning({ uuid: contestApplicants.uuid });
        return rows.length;
      }),

    /**
     * Saves what a reviewer says in the applicant's round.
     * @param check throws where the contest, as it is held, doesn't allow it
     * @returns whether it saved: not where the contest has no such applicant, and not where another review than `seen` is saved
     */
    saveReview: (
      { contestUuid, uuid, reviewerUuid }: { contestUuid: string; uuid: string; reviewerUuid: string },
      { score, note, seen }: ReviewForm,
      now: Date,
      check: (contest: WorkedContest, applicant: { round: number }) => void,
    ): Promise<'saved' | 'missing' | 'stale'> =>
      orm.transaction(async (tx) => {
        const contest = await holdContest(tx, contestUuid, 'share');
        // Reviewers of one applicant take turns, so that each counts what the others said.
        const isApplicant = and(sent(contestUuid), eq(contestApplicants.uuid, uuid));
        const [held] = await tx
          .select({ round: contestApplicants.round })
          .from(contestApplicants)
          .where(isApplicant)
          .for('no key update');
        if (held === undefined) return 'missing';
        check(contest, held);
        const { round } = held;
        const ofRound = and(eq(contestReviews.applicantUuid, uuid), eq(contestReviews.round, round));
        const isOwn = and(ofRound, eq(contestReviews.reviewerUuid, reviewerUuid));
        const [saved = NO_REVIEW] = await tx
          .select({ score: contestReviews.score, note: contestReviews.note })
          .from(contestReviews)
          .where(isOwn);
        // What is saved already may be the change itself, whose answer was lost.
        if (seen !== undefined && !isSame(saved, seen) && !isSame(saved, { score, note })) return 'stale';
        if (score === null && note === null) {
          await tx.delete(contestReviews).where(isOwn);
        } else {
          await tx
            .insert(contestReviews)
            .values({ applicantUuid: uuid, reviewerUuid, round, score, note, updatedAt: now })
            .onConflictDoUpdate({
              target: [contestReviews.applicantUuid, contestReviews.round, contestReviews.reviewerUuid],
              set: { score, note, updatedAt: now },
            });
        }
        const of = (value: SQL) => sql`(select ${value} from ${contestReviews} where ${ofRound})`;
        await tx
          .update(contestApplicants)
          .set({
            scoreSum: of(sql`coalesce(sum(${contestReviews.score}), 0)::int`),
            scoreCount: of(sql`count(${contestReviews.score})::int`),
          })
          .where(isApplicant);
        return 'saved';
      }),
  };
}

type Said = Pick<ReviewForm, 'score' | 'note'>;
const NO_REVIEW: Said = { score: null, note: null };
const isSame = (one: Said, other: Said) => one.score === other.score && one.note === other.note;

/** Applicants of a round who aren't out. */
export const inRound = (contestUuid: string, round: number): SQL | undefined =>
  and(
    eq(contestApplicants.contestUuid, contestUuid),
    isSent,
    eq(contestApplicants.round, round),
    ne(contestApplicants.status, 'REJECTED'),
  );
