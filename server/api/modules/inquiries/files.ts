import * as supportLimits from '@/lib/limits/support';
import * as supportMessages from '@/lib/messages/support';
import * as uploadMessages from '@/lib/messages/upload';
import { INQUIRY_FILE_TYPES } from '@/lib/options/support';
import { fileKindOf } from '@/server/api/http/file-kind';
import { cleanFileName } from '@/server/api/http/file-name';
import type { FileFieldRule, UploadedFile, UploadRule } from '@/server/api/http/upload-rule';
import type { Storage } from '@/server/providers/storage/storage';
import type { InquiryFileRow } from './repository';

/** How long the address lives by which a file is opened. */
const URL_SECONDS = 10 * 60;

const FILES: FileFieldRule = {
  maxFiles: supportLimits.filesMax,
  maxBytes: supportLimits.filesMax * supportLimits.fileBytes,
  isRequired: false,
  messages: { tooMany: supportMessages.filesTooMany, tooLarge: supportMessages.fileTooLarge },
  problemOf(files) {
    if (files.some(({ bytes }) => bytes > supportLimits.fileBytes)) return supportMessages.fileTooLarge;
    if (files.some(({ name }) => [...name].length > supportLimits.fileNameMax))
      return uploadMessages.fileNameTooLong;
    return files.every((file) => typeOf(file) !== null) ? null : supportMessages.fileType;
  },
};

/** Files of an inquiry (S-16): images and PDFs, judged by their first bytes. */
export const INQUIRY_FILES: UploadRule = { files: FILES };

const folderOf = (inquiryUuid: string) => `inquiries/${inquiryUuid}/`;

/** Stores the files of an inquiry, private, in the order in which they came. @returns their rows */
export async function storeFiles(
  storage: Storage,
  inquiryUuid: string,
  files: readonly UploadedFile[],
): Promise<InquiryFileRow[]> {
  const rows: InquiryFileRow[] = [];
  for (const [position, file] of files.entries()) {
    const type = typeOf(file);
    if (type === null) throw new Error('A file of a kind that was refused before');
    const storageKey = `${folderOf(inquiryUuid)}${position + 1}.${type.endings[0]}`;
    await storage.put(storageKey, file.read());
    const fileName = cleanFileName(file.name, { endings: type.endings, max: supportLimits.fileNameMax });
    rows.push({ inquiryUuid, position, storageKey, fileName, mime: type.mime, bytes: file.bytes });
  }
  return rows;
}

/** Removes the files of an inquiry that wasn't kept. */
export async function removeFiles(storage: Storage, inquiryUuid: string): Promise<void> {
  for await (const key of storage.list(folderOf(inquiryUuid))) await storage.delete(key);
}

/** An address that shows an image, or downloads anything else, for a short time. */
export function urlOf(storage: Storage, { storageKey, mime, fileName }: InquiryFileRow): Promise<string> {
  const isShown = mime.startsWith('image/');
  return storage.signedGetUrl(storageKey, {
    expiresInSeconds: URL_SECONDS,
    ...(isShown ? {} : { fileName }),
  });
}

function typeOf({ head }: UploadedFile) {
  const kind = fileKindOf(head);
  return kind !== null && kind in INQUIRY_FILE_TYPES
    ? INQUIRY_FILE_TYPES[kind as keyof typeof INQUIRY_FILE_TYPES]
    : null;
}
