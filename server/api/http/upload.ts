import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { JSON_BODY_MAX } from './body';
import { ApiError } from './api-error';
import { DEFAULT_PACE, isBodyless, receiveBody } from './receive-body';
import type { BodyPace } from './receive-body';
import { UploadParts } from './upload-parts';
import { UploadPlaces } from './upload-places';
import type { Sender } from './upload-places';
import type { FieldError } from '@/lib/contracts/envelope';
import { maxBytesOf } from './upload-rule';
import type { UploadedFile, UploadRule } from './upload-rule';

export interface Upload {
  /** The JSON of `reqDto`; undefined for a form without one. */
  form: unknown;
  files: readonly UploadedFile[];
  /** What is wrong with the files, in Korean. With a problem they may be incomplete. */
  problems: readonly FieldError[];
  /** Removes the files from the disk. */
  discard(): Promise<void>;
}

export interface UploadOptions {
  /** The folder for forms that are being handled. It belongs to this process alone, and is made where it is missing. */
  directory: string;
  pace?: BodyPace;
}

/** What a form has besides its files. */
export interface FormRule {
  /** Bytes of `reqDto`; null for a form that has files only. */
  maxFormBytes?: number | null | undefined;
  /** Parts of text that count as fields of `reqDto`. */
  textParts?: readonly string[] | undefined;
}

export interface Uploads {
  /**
   * Receives a form with files. The files are written to the disk as they arrive. The form's place is free again when the
   * form is discarded, fails, or its request is aborted. A form whose head says that it is small needs no place.
   * @param sender who the form is counted for
   * @param form bytes that `reqDto` may have, null for a form that has files only; and the parts that count as its fields
   * @throws ApiError UNSUPPORTED_MEDIA for another content type, BAD_REQUEST for what is no such form,
   * PAYLOAD_TOO_LARGE for a body beyond everything that the rule allows, REQUEST_TIMEOUT for one that is too slow,
   * TOO_MANY_REQUESTS while the sender sends others, UNAVAILABLE while too many are received.
   */
  receive(request: Request, rule: UploadRule, sender: Sender, form?: FormRule): Promise<Upload>;
}

/** Bytes that boundaries and the headers of parts may have beside the form and the files. */
const FRAME_BYTES = 256 * 1024;

/** A form of at most so many bytes, as its head says, needs no place: slow ones must not keep letters out. */
const SMALL_BYTES = 64 * 1024;

/** Receives forms into a folder, a limited number of them at the same time. */
export function createUploads({
  directory,
  pace = DEFAULT_PACE,
}: UploadOptions): Uploads & { inUse(): number } {
  const places = new UploadPlaces();
  return {
    inUse: () => places.inUse,
    async receive(request, rule, sender, { maxFormBytes = JSON_BODY_MAX, textParts = [] } = {}) {
      const contentType = request.headers.get('content-type') ?? '';
      if (!/^multipart\/form-data\s*(?:;|$)/i.test(contentType))
        throw new ApiError((await isBodyless(request)) ? 'BAD_REQUEST' : 'UNSUPPORTED_MEDIA');
      if (!BOUNDARY.test(contentType)) throw new ApiError('BAD_REQUEST');
      const maxBytes = maxBytesOf(rule) + (maxFormBytes ?? 0) + FRAME_BYTES;
      const length = Number(request.headers.get('content-length') ?? Infinity);
      const leave = length <= SMALL_BYTES ? () => undefined : places.reserve(sender);
      const folder = await folderIn(directory).catch((error: unknown) => {
        leave();
        throw error;
      });
      const discard = () => rm(folder, { recursive: true, force: true }).finally(leave);
      const parts = new UploadParts(folder, rule, maxFormBytes ?? JSON_BODY_MAX, textParts);
      try {
        await receiveBody(request, { maxBytes, pace }, async (body) => {
          await pipeline(body, parts.parser(contentType));
          await parts.written();
        });
        const form = maxFormBytes === null ? undefined : parts.form();
        return { form, files: parts.files, problems: parts.problems(), discard };
      } catch (cause) {
        await parts.abandon();
        await discard();
        if (cause instanceof ApiError || !isOfSender(cause)) throw cause;
        throw new ApiError('BAD_REQUEST', { cause });
      }
    },
  };
}

/** A boundary has at most 70 characters (RFC 2046). */
const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^\s;"]{1,70})\s*(?:;|$)/i;

/** Makes the folder of one form, which only this process's user may read. */
async function folderIn(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  return mkdtemp(path.join(directory, 'gyeol-upload-'));
}

/** Whether the form is to blame for a failure. A full or forbidden disk reports a code of the system instead. */
function isOfSender(cause: unknown): boolean {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code !== 'string' || code.startsWith('ERR_');
}
