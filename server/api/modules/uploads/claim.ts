import * as uploadMessages from '@/lib/messages/upload';
import { ApiError } from '@/server/api/http/api-error';
import { isPagelessPdf, JUDGED_BYTES } from '@/lib/media/file-content';
import { judgeKind } from '@/lib/media/judge-content';
import type { Storage } from '@/server/providers/storage/storage';
import { typeOf } from './file-type';
import type { UploadRepository, UploadRow } from './repository';

/** A file that a feature may keep. */
export interface ClaimedUpload {
  /** What the feature's row refers to, by a foreign key to `stored_uploads`. */
  uuid: string;
  storageKey: string;
  /** The name under which it is given back. */
  fileName: string;
  contentType: string;
  bytes: number;
  /** A PDF without a page: a feature that people read refuses it. */
  isPageless: boolean;
}

interface ClaimDependencies {
  repository: UploadRepository;
  storage: Storage;
}

/**
 * Makes the second half of a claim, for a row that is claimed: the file is moved away from where its sender can still
 * write, and judged there. One that doesn't pass is removed with its row.
 * @throws ApiError UPLOAD_MISSING where the file never came, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA
 */
export function createClaim({ repository, storage }: ClaimDependencies) {
  function faultOf(row: UploadRow, head: Buffer, bytes: number): ApiError | null {
    // An address in a bucket doesn't bound the size (ADR 32).
    if (bytes > row.maxBytes) return new ApiError('PAYLOAD_TOO_LARGE');
    const taken = { kinds: [typeOf(row.contentType).kind], refuse: uploadMessages.refused, isExact: true };
    const { fault } = judgeKind({ name: row.fileName, bytes, head }, taken);
    return fault === null ? null : new ApiError('UNSUPPORTED_MEDIA', { message: fault });
  }

  async function headOf(key: string): Promise<Buffer> {
    const part = await storage.get(key, { start: 0, end: JUDGED_BYTES - 1 });
    if (part === null) throw new ApiError('UPLOAD_MISSING');
    const chunks: Buffer[] = [];
    for await (const chunk of part.body as AsyncIterable<Buffer>) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  return async function settle(row: UploadRow): Promise<ClaimedUpload> {
    const storageKey = claimedKey(row);
    // A claim that broke off behind this may have moved the file already.
    if (row.storageKey !== storageKey) await storage.move(row.storageKey, storageKey);
    const stats = await storage.stat(storageKey);
    if (stats === null) throw new ApiError('UPLOAD_MISSING');
    await repository.update(row.uuid, { storageKey, bytes: stats.size });
    const head = stats.size === 0 ? Buffer.alloc(0) : await headOf(storageKey);
    const fault = faultOf(row, head, stats.size);
    if (fault !== null) {
      await repository.remove(row.uuid);
      await storage.delete(storageKey);
      throw fault;
    }
    const { uuid, fileName, contentType } = row;
    const isPageless = isPagelessPdf(head, stats.size);
    return { uuid, storageKey, fileName, contentType, bytes: stats.size, isPageless };
  };
}

/** Where a claimed file lies: no writable address there was ever given out. */
function claimedKey({ uuid, storageKey }: UploadRow): string {
  return `claimed/${uuid}${storageKey.slice(storageKey.lastIndexOf('.'))}`;
}
