import { randomUUID } from 'node:crypto';
import * as adminLimits from '@/lib/limits/admin';
import * as supportLimits from '@/lib/limits/support';
import * as adminMessages from '@/lib/messages/admin';
import * as supportMessages from '@/lib/messages/support';
import * as uploadMessages from '@/lib/messages/upload';
import { FILE_KINDS, mimeOf } from '@/lib/media/file-kind';
import { judgeContent, takenKinds } from '@/lib/media/judge-content';
import { isLongName } from '@/lib/text/file-name';
import { filesFault } from '@/server/api/http/files-fault';
import { cleanFileName } from '@/server/api/http/file-name';
import type { FileFieldRule, UploadedFile, UploadRule } from '@/server/api/http/upload-rule';
import type { Storage } from '@/server/providers/storage/storage';
import type { NewAnswerFile } from './admin-repository';
import type { InquiryFileRow } from './repository';

type StoredFile = Pick<InquiryFileRow, 'storageKey' | 'mime' | 'fileName'>;

/** How long the address lives by which a file is opened. */
const URL_SECONDS = 10 * 60;

const TAKEN = takenKinds(supportLimits.fileKinds, supportMessages.fileType);

/** Images and PDFs. */
const filesOf = (maxFiles: number, tooMany: string): FileFieldRule => ({
  maxFiles,
  maxBytes: maxFiles * supportLimits.fileBytes,
  isRequired: false,
  messages: { tooMany, tooLarge: supportMessages.fileTooLarge },
  problemOf(files) {
    const faults = files.flatMap((file) => faultOf(file) ?? []);
    return faults.length === 0 ? null : faults.join('\n');
  },
});

/** Returns the error of one file; null for none. */
function faultOf(file: UploadedFile): string | null {
  const { name, bytes } = file;
  if (bytes > supportLimits.fileBytes) return uploadMessages.refused(name, supportMessages.fileTooLarge);
  if (isLongName(name, supportLimits.fileNameMax))
    return uploadMessages.refused(name, uploadMessages.fileNameTooLong);
  return filesFault([file], TAKEN);
}

/** Files of an inquiry (S-16), and those of its answer (O-43). */
export const INQUIRY_FILES: UploadRule = {
  files: filesOf(supportLimits.filesMax, supportMessages.filesTooMany),
};
export const ANSWER_FILES: UploadRule = {
  files: filesOf(adminLimits.answerFilesMax, adminMessages.answerFilesTooMany(adminLimits.answerFilesMax)),
};

const folderOf = (inquiryUuid: string) => `inquiries/${inquiryUuid}/`;

/** Stores the files of an inquiry, private, in the order in which they came. @returns their rows */
export async function storeFiles(
  storage: Storage,
  inquiryUuid: string,
  files: readonly UploadedFile[],
): Promise<InquiryFileRow[]> {
  const rows: InquiryFileRow[] = [];
  for (const [position, file] of files.entries()) {
    rows.push({
      inquiryUuid,
      position,
      ...(await store(storage, file, `${folderOf(inquiryUuid)}${position + 1}`)),
    });
  }
  return rows;
}

/** Stores the files that an answer gets, private. Each has a name of its own, so that those of a refused save harm nothing. */
export async function storeAnswerFiles(
  storage: Storage,
  inquiryUuid: string,
  files: readonly UploadedFile[],
): Promise<NewAnswerFile[]> {
  const rows: NewAnswerFile[] = [];
  for (const file of files) {
    const uuid = randomUUID();
    rows.push({ uuid, ...(await store(storage, file, `${folderOf(inquiryUuid)}answer/${uuid}`)) });
  }
  return rows;
}

/** Stores a file under a key that gets the ending of its kind. @returns what its row says of it */
async function store(storage: Storage, file: UploadedFile, keyStem: string) {
  const { kind } = judgeContent(file, TAKEN);
  if (kind === null) throw new Error('A file of a kind that was refused before');
  const { endings } = FILE_KINDS[kind];
  const storageKey = `${keyStem}.${endings[0]}`;
  await storage.put(storageKey, file.read());
  const fileName = cleanFileName(file.name, { endings, max: supportLimits.fileNameMax });
  return { storageKey, fileName, mime: mimeOf(kind), bytes: file.bytes };
}

/** Removes the files of an inquiry that wasn't kept. */
export async function removeFiles(storage: Storage, inquiryUuid: string): Promise<void> {
  for await (const key of storage.list(folderOf(inquiryUuid))) await storage.delete(key);
}

/** An address that shows an image, or downloads anything else, for a short time. */
export function urlOf(
  storage: Storage,
  { storageKey, mime, fileName }: StoredFile,
  expiresInSeconds = URL_SECONDS,
): Promise<string> {
  const isShown = mime.startsWith('image/');
  return storage.signedGetUrl(storageKey, {
    expiresInSeconds,
    ...(isShown ? {} : { fileName }),
  });
}
