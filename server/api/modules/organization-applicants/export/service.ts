import { Readable } from 'node:stream';
import type { ApplicantStatus } from '@/lib/contracts/contest';
import type { ExportFormat } from '@/lib/contracts/organization-applicant';
import { dayInSeoul } from '@/lib/date/seoul';
import type { SignedIn } from '@/server/api/http/access';
import { csvOf } from '@/server/api/http/csv-body';
import type { FileAnswer } from '@/server/api/http/file-answer';
import { reasonOf } from '@/server/api/modules/audit/service';
import type { OrganizationContestService } from '@/server/api/modules/organization-contests/service';
import type { Storage } from '@/server/providers/storage/storage';
import type { ReviewRepository } from '@/server/api/modules/organization-applicants/review-repository';
import type { ApplicantRepository } from '@/server/api/modules/organization-applicants/repository';
import { fileIndex, type FilesPart } from './file-paths';
import { filesZip } from './files-zip';
import type { ExportRepository, ExportReview, ExportRow } from './repository';
import { reviewTable } from './reviews';
import { tableOf } from './table';
import { xlsxOf } from './xlsx';

export interface ExportDependencies {
  repository: ExportRepository;
  applicants: Pick<ApplicantRepository, 'listForms'>;
  reviews: Pick<ReviewRepository, 'listRules'>;
  contests: Pick<OrganizationContestService, 'getOwner' | 'getRow'>;
  storage: Pick<Storage, 'get'>;
  clock: () => Date;
}

export type ExportService = ReturnType<typeof createExportService>;

/** What an owner asks for, and whose data are read for it. */
interface Asked {
  format: ExportFormat;
  status: ApplicantStatus | null;
  reason: string | undefined;
  isCheck: boolean;
  /** Adds a sheet with the reviews to a workbook. */
  hasReviews: boolean;
}
interface Exported {
  contestUuid: string;
  status: ApplicantStatus | null;
  until: Date;
}

/** Applicants that are read at once: for a table, and with their files. */
const ROWS = 500;
const ROWS_WITH_FILES = 50;

/** What an owner takes along of a contest's applicants (C-64). It is read while it is sent. */
export function createExportService({
  repository,
  applicants,
  reviews,
  contests,
  storage,
  clock,
}: ExportDependencies) {
  async function* partsOf({ contestUuid, status, until }: Exported, limit: number) {
    let after: { receipt: string } | null = null;
    for (;;) {
      const rows: ExportRow[] = await repository.listRows({ contestUuid, status, until, after, limit });
      if (rows.length > 0) yield rows;
      const receipt = rows.at(-1)?.receipt ?? null;
      if (rows.length < limit || receipt === null) return;
      after = { receipt };
    }
  }

  async function* rowsOf(exported: Exported): AsyncGenerator<ExportRow> {
    for await (const rows of partsOf(exported, ROWS)) yield* rows;
  }

  async function* filesOf(exported: Exported): AsyncGenerator<FilesPart> {
    for await (const rows of partsOf(exported, ROWS_WITH_FILES))
      yield { rows, files: await repository.listFiles(rows.map(({ uuid }) => uuid)) };
  }

  async function* reviewsOf(exported: Exported): AsyncGenerator<ExportReview> {
    for await (const rows of partsOf(exported, ROWS))
      yield* await repository.listReviews(rows.map(({ uuid }) => uuid));
  }

  return {
    /**
     * The applicants as a table, or their files. The export is recorded first (C-80). @param status null for all
     * @param isCheck answers an empty file, which nothing is recorded of
     * @throws ApiError FORBIDDEN for a reviewer, NOT_FOUND
     */
    async make(
      actor: SignedIn,
      contestUuid: string,
      { format, status, reason, isCheck, hasReviews }: Asked,
    ): Promise<FileAnswer> {
      const { title, organizationUuid } = await contests.getRow(await contests.getOwner(actor), contestUuid);
      const contentType = EXPORT_TYPES[format];
      if (isCheck) return { name: title, ending: format, contentType, body: Readable.from([]) };
      const at = clock();
      const exported = { contestUuid, status, until: at };
      await repository.noteExport({
        ...{ contestUuid, status, at, title, format, organizationUuid },
        ...{ actorId: actor.accountId, reason: reasonOf(reason) },
      });
      const forms = await applicants.listForms(contestUuid);
      const name = `${title}_지원자_${dayInSeoul(at)}`;
      const table = () => tableOf(forms, rowsOf(exported));
      switch (format) {
        case 'csv':
          return { name, ending: 'csv', contentType, body: csvOf(table()) };
        case 'xlsx':
          return {
            name,
            ending: 'xlsx',
            contentType,
            body: xlsxOf({
              지원자: table(),
              파일: fileIndex(filesOf(exported), forms),
              ...(hasReviews && {
                심사: reviewTable(await reviews.listRules(contestUuid), reviewsOf(exported)),
              }),
            }),
          };
        case 'zip': {
          const body = filesZip(filesOf(exported), forms, storage);
          return { name: `${name}_파일`, ending: 'zip', contentType, body };
        }
      }
    },
  };
}

export const EXPORT_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};
