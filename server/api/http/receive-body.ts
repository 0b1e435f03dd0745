import { addAbortSignal, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { UPLOADS } from './upload-places';
import { ApiError } from './api-error';

/** How long a body may take. */
export interface BodyPace {
  /** Without a single byte, milliseconds. */
  idleMs: number;
  /** From the first byte to the last, milliseconds. */
  totalMs: number;
}

/** The pace of a body whose route has no other; `totalMs` is what UPLOAD_TIMEOUT_MS is when left out. */
export const DEFAULT_PACE: BodyPace = { idleMs: UPLOADS.idleMs, totalMs: 300_000 };

/**
 * Does `work` with the request's body as a stream. The stream is destroyed, and `work` is expected to fail by that, when
 * the request's signal aborts, when nothing comes for a while, and when all of it takes too long.
 * @throws ApiError REQUEST_TIMEOUT for a body that is too slow, BAD_REQUEST for one whose sender is gone or that is
 * none, and what `work` throws by itself
 */
export async function receiveBody<Result>(
  request: Request,
  pace: BodyPace,
  work: (body: Readable) => Promise<Result>,
): Promise<Result> {
  const { body, signal } = request;
  if (body === null) throw new ApiError('BAD_REQUEST');
  const ending = new AbortController();
  const giveUp = () => ending.abort(new ApiError('REQUEST_TIMEOUT', { headers: { connection: 'close' } }));
  const leave = () => ending.abort(new ApiError('BAD_REQUEST', { cause: signal.reason }));
  const total = setTimeout(giveUp, pace.totalMs);
  const idle = setTimeout(giveUp, pace.idleMs);
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave, { once: true });

  const source = quiet(addAbortSignal(ending.signal, Readable.fromWeb(body as ReadableStream)));
  const noted = quiet(addAbortSignal(ending.signal, Readable.from(noting(source, () => idle.refresh()))));
  try {
    return await work(noted);
  } catch (error) {
    throw ending.signal.aborted ? ending.signal.reason : error;
  } finally {
    clearTimeout(total);
    clearTimeout(idle);
    signal.removeEventListener('abort', leave);
    noted.destroy();
    source.destroy();
  }
}

/** Passes everything on and says each time that something came. */
async function* noting(source: AsyncIterable<Uint8Array>, note: () => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    note();
    yield chunk;
  }
}

/** Whoever reads the stream hears of its error; one that nobody has begun to read must not end the process. */
function quiet(stream: Readable): Readable {
  return stream.on('error', () => undefined);
}
