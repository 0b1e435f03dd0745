import type { FileKind } from '@/lib/media/file-kind';

/** M-129: activity documents of an artist's application. */
export const max = 8;
export const totalBytes = 100 * 1024 * 1024;
export const kinds: readonly FileKind[] = ['png', 'jpeg', 'pdf'];
