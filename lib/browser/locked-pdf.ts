import { namesEncryption, trailerOffset } from '@/lib/media/file-content';
import { readBytes } from './read-bytes';

/** Bytes at the end of a PDF in which its last trailer is looked for. */
const TAIL_BYTES = 64 * 1024;
/** Bytes of a compressed trailer up to the end of its dictionary. */
const TRAILER_BYTES = 4 * 1024;

/**
 * Whether a PDF asks for a password before it is shown. The PDF reader is loaded only for those that are encrypted. Where it
 * can't be loaded, the answer is no.
 */
export async function isLockedPdf(file: Blob): Promise<boolean> {
  if (!(await isEncrypted(file))) return false;
  const reader = await import('./open-pdf').catch(() => null);
  if (reader === null) return false;
  const end = new AbortController();
  try {
    await reader.openPdf(file, end.signal);
    return false;
  } catch (failure) {
    return failure instanceof reader.LockedPdf;
  } finally {
    end.abort();
  }
}

async function isEncrypted(file: Blob): Promise<boolean> {
  const tail = await readBytes(file.slice(-TAIL_BYTES));
  if (tail === null) return false;
  if (namesEncryption(tail)) return true;
  const offset = trailerOffset(tail);
  if (offset === null || offset >= file.size - tail.length) return false;
  const trailer = await readBytes(file.slice(offset, offset + TRAILER_BYTES));
  return trailer !== null && namesEncryption(trailer);
}
