import type { UploadOptions } from '@/lib/browser/send-with-progress';
import { uploadForm } from '@/lib/browser/upload-form';
import type { ChosenDocument } from './form-checks';

/**
 * Posts a form beside its documents (M-156), with the type of each document.
 * @throws {ApiFailure} as `uploadForm` does; the signal's reason when it was stopped
 */
export async function sendDocuments(
  url: string,
  body: object,
  documents: readonly ChosenDocument[],
  options: UploadOptions,
): Promise<void> {
  const reqDto = { ...body, documentTypes: documents.map(({ type }) => type) };
  const files = documents.map(({ file }) => ({ field: 'files', file, name: file.name }));
  await uploadForm({ method: 'POST', url }, { reqDto, files }, options);
}
