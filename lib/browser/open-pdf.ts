import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import * as pdfLimits from '@/lib/limits/pdf';
import { PDF_DATA } from '@/lib/pdf-data';
import { textOf } from './pdf-text';

/** A PDF that can be drawn. Its pages are numbered from 1. */
export interface OpenPdf {
  /** Pages of the document. */
  count: number;
  /** Width ÷ height of the pages that are shown: no more than `pdfLimits.pagesMax`. */
  ratios: readonly number[];
  /** @param width of the picture in pixels @throws the signal's reason, and an Error where the page is broken */
  drawPage(number: number, options: { width: number; signal: AbortSignal }): Promise<HTMLCanvasElement>;
  readText(number: number): Promise<string>;
}

/** A PDF that asks for a password. */
export class LockedPdf extends Error {}
/** The status of FILE_WITHHELD. */
const WITHHELD = 422;
/** A PDF that the server doesn't give, because it says who sent it. */
export class WithheldPdf extends Error {}

/**
 * Opens a PDF. What reads it is fetched now; it works in a worker, so that the page goes on meanwhile. The whole file is
 * fetched at once, because the addresses of private files end after some minutes.
 * @param source its address, or the file itself
 * @param signal closes the document too, at any time, and frees what it holds
 * @throws LockedPdf, WithheldPdf, an Error where the file can't be fetched or read, and the signal's reason
 */
export async function openPdf(source: string | Blob, signal: AbortSignal): Promise<OpenPdf> {
  const [library, data] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    typeof source === 'string' ? fetchFile(source, signal) : source.arrayBuffer(),
  ]);
  signal.throwIfAborted();
  const port = new Worker(new URL('./pdf-reader-worker.ts', import.meta.url), { type: 'module' });
  const worker = library.PDFWorker.create({ port });
  const folder = new URL(PDF_DATA, window.location.origin).href;
  const loading = library.getDocument({
    ...{ data, worker, verbosity: library.VerbosityLevel.ERRORS },
    // The page's policy runs no text as code, and no WebAssembly.
    ...{ isEvalSupported: false, useWasm: false, wasmUrl: `${folder}/wasm/` },
    ...{ cMapUrl: `${folder}/cmaps/`, standardFontDataUrl: `${folder}/standard_fonts/` },
  });
  const close = () => {
    void loading.destroy().catch(() => undefined);
    worker.destroy();
    port.terminate();
  };
  signal.addEventListener('abort', close, { once: true });
  try {
    const pdf = await Promise.race([loading.promise, failureOf(port, signal)]);
    const ratios = await ratiosOf(pdf);
    signal.throwIfAborted();
    return readerOf(pdf, ratios);
  } catch (failure) {
    signal.removeEventListener('abort', close);
    close();
    signal.throwIfAborted();
    // The library keeps the class of this one to itself.
    throw failure instanceof Error && failure.name === 'PasswordException' ? new LockedPdf() : failure;
  }
}

async function fetchFile(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { signal });
  if (response.status === WITHHELD) throw new WithheldPdf();
  if (!response.ok) throw new Error(`${response.status} ${new URL(url, window.location.origin).pathname}`);
  return response.arrayBuffer();
}

/** Rejects when the worker can't be loaded or fails, of which the library hears nothing, or when the caller aborts. */
function failureOf(port: Worker, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    port.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** All proportions are known before the first page is shown, so that nothing moves later. */
async function ratiosOf(pdf: PDFDocumentProxy): Promise<number[]> {
  const count = Math.min(pdf.numPages, pdfLimits.pagesMax);
  const ratios: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    // The message for a broken page takes its place, which has the proportions of the page before.
    const page = await pdf.getPage(number).catch(() => null);
    ratios.push(page === null ? (ratios.at(-1) ?? A4) : ratioOf(page));
  }
  return ratios;
}

const A4 = 210 / 297;

function ratioOf(page: PDFPageProxy): number {
  const { width, height } = page.getViewport({ scale: 1 });
  return width > 0 && height > 0 ? width / height : A4;
}

function readerOf(pdf: PDFDocumentProxy, ratios: readonly number[]): OpenPdf {
  return {
    count: pdf.numPages,
    ratios,
    async drawPage(number, { width, signal }) {
      const page = await pdf.getPage(number);
      signal.throwIfAborted();
      const size = page.getViewport({ scale: 1 });
      const largest = Math.sqrt(pdfLimits.canvasPixels / (size.width * size.height));
      const viewport = page.getViewport({ scale: Math.min(width / size.width, largest) });
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.floor(viewport.width));
      canvas.height = Math.max(1, Math.floor(viewport.height));
      const drawing = page.render({ canvas, viewport });
      const cancel = () => drawing.cancel();
      signal.addEventListener('abort', cancel, { once: true });
      try {
        await drawing.promise;
      } catch (failure) {
        signal.throwIfAborted();
        throw failure;
      } finally {
        signal.removeEventListener('abort', cancel);
        // What was read of the page goes with it; a page that comes back is read again.
        page.cleanup();
      }
      return canvas;
    },
    async readText(number) {
      const page = await pdf.getPage(number);
      return textOf((await page.getTextContent()).items);
    },
  };
}
