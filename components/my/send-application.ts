import { uploadForm, type UploadOptions } from '@/lib/browser/upload-form';
import type { ProfileUpdate } from '@/lib/contracts/profile';
import { apiUrl } from '@/lib/api/url';

/**
 * Asks to be an artist, or sends the documents that were asked for again (M-215).
 * @throws {ApiFailure}; the signal's reason when it was stopped
 */
export async function sendApplication(
  payload: ProfileUpdate,
  files: readonly File[],
  options: UploadOptions,
): Promise<void> {
  const form = new FormData();
  form.append('reqDto', new Blob([JSON.stringify(payload)], { type: 'application/json' }));
  for (const file of files) form.append('files', file, file.name);
  await uploadForm(apiUrl('/v1/users/apply-artist'), form, options);
}
