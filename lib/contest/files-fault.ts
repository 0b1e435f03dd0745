import { acceptedTypes, type FormField } from '@/lib/contracts/contest-form';
import * as contestLimits from '@/lib/limits/contest';
import * as uploadLimits from '@/lib/limits/upload';
import type { UploadType } from '@/lib/limits/upload';
import { kindOfName } from '@/lib/media/file-kind';
import { nameFault, type TakenKinds } from '@/lib/media/judge-content';
import * as contestMessages from '@/lib/messages/contest';
import * as uploadMessages from '@/lib/messages/upload';

/** A file as its sender describes it. */
interface DescribedFile {
  name: string;
  /** Bytes. */
  size: number;
}

/** How many files a field takes (C-6, X-168). */
export function mostFiles({ multiple, validation }: Pick<FormField, 'multiple' | 'validation'>): number {
  return multiple ? (validation?.maxCount ?? contestLimits.filesDefault) : 1;
}

/** Megabytes that each file of a field may have (C-6, X-169). */
export function mostMegabytes({ maxFileSize }: Pick<FormField, 'maxFileSize'>): number {
  return maxFileSize ?? contestLimits.fileMbDefault;
}

/** The types of files that a field takes. */
export function takenTypes(field: Pick<FormField, 'accept'>): UploadType[] {
  const accepted = acceptedTypes(field);
  return uploadLimits.types.filter(({ contentType }) => accepted === null || accepted.includes(contentType));
}

/** The kinds that a field accepts. A file is stored under the type of its extension, to which a signed address is bound. */
export function takenKinds(field: Pick<FormField, 'accept'>): TakenKinds {
  const types = takenTypes(field);
  const endings = types.map(({ endings: [first] }) => first).join(', ');
  return {
    kinds: types.map(({ kind }) => kind),
    refuse: (name) => contestMessages.fileTypeRefused(name, endings),
    isExact: true,
  };
}

/** The content type with which a file of this name is sent; empty if no place accepts it. */
export const typeOfName = (name: string): string =>
  uploadLimits.types.find(({ kind }) => kind === kindOfName(name))?.contentType ?? '';

/** Checks one file of a field by its description. Returns the error, or null. Its content is checked after it has arrived. */
export function fileFault(field: FormField, { name, size }: DescribedFile): string | null {
  const fault = nameFault(name, takenKinds(field));
  if (fault !== null) return fault;
  if (size === 0) return uploadMessages.empty(name);
  const megabytes = mostMegabytes(field);
  return size > contestLimits.bytesOf(megabytes) ? contestMessages.fileTooLarge(name, megabytes) : null;
}
