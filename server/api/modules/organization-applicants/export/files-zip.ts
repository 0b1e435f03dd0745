import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FormFields } from '@/lib/contracts/contest-form';
import { sentFiles } from '@/server/api/modules/organization-applicants/sent-files';
import type { Storage } from '@/server/providers/storage/storage';
import type { ExportFile, ExportRow } from './repository';

/** Applicants with their files. */
export interface FilesPart {
  rows: readonly ExportRow[];
  files: readonly ExportFile[];
}

/** Images and PDFs are compressed already. */
const STORED = { compress: false };
/** Characters of a folder's or a file's name. */
const NAME_MAX = 80;
const MISSING = '찾을 수 없는 파일.txt';

/**
 * The files of applicants, in folders that say whose they are. One file is open at a time, and the next part is asked for when
 * the last file of this one is being written: the memory that it takes doesn't grow with the applicants.
 */
export function filesZip(
  parts: AsyncIterable<FilesPart>,
  forms: ReadonlyMap<number, FormFields>,
  storage: Pick<Storage, 'get'>,
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const missing: string[] = [];
  let open: Readable | null = null;

  /** The bytes of a file; none where it is gone. */
  async function read(path: string, storageKey: string): Promise<Readable> {
    const stored = await storage.get(storageKey);
    if (stored === null) missing.push(path);
    open = stored?.body ?? Readable.from([]);
    return open;
  }

  const add = (path: string, { storageKey, sentAt }: ExportFile) =>
    new Promise<void>((begun) => {
      zip.addReadStreamLazy(path, { ...STORED, mtime: sentAt }, (give) => {
        read(path, storageKey).then((body) => {
          give(null, body);
          begun();
        }, fail);
      });
    });

  async function fill(): Promise<void> {
    for await (const part of parts)
      await Promise.all(pathsOf(part, forms).map(([path, file]) => add(path, file)));
    if (missing.length > 0) zip.addBuffer(Buffer.from(`${missing.join('\r\n')}\r\n`), MISSING);
    zip.end();
  }

  function fail(error: unknown): void {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  }
  zip.on('error', fail);
  // Whoever downloads it may be gone: the file that is open then is closed.
  output.once('close', () => open?.destroy());
  fill().catch(fail);
  return output;
}

/** A path for each file: the folder of its applicant, the question that it answers, a number, and its sender's name. */
function pathsOf(
  { rows, files }: FilesPart,
  forms: ReadonlyMap<number, FormFields>,
): [path: string, file: ExportFile][] {
  return rows.flatMap((row) => {
    const fields = forms.get(row.formVersion ?? 0) ?? [];
    const folder = plainName(`${row.receipt ?? ''}_${row.name}`);
    const own = files.filter(({ applicantUuid }) => applicantUuid === row.uuid);
    return sentFiles(own, fields, row.answers).map((file, index): [string, ExportFile] => {
      const label = fields.find(({ name }) => name === file.field)?.label ?? file.field;
      const number = String(index + 1).padStart(2, '0');
      return [`${folder}/${number}_${plainName(label)}_${plainName(file.fileName)}`, file];
    });
  });
}

/** A name that every file system takes: no folders, no signs of theirs, no dots at its ends. */
function plainName(text: string): string {
  const [, stem = text, ending = ''] = /^(.*?)(\.\w{1,5})?$/s.exec(text) ?? [];
  const plain = stem
    .normalize('NFC')
    .replace(/[\p{C}\s\\/:*?"<>|]+/gu, ' ')
    .replace(/\.[\s.]+/g, '.')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...plain].slice(0, NAME_MAX).join('').trim() || '이름 없음'}${ending}`;
}
