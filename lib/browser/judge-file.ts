import { JUDGED_BYTES } from '@/lib/media/file-content';
import { acceptOf, isPicture } from '@/lib/media/file-kind';
import { judgeContent, type TakenKinds } from '@/lib/media/judge-content';
import * as uploadMessages from '@/lib/messages/upload';
import { isLockedPdf } from './locked-pdf';
import { readBytes } from './read-bytes';

/** The files that a place accepts: for its file dialog, and for chosen, dropped or pasted files. */
export interface FileRule {
  /** The input's `accept`. Files that it lets through are still checked. */
  accept: string;
  /** Returns why a chosen file is refused, with its name and what to do; null if it is accepted. */
  judge: (file: File) => Promise<string | null>;
}

/** A chosen file with the result of its rule. */
export interface JudgedFile {
  file: File;
  fault: string | null;
}

interface ContentRule extends TakenKinds {
  /** Whether an image is also decoded: for files that the server only stores. */
  isDecoded?: boolean;
  /** Checks a file before it is read. Returns the error, or null. */
  check?: (file: File) => string | null;
}

/** Notes on accepted files, such as a PDF with a password, by file: forms keep only the files. */
const NOTES = new WeakMap<File, string>();

/** Returns the note on a judged file; null if there is none. */
export const noteOf = (file: File): string | null => NOTES.get(file) ?? null;

/** The browser takes too long to decode larger images. */
const DECODED_BYTES = 20 * 1024 * 1024;

/** Makes the rule of a place from the kinds that it accepts. It checks files as the server does; every form uses it. */
export function contentRule({ isDecoded = false, check, ...taken }: ContentRule): FileRule {
  return {
    accept: acceptOf(taken.kinds),
    async judge(file) {
      const { name, size } = file;
      const unfit = size === 0 ? uploadMessages.empty(name) : (check?.(file) ?? null);
      if (unfit !== null) return unfit;
      const head = await readBytes(file.slice(0, JUDGED_BYTES));
      // A folder, or a file that was moved after it was chosen, can't be read.
      if (head === null) return uploadMessages.unreadable(name);
      const { kind, fault } = judgeContent({ name, bytes: size, head }, taken);
      if (kind === 'pdf' && (await isLockedPdf(file))) NOTES.set(file, uploadMessages.locked(name));
      if (kind === null || !isDecoded || !isPicture(kind) || size > DECODED_BYTES) return fault;
      return (await canDecode(file)) ? null : uploadMessages.imageBroken(name);
    },
  };
}

/** Refuses files of more bytes, before they are read. */
export const atMost =
  (bytes: number, reason: string) =>
  ({ name, size }: File): string | null =>
    size > bytes ? uploadMessages.refused(name, reason) : null;

/** Checks files in parallel, and keeps their order. */
export const judgeFiles = (
  files: readonly File[],
  { judge }: Pick<FileRule, 'judge'>,
): Promise<JudgedFile[]> => Promise.all(files.map(async (file) => ({ file, fault: await judge(file) })));

async function canDecode(file: File): Promise<boolean> {
  if (typeof createImageBitmap === 'undefined') return true;
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
