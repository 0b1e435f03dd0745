import * as uploadMessages from '@/lib/messages/upload';
import { ApiFailure, noResponse } from './api-failure';
import type { UploadOptions } from './upload-form';

/** The code of a file that storage didn't take. */
export const STORAGE_REFUSED = 'STORAGE_REFUSED';

/**
 * Sends a file to a signed address. `fetch` can't tell how much of a body has left, so it is an XMLHttpRequest.
 * @throws {ApiFailure} STORAGE_REFUSED where the storage refuses it; NO_RESPONSE without an answer
 * @throws the signal's reason when the caller aborted
 */
export function putFile(url: string, file: Blob, { signal, onProgress }: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(total === 0 ? 0 : loaded / total);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new ApiFailure(request.status, STORAGE_REFUSED, uploadMessages.storageRefused));
    };
    request.onerror = () => reject(noResponse());
    request.onabort = () => reject(signal.aborted ? signal.reason : noResponse());
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.open('PUT', url);
    request.setRequestHeader('content-type', file.type);
    request.send(file);
  });
}
