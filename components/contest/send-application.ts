import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { putFile } from '@/lib/browser/put-file';
import type { FieldError } from '@/lib/contracts/envelope';
import type { FormField } from '@/lib/contracts/contest-form';
import * as contestLimits from '@/lib/limits/contest';
import * as contestMessages from '@/lib/messages/contest';
import * as uploadMessages from '@/lib/messages/upload';
import type { ApplicationValues, FormFile } from './application-values';
import { storageKeyOf } from './failure-report';
import { withoutFiles } from './kept-application';

/** What is being done, as the artist sees it (C-10). */
export type SendingStep =
  { kind: 'submitting' } | { kind: 'uploading'; done: number; total: number } | { kind: 'finalizing' };

interface Sending {
  contestUuid: string;
  formVersion: number;
  /** The draft that the form began with. A different one on the server is a version conflict. */
  draftVersion: number;
  onBegun: (draftVersion: number) => void;
  fields: readonly FormField[];
  values: ApplicationValues;
  signal: AbortSignal;
  onStep: (step: SendingStep) => void;
  /** Called with the key under which a file is about to be sent. */
  onKey: (key: string | null) => void;
  /** Called with each file that the application has from now on, so that it isn't sent again. */
  onFile: (field: string, file: FormFile) => void;
}

/** Times that a file is tried. */
const TRIES = 3;

/**
 * Sends an application with its files, several at a time. A refused file doesn't stop the others.
 * @throws {ApiFailure} of the step that failed; files that were refused at their fields, with the reasons; a file that couldn't be
 * sent has the message of C-30 with its key
 * @throws the signal's reason when the artist cancelled
 */
export async function sendApplication(sending: Sending): Promise<{ receipt: string }> {
  const { contestUuid, formVersion, fields, values, signal, onStep } = sending;
  const uploads = new AbortController();
  const abortUploads = () => uploads.abort(signal.reason);
  signal.addEventListener('abort', abortUploads, { signal: uploads.signal });
  if (signal.aborted) abortUploads();
  const refusals: FieldError[] = [];
  onStep({ kind: 'submitting' });
  const { id, draftVersion } = await callApi('post', '/v1/artists/contest-applicants/{contestUuid}', {
    params: { contestUuid },
    body: {
      formData: JSON.stringify(values, withoutFiles),
      ...{ formVersion, draftVersion: sending.draftVersion },
    },
    signal,
  });
  sending.onBegun(draftVersion);
  const waiting = fields
    .filter(({ type }) => type === 'file')
    .flatMap(({ name }) => filesOf(values, name).map((file) => ({ field: name, file })))
    .filter(({ file }) => file.id === null);
  const total = waiting.length;
  let done = 0;
  const sendNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const refusal = await sendFile(id, next.field, next.file, { ...sending, signal: uploads.signal });
      if (refusal !== null) refusals.push({ field: next.field, message: refusal });
      done += 1;
      if (!uploads.signal.aborted) onStep({ kind: 'uploading', done, total });
    }
  };
  if (total > 0) onStep({ kind: 'uploading', done, total });
  const workers = Array.from({ length: contestLimits.uploadsAtOnce }, sendNext);
  try {
    await Promise.all(workers);
  } catch (failure) {
    // A retry must not send again a file that is still being sent.
    waiting.length = 0;
    uploads.abort(failure);
    await Promise.allSettled(workers);
    throw failure;
  }
  if (refusals.length > 0) throw refusedFiles(refusals);
  onStep({ kind: 'finalizing' });
  return callApi('put', '/v1/artists/contest-applicants/{id}/uploaded', {
    params: { id },
    body: { draftVersion },
    signal,
  });
}

const filesOf = (values: ApplicationValues, name: string) =>
  (Array.isArray(values[name]) ? values[name] : []) as readonly FormFile[];

/** The errors of all refused files, grouped by field. */
function refusedFiles(refusals: readonly FieldError[]): ApiFailure {
  const fields = [...new Set(refusals.map(({ field }) => field))];
  const errors = fields.map((field) => ({
    field,
    message: refusals.flatMap((each) => (each.field === field ? each.message : [])).join('\n'),
  }));
  return new ApiFailure(422, 'UNPROCESSABLE', contestMessages.filesRefused, errors);
}

/** Statuses that refuse the file itself: sending the same one again can't help. */
const REFUSED: ReadonlySet<number> = new Set([413, 415, 422]);

/** @returns why the server refuses the file; null if it now belongs to the application */
async function sendFile(
  id: string,
  field: string,
  entry: FormFile,
  { signal, onFile, onKey }: Sending,
): Promise<string | null> {
  const { file, name: fileName, contentType, size } = entry;
  if (file === null) throw new Error(`${fileName} has neither an id nor a file`);
  let key: string | null = null;
  for (let tried = 1; ; tried += 1) {
    try {
      const body = { fileName, contentType, size };
      const url = await callApi('post', '/v1/s3/put/presigned-url', { body, signal });
      key = storageKeyOf(url);
      onKey(key);
      await putFile(url, file, { contentType, signal, onProgress: () => undefined });
      const added = await callApi('post', '/v1/artists/contest-applicants/{id}/files', {
        params: { id },
        body: { field, upload: url },
        signal,
      });
      onFile(field, { ...added, file: null });
      return null;
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (REFUSED.has(failure.status)) return refusalOf(fileName, failure);
      if (tried < TRIES && failure.isRetryable) continue;
      // The contest or the draft is at fault, not the file.
      if (failure.code.startsWith('CONTEST_')) throw failure;
      throw new ApiFailure(failure.status, failure.code, contestMessages.fileNotSent(fileName, key));
    }
  }
}

/** The server's reason with the file's name. */
function refusalOf(fileName: string, { message, errors: [fault] }: ApiFailure): string {
  const reason = fault?.message ?? message;
  return reason.includes(fileName) ? reason : uploadMessages.refused(fileName, reason);
}
