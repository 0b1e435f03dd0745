import { and, asc, desc, eq, exists, inArray, isNotNull, lt, ne, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isAgreement } from '@/lib/contest/terms/terms-questions';
import type { ApplicantStatus } from '@/lib/contracts/contest';
import { POINTS } from '@/lib/contest/review/reckon';
import { formatPhone } from '@/lib/format/phone';
import type { ApplicantListState } from '@/lib/lists/organization-lists';
import { contactOf } from '@/lib/search/contact';
import type { PageWindow } from '@/server/api/http/envelope';
import { isShownTo } from '@/server/api/modules/organization-panel/shared-rows';
import type { Orm } from '@/server/db/client';
import { countCapped, imageColumns } from '@/server/db/columns';
import { accounts } from '@/server/db/schema/account';
import { artists } from '@/server/db/schema/artist';
import { contestApplicants, contestFiles, contestForms } from '@/server/db/schema/contest';
import { contestReviews } from '@/server/db/schema/contest-jury';
import { images } from '@/server/db/schema/image';
import { storedUploads } from '@/server/db/schema/upload';
import { inColumn, searchedIn } from '@/server/db/text-search';
import { holdContest } from './held-contest-repository';
import type { Sight, WorkedContest } from './policy';

export type ApplicantRepository = ReturnType<typeof createApplicantRepository>;
export type ApplicantRow = Awaited<ReturnType<ApplicantRepository['list']>>[number];
export type ApplicantFileRow = Awaited<ReturnType<ApplicantRepository['listFiles']>>[number];

/** The applicants of a contest that are looked for. */
export interface ApplicantSelection {
  contestUuid: string;
  filter: ApplicantListState['filter'];
  /** Only those of this round; null for all. */
  round: number | null;
  q: string;
  /** The reader, and what they may see. In a blind review a search finds applicants by their receipt, not by their answers. */
  readerUuid: string;
  sight: Sight;
}

const isSent = isNotNull(contestApplicants.sentAt);
/** The reckoned mean of the round in points. Equal means are equal numbers: one division of integers rounds them alike. */
export const meanScore = sql<
  number | null
>`${contestApplicants.scoreSum}::float8 / nullif(${contestApplicants.scoreCount} * ${sql.raw(String(POINTS))}, 0)`;

const ORDERS = {
  sentAt: contestApplicants.sentAt,
  name: sql`${contestApplicants.name} collate "C"`,
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
  /** The reader's own review in the applicant's round. */
  const isOwnReview = (readerUuid: string) =>
    and(
      eq(contestReviews.applicantUuid, contestApplicants.uuid),
      eq(contestReviews.round, contestApplicants.round),
      eq(contestReviews.reviewerUuid, readerUuid),
    );
  const hasOwn = (readerUuid: string, condition: SQL | undefined) =>
    exists(
      orm
        .select({ one: sql`1` })
        .from(contestReviews)
        .where(and(isOwnReview(readerUuid), condition)),
    );

  /** `isScore` of the policy. */
  const hasOwnScore = (readerUuid: string, { round, edition }: Sight) =>
    hasOwn(
      readerUuid,
      and(
        isNotNull(contestReviews.points),
        or(lt(contestApplicants.round, round), eq(contestReviews.edition, edition)),
      ),
    );

  /** `seesOthers` of the policy. */
  function isSeen(readerUuid: string, sight: Sight): SQL | undefined {
    if (sight.isOwner || sight.isAnnounced) return undefined;
    const isOver = sight.reveal === 'OWN_SCORE' ? undefined : lt(contestApplicants.round, sight.round);
    return and(hasOwnScore(readerUuid, sight), isOver);
  }

  function filtered({ filter, readerUuid, sight }: ApplicantSelection): SQL | undefined {
    switch (filter) {
      case 'ALL':
        return undefined;
      case 'UNSCORED':
        return and(eq(contestApplicants.round, sight.round), not(hasOwnScore(readerUuid, sight)));
      case 'HELD':
        return hasOwn(readerUuid, eq(contestReviews.opinion, 'HOLD'));
      case 'PENDING':
      case 'REVIEWING':
      case 'SELECTED':
      case 'REJECTED':
        return and(eq(contestApplicants.status, filter), isSeen(readerUuid, sight));
    }
  }

  const matching = (selection: ApplicantSelection) => {
    const { contestUuid, round, q, readerUuid, sight } = selection;
    return and(
      sent(contestUuid),
      sight.isOwner ? undefined : isShownTo(contestUuid, readerUuid),
      filtered(selection),
      round === null ? undefined : eq(contestApplicants.round, round),
      sight.isBlind ? searchedIn(q, contestApplicants.receipt) : foundBy(q),
    );
  };

  const rowsOf = (readerUuid: string) =>
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
        scores: contestApplicants.scoresGiven,
        ownPoints: contestReviews.points,
        ownEdition: contestReviews.edition,
        ownOpinion: contestReviews.opinion,
        accountStatus: accounts.status,
        portrait: imageColumns,
      })
      .from(contestApplicants)
      .innerJoin(accounts, eq(accounts.uuid, contestApplicants.accountUuid))
      .leftJoin(artists, eq(artists.accountUuid, accounts.uuid))
      .leftJoin(images, eq(images.id, artists.imageId))
      .leftJoin(contestReviews, isOwnReview(readerUuid));

  return {
    list(
      selection: ApplicantSelection,
      { sort, direction }: Pick<ApplicantListState, 'sort' | 'direction'>,
      { offset, limit }: PageWindow,
    ) {
      const { readerUuid, sight } = selection;
      const shown = isSeen(readerUuid, sight);
      // The order of the others would tell what others think of them.
      const mean = shown === undefined ? meanScore : sql`case when ${shown} then ${meanScore} end`;
      const column = sort === 'score' ? mean : ORDERS[sort];
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
      return rowsOf(readerUuid)
        .innerJoin(page, eq(page.uuid, contestApplicants.uuid))
        .orderBy(...order);
    },

    count: (selection: ApplicantSelection): Promise<number> =>
      countCapped(orm, contestApplicants, matching(selection)),

    /** An applicant of the contest who sent an application; null for another's, and for one that isn't the juror's to review. */
    async find(contestUuid: string, uuid: string, readerUuid: string, { isOwner }: Pick<Sight, 'isOwner'>) {
      const [row] = await rowsOf(readerUuid).where(
        and(
          sent(contestUuid),
          eq(contestApplicants.uuid, uuid),
          isOwner ? undefined : isShownTo(contestUuid, readerUuid),
        ),
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
  };
}

/** Applicants of a round who aren't out. */
export const inRound = (contestUuid: string, round: number): SQL | undefined =>
  and(
    eq(contestApplicants.contestUuid, contestUuid),
    isSent,
    eq(contestApplicants.round, round),
    ne(contestApplicants.status, 'REJECTED'),
  );
