import type { DocumentType } from '@/lib/contracts/signup';
import * as documentLimits from '@/lib/limits/documents';
import * as signupMessages from '@/lib/messages/signup';
import type { FileFieldRule, UploadedFile, UploadRule } from '@/server/api/http/upload-rule';
import type { Storage } from '@/server/providers/storage/storage';
import type { DocumentRepository } from './repository';

/** How long the address lives by which an operator opens a document. */
export const DOCUMENT_URL_SECONDS = 10 * 60;

/** A document's row in the database. */
export interface StoredDocument {
  storageKey: string;
  fileName: string;
  type: DocumentType | null;
  mime: string;
  bytes: number;
  position: number;
}

interface DocumentDependencies {
  repository: DocumentRepository;
  storage: Storage;
}

/** The uploaded files, and the type of each in the same order as far as their sender named one. */
export interface SentDocuments {
  files: readonly UploadedFile[];
  types: readonly DocumentType[];
}

interface FileFormat {
  mime: (typeof documentLimits.types)[number];
  /** Endings that a file's name may have. The stored file gets the first. */
  endings: readonly [string, ...string[]];
  /** @param head the first bytes, one character each */
  matches: (head: string) => boolean;
}

/** File formats by their first bytes. What the sender declares is never asked. */
const FORMATS: readonly FileFormat[] = [
  {
    mime: 'image/png',
    endings: ['png'],
    matches: (head) => head.startsWith('\x89PNG\r\n\x1a\n') && head.slice(12, 16) === 'IHDR',
  },
  { mime: 'image/jpeg', endings: ['jpg', 'jpeg'], matches: (head) => /^\xff\xd8\xff[\xc0-\xfe]/.test(head) },
  // PDF readers allow for bytes before the mark, and some programs write them.
  { mime: 'application/pdf', endings: ['pdf'], matches: (head) => /%PDF-[12]\.\d/.test(head) },
];
const ENDINGS = new Set(FORMATS.flatMap(({ endings }) => endings));
const NAME_MAX = 120;

const FILES: FileFieldRule = {
  maxFiles: documentLimits.max,
  maxBytes: documentLimits.totalBytes,
  isRequired: true,
  messages: { tooMany: signupMessages.documentsCount, tooLarge: signupMessages.documentsSize },
  problemOf(files) {
    if (files.length === 0) return signupMessages.documentsRequired;
    const refused = files.filter((file) => !ENDINGS.has(endingOf(file.name)) || formatOf(file) === null);
    const names = refused.map(({ name }) => name);
    return names.length === 0 ? null : signupMessages.documentsRefused(names, signupMessages.documentsType);
  },
};

/** Activity documents of an artist (M-129). */
export const DOCUMENTS_RULE: UploadRule = { files: FILES };

export type DocumentService = ReturnType<typeof createDocumentService>;

/** The documents of artists' applications: private files, readable by signed addresses alone. */
export function createDocumentService({ repository, storage }: DocumentDependencies) {
  /** Stores the files in the order in which they came. */
  async function store(folder: string, { files, types }: SentDocuments): Promise<StoredDocument[]> {
    const stored: StoredDocument[] = [];
    for (const [position, file] of files.entries()) {
      const format = formatOf(file);
      if (format === null) throw new Error('A document in a format that was refused before');
      const storageKey = `${folderKey(folder)}${position + 1}.${format.endings[0]}`;
      await storage.put(storageKey, file.read());
      const type = types[position] ?? null;
      const fileName = nameOf(file, format);
      stored.push({ storageKey, fileName, type, mime: format.mime, bytes: file.bytes, position });
    }
    return stored;
  }

  /** Removes the files of an application that was never saved. */
  async function removeStored(applicationUuid: string): Promise<void> {
    // The database may have saved the application and its answer got lost. The documents belong to it then.
    if (await repository.hasApplication(applicationUuid)) return;
    for await (const key of storage.list(folderKey(applicationUuid))) await storage.delete(key);
  }

  return {
    /**
     * Stores documents for the application that `keep` writes into the database, and removes them when it
     * throws.
     * @param applicationUuid names their folder; nobody can guess it
     */
    async withStored<Value>(
      applicationUuid: string,
      sent: SentDocuments,
      keep: (documents: StoredDocument[]) => Promise<Value>,
    ): Promise<Value> {
      try {
        return await keep(await store(applicationUuid, sent));
      } catch (error) {
        // The first failure is the one to report.
        await removeStored(applicationUuid).catch(() => undefined);
        throw error;
      }
    },

    /** An address that shows a document for a short time. */
    urlOf: ({ storageKey }: Pick<StoredDocument, 'storageKey'>): Promise<string> =>
      storage.signedGetUrl(storageKey, { expiresInSeconds: DOCUMENT_URL_SECONDS }),
  };
}

function folderKey(folder: string): string {
  return `documents/${folder}/`;
}

function formatOf({ head }: UploadedFile): FileFormat | null {
  const text = head.toString('latin1');
  return FORMATS.find(({ matches }) => matches(text)) ?? null;
}

function endingOf(name: string): string {
  return /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The sender's name without characters that file names can't have, with the ending of its format. */
function nameOf({ name }: UploadedFile, { endings }: FileFormat): string {
  const stem = name
    .slice(0, Math.max(0, name.lastIndexOf('.')))
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '')
    .trim()
    .slice(0, NAME_MAX);
  const ending = endings.find((each) => each === endingOf(name)) ?? endings[0];
  return `${stem === '' ? '자료' : stem}.${ending}`;
}
