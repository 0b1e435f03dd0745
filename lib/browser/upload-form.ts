import { noResponse } from './api-failure';
import { readAnswer } from './fetch-api';

export interface UploadOptions {
  signal: AbortSignal;
  /** Bytes of the body that have left, 0 to 1; 1 while the answer is waited for. */
  onProgress: (share: number) => void;
}

export interface FormTarget {
  method: 'POST' | 'PUT';
  url: string;
}

/**
 * Sends a form with files. `fetch` can't tell how much of a body has left, so it is an XMLHttpRequest.
 * @returns the data of the answer
 * @throws {ApiFailure} as `callApi` does
 * @throws the signal's reason when the caller aborted
 */
export async function uploadForm(
  target: FormTarget,
  form: FormData,
  options: UploadOptions,
): Promise<unknown> {
  return readAnswer(await send(target, form, options));
}

function send(
  { method, url }: FormTarget,
  form: FormData,
  { signal, onProgress }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(total === 0 ? 0 : loaded / total);
    };
    request.upload.onload = () => onProgress(1);
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => reject(noResponse());
    request.onabort = () => reject(signal.aborted ? signal.reason : noResponse());
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.open(method, url);
    request.setRequestHeader('accept', 'application/json');
    request.send(form);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader('retry-after');
  return new Response(request.responseText, {
    status: request.status,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  });
}
