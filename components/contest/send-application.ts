import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { putFile } from '@/lib/browser/put-file';
import type { FormField } from '@/lib/contracts/contest-form';
import * as contestLimits from '@/lib/limits/contest';
import * as contestMessages from '@/lib/messages/contest';
import type { ApplicationValues, FormFile } from './application-values';

/** What is being done, as the artist sees it (C-10). */
export type SendingStep =
  { kind: 'submitting' } | { kind: 'uploading'; done: number; total: number } | { kind: 'finalizing' };

interface Sending {
  contestUuid: string;
  formVersion: number;
  fields: readonly FormField[];
  values: ApplicationValues;
  signal: AbortSignal;
  onStep: (step: SendingStep) => void;
  /** Called with each file that the application has from now on, so that it isn't sent again. */
  onFile: (field: string, file: FormFile) => void;
}

/** Times that a file is tried. */
const TRIES = 3;

/** The answers without the files themselves. */
export function formDataOf(values: ApplicationValues): string {
  return JSON.stringify(values, (key, value: unknown) => (key === 'file' ? undefined : value));
}

/**
 * Sends an application with its files, some side by side.
 * @throws {ApiFailure} of the step that failed; a file that storage doesn't take has the message of C-30
 * @throws the signal's reason when the artist cancelled
 */
export async function sendApplication(sending: Sending): Promise<{ receipt: string }> {
  const { contestUuid, formVersion, fields, values, signal, onStep } = sending;
  onStep({ kind: 'submitting' });
  const { id, draftVersion } = await callApi('post', '/v1/artists/contest-applicants/{contestUuid}', {
    params: { contestUuid },
    body: { formData: formDataOf(values), formVersion },
    signal,
  });
  const waiting = fields
    .filter(({ type }) => type === 'file')
    .flatMap(({ name }) => filesOf(values, name).map((file) => ({ field: name, file })))
    .filter(({ file }) => file.id === null);
  const total = waiting.length;
  let done = 0;
  const sendNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await sendFile(id, next.field, next.file, sending);
      done += 1;
      onStep({ kind: 'uploading', done, total });
    }
  };
  if (total > 0) onStep({ kind: 'uploading', done, total });
  await Promise.all(Array.from({ length: contestLimits.uploadsAtOnce }, sendNext));
  onStep({ kind: 'finalizing' });
  return callApi('put', '/v1/artists/contest-applicants/{id}/uploaded', {
    params: { id },
    body: { draftVersion },
    signal,
  });
}

const filesOf = (values: ApplicationValues, name: string) =>
  (Array.isArray(values[name]) ? values[name] : []) as readonly FormFile[];

async function sendFile(
  id: string,
  field: string,
  entry: FormFile,
  { signal, onFile }: Sending,
): Promise<void> {
  const { file, name: fileName, contentType, size } = entry;
  if (file === null) throw new Error(`${fileName} has neither an id nor a file`);
  for (let tried = 1; ; tried += 1) {
    try {
      const body = { fileName, contentType, size };
      const url = await callApi('post', '/v1/s3/put/presigned-url', { body, signal });
      await putFile(url, file, { signal, onProgress: () => undefined });
      const added = await callApi('post', '/v1/artists/contest-applicants/{id}/files', {
        params: { id },
        body: { field, upload: url },
        signal,
      });
      return onFile(field, { ...added, file: null });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (tried < TRIES && failure.isRetryable) continue;
      throw new ApiFailure(failure.status, failure.code, contestMessages.fileNotSent(fileName));
    }
  }
}
