import { orderWork } from './order-work';

/** A part of an image in its own pixels. */
export interface ImageArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface DrawOrder {
  source: Blob;
  /** The part that is drawn; null for the whole image. */
  area: ImageArea | null;
  /** The drawing fits into this box in pixels, and is never larger than its area. */
  box: { width: number; height: number };
}

export interface DrawnImage {
  /** A JPEG. */
  blob: Blob;
  width: number;
  height: number;
}

/** What the worker answers: a drawing, or null where the browser can't read the image. */
export type DrawAnswer = DrawnImage | null;

/**
 * A smaller copy of an image, upright, drawn in a worker: a photograph of a hundred megapixels takes seconds, in which the page
 * goes on. Aborting ends the worker and frees its memory.
 * @returns null where the browser can't read the image, or has no memory for it
 * @throws the signal's reason when the caller aborted
 */
export async function drawImage(order: DrawOrder, signal: AbortSignal): Promise<DrawnImage | null> {
  const begin = () => new Worker(new URL('./draw-image-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await orderWork(begin, order, { signal, onMessage: (result: DrawAnswer) => ({ result }) });
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
