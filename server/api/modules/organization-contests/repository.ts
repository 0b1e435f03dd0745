import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ApplicantStatus } from '@/lib/contracts/contest';
import type { ReviewRule } from '@/lib/contracts/review-rule';
import type { OrganizationContestListState } from '@/lib/lists/organization-lists';
import type { PageWindow } from '@/server/api/http/envelope';
import type { Orm, Transaction } from '@/server/db/client';
import { countCapped, imageColumns } from '@/server/db/columns';
import {
  contestColumns,
  findContest,
  previewImageId,
  type ContestRow,
} from '@/server/api/modules/contests/shared-rows';
import { isOnPanel } from '@/server/api/modules/organization-panel/shared-rows';
import { accounts } from '@/server/db/schema/account';
import { articles } from '@/server/db/schema/article';
import {
  contestApplicants,
  contestForms,
  contests,
  organizationMembers,
  organizations,
} from '@/server/db/schema/contest';
import { contestReviewRules } from '@/server/db/schema/contest-jury';
import { images } from '@/server/db/schema/image';
import { mailEndChange, mailTermsChange } from './applicant-mails-repository';
import type { EndChange } from './end-change';
import { firstForm, saveForm, type ContestForm } from './form-repository';
import { matching, type ContestSelection } from './selection-repository';

export type OrganizationContestRepository = ReturnType<typeof createOrganizationContestRepository>;
export type OrganizationContestRow = Awaited<ReturnType<OrganizationContestRepository['list']>>[number];
export type OwnContest = ContestRow;

/** What a save writes of a contest itself. */
export type ContestColumns = Pick<
  typeof contests.$inferSelect,
  'type' | 'title' | 'organizer' | 'description' | 'opensAt' | 'closesAt' | 'isBlind' | 'allowsEdits'
>;

type SavedColumns = ContestColumns & Pick<typeof contests.$inferSelect, 'extendedFrom'>;

/** What else is changed of a contest. */
export type ContestChange = Partial<
  Pick<
    typeof contests.$inferInsert,
    'state' | 'closedAt' | 'previewImageId' | 'resultText' | 'resultPublishedAt'
  >
>;

const isSent = isNotNull(contestApplicants.sentAt);
const ofContest = eq(contestApplicants.contestUuid, contests.uuid);

/** How many applicants of a contest there are, as a column of its row. */
const countOf = (condition: SQL | undefined) =>
  sql<number>`(select count(*)::int from ${contestApplicants} where ${and(ofContest, condition)})`;

const counts = {
  applicants: countOf(isSent),
  drafts: countOf(isNull(contestApplicants.sentAt)),
};

const ORDERS = {
  createdAt: [contests.createdAt, contests.uuid],
  closesAt: [contests.closesAt, contests.uuid],
  title: [sql`${contests.title} collate "C"`, contests.uuid],
} as const;

