import type { FormFields } from '@/lib/contracts/contest-form';
import { fileStem, fitFileName, NAME_BYTES } from '@/lib/text/file-name';
import { sentFiles } from '@/server/api/modules/organization-applicants/sent-files';
import type { ExportFile, ExportRow } from './repository';
import type { Cell } from './table';

/** Applicants with their files. */
export interface FilesPart {
  rows: readonly ExportRow[];
  files: readonly ExportFile[];
}

/** Windows takes 259 UTF-16 units of a whole path: what is left is for the folder that the archive is unpacked into. */
const PATH_UNITS = 180;
const FOLDER = { bytes: 120, units: 60 };
const LABEL = { bytes: 60, units: 30 };

/** A file of an archive of applicants' files. */
interface ArchivedFile {
  path: string;
  row: ExportRow;
  /** The question that it answers. */
  label: string;
  file: ExportFile;
}

/**
 * The files with a path for each, which every file system takes: the folder of its applicant, a number, the question, and its
 * sender's name, which a long one is cut of.
 */
export function archivedFiles(
  { rows, files }: FilesPart,
  forms: ReadonlyMap<number, FormFields>,
): ArchivedFile[] {
  return rows.flatMap((row) => {
    const fields = forms.get(row.formVersion ?? 0) ?? [];
    const folder = fileStem(`${row.receipt ?? ''}_${row.name}`, FOLDER);
    const own = files.filter(({ applicantUuid }) => applicantUuid === row.uuid);
    return sentFiles(own, fields, row.answers).map((file, index): ArchivedFile => {
      const label = fields.find(({ name }) => name === file.field)?.label ?? file.field;
      const begin = `${String(index + 1).padStart(2, '0')}_${fileStem(label, LABEL) || '질문'}_`;
      const name = fitFileName(file.fileName, {
        bytes: NAME_BYTES - Buffer.byteLength(begin),
        units: PATH_UNITS - folder.length - 1 - begin.length,
      });
      return { path: `${folder}/${begin}${name}`, row, label, file };
    });
  });
}

/** The index of an archive as a table: each path, and the whole name that the applicant gave. */
export async function* fileIndex(
  parts: AsyncIterable<FilesPart>,
  forms: ReadonlyMap<number, FormFields>,
): AsyncGenerator<Cell[]> {
  yield ['접수 번호', '이름', '질문', '파일 이름', '압축 파일 안의 위치'];
  for await (const part of parts)
    for (const { path, row, label, file } of archivedFiles(part, forms))
      yield [row.receipt, row.name, label, file.fileName, path];
}
