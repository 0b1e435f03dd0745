import * as uploadMessages from '@/lib/messages/upload';
import { ApiFailure } from './api-failure';
import { sendWithProgress, type UploadOptions } from './send-with-progress';

/** The code of a file that storage didn't take. */
const STORAGE_REFUSED = 'STORAGE_REFUSED';

interface PutOptions extends UploadOptions {
  /** The type with which the address was requested: the signature covers it. */
  contentType: string;
}

/**
 * Sends a file to a signed address.
 * @throws {ApiFailure} STORAGE_REFUSED where the storage refuses it; NO_RESPONSE without an answer
 * @throws the signal's reason when the caller aborted
 */
export async function putFile(
  url: string,
  file: Blob,
  { contentType, ...options }: PutOptions,
): Promise<void> {
  const target = { method: 'PUT', url, headers: { 'content-type': contentType } } as const;
  const { ok, status } = await sendWithProgress(target, file, options);
  if (!ok) throw new ApiFailure(status, STORAGE_REFUSED, uploadMessages.storageRefused);
}
