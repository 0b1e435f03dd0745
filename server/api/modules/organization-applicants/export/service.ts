import type { ApplicantStatus } from '@/lib/contracts/contest';
import type { ExportFormat } from '@/lib/contracts/organization-applicant';
import { dayInSeoul } from '@/lib/date/seoul';
import type { SignedIn } from '@/server/api/http/access';
import { csvOf } from '@/server/api/http/csv-body';
import type { FileAnswer } from '@/server/api/http/file-answer';
import type { OrganizationContestService } from '@/server/api/modules/organization-contests/service';
import type { Storage } from '@/server/providers/storage/storage';
import type { ApplicantRepository } from '@/server/api/modules/organization-applicants/repository';
import { fileIndex, type FilesPart } from './file-paths';
import { filesZip } from './files-zip';
import type { ExportRepository, ExportRow } from './repository';
import { tableOf } from './table';
import { xlsxOf } from './xlsx';

export interface ExportDependencies {
  repository: ExportRepository;
  applicants: Pick<ApplicantRepository, 'listForms'>;
  contests: Pick<OrganizationContestService, 'getOwner' | 'getRow'>;
  storage: Pick<Storage, 'get'>;
  clock: () => Date;
}

export type ExportService = ReturnType<typeof createExportService>;

/** Applicants that are read at once: for a table, and with their files. */
const ROWS = 500;
const ROWS_WITH_FILES = 50;

/** What an owner takes along of a contest's applicants (C-64). It is read while it is sent. */
export function createExportService({
  repository,
  applicants,
  contests,
  storage,
  clock,
}: ExportDependencies) {
  async function* partsOf(contestUuid: string, status: ApplicantStatus | null, limit: number) {
    let after: { receipt: string } | null = null;
    for (;;) {
      const rows: ExportRow[] = await repository.listRows({ contestUuid, status, after, limit });
      if (rows.length > 0) yield rows;
      const receipt = rows.at(-1)?.receipt ?? null;
      if (rows.length < limit || receipt === null) return;
      after = { receipt };
    }
  }

  async function* rowsOf(contestUuid: string, status: ApplicantStatus | null): AsyncGenerator<ExportRow> {
    for await (const rows of partsOf(contestUuid, status, ROWS)) yield* rows;
  }

  async function* filesOf(contestUuid: string, status: ApplicantStatus | null): AsyncGenerator<FilesPart> {
    for await (const rows of partsOf(contestUuid, status, ROWS_WITH_FILES))
      yield { rows, files: await repository.listFiles(rows.map(({ uuid }) => uuid)) };
  }

  return {
    /**
     * The applicants as a table, or their files. @param status null for all
     * @throws ApiError FORBIDDEN for a reviewer, NOT_FOUND
     */
    async make(
      actor: SignedIn,
      contestUuid: string,
      { format, status }: { format: ExportFormat; status: ApplicantStatus | null },
    ): Promise<FileAnswer> {
      const { title } = await contests.getRow(await contests.getOwner(actor), contestUuid);
      const forms = await applicants.listForms(contestUuid);
      const name = `${title}_지원자_${dayInSeoul(clock())}`;
      const table = () => tableOf(forms, rowsOf(contestUuid, status));
      const contentType = EXPORT_TYPES[format];
      switch (format) {
        case 'csv':
          return { name, ending: 'csv', contentType, body: csvOf(table()) };
        case 'xlsx':
          return {
            name,
            ending: 'xlsx',
            contentType,
            body: xlsxOf({ 지원자: table(), 파일: fileIndex(filesOf(contestUuid, status), forms) }),
          };
        case 'zip': {
          const body = filesZip(filesOf(contestUuid, status), forms, storage);
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
