import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { JSON_BODY_MAX } from './body';
import { ApiError } from './api-error';
import { DEFAULT_PACE, receiveBody } from './receive-body';
import type { BodyPace } from './receive-body';
import { UploadParts } from './upload-parts';
import { UploadPlaces } from './upload-places';
import type { UploadedFile, UploadRule } from './upload-rule';

export interface Upload {
  /** What `reqDto` holds. */
  form: unknown;
  files: readonly UploadedFile[];
  /** What is wrong with the files; they are then incomplete. */
  problem: string | null;
  /** Removes the files from the disk. */
  discard(): Promise<void>;
}

export interface UploadOptions {
  /** Where forms lie while they are handled: this process's own folder. Made when it is missing. */
  directory: string;
  pace?: BodyPace;
}

export interface Uploads {
  /**
   * Receives a form with files. Files go to the disk as they come, never into memory; what is too much is
   * neither kept nor waited for. The form gives its place back when it is discarded or fails, which it does with the
   * request's signal too.
   * @param address whom the form is counted for
   * @throws ApiError UNSUPPORTED_MEDIA for another content type, BAD_REQUEST for what is no such form,
   * PAYLOAD_TOO_LARGE for a body beyond everything that the rule allows, REQUEST_TIMEOUT for one that is too slow,
   * TOO_MANY_REQUESTS while the address sends others, UNAVAILABLE while too many are received.
   */
  receive(request: Request, rule: UploadRule, address: string): Promise<Upload>;
}

/** What names, boundaries and headers of parts may take beside the form and the files. */
const FRAME_BYTES = 256 * 1024;

/** Receives forms into a folder, a bounded number of them at the same time. */
export function createUploads({ directory, pace = DEFAULT_PACE }: UploadOptions): Uploads {
  const places = new UploadPlaces();
  return {
    async receive(request, rule, address) {
      const contentType = request.headers.get('content-type') ?? '';
      if (!/^multipart\/form-data\s*(?:;|$)/i.test(contentType)) throw new ApiError('UNSUPPORTED_MEDIA');
      if (!BOUNDARY.test(contentType)) throw new ApiError('BAD_REQUEST');
      const maxBytes = rule.maxTotalBytes + JSON_BODY_MAX + FRAME_BYTES;
      if (Number(request.headers.get('content-length') ?? 0) > maxBytes) {
        throw new ApiError('PAYLOAD_TOO_LARGE');
      }
      const leave = places.take(address);
      const folder = await folderIn(directory).catch((error: unknown) => {
        leave();
        throw error;
      });
      const discard = () => rm(folder, { recursive: true, force: true }).finally(leave);
      const parts = new UploadParts(folder, rule);
      try {
        await receiveBody(request, pace, async (body) => {
          await pipeline(body, atMost(maxBytes), parts.parser(contentType));
          await parts.written();
        });
        return { form: parts.form(), files: parts.files, problem: parts.problem(), discard };
      } catch (cause) {
        await parts.abandon();
        await discard();
        if (cause instanceof ApiError || !isOfSender(cause)) throw cause;
        throw new ApiError('BAD_REQUEST', { cause });
      }
    },
  };
}

/** At most 70 characters (RFC 2046). */
const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^\s;"]{1,70})\s*(?:;|$)/i;

/** A folder of its own for one form, which nobody but this process's user may look into. */
async function folderIn(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  return mkdtemp(path.join(directory, 'gyeol-upload-'));
}

/** Whether the form is to blame; a disk that is full or forbidden has a code of the system's. */
function isOfSender(cause: unknown): boolean {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code !== 'string' || code.startsWith('ERR_') || code === 'ECONNRESET';
}

/** Passes so many bytes on and fails at the first beyond. */
function atMost(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, next) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) next(new ApiError('PAYLOAD_TOO_LARGE'));
      else next(null, chunk);
    },
  });
}
