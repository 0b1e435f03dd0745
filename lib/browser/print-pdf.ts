import { orderWork } from './order-work';
import type { Portfolio } from '@/lib/contracts/portfolio';
import type { DocumentKind } from '@/lib/portfolio/portfolio-documents';
import type { PrintedPdf } from '@/lib/portfolio-pdf/print-order';

/** What the worker is asked for. The pages are laid out there too: those of a long portfolio would hold up the page. */
export interface PdfOrder {
  portfolio: Portfolio;
  kind: DocumentKind;
  /** The site's: a worker may have none of its own. */
  origin: string;
}

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
 * Makes a PDF in a worker.
 * @throws Error with the reason where it can't be made
 * @throws the signal's reason when the caller aborted
 */
export function printPdf(order: PdfOrder, { signal, onProgress }: PrintOptions): Promise<PrintedPdf> {
  const begin = () => new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  return orderWork(begin, order, {
    signal,
    onMessage: (answer: PrintAnswer) => {
      switch (answer.kind) {
        case 'progress':
          onProgress(answer.share);
          return null;
        case 'printed':
          return { result: { pdf: answer.pdf, missing: answer.missing } };
        case 'failed':
          throw new Error(answer.reason);
      }
    },
  });
}
