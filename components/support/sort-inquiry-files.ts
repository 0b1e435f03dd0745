import * as supportLimits from '@/lib/limits/support';
import * as supportMessages from '@/lib/messages/support';
import { imageTypeOf } from '@/lib/media/image-type';

interface Rule {
  takes: 'files' | 'images';
  /** The words for a file of another kind. */
  refused: string;
}

/** Bytes that tell what a file is. PDF readers allow for some before the mark. */
const HEAD_BYTES = 1024;

/**
 * Which of the chosen files join the ones of before, and the first thing that is wrong with the others (S-24, S-25). The server
 * judges by the same first bytes.
 */
export async function sortInquiryFiles(
  known: readonly File[],
  chosen: readonly File[],
  { takes, refused }: Rule,
): Promise<{ taken: File[]; fault: string | null }> {
  const taken: File[] = [];
  let fault: string | null = null;
  for (const file of chosen) {
    if ([...known, ...taken].some((each) => isSame(each, file))) continue;
    const wrong = await faultOf(file, known.length + taken.length, { takes, refused });
    if (wrong === null) taken.push(file);
    else fault ??= wrong;
  }
  return { taken, fault };
}

async function faultOf(file: File, before: number, { takes, refused }: Rule): Promise<string | null> {
  if (before >= supportLimits.filesMax) return supportMessages.filesTooMany;
  if (file.size > supportLimits.fileBytes) return supportMessages.fileTooLarge;
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const isPdf = /%PDF-[12]\.\d/.test(new TextDecoder('latin1').decode(head));
  return imageTypeOf(head) !== null || (takes === 'files' && isPdf) ? null : refused;
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
