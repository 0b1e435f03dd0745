import type { FileKind } from '@/lib/media/file-kind';

/** pictures of which a published one is made. */
export const publishedKinds: readonly FileKind[] = ['jpeg', 'png', 'webp', 'avif'];
/** originals that are kept as they came. */
export const originalKinds: readonly FileKind[] = ['jpeg', 'png'];
