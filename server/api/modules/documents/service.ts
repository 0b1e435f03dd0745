import * as documentLimits from '@/lib/limits/documents';
import * as signupMessages from '@/lib/messages/signup';
import type { UploadedFile, UploadRule } from '@/server/api/http/upload-rule';
import type { Storage } from '@/server/providers/storage/storage';
import type { DocumentRepository } from './repository';

/** How long the address lives by which an operator opens a document. */
export const DOCUMENT_URL_SECONDS = 10 * 60;

/** A document as the database keeps it. */
export interface StoredDocument {
  storageKey: string;
  fileName: string;
  mime: string;
  bytes: number;
  position: number;
}

interface DocumentDependencies {
  repository: DocumentRepository;
  storage: Storage;
}

interface DocumentKind {
  mime: (typeof documentLimits.types)[number];
  /** Endings that a name may have; the first is that of the stored file. */
  endings: readonly [string, ...string[]];
  /** @param head the first bytes, one character each */
  matches: (head: string) => boolean;
}

/** Kinds by their first bytes. What the sender declares is never asked. */
const KINDS: readonly DocumentKind[] = [
  {
    mime: 'image/png',
    endings: ['png'],
    matches: (head) => head.startsWith('\x89PNG\r\n\x1a\n') && head.slice(12, 16) === 'IHDR',
  },
  { mime: 'image/jpeg', endings: ['jpg', 'jpeg'], matches: (head) => /^\xff\xd8\xff[\xc0-\xfe]/.test(head) },
  // Readers allow for something in front, and so do programs that write.
  { mime: 'application/pdf', endings: ['pdf'], matches: (head) => /%PDF-[12]\.\d/.test(head) },
];
const ENDINGS = new Set(KINDS.flatMap(({ endings }) => endings));
const NAME_MAX = 120;

/** Activity documents of an artist (member document, sections 5 and 9). */
export const DOCUMENTS_RULE: UploadRule = {
  maxFiles: documentLimits.max,
  maxTotalBytes: documentLimits.totalBytes,
  messages: { tooMany: signupMessages.documentsCount, tooLarge: signupMessages.documentsSize },
  problemOf(files) {
    if (files.length === 0) return signupMessages.documentsRequired;
    return files.every((file) => ENDINGS.has(endingOf(file.name)) && kindOf(file) !== null)
      ? null
      : signupMessages.documentsType;
  },
};

export type DocumentService = ReturnType<typeof createDocumentService>;

/** The documents of artists' applications: private files that leave by signed addresses alone. */
export function createDocumentService({ repository, storage }: DocumentDependencies) {
  /** In the order they came. */
  async function store(folder: string, files: readonly UploadedFile[]): Promise<StoredDocument[]> {
    const stored: StoredDocument[] = [];
    for (const [position, file] of files.entries()) {
      const kind = kindOf(file);
      if (kind === null) throw new Error('A document of a kind that was refused before');
      const storageKey = `${folderKey(folder)}${position + 1}.${kind.endings[0]}`;
      await storage.put(storageKey, file.read());
      stored.push({ storageKey, fileName: nameOf(file, kind), mime: kind.mime, bytes: file.bytes, position });
    }
    return stored;
  }

  /** Removes what was stored for an application that never came into being. */
  async function takeBack(applicationUuid: string): Promise<void> {
    // An answer of the database may get lost after it did its work: then the documents are somebody's.
    if (await repository.hasApplication(applicationUuid)) return;
    for await (const key of storage.list(folderKey(applicationUuid))) await storage.delete(key);
  }

  return {
    /**
     * Stores documents for the application that `keep` writes into the database, and takes them back when it throws.
     * @param applicationUuid names their folder; nobody guesses it
     */
    async withStored<Value>(
      applicationUuid: string,
      files: readonly UploadedFile[],
      keep: (documents: StoredDocument[]) => Promise<Value>,
    ): Promise<Value> {
      try {
        return await keep(await store(applicationUuid, files));
      } catch (error) {
        // The first failure is what people have to hear of.
        await takeBack(applicationUuid).catch(() => undefined);
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

function kindOf({ head }: UploadedFile): DocumentKind | null {
  const text = head.toString('latin1');
  return KINDS.find(({ matches }) => matches(text)) ?? null;
}

function endingOf(name: string): string {
  return /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The sender's name without what files can't be called, and with the ending that its content has. */
function nameOf({ name }: UploadedFile, { endings }: DocumentKind): string {
  const stem = name
    .slice(0, Math.max(0, name.lastIndexOf('.')))
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '')
    .trim()
    .slice(0, NAME_MAX);
  const ending = endings.find((each) => each === endingOf(name)) ?? endings[0];
  return `${stem === '' ? '자료' : stem}.${ending}`;
}
