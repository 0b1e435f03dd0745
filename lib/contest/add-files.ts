import type { FormField } from '@/lib/contracts/contest-form';
import { fileNameSchema } from '@/lib/contracts/upload';
import * as contestMessages from '@/lib/messages/contest';
import * as uploadMessages from '@/lib/messages/upload';
import { fileFault, mostFiles, typeOfName } from './files-fault';

/** A chosen file, by what a form knows of it. */
interface ChosenFile {
  name: string;
  size: number;
}

interface HeldFile<File> {
  id: string | null;
  name: string;
  size: number;
  contentType: string;
  file: File | null;
}

/**
 * Adds chosen files to a field. Refused files get a message, and the others are added. In a field for one file the new one
 * replaces the old one.
 * @param chosen with the error of each file's content
 */
export function addFiles<File extends ChosenFile, Held extends HeldFile<File>>(
  field: FormField,
  held: readonly Held[],
  chosen: readonly { file: File; fault: string | null }[],
): { files: (Held | HeldFile<File>)[]; faults: string[] } {
  const most = mostFiles(field);
  const faults: string[] = [];
  const leftOut: string[] = [];
  const files: (Held | HeldFile<File>)[] = most === 1 && chosen.length > 0 ? [] : [...held];
  for (const { file, fault: contentFault } of chosen) {
    const parsed = fileNameSchema.safeParse(file.name);
    const name = parsed.data ?? file.name;
    const entry = { id: null, name, size: file.size, contentType: typeOfName(name), file };
    if (files.some((other) => other.name === entry.name && other.size === entry.size)) {
      faults.push(uploadMessages.fileTwice(name));
      continue;
    }
    const described = parsed.success
      ? fileFault(field, entry)
      : (parsed.error.issues[0]?.message ?? uploadMessages.fileNameInvalid);
    const fault = described ?? contentFault;
    if (fault !== null) faults.push(fault);
    else if (files.length >= most) leftOut.push(name);
    else files.push(entry);
  }
  if (leftOut.length > 0)
    faults.push(`${contestMessages.filesTooMany(most)} ${uploadMessages.filesLeftOut(leftOut)}`);
  return { files: files.length === 0 && faults.length > 0 ? [...held] : files, faults };
}
