import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Answers } from '@/lib/contest/answers-schema';
import type { mailTo } from '@/server/api/modules/mails/templates';
import type { Orm } from '@/server/db/client';
import { imageColumns } from '@/server/db/columns';
import {
  contestColumns,
  previewImageId,
  termsColumns,
  verificationColumns,
} from '@/server/api/modules/contests/shared-rows';
import { uniqueViolationOf } from '@/server/db/errors';
import { accounts } from '@/server/db/schema/account';
import { articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import {
  contestApplicants,
  contestFiles,
  contestForms,
  contests,
  organizations,
} from '@/server/db/schema/contest';
import { images } from '@/server/db/schema/image';
import { outbox } from '@/server/db/schema/outbox';
import { findFeedback } from './feedback-repository';
import { findMessages } from './messages-repository';
import { holdApplication, writeSending, type HeldApplication, type Sending } from './sending-repository';

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
  uuid: string;
  uploadUuid: string;
  field: string;
}

/** The form that a contest asks now, beside the one that was answered. */
const present = alias(contestForms, 'present');

/** What an application has when files come. */
export interface HeldFiles {
  draft: Answers | null;
  files: number;
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
        .select({
          ...{ application: contestApplicants, fields: contestForms.fields, ...termsColumns },
          organization: verificationColumns,
          isAnnounced: sql<boolean>`${contests.announcedAt} is not null`,
        })
        .from(contestApplicants)
        .innerJoin(contests, eq(contests.uuid, contestApplicants.contestUuid))
        .innerJoin(organizations, eq(organizations.uuid, contests.organizationUuid))
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

    findMessages: (of: Parameters<typeof findMessages>[1]) => findMessages(orm, of),

    findFeedback: (of: { uuid: string; contestUuid: string }) => findFeedback(orm, of),

    /** An application of the account; null for another account's. */
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
            exportedAt: contestApplicants.exportedAt,
          },
          organization: organizations.name,
          contest: contestColumns,
          sentTerms: termsColumns,
          terms: { terms: present.terms, termsEdition: present.termsEdition, termsAt: present.termsAt },
          image: imageColumns,
        })
        .from(contestApplicants)
        .innerJoin(contests, eq(contests.uuid, contestApplicants.contestUuid))
        .innerJoin(organizations, eq(organizations.uuid, contests.organizationUuid))
        .innerJoin(
          present,
          and(eq(present.contestUuid, contests.uuid), eq(present.version, contests.formVersion)),
        )
        .leftJoin(
          contestForms,
          and(
            eq(contestForms.contestUuid, contests.uuid),
            eq(contestForms.version, contestApplicants.formVersion),
          ),
        )
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
     * Adds files that have come. `place` says which fields they answer and what the draft is with them, or throws.
     * @returns those files; null where the application is gone
     */
    addFiles: (
      applicantUuid: string,
      place: (held: HeldFiles) => { draft: Answers; added: readonly NewFile[] },
    ): Promise<readonly NewFile[] | null> =>
      orm.transaction(async (tx) => {
        const isTaken = eq(contestApplicants.uuid, applicantUuid);
        const [row] = await tx
          .select({ draft: contestApplicants.draft })
          .from(contestApplicants)
          .where(isTaken)
          .for('no key update');
        if (row === undefined) return null;
        const files = await tx.$count(contestFiles, eq(contestFiles.applicantUuid, applicantUuid));
        const { draft, added } = place({ draft: row.draft, files });
        if (added.length === 0) return added;
        await tx.insert(contestFiles).values(added.map((file) => ({ ...file, applicantUuid })));
        await tx.update(contestApplicants).set({ draft }).where(isTaken);
        return added;
      }),

    /** Sends an application: all of it or nothing. `settle` says what is written, or throws. Null where it isn't theirs. */
    async send(
      { uuid, accountUuid }: { uuid: string; accountUuid: string },
      settle: (held: HeldApplication) => Sending,
    ): Promise<{ receipt: string; sentAt: Date } | null> {
      const attempt = () =>
        orm.transaction(async (tx) => {
          const held = await holdApplication(tx, isTheirs(uuid, accountUuid));
          if (held === null) return null;
          const sending = settle(held);
          await writeSending(tx, held.row, sending);
          return { receipt: sending.receipt, sentAt: sending.now };
        });
      return attempt().catch((error: unknown) => {
        // Another application was given the same number.
        if (uniqueViolationOf(error) === 'contest_applicants_receipt_key') return attempt();
        throw error;
      });
    },

    /**
     * Removes an application with its files.
     * @param mailOf the mail about what was sent
     * @returns false where there is none
     */
    remove: (
      contestUuid: string,
      accountUuid: string,
      mailOf: (receipt: string) => ReturnType<typeof mailTo> | null,
    ): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const [removed] = await tx
          .delete(contestApplicants)
          .where(isOwn(contestUuid, accountUuid))
          .returning({ receipt: contestApplicants.receipt });
        const receipt = removed?.receipt ?? null;
        const mail = receipt === null ? null : mailOf(receipt);
        if (mail !== null) await tx.insert(outbox).values(mail);
        return removed !== undefined;
      }),
  };
}
