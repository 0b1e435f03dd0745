import { noResponse } from './api-failure';

export interface UploadOptions {
  signal: AbortSignal;
  /** Bytes of the body that have left, 0 to 1; 1 while the answer is waited for. */
  onProgress: (share: number) => void;
}

export interface SendTarget {
  method: 'POST' | 'PUT';
  url: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Sends a body and tells how much of it has left. `fetch` can't, so it is an XMLHttpRequest.
 * @throws {ApiFailure} NO_RESPONSE where no answer came
 * @throws the signal's reason when the caller aborted
 */
export function sendWithProgress(
  { method, url, headers }: SendTarget,
  body: FormData | Blob,
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
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader('retry-after');
  // Some statuses allow no body, not even an empty one.
  return new Response(request.responseText || null, {
    status: request.status,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  });
}
