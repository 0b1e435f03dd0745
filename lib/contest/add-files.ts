import type { FormField } from '@/lib/contracts/contest-form';
import { fileNameSchema } from '@/lib/contracts/upload';
import * as contestMessages from '@/lib/messages/contest';
import { fileFault, mostFiles } from './files-fault';

/** A chosen file, by what a form knows of it. */
interface ChosenFile {
  name: string;
  size: number;
  type: string;
}

interface HeldFile<File> {
  id: string | null;
  name: string;
  size: number;
  contentType: string;
  file: File | null;
}

/** The files of a field after some were chosen. What can't be taken is told, and the others are taken; one file takes the place of another. */
export function addFiles<File extends ChosenFile, Held extends HeldFile<File>>(
  field: FormField,
  held: readonly Held[],
  chosen: readonly File[],
): { files: (Held | HeldFile<File>)[]; faults: string[] } {
  const most = mostFiles(field);
  const faults: string[] = [];
  const files: (Held | HeldFile<File>)[] = most === 1 && chosen.length > 0 ? [] : [...held];
  for (const file of chosen) {
    const name = fileNameSchema.safeParse(file.name);
    const entry = { id: null, name: name.data ?? file.name, size: file.size, contentType: file.type, file };
    if (files.some((other) => other.name === entry.name && other.size === entry.size)) continue;
    const fault = name.success ? fileFault(field, entry) : (name.error.issues[0]?.message ?? '');
    if (fault !== null) faults.push(fault);
    else if (files.length >= most) {
      faults.push(contestMessages.filesTooMany(most));
      break;
    } else files.push(entry);
  }
  return { files: files.length === 0 && faults.length > 0 ? [...held] : files, faults };
}
