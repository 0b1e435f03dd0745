import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import type { ApplicantStatus } from '@/lib/contracts/contest';
import type { ExportFormat } from '@/lib/contracts/organization-applicant';
import { writeAudit } from '@/server/db/audit';
import { accounts } from '@/server/db/schema/account';
import { contestApplicants, contestFiles, contests, organizations } from '@/server/db/schema/contest';
import { contestReviews } from '@/server/db/schema/contest-jury';
import { storedUploads } from '@/server/db/schema/upload';
import { isCountedScore } from '@/server/api/modules/organization-applicants/reckoning-repository';
import { meanScore } from '@/server/api/modules/organization-applicants/repository';

export type ExportRepository = ReturnType<typeof createExportRepository>;
export type ExportRow = Awaited<ReturnType<ExportRepository['listRows']>>[number];
export type ExportReview = Awaited<ReturnType<ExportRepository['listReviews']>>[number];
export type ExportFile = Awaited<ReturnType<ExportRepository['listFiles']>>[number];

/** Whom an export is about, and after whom its next part begins. */
export interface ExportPart {
  contestUuid: string;
  /** Null for all. */
  status: ApplicantStatus | null;
  /** Those sent until then, which is when the export was recorded. */
  until: Date;
  after: { receipt: string } | null;
  limit: number;
}

/** An export as it is recorded. */
interface NewExport {
  contestUuid: string;
  /** Null for all. */
  status: ApplicantStatus | null;
  at: Date;
  /** The login ID of the person of the organization. */
  actorId: string;
  title: string;
  organizationUuid: string;
  format: ExportFormat;
  reason: string;
}

/** Reads an export in parts, in the order of receipts, which stay as they are while others apply. */
export function createExportRepository(orm: Orm) {
  return {
    listRows: ({ contestUuid, status, until, after, limit }: ExportPart) =>
      orm
        .select({
          uuid: contestApplicants.uuid,
          name: contestApplicants.name,
          nameEn: contestApplicants.nameEn,
          receipt: contestApplicants.receipt,
          status: contestApplicants.status,
          round: contestApplicants.round,
          sentAt: contestApplicants.sentAt,
          formVersion: contestApplicants.formVersion,
          answers: contestApplicants.answers,
          score: meanScore.mapWith(Number),
          scores: contestApplicants.scoresGiven,
        })
        .from(contestApplicants)
        .where(
          and(
            eq(contestApplicants.contestUuid, contestUuid),
            lte(contestApplicants.sentAt, until),
            status === null ? undefined : eq(contestApplicants.status, status),
            after === null ? undefined : gt(contestApplicants.receipt, after.receipt),
          ),
        )
        .orderBy(asc(contestApplicants.receipt))
        .limit(limit),

    /**
     * Notes an export at the applicants that it has, and in the audit log: who took whose data, how many, what for and when. An
     * artist reads of it at the application (C-80).
     */
    noteExport: ({ contestUuid, status, at, actorId, title, organizationUuid, format, reason }: NewExport) =>
      orm.transaction(async (tx) => {
        const exported = await tx
          .update(contestApplicants)
          .set({ exportedAt: at })
          .where(
            and(
              eq(contestApplicants.contestUuid, contestUuid),
              lte(contestApplicants.sentAt, at),
              status === null ? undefined : eq(contestApplicants.status, status),
            ),
          )
          .returning({ uuid: contestApplicants.uuid });
        const [organization] = await tx
          .select({ name: organizations.name })
          .from(organizations)
          .where(eq(organizations.uuid, organizationUuid));
        await writeAudit(tx, {
          ...{ actorId, action: 'EXPORT', subject: 'CONTEST', subjectId: contestUuid, label: title },
          after: { organization: organization?.name, format, status, rows: exported.length, reason },
        });
      }),

    /** The reviews of applicants, by receipt, round and reviewer. */
    listReviews: (applicantUuids: readonly string[]) =>
      orm
        .select({
          receipt: contestApplicants.receipt,
          name: contestApplicants.name,
          round: contestReviews.round,
          edition: contestReviews.edition,
          reviewer: accounts.name,
          marks: contestReviews.marks,
          points: contestReviews.points,
          isCounted: sql<boolean>`coalesce(${isCountedScore}, false)`,
          opinion: contestReviews.opinion,
          note: contestReviews.note,
          isNoteShared: contestReviews.isNoteShared,
          comment: contestReviews.comment,
          updatedAt: contestReviews.updatedAt,
        })
        .from(contestReviews)
        .innerJoin(contestApplicants, eq(contestApplicants.uuid, contestReviews.applicantUuid))
        .innerJoin(contests, eq(contests.uuid, contestApplicants.contestUuid))
        .innerJoin(accounts, eq(accounts.uuid, contestReviews.reviewerUuid))
        .where(inArray(contestReviews.applicantUuid, [...applicantUuids]))
        .orderBy(
          asc(contestApplicants.receipt),
          asc(contestReviews.round),
          asc(accounts.name),
          asc(contestReviews.reviewerUuid),
        ),

    /** The files of applicants, drafts' too, in the order in which they came. */
    listFiles: (applicantUuids: readonly string[]) =>
      orm
        .select({
          uuid: contestFiles.uuid,
          applicantUuid: contestFiles.applicantUuid,
          field: contestFiles.field,
          storageKey: storedUploads.storageKey,
          fileName: storedUploads.fileName,
          sentAt: contestFiles.createdAt,
        })
        .from(contestFiles)
        .innerJoin(storedUploads, eq(storedUploads.uuid, contestFiles.uploadUuid))
        .where(inArray(contestFiles.applicantUuid, [...applicantUuids]))
        .orderBy(asc(contestFiles.applicantUuid), asc(contestFiles.createdAt), asc(contestFiles.uuid)),
  };
}
