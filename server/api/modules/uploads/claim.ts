import { ApiError } from '@/server/api/http/api-error';
import { fileKindOf, HEAD_BYTES } from '@/server/api/http/file-kind';
import type { Storage } from '@/server/providers/storage/storage';
import { findType, KIND_OF } from './file-type';
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
  async function faultOf(row: UploadRow, key: string, bytes: number): Promise<ApiError | null> {
    // An address in a bucket doesn't bound the size (ADR 32).
    if (bytes > row.maxBytes) return new ApiError('PAYLOAD_TOO_LARGE');
    const type = findType(row.contentType);
    const kind = bytes === 0 ? null : fileKindOf(await headOf(key));
    return type !== null && kind === KIND_OF[type.contentType] ? null : new ApiError('UNSUPPORTED_MEDIA');
  }

  async function headOf(key: string): Promise<Buffer> {
    const part = await storage.get(key, { start: 0, end: HEAD_BYTES - 1 });
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
    const fault = await faultOf(row, storageKey, stats.size);
    if (fault !== null) {
      await repository.remove(row.uuid);
      await storage.delete(storageKey);
      throw fault;
    }
    const { uuid, fileName, contentType } = row;
    return { uuid, storageKey, fileName, contentType, bytes: stats.size };
  };
}

/** Where a claimed file lies: nobody was given an address there that can be written to. */
function claimedKey({ uuid, storageKey }: UploadRow): string {
  return `claimed/${uuid}${storageKey.slice(storageKey.lastIndexOf('.'))}`;
}
