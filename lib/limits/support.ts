import type { FileKind } from '@/lib/media/file-kind';

/** inquiries and notices on a page. */
export const pageSize = 10;
/** Of an inquiry: characters. */
export const titleMax = 100;
export const contentMax = 5000;
/** S-16, S-17: files of an inquiry, and bytes of each. */
export const filesMax = 2;
export const fileMb = 10;
export const fileBytes = fileMb * 1024 * 1024;
export const fileNameMax = 100;
export const imageKinds: readonly FileKind[] = ['jpeg', 'png', 'webp'];
export const fileKinds: readonly FileKind[] = [...imageKinds, 'pdf'];
/** Unread notices that the answer names; more are only counted. */
export const unreadNamedMax = 100;
