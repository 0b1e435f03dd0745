import { kindOfName, type FileKind } from './file-kind';

/** The kinds of which copies are made. Office documents and archives name people in more places than we know. */
const KINDS: ReadonlySet<FileKind | null> = new Set<FileKind>(['pdf', 'jpeg', 'png', 'webp']);

/** Whether copies are made of files with this key. */
export const isReviewed = (key: string): boolean => KINDS.has(kindOfName(key));

/** The folder of copies without metadata, which reviewers of a blind contest read. Each has the name of its original. */
export const REVIEW_FOLDER = 'blind/';

const nameIn = (key: string) => key.slice(key.lastIndexOf('/') + 1);

/** The key of the copy of a claimed upload. */
export const reviewKeyOf = (claimedKey: string): string => `${REVIEW_FOLDER}${nameIn(claimedKey)}`;

/** The key of the upload that a copy is made of. */
export const claimedKeyOf = (reviewKey: string): string => `claimed/${nameIn(reviewKey)}`;

/** The key of the note that no copy can be made. */
export const refusalKeyOf = (reviewKey: string): string => reviewKey.replace(/\.\w+$/, '.txt');

/** The keys of a file with those of what was made of it. */
export function withCopies(key: string): string[] {
  if (!key.startsWith('claimed/')) return [key];
  const copy = reviewKeyOf(key);
  return [key, copy, refusalKeyOf(copy)];
}
