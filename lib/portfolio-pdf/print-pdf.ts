import type { PrintedPdf, PrintOrder } from './print-order';

/** What the worker says: how far it is, and how it ended. */
export type PrintAnswer =
  | { kind: 'progress'; share: number }
  | ({ kind: 'printed' } & PrintedPdf)
  | { kind: 'failed'; reason: string };

interface PrintOptions {
  signal: AbortSignal;
  /** 0 to 0.96, where the pages are done. */
  onProgress: (share: number) => void;
}

/**
 * Makes a PDF in a worker, so that the page goes on meanwhile. Aborting ends the worker and frees its memory.
 * @throws Error with the reason where it can't be made
 * @throws the signal's reason when the caller aborted
 */
export function printPdf(order: PrintOrder, { signal, onProgress }: PrintOptions): Promise<PrintedPdf> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./pdf-worker.tsx', import.meta.url), { type: 'module' });
    const end = () => {
      signal.removeEventListener('abort', abort);
      worker.terminate();
    };
    const abort = () => {
      end();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', abort, { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<PrintAnswer>) => {
      if (data.kind === 'progress') return onProgress(data.share);
      end();
      if (data.kind === 'printed') resolve({ pdf: data.pdf, missing: data.missing });
      else reject(new Error(data.reason));
    });
    worker.addEventListener('error', ({ message }) => {
      end();
      reject(new Error(message));
    });
    worker.postMessage(order);
  });
}
