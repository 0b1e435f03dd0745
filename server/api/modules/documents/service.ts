import type { DocumentType } from '@/lib/contracts/signup';
import * as documentLimits from '@/lib/limits/documents';
import * as signupMessages from '@/lib/messages/signup';
import { FILE_KINDS, mimeOf } from '@/lib/media/file-kind';
import { judgeContent, type TakenKinds } from '@/lib/media/judge-content';
import { cleanFileName } from '@/server/api/http/file-name';
import { filesFault } from '@/server/api/http/files-fault';
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

const TAKEN: TakenKinds = {
  kinds: documentLimits.kinds,
  refuse: (name) => signupMessages.documentsRefused([name], signupMessages.documentsType),
};
const NAME_MAX = 120;

const FILES: FileFieldRule = {
  maxFiles: documentLimits.max,
  maxBytes: documentLimits.totalBytes,
  isRequired: true,
  messages: { tooMany: signupMessages.documentsCount, tooLarge: signupMessages.documentsSize },
  problemOf(files) {
    return files.length === 0 ? signupMessages.documentsRequired : filesFault(files, TAKEN);
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
      const { kind } = judgeContent(file, TAKEN);
      if (kind === null) throw new Error('A document in a format that was refused before');
      const { endings } = FILE_KINDS[kind];
      const storageKey = `${folderKey(folder)}${position + 1}.${endings[0]}`;
      await storage.put(storageKey, file.read());
      const type = types[position] ?? null;
      const fileName = cleanFileName(file.name, { endings, max: NAME_MAX, nameless: '자료' });
      stored.push({ storageKey, fileName, type, mime: mimeOf(kind), bytes: file.bytes, position });
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
     * @param applicationUuid names their folder; it can't be guessed
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
