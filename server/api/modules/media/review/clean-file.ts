import { readFile, writeFile } from 'node:fs/promises';
import { contentOf } from '@/lib/media/file-content';
import { ApiError } from '@/server/api/http/api-error';
import { cleanImage } from './clean-image';
import { cleanPdf } from './clean-pdf';

/** A file to be cleaned, and where the copy is written: paths. */
export interface CleanWork {
  source: string;
  target: string;
}

/**
 * Writes a copy of an image or a PDF that says nothing of people beside what it shows.
 * @throws ApiError UNSUPPORTED_MEDIA for another file, and as `cleanImage` and `cleanPdf` do
 */
export async function cleanFile({ source, target }: CleanWork): Promise<null> {
  const bytes = await readFile(source);
  const content = contentOf(bytes);
  if (content !== 'pdf' && content !== 'jpeg' && content !== 'png' && content !== 'webp')
    throw new ApiError('UNSUPPORTED_MEDIA');
  await writeFile(target, await (content === 'pdf' ? cleanPdf(bytes) : cleanImage(bytes)));
  return null;
}
