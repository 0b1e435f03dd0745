import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Answers } from '@/lib/contest/answers-schema';
import type { mailTo } from '@/server/api/modules/mails/templates';
import type { Orm, Transaction } from '@/server/db/client';
import { imageColumns } from '@/server/db/columns';
import { contestColumns, previewImageId } from '@/server/db/contest-columns';
import { uniqueViolationOf } from '@/server/db/errors';
import { accounts } from '@/server/db/schema/account';
import { articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import {
  contestApplicants,
  contestFiles,
  contestForms,
  contestReviews,
  contests,
} from '@/server/db/schema/contest';
import { images } from '@/server/db/schema/image';
import { outbox } from '@/server/db/schema/outbox';
import { storedUploads } from '@/server/db/schema/upload';

export type ApplicationRepository = ReturnType<typeof createApplicationRepository>;
export type ApplicationRow = typeof contestApplicants.$inferSelect;
export type OwnApplicationRow = Awaited<ReturnType<ApplicationRepository['list']>>[number];
export type ApplicantRow = NonNullable<Awaited<ReturnType<ApplicationRepository['findArtist']>>>;

/** A draft as it is saved. */
export interface DraftSave {
  contestUuid: string;
  accountUuid: string;
  name: string;
  nameEn: string | null;
  draft: Answers;
  draftFormVersion: number;
  /** The version that the form began with; null for the latest. */
  draftVersion: number | null;
  now: Date;
}

/** A file that has come for a field. */
export interface NewFile {
  applicantUuid: string;
  uuid: string;
  uploadUuid: string;
  field: string;
}

/** An application that is being sent, held until the transaction ends. */
export interface HeldApplication {
  row: ApplicationRow;
  contest: typeof contests.$inferSelect;
  fields: (typeof contestForms.$inferSelect)['fields'];
  files: readonly SentFile[];
}
interface SentFile {
  uuid: string;
  field: string;
  name: string;
  size: number;
  contentType: string;
}

/** What sending an application writes. */
export interface Sending {
  answers: Answers;
  searchText: string;
  receipt: string;
  now: Date;
  /** The files that the answers name. The others go. */
  fileUuids: readonly string[];
  /** The kept portfolio's PDF, where it is enclosed. */
  portfolio: { field: string; uploadUuid: string } | null;
  mail: ReturnType<typeof mailTo> | null;
}

export function createApplicationRepository(orm: Orm) {
  const isOwn = (contestUuid: string, accountUuid: string) =>
    and(eq(contestApplicants.contestUuid, contestUuid), eq(contestApplicants.accountUuid, accountUuid));
  const isTheirs = (uuid: string, accountUuid: string) =>
    and(eq(contestApplicants.uuid, uuid), eq(contestApplicants.accountUuid, accountUuid));

  return {
    /** Who applies, and what is known of them; null before the profile's first save. */
    async findArtist(accountUuid: string) {
      const [row] = await orm
        .select({
          nameKo: artists.nameKo,
          nameEn: artists.nameEn,
          name: accounts.name,
          email: accounts.email,
          phoneNum: accounts.phoneNum,
          birthDate: accounts.birthDate,
          address: accounts.address,
          addressDetail: accounts.addressDetail,
          introduction: artists.introduction,
          artistNote: artists.artistNote,
        })
        .from(artists)
        .innerJoin(accounts, eq(accounts.uuid, artists.accountUuid))
        .where(eq(artists.accountUuid, accountUuid));
      return row ?? null;
    },

    async findOwn(contestUuid: string, accountUuid: string) {
      const [row] = await orm
        .select({ application: contestApplicants, fields: contestForms.fields })
        .from(contestApplicants)
        .leftJoin(
          contestForms,
          and(
            eq(contestForms.contestUuid, contestApplicants.contestUuid),
            eq(contestForms.version, contestApplicants.formVersion),
          ),
        )
        .where(isOwn(contestUuid, accountUuid));
      return row ?? null;
    },

    /** An application of the account; null for somebody else's. */
    async findTheirs(uuid: string, accountUuid: string): Promise<ApplicationRow | null> {
      const [row] = await orm.select().from(contestApplicants).where(isTheirs(uuid, accountUuid));
      return row ?? null;
    },

    /** The applications of an account, the newest first, each with its contest. */
    list: (accountUuid: string) =>
      orm
        .select({
          application: {
            uuid: contestApplicants.uuid,
            announcedStatus: contestApplicants.announcedStatus,
            receipt: contestApplicants.receipt,
            sentAt: contestApplicants.sentAt,
            draftedAt: contestApplicants.draftedAt,
          },
          contest: contestColumns,
          image: imageColumns,
        })
        .from(contestApplicants)
        .innerJoin(contests, eq(contests.uuid, contestApplicants.contestUuid))
        .leftJoin(articles, eq(articles.uuid, contests.articleUuid))
        .leftJoin(images, eq(images.id, previewImageId))
        .where(eq(contestApplicants.accountUuid, accountUuid))
        .orderBy(desc(contestApplicants.createdAt), desc(contestApplicants.uuid)),

    /** Saves a draft, the first of an artist too; null where another tab saved since. */
    async saveDraft({ draftVersion, now, ...draft }: DraftSave) {
      const [row] = await orm
        .insert(contestApplicants)
        .values({ ...draft, draftVersion: 1, draftedAt: now, createdAt: now })
        .onConflictDoUpdate({
          target: [contestApplicants.contestUuid, contestApplicants.accountUuid],
          set: {
            draft: draft.draft,
            draftFormVersion: draft.draftFormVersion,
            draftVersion: sql`${contestApplicants.draftVersion} + 1`,
            draftedAt: now,
          },
          ...(draftVersion === null ? {} : { setWhere: eq(contestApplicants.draftVersion, draftVersion) }),
        })
        .returning({ id: contestApplicants.uuid, draftVersion: contestApplicants.draftVersion });
      return row ?? null;
    },

    /**
     * Adds a file that has come. `place` says what the draft is with it, or throws.
     * @returns false where the application is gone
     */
    addFile: (file: NewFile, place: (held: { draft: Answers | null; files: number }) => Answers) =>
      orm.transaction(async (tx) => {
        const isFile = eq(contestApplicants.uuid, file.applicantUuid);
        const [row] = await tx
          .select({ draft: contestApplicants.draft })
          .from(contestApplicants)
          .where(isFile)
          .for('no key update');
        if (row === undefined) return false;
        const files = await tx.$count(contestFiles, eq(contestFiles.applicantUuid, file.applicantUuid));
        const draft = place({ draft: row.draft, files });
        await tx.insert(contestFiles).values(file);
        await tx.update(contestApplicants).set({ draft }).where(isFile);
        return true;
      }),

    /** Sends an application: all of it or nothing. `settle` says what is written, or throws. Null where it isn't theirs. */
    async send(
      { uuid, accountUuid }: { uuid: string; accountUuid: string },
      settle: (held: HeldApplication) => Sending,
    ): Promise<{ receipt: string; sentAt: Date } | null> {
      const attempt = () =>
        orm.transaction(async (tx) => {
          const held = await hold(tx, isTheirs(uuid, accountUuid));
          if (held === null) return null;
          const sending = settle(held);
          await write(tx, held.row, sending);
          return { receipt: sending.receipt, sentAt: sending.now };
        });
      return attempt().catch((error: unknown) => {
        // Somebody else was given the same number.
        if (uniqueViolationOf(error) === 'contest_applicants_receipt_key') return attempt();
        throw error;
      });
    },

    /** Removes an application with its files; false where there is none. */
    async remove(contestUuid: string, accountUuid: string): Promise<boolean> {
      const removed = await orm
        .delete(contestApplicants)
        .where(isOwn(contestUuid, accountUuid))
        .returning({ uuid: contestApplicants.uuid });
      return removed.length > 0;
    },
  };
}

async function hold(tx: Transaction, which: ReturnType<typeof and>): Promise<HeldApplication | null> {
  const [row] = await tx.select().from(contestApplicants).where(which).for('no key update');
  if (row === undefined) return null;
  // Its organizer may be closing it, or changing its form: they wait until this is written.
  const [contest] = await tx.select().from(contests).where(eq(contests.uuid, row.contestUuid)).for('share');
  if (contest === undefined) return null;
  const [form] = await tx
    .select({ fields: contestForms.fields })
    .from(contestForms)
    .where(and(eq(contestForms.contestUuid, contest.uuid), eq(contestForms.version, contest.formVersion)));
  const files = await tx
    .select({
      uuid: contestFiles.uuid,
      field: contestFiles.field,
      name: storedUploads.fileName,
      size: sql<number>`coalesce(${storedUploads.bytes}, 0)`.mapWith(Number),
      contentType: storedUploads.contentType,
    })
    .from(contestFiles)
    .innerJoin(storedUploads, eq(storedUploads.uuid, contestFiles.uploadUuid))
    .where(eq(contestFiles.applicantUuid, row.uuid));
  return form === undefined ? null : { row, contest, fields: form.fields, files };
}

async function write(tx: Transaction, row: ApplicationRow, sending: Sending): Promise<void> {
  const { answers, searchText, receipt, now, fileUuids, portfolio, mail } = sending;
  const { uuid: applicantUuid } = row;
  await tx
    .update(contestApplicants)
    .set({
      ...{ answers, searchText, receipt, sentAt: now, formVersion: row.draftFormVersion },
      ...{ draft: null, draftFormVersion: null, draftedAt: null },
      draftVersion: sql`${contestApplicants.draftVersion} + 1`,
      firstSentAt: row.firstSentAt ?? now,
      // What was thought of the application before is about another one.
      ...{ status: 'PENDING', announcedStatus: null, scoreSum: 0, scoreCount: 0 },
    })
    .where(eq(contestApplicants.uuid, applicantUuid));
  await tx.delete(contestReviews).where(eq(contestReviews.applicantUuid, applicantUuid));
  await tx
    .delete(contestFiles)
    .where(
      and(
        eq(contestFiles.applicantUuid, applicantUuid),
        fileUuids.length === 0 ? undefined : notInArray(contestFiles.uuid, [...fileUuids]),
      ),
    );
  if (portfolio !== null) await tx.insert(contestFiles).values({ applicantUuid, ...portfolio });
  if (mail !== null) await tx.insert(outbox).values(mail);
}
