import { atMost, contentRule, type FileRule, type JudgedFile } from '@/lib/browser/judge-file';
import * as supportLimits from '@/lib/limits/support';
import type { FileKind } from '@/lib/media/file-kind';
import { takenKinds } from '@/lib/media/judge-content';
import * as supportMessages from '@/lib/messages/support';

/** The modal takes documents too; the page takes images only (S-16, S-17). */
export type FilesTaken = 'files' | 'images';

/** Files of an inquiry, and of an answer to one. */
export const INQUIRY_RULES: Readonly<Record<FilesTaken, FileRule>> = {
  files: ruleOf(supportLimits.fileKinds, supportMessages.fileType),
  images: ruleOf(supportLimits.imageKinds, supportMessages.imageType),
};

function ruleOf(kinds: readonly FileKind[], reason: string): FileRule {
  return contentRule({
    ...takenKinds(kinds, reason),
    isDecoded: true,
    check: atMost(supportLimits.fileBytes, supportMessages.fileTooLarge),
  });
}

/** Returns which chosen files are added to the earlier ones, and why the others are refused (S-24, S-25). */
export function sortInquiryFiles(
  known: readonly File[],
  chosen: readonly JudgedFile[],
  { most, tooMany }: { most: number; tooMany: string } = {
    most: supportLimits.filesMax,
    tooMany: supportMessages.filesTooMany,
  },
): { taken: File[]; faults: string[] } {
  const taken: File[] = [];
  const faults = new Set<string>();
  for (const { file, fault } of chosen) {
    if ([...known, ...taken].some((each) => isSame(each, file))) continue;
    const wrong = known.length + taken.length >= most ? tooMany : fault;
    if (wrong === null) taken.push(file);
    else faults.add(wrong);
  }
  return { taken, faults: [...faults] };
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
