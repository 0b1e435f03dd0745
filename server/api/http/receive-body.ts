import { addAbortSignal, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { UPLOADS } from './upload-places';
import { ApiError } from './api-error';

/** How slow a body may be. */
export interface BodyPace {
  /** Each window of so many milliseconds has to bring `leastBytes`, unless the body ends in it. */
  windowMs: number;
  leastBytes: number;
  /** Milliseconds from the first byte to the last. */
  totalMs: number;
}

/** The pace where a caller has none of its own. `totalMs` is the default of the setting UPLOAD_TIMEOUT_MS. */
export const DEFAULT_PACE: BodyPace = {
  windowMs: UPLOADS.windowMs,
  leastBytes: UPLOADS.leastBytes,
  totalMs: 300_000,
};

interface BodyRules {
  maxBytes: number;
  pace?: BodyPace;
}

/**
 * Does `work` with the request's body as a stream. The stream fails, and `work` with it, when the request's signal
 * aborts, when the body breaks off, when it is too large, and when it is too slow.
 * @throws ApiError BAD_REQUEST for a body that is missing or whose sender is gone, PAYLOAD_TOO_LARGE for one that is too
 * large, REQUEST_TIMEOUT for one that is too slow; and what `work` throws by itself
 */
export async function receiveBody<Result>(
  request: Request,
  { maxBytes, pace = DEFAULT_PACE }: BodyRules,
  work: (body: Readable) => Promise<Result>,
): Promise<Result> {
  const { body, signal, headers } = request;
  if (body === null) throw new ApiError('BAD_REQUEST');
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw new ApiError('PAYLOAD_TOO_LARGE');
  const ending = new AbortController();
  const giveUp = () => ending.abort(new ApiError('REQUEST_TIMEOUT', { headers: { connection: 'close' } }));
  const leave = () => ending.abort(new ApiError('BAD_REQUEST', { cause: signal.reason }));
  const total = setTimeout(giveUp, pace.totalMs);
  let came = 0;
  const rate = setInterval(() => {
    if (came < pace.leastBytes) giveUp();
    came = 0;
  }, pace.windowMs);
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave, { once: true });

  let broken: unknown = null;
  const source = handled(addAbortSignal(ending.signal, Readable.fromWeb(body as ReadableStream)));
  source.once('error', (error) => (broken = error));
  // What `work` does afterwards takes as long as it takes.
  source.once('end', () => clearInterval(rate));
  const counted = counting(source, maxBytes, (bytes) => (came += bytes));
  const received = handled(addAbortSignal(ending.signal, Readable.from(counted)));
  try {
    return await work(received);
  } catch (error) {
    if (ending.signal.aborted) throw ending.signal.reason;
    throw error === broken ? new ApiError('BAD_REQUEST', { cause: error }) : error;
  } finally {
    clearTimeout(total);
    clearInterval(rate);
    signal.removeEventListener('abort', leave);
    received.destroy();
    source.destroy();
  }
}

/**
 * Whether a request has no body, or an empty one. It consumes a body of unknown length, so call it only if the body isn't needed.
 * @throws ApiError as `receiveBody` does
 */
export async function isBodyless(request: Request): Promise<boolean> {
  const length = request.headers.get('content-length');
  if (request.body === null || length !== null) return request.body === null || Number(length) === 0;
  try {
    return (await receiveBody(request, { maxBytes: 0 }, text)) === '';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'PAYLOAD_TOO_LARGE') return false;
    throw error;
  }
}

/** Passes on at most `maxBytes` bytes, and calls `onChunk` with the bytes of each chunk. @throws ApiError PAYLOAD_TOO_LARGE */
async function* counting(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
  onChunk: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source) {
    onChunk(chunk.byteLength);
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new ApiError('PAYLOAD_TOO_LARGE');
    yield chunk;
  }
}

/** The stream with a listener for its error: without one, an unread stream would end the process. */
function handled(stream: Readable): Readable {
  return stream.on('error', () => undefined);
}