export function createOrganizationContestRepository(orm: Orm) {
  const isOwn = (uuid: string, organizationUuid: string) =>
    and(eq(contests.uuid, uuid), eq(contests.organizationUuid, organizationUuid));

  return {
    /** The people of an organization, the first one first. */
    listMembers: (organizationUuid: string) =>
      orm
        .select({ accountId: accounts.accountId, name: accounts.name, role: organizationMembers.role })
        .from(organizationMembers)
        .innerJoin(accounts, eq(accounts.uuid, organizationMembers.accountUuid))
        .where(eq(organizationMembers.organizationUuid, organizationUuid))
        .orderBy(asc(organizationMembers.createdAt), asc(accounts.accountId)),

    async findOrganization(uuid: string) {
      const [row] = await orm.select().from(organizations).where(eq(organizations.uuid, uuid));
      return row ?? null;
    },

    list(
      selection: ContestSelection,
      { sort, direction }: Pick<OrganizationContestListState, 'sort' | 'direction'>,
      { offset, limit }: PageWindow,
    ) {
      const towards = direction === 'asc' ? asc : desc;
      return orm
        .select({ contest: contestColumns, image: imageColumns, ...counts })
        .from(contests)
        .leftJoin(articles, eq(articles.uuid, contests.articleUuid))
        .leftJoin(images, eq(images.id, previewImageId))
        .where(matching(selection))
        .orderBy(...ORDERS[sort].map((column) => towards(column)))
        .offset(offset)
        .limit(limit);
    },

    count: (selection: ContestSelection): Promise<number> => countCapped(orm, contests, matching(selection)),

    /** A contest of the organization with its form; null for another organization's, and for one that isn't the juror's. */
    find: (uuid: string, organizationUuid: string, jurorUuid: string | null) =>
      findContest(
        orm,
        and(isOwn(uuid, organizationUuid), jurorUuid === null ? undefined : isOnPanel(jurorUuid)),
      ),

    /** How many applicants a contest has by status, how many have only begun, and whether its form was answered. */
    async countApplicants(uuid: string, formVersion: number) {
      const rows = await orm
        .select({
          status: contestApplicants.status,
          isSent: isSent.mapWith(Boolean),
          total: sql<number>`count(*)::int`,
          untold: sql<number>`count(*) filter (where ${contestApplicants.announcedStatus} is distinct from ${contestApplicants.status})::int`,
          answered: sql<number>`count(*) filter (where ${contestApplicants.formVersion} = ${formVersion} or ${contestApplicants.draftFormVersion} = ${formVersion})::int`,
        })
        .from(contestApplicants)
        .where(eq(contestApplicants.contestUuid, uuid))
        .groupBy(contestApplicants.status, isSent);
      const byStatus: Record<ApplicantStatus, number> = {
        PENDING: 0,
        REVIEWING: 0,
        SELECTED: 0,
        REJECTED: 0,
      };
      for (const row of rows) if (row.isSent) byStatus[row.status] += row.total;
      return {
        counts: byStatus,
        drafts: rows.reduce((sum, row) => sum + (row.isSent ? 0 : row.total), 0),
        untold: rows.reduce((sum, row) => sum + (row.isSent ? row.untold : 0), 0),
        isFormAnswered: rows.some(({ answered }) => answered > 0),
      };
    },

    /** Adds a draft with its form and its rule, unless its uuid has one. @returns its uuid */
    add: (
      { uuid, organizationUuid }: { uuid: string; organizationUuid: string },
      columns: ContestColumns,
      { rule, ...form }: ContestForm & { rule: ReviewRule },
      now: Date,
    ): Promise<string> =>
      orm.transaction(async (tx) => {
        const [row] = await tx
          .insert(contests)
          .values({ ...columns, uuid, organizationUuid, createdAt: now, updatedAt: now })
          .onConflictDoNothing({ target: contests.uuid })
          .returning({ uuid: contests.uuid });
        if (row === undefined) return uuid;
        await tx.insert(contestForms).values({ contestUuid: uuid, ...firstForm(form, now) });
        await tx.insert(contestReviewRules).values({ contestUuid: uuid, edition: 1, rule, createdAt: now });
        return uuid;
      }),

    /**
     * Saves a contest of the version. A form that has answers is followed by the next one. Who sent an application is mailed how
     * published terms changed.
     * @returns false where it was saved since
     */
    save: (
      { uuid, organizationUuid, version }: { uuid: string; organizationUuid: string; version: number },
      columns: SavedColumns,
      form: ContestForm,
      now: Date,
      { newsPeriod, endChange }: SavedTimes,
    ): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const [saved] = await tx
          .update(contests)
          .set({ ...columns, updatedAt: now, version: sql`${contests.version} + 1` })
          .where(and(isOwn(uuid, organizationUuid), eq(contests.version, version)))
          .returning({
            formVersion: contests.formVersion,
            articleUuid: contests.articleUuid,
            state: contests.state,
          });
        if (saved === undefined) return false;
        const of = {
          contestUuid: uuid,
          version: saved.formVersion,
          isPublished: saved.state === 'PUBLISHED',
        };
        const change = await saveForm(tx, of, form, now);
        const { title, allowsEdits } = columns;
        const titled = { uuid, title, allowsEdits };
        if (change !== null) await mailTermsChange(tx, titled, change);
        if (endChange !== null) await mailEndChange(tx, titled, endChange);
        if (newsPeriod !== null && saved.articleUuid !== null)
          await setPeriod(tx, saved.articleUuid, newsPeriod);
        return true;
      }),

    /**
     * Publishes a draft, with a piece of news of its own where it has none.
     * @returns the uuid of the news; null where it was saved since
     */
    publish: (
      { uuid, organizationUuid, version, articleUuid, image, formVersion }: OwnContest,
      news: Omit<typeof articles.$inferInsert, 'previewImageId'>,
      now: Date,
    ): Promise<string | null> =>
      orm.transaction(async (tx) => {
        const [published] = await tx
          .update(contests)
          .set({ state: 'PUBLISHED', updatedAt: now, version: sql`${contests.version} + 1` })
          .where(and(isOwn(uuid, organizationUuid), eq(contests.version, version)))
          .returning({ uuid: contests.uuid });
        if (published === undefined || image === null) return null;
        const isForm = and(eq(contestForms.contestUuid, uuid), eq(contestForms.version, formVersion));
        await tx.update(contestForms).set({ termsAt: now }).where(isForm);
        if (articleUuid !== null) {
          await setPeriod(tx, articleUuid, news);
          return articleUuid;
        }
        const values = { ...news, previewImageId: image.id, createdAt: now, updatedAt: now };
        const [article] = await tx.insert(articles).values(values).returning({ uuid: articles.uuid });
        if (article === undefined) throw new Error('The news was not added.');
        await tx.update(contests).set({ articleUuid: article.uuid }).where(eq(contests.uuid, uuid));
        return article.uuid;
      }),

    /** Changes a contest of the version; false where it was saved since. */
    async change(
      { uuid, organizationUuid, version }: { uuid: string; organizationUuid: string; version: number },
      columns: ContestChange,
      now: Date,
    ): Promise<boolean> {
      const rows = await orm
        .update(contests)
        .set({ ...columns, updatedAt: now, version: sql`${contests.version} + 1` })
        .where(and(isOwn(uuid, organizationUuid), eq(contests.version, version)))
        .returning({ uuid: contests.uuid });
      return rows.length > 0;
    },

    /** Removes a draft; false where it isn't one any more. */
    async removeDraft(uuid: string, organizationUuid: string): Promise<boolean> {
      const rows = await orm
        .delete(contests)
        .where(and(isOwn(uuid, organizationUuid), eq(contests.state, 'DRAFT')))
        .returning({ uuid: contests.uuid });
      return rows.length > 0;
    },
  };
}

/** What a save tells of the contest's times. */
interface SavedTimes {
  /** What its news says of its period; null where the news isn't shown. */
  newsPeriod: NewsPeriod | null;
  /** Applicants are mailed; null where no end was moved. */
  endChange: EndChange | null;
}

type NewsPeriod = Pick<typeof articles.$inferInsert, 'periodFrom' | 'periodTo'>;

async function setPeriod(
  tx: Transaction,
  articleUuid: string,
  { periodFrom, periodTo }: NewsPeriod,
): Promise<void> {
  await tx.update(articles).set({ periodFrom, periodTo }).where(eq(articles.uuid, articleUuid));
}
