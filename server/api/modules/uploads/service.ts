import { randomUUID } from 'node:crypto';
import * as uploadLimits from '@/lib/limits/upload';
import type { KeptFiles, UploadRequest } from '@/lib/contracts/upload';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import { cleanFileName } from '@/server/api/http/file-name';
import type { UploadedFile } from '@/server/api/http/upload-rule';
import { isReviewed, refusalKeyOf, reviewKeyOf } from '@/lib/media/review-key';
import type { FileGrantor, Storage } from '@/server/providers/storage/storage';
import { createClaim } from './claim';
import type { ClaimedUpload } from './claim';
import { typeOf, uploadTypeOf } from './file-type';
import type { NewUpload, UploadRepository } from './repository';

interface UploadDependencies {
  repository: UploadRepository;
  storage: Storage;
  clock: () => Date;
}

const SECOND = 1000;
const WAITING_MS = uploadLimits.waitingHours * 60 * 60 * SECOND;
const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
const KEY = new RegExp(`(?:^|/)uploads/${UUID}/(${UUID})\\.[a-z]+$`);

/** How long an address lives by which a claimed upload is read, seconds. */
const READ_URL_SECONDS = 10 * 60;

/** A file that came with a form. */
interface SentFile {
  accountUuid: string;
  file: Pick<UploadedFile, 'name' | 'bytes' | 'read'>;
  contentType: string;
}

/** An upload that waits to be claimed. Its content isn't checked yet. */
export interface ArrivedUpload extends Pick<ClaimedUpload, 'fileName' | 'contentType' | 'bytes'> {
  /** The key by which it is claimed. */
  upload: string;
}

export type { ClaimedUpload };
export type UploadService = ReturnType<typeof createUploadService>;

