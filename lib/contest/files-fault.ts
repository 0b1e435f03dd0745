import { acceptedTypes, type FormField } from '@/lib/contracts/contest-form';
import * as contestLimits from '@/lib/limits/contest';
import * as uploadLimits from '@/lib/limits/upload';
import * as contestMessages from '@/lib/messages/contest';

/** A file as its sender describes it. */
interface DescribedFile {
  name: string;
  /** Bytes. */
  size: number;
  contentType: string;
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
export function takenTypes(field: Pick<FormField, 'accept'>) {
  const accepted = acceptedTypes(field);
  return uploadLimits.types.filter(({ contentType }) => accepted === null || accepted.includes(contentType));
}

/** What is wrong with one file of a field; null for nothing. The content type isn't believed: the file is judged when it came. */
export function fileFault(field: FormField, { name, size, contentType }: DescribedFile): string | null {
  const types = takenTypes(field);
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  const type = types.find((each) => each.contentType === contentType);
  if (type === undefined || !type.endings.some((each) => each === ending)) {
    const endings = types.map(({ endings: [first] }) => first).join(', ');
    return contestMessages.fileTypeRefused(name, endings);
  }
  const megabytes = mostMegabytes(field);
  return size > contestLimits.bytesOf(megabytes) ? contestMessages.fileTooLarge(name, megabytes) : null;
}
