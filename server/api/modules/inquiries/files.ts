import { randomUUID } from 'node:crypto';
import * as adminLimits from '@/lib/limits/admin';
import * as supportLimits from '@/lib/limits/support';
import * as adminMessages from '@/lib/messages/admin';
import * as supportMessages from '@/lib/messages/support';
import * as uploadMessages from '@/lib/messages/upload';
import { INQUIRY_FILE_TYPES } from '@/lib/options/support';
import { fileKindOf } from '@/server/api/http/file-kind';
import { cleanFileName } from '@/server/api/http/file-name';
import type { FileFieldRule, UploadedFile, UploadRule } from '@/server/api/http/upload-rule';
import type { Storage } from '@/server/providers/storage/storage';
import type { NewAnswerFile } from './admin-repository';
import type { InquiryFileRow } from './repository';

type StoredFile = Pick<InquiryFileRow, 'storageKey' | 'mime' | 'fileName'>;

/** How long the address lives by which a file is opened. */
const URL_SECONDS = 10 * 60;

/** Images and PDFs, judged by their first bytes. */
const filesOf = (maxFiles: number, tooMany: string): FileFieldRule => ({
  maxFiles,
  maxBytes: maxFiles * supportLimits.fileBytes,
  isRequired: false,
  messages: { tooMany, tooLarge: supportMessages.fileTooLarge },
  problemOf(files) {
    if (files.some(({ bytes }) => bytes > supportLimits.fileBytes)) return supportMessages.fileTooLarge;
    if (files.some(({ name }) => [...name].length > supportLimits.fileNameMax))
      return uploadMessages.fileNameTooLong;
    return files.every((file) => typeOf(file) !== null) ? null : supportMessages.fileType;
  },
});

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
  const type = typeOf(file);
  if (type === null) throw new Error('A file of a kind that was refused before');
  const storageKey = `${keyStem}.${type.endings[0]}`;
  await storage.put(storageKey, file.read());
  const fileName = cleanFileName(file.name, { endings: type.endings, max: supportLimits.fileNameMax });
  return { storageKey, fileName, mime: type.mime, bytes: file.bytes };
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

function typeOf({ head }: UploadedFile) {
  const kind = fileKindOf(head);
  return kind !== null && kind in INQUIRY_FILE_TYPES
    ? INQUIRY_FILE_TYPES[kind as keyof typeof INQUIRY_FILE_TYPES]
    : null;
}
