import { randomUUID } from 'node:crypto';
import * as originalLimits from '@/lib/limits/original';
import { FILE_KINDS, type FileKind } from '@/lib/media/file-kind';
import { ApiError } from '@/server/api/http/api-error';
import { cleanFileName } from '@/server/api/http/file-name';
import type { UploadedFile } from '@/server/api/http/upload-rule';
import type { MediaService } from '@/server/api/modules/media/service';
import type { Storage } from '@/server/providers/storage/storage';
import type { OriginalRepository, OriginalRow } from './repository';

interface OriginalDependencies {
  repository: OriginalRepository;
  storage: Storage;
  media: MediaService;
  clock: () => Date;
}

interface SentOriginal {
  file: Pick<UploadedFile, 'name' | 'bytes' | 'path' | 'read'>;
  /** Whose original it is. */
  accountUuid: string;
  /** That of the request. */
  signal?: AbortSignal;
}

/** The formats of originals. */
const MIMES: Partial<Record<FileKind, OriginalRow['mime']>> = { jpeg: 'image/jpeg', png: 'image/png' };

export type OriginalService = ReturnType<typeof createOriginalService>;

/** Images as artists sent them, byte for byte: private files, readable by signed addresses alone. */
export function createOriginalService({ repository, storage, media, clock }: OriginalDependencies) {
  /** Removes an original again that was stored for nothing. */
  async function takeBack({ uuid, storageKey }: OriginalRow): Promise<void> {
    // The database may have saved what refers to it, and its answer got lost. Then the original stays.
    if (await repository.removeUnreferenced(uuid)) await storage.delete(storageKey);
  }

  async function store({ file, accountUuid, signal }: SentOriginal): Promise<OriginalRow> {
    const { format, width, height } = await media.inspectUpload(file, signal === undefined ? {} : { signal });
    const mime = MIMES[format];
    if (mime === undefined) throw new ApiError('UNSUPPORTED_MEDIA');
    // The stored file gets the first ending; its name keeps the one that it came with.
    const { endings } = FILE_KINDS[format];
    const uuid = randomUUID();
    const original: OriginalRow = {
      ...{ uuid, accountUuid, mime, width, height },
      // The key can't be guessed, and nothing of the sender's is in it.
      storageKey: `originals/${uuid}/original.${endings[0]}`,
      fileName: cleanFileName(file.name, { endings, max: originalLimits.fileNameMax }),
      bytes: file.bytes,
      createdAt: clock(),
    };
    await storage.put(original.storageKey, file.read());
    try {
      await repository.create(original);
    } catch (error) {
      await storage.delete(original.storageKey).catch(() => undefined);
      throw error;
    }
    return original;
  }

  return {
    /**
     * Stores an original for the row that `keep` writes and that refers to it, and removes it again where `keep` throws.
     * @throws ApiError UNSUPPORTED_MEDIA for what is neither JPEG nor PNG, and what `media.inspectUpload` throws
     */
    async withStored<Value>(
      sent: SentOriginal,
      keep: (original: OriginalRow) => Promise<Value>,
    ): Promise<Value> {
      const original = await store(sent);
      try {
        return await keep(original);
      } catch (error) {
        // The first failure is the one to report. What can't be taken back now goes with the retention job.
        await takeBack(original).catch(() => undefined);
        throw error;
      }
    },

    /** An address that shows an original, for ten minutes. */
    viewUrlOf: ({ storageKey }: Pick<OriginalRow, 'storageKey'>): Promise<string> =>
      storage.signedGetUrl(storageKey, { expiresInSeconds: originalLimits.urlSeconds }),

    /** An address that downloads an original under its name, for ten minutes. */
    urlOf: ({ storageKey, fileName }: Pick<OriginalRow, 'storageKey' | 'fileName'>): Promise<string> =>
      storage.signedGetUrl(storageKey, { expiresInSeconds: originalLimits.urlSeconds, fileName }),
  };
}
