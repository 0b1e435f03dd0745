import { judgeContent, type TakenKinds } from '@/lib/media/judge-content';
import type { UploadedFile } from './upload-rule';

/** Returns the errors of the names and contents of a form's files, one line for each file; null for none. */
export function filesFault(files: readonly UploadedFile[], taken: TakenKinds): string | null {
  const faults = files.flatMap((file) => judgeContent(file, taken).fault ?? []);
  return faults.length === 0 ? null : faults.join('\n');
}
