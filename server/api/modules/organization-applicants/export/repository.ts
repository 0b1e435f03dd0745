import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import type { ApplicantStatus } from '@/lib/contracts/contest';
import { contestApplicants, contestFiles } from '@/server/db/schema/contest';
import { storedUploads } from '@/server/db/schema/upload';
import { meanScore } from '@/server/api/modules/organization-applicants/repository';

export type ExportRepository = ReturnType<typeof createExportRepository>;
export type ExportRow = Awaited<ReturnType<ExportRepository['listRows']>>[number];
export type ExportFile = Awaited<ReturnType<ExportRepository['listFiles']>>[number];

/** Whom an export is about, and after whom its next part begins. */
export interface ExportPart {
  contestUuid: string;
  /** Null for all. */
  status: ApplicantStatus | null;
  after: { receipt: string } | null;
  limit: number;
}

/** Reads an export in parts, in the order of receipts, which stay as they are while others apply. */
export function createExportRepository(orm: Orm) {
  return {
    listRows: ({ contestUuid, status, after, limit }: ExportPart) =>
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
          scores: contestApplicants.scoreCount,
        })
        .from(contestApplicants)
        .where(
          and(
            eq(contestApplicants.contestUuid, contestUuid),
            isNotNull(contestApplicants.sentAt),
            status === null ? undefined : eq(contestApplicants.status, status),
            after === null ? undefined : gt(contestApplicants.receipt, after.receipt),
          ),
        )
        .orderBy(asc(contestApplicants.receipt))
        .limit(limit),

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
