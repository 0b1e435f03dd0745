import { readAnswer } from './fetch-api';
import { sendWithProgress, type SendTarget, type UploadOptions } from './send-with-progress';

export type FormTarget = Omit<SendTarget, 'headers'>;

/**
 * Sends a form with files.
 * @returns the data of the answer
 * @throws {ApiFailure} as `callApi` does
 * @throws the signal's reason when the caller aborted
 */
export async function uploadForm(
  target: FormTarget,
  form: FormData,
  options: UploadOptions,
): Promise<unknown> {
  return readAnswer(
    await sendWithProgress({ ...target, headers: { accept: 'application/json' } }, form, options),
  );
}