/** Files that artists send to storage themselves. Everything about them is judged when they are claimed. */
export function createUploadService({ repository, storage, clock }: UploadDependencies) {
  const settle = createClaim({ repository, storage });
  const bounds = (now: Date) => ({
    since: new Date(now.getTime() - WAITING_MS),
    count: uploadLimits.waitingMax,
    bytes: uploadLimits.waitingBytesMax,
  });

  /** Adds the upload. @throws ApiError UPLOADS_FULL where too much of the account waits already; ACCOUNT_FULL */
  async function add(upload: NewUpload): Promise<void> {
    const now = upload.createdAt;
    if ((await repository.addWithin(upload, bounds(now))) === null) return;
    await forgetUnsent(upload.accountUuid, now);
    const obstacle = await repository.addWithin(upload, bounds(now));
    if (obstacle === 'ACCOUNT_FULL') throw new ApiError(obstacle);
    if (obstacle !== null) throw new ApiError(obstacle, { headers: { 'retry-after': '600' } });
  }

  /** Removes uploads that never came, and learns the sizes of those that did. */
  async function forgetUnsent(accountUuid: string, now: Date): Promise<void> {
    // Until then one that began in time may still be on its way.
    const takesMs = uploadLimits.urlSeconds * SECOND + uploadLimits.slowestMs(uploadLimits.maxBytes);
    const before = new Date(now.getTime() - takesMs);
    for (const { uuid, storageKey, createdAt } of await repository.listUnseen(accountUuid, before)) {
      const stats = await storage.stat(storageKey);
      if (stats !== null) await repository.update(uuid, { bytes: stats.size });
      else if (createdAt < before) await repository.remove(uuid);
    }
  }

  /**
   * Takes an upload of the account, once. Its file is judged: that it is there, its size, and its type by its first bytes.
   * What doesn't pass is removed.
   * @param upload the address that was granted, or its key
   * @throws ApiError NOT_FOUND for one that isn't theirs, that was claimed, or whose time is over; UPLOAD_MISSING before the
   * file was sent; PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA
   */
  async function claimUpload({
    accountUuid,
    upload,
  }: {
    accountUuid: string;
    upload: string;
  }): Promise<ClaimedUpload> {
    const uuid = uuidOf(upload);
    if (uuid === null) throw notFound();
    const now = clock();
    const since = new Date(now.getTime() - WAITING_MS);
    const row = await repository.claim(uuid, { accountUuid, since, now });
    if (row === null) throw notFound();
    try {
      return await settle(row);
    } catch (error) {
      await repository.release(uuid);
      throw error;
    }
  }

  return {
    /**
     * The address that a file may be sent to. Without a size it takes the largest of the type.
     * @throws ApiError UNSUPPORTED_MEDIA, PAYLOAD_TOO_LARGE, UPLOADS_FULL
     */
    async grantUpload(actor: SignedIn, asked: UploadRequest): Promise<string> {
      const { contentType, sentAs, endings, maxBytes } = uploadTypeOf(asked);
      const { accountUuid } = actor;
      const uuid = randomUUID();
      const storageKey = keyOf(accountUuid, uuid, endings[0]);
      const { fileName, size } = asked;
      const grant = { contentType: sentAs, expiresInSeconds: uploadLimits.urlSeconds };
      const bound = size === undefined ? { atMost: maxBytes } : { exactly: size };
      await add({
        uuid,
        accountUuid,
        storageKey,
        fileName,
        contentType,
        maxBytes: size ?? maxBytes,
        createdAt: clock(),
      });
      return storage.signedPutUrl(storageKey, { ...grant, size: bound });
    },

    claimUpload,

    /** The bytes of the caller's files, and how many there may be. */
    getKept: async ({ accountUuid }: SignedIn): Promise<KeptFiles> => ({
      bytes: await repository.keptBytes(accountUuid),
      maxBytes: uploadLimits.accountBytesMax,
    }),

    /**
     * Files that the account has sent to signed addresses since then and that nothing has claimed, the newest first. For callers
     * that report that their files have arrived without naming them.
     */
    async listArrived(accountUuid: string, since: Date): Promise<ArrivedUpload[]> {
      const longest = new Date(clock().getTime() - WAITING_MS);
      const rows = await repository.listWaiting(accountUuid, since > longest ? since : longest);
      const found = await Promise.all(
        rows.map(async ({ uuid, storageKey, fileName, contentType }) => {
          const stats = await storage.stat(storageKey);
          const upload = keyOf(accountUuid, uuid, endingOf(storageKey));
          return stats === null ? [] : [{ upload, fileName, contentType, bytes: stats.size }];
        }),
      );
      return found.flat();
    },

    /** Gives a claimed upload back, so that it can be claimed again. */
    releaseUpload: (uuid: string): Promise<void> => repository.release(uuid),

    /**
     * Claims uploads for a save, and gives them back where that fails, so that nothing has to be sent twice.
     * @param uploads addresses or keys; each once
     * @throws ApiError what `claimUpload` throws, and what `keep` throws by itself
     */
    async withClaimed<Value>(
      { accountUuid, uploads }: { accountUuid: string; uploads: readonly string[] },
      keep: (files: ClaimedUpload[]) => Promise<Value>,
    ): Promise<Value> {
      const claimed: ClaimedUpload[] = [];
      try {
        for (const upload of uploads) claimed.push(await claimUpload({ accountUuid, upload }));
        return await keep(claimed);
      } catch (error) {
        // The first failure is the one to report. What stays claimed is removed when nothing refers to it.
        for (const { uuid } of claimed) await repository.release(uuid).catch(() => undefined);
        throw error;
      }
    },

    /**
     * Stores a file that came with a form, as if it had been sent to an address and claimed. The form's rule has judged it.
     * Where `keep` throws, the file is removed when nothing refers to it: what refers may have been saved, and the answer lost.
     */
    async withStored<Value>(
      { accountUuid, file, contentType }: SentFile,
      keep: (stored: ClaimedUpload) => Promise<Value>,
    ): Promise<Value> {
      const { endings } = typeOf(contentType);
      const uuid = randomUUID();
      const storageKey = `claimed/${uuid}.${endings[0]}`;
      const { bytes } = file;
      const fileName = cleanFileName(file.name, { endings, max: uploadLimits.fileNameMax });
      const upload = { uuid, accountUuid, storageKey, fileName, contentType, maxBytes: bytes, bytes };
      const now = clock();
      await storage.put(storageKey, file.read());
      try {
        await repository.addClaimed({ ...upload, createdAt: now, claimedAt: now });
      } catch (error) {
        await storage.delete(storageKey).catch(() => undefined);
        throw error;
      }
      return keep({ ...upload, isPageless: false });
    },

    /** Whether an address or a key is that of an upload. */
    isSame: (upload: string, uuid: string): boolean => uuidOf(upload) === uuid,

    /**
     * An address of a claimed upload's copy without metadata, for a blind review and as long as `urlOf`.
     * @returns null where no copy can be made: of a kind that isn't known well enough, or of a file that was refused before
     */
    async reviewUrlOf(
      { storageKey, fileName }: Pick<ClaimedUpload, 'storageKey' | 'fileName'>,
      grantedBy: FileGrantor,
    ): Promise<string | null> {
      const key = reviewKeyOf(storageKey);
      if (!isReviewed(storageKey) || (await storage.stat(refusalKeyOf(key))) !== null) return null;
      return storage.signedGetUrl(key, { expiresInSeconds: READ_URL_SECONDS, fileName, grantedBy });
    },

    /**
     * An address that downloads a claimed upload under its sender's name, for a short time.
     * @param grantedBy the grant of a reader other than the owner. The address ends with it.
     */
    urlOf: (
      { storageKey, fileName }: Pick<ClaimedUpload, 'storageKey' | 'fileName'>,
      grantedBy?: FileGrantor,
    ): Promise<string> =>
      storage.signedGetUrl(storageKey, {
        expiresInSeconds: READ_URL_SECONDS,
        fileName,
        ...(grantedBy !== undefined && { grantedBy }),
      }),
  };
}

/** The key of an upload that was granted. Once claimed, its file lies elsewhere. */
const keyOf = (accountUuid: string, uuid: string, ending: string) =>
  `uploads/${accountUuid}/${uuid}.${ending}`;

const endingOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);

/** The uuid in an address or a key of ours; null for another text. */
function uuidOf(upload: string): string | null {
  const path = /^https?:/.test(upload) && URL.canParse(upload) ? new URL(upload).pathname : upload;
  return KEY.exec(path.replace(/\?.*/s, ''))?.[1] ?? null;
}
