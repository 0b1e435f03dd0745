import { keysOf } from '@/lib/keys-of';
import * as uploadMessages from '@/lib/messages/upload';
import { contentOf, isPagelessPdf, type FileContent } from './file-content';
import { endingOf, FILE_KINDS, isContentOf, isPicture, kindOfName, type FileKind } from './file-kind';

/** The kinds that a place accepts. */
export interface TakenKinds {
  kinds: readonly FileKind[];
  /** The message for a file of another kind, which names it and says what is taken. */
  refuse: (name: string) => string;
  /** Whether a file is stored under the type of its extension before its content is checked. */
  isExact?: boolean;
}

/** The same, with the message for a file of another kind. */
export const takenKinds = (kinds: readonly FileKind[], reason: string): TakenKinds => ({
  kinds,
  refuse: (name) => uploadMessages.refused(name, reason),
});

/** A file by its name, its size in bytes and its first `JUDGED_BYTES`. */
export interface FileFacts {
  name: string;
  bytes: number;
  head: Uint8Array;
}

/** The kind of a file that is taken, or why it isn't. */
export type Verdict = { kind: FileKind; fault: null } | { kind: null; fault: string };

/**
 * Judges a file, in the browser and on the server: the extension decides the kind, and the first bytes have to match it. Unless
 * `isExact`, a picture may have another picture's extension, and none if only pictures are accepted.
 */
export function judgeContent(file: FileFacts, taken: TakenKinds): Verdict {
  const verdict = judgeKind(file, taken);
  const isPageless = verdict.kind !== null && isPagelessPdf(file.head, file.bytes);
  return isPageless ? { kind: null, fault: uploadMessages.pageless(file.name) } : verdict;
}

/** As `judgeContent`, where a PDF may be without a page. */
export function judgeKind({ name, bytes, head }: FileFacts, taken: TakenKinds): Verdict {
  if (bytes === 0) return { kind: null, fault: uploadMessages.empty(name) };
  const content = contentOf(head);
  const kind = kindAmong(taken, name, content);
  return kind === null ? { kind, fault: refusalOf(name, content, taken) } : { kind, fault: null };
}

/** Judges a file by its name alone. @returns why it isn't taken; null where it is */
export function nameFault(name: string, taken: TakenKinds): string | null {
  const kind = kindOfName(name);
  return kind !== null && taken.kinds.includes(kind) ? null : refusalOf(name, null, taken);
}

function kindAmong({ kinds, isExact = false }: TakenKinds, name: string, content: FileContent | null) {
  const named = kindOfName(name);
  if (named !== null && kinds.includes(named) && isContentOf(named, content)) return named;
  const mayBeAny = named === null ? endingOf(name) === null && kinds.every(isPicture) : isPicture(named);
  if (isExact || !mayBeAny) return null;
  return kinds.find((kind) => isPicture(kind) && isContentOf(kind, content)) ?? null;
}

/** Why a file isn't taken, and what to do about it. */
function refusalOf(name: string, content: FileContent | null, { kinds, refuse }: TakenKinds): string {
  const named = kindOfName(name);
  if ((named === 'heic' || content === 'heic') && kinds.includes('jpeg')) return uploadMessages.heic(name);
  // The first bytes don't show what a container holds.
  const found = keysOf(FILE_KINDS).find((kind) => kind === content && kind !== 'zip');
  const known = found === undefined ? null : FILE_KINDS[found];
  const ending = found !== undefined && kinds.includes(found) ? (known?.endings[0] ?? null) : null;
  if (endingOf(name) === null && (ending !== null || !kinds.every(isPicture)))
    return `${refuse(name)} ${uploadMessages.withoutEnding(ending)}`;
  if (named === null || !kinds.includes(named)) return refuse(name);
  return `${refuse(name)} ${uploadMessages.contentDiffers(known?.label ?? null, ending)}`;
}
