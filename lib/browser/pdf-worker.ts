import { print } from '@/lib/portfolio-pdf/print';
import { printOrder } from '@/lib/portfolio-pdf/print-order';
import type { PdfOrder, PrintAnswer } from './print-pdf';

/** Makes one PDF; see `printPdf`. */
addEventListener('message', ({ data: { portfolio, kind, origin } }: MessageEvent<PdfOrder>) => {
  const order = printOrder(portfolio, kind, (path) => new URL(path, origin).href);
  print(order, { readPicture, onProgress: (share) => answer({ kind: 'progress', share }) }).then(
    ({ pdf, missing }) => answer({ kind: 'printed', pdf, missing }),
    (error: unknown) => answer({ kind: 'failed', reason: String(error) }),
  );
});

async function readPicture(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return new Uint8Array(await response.arrayBuffer());
}

function answer(message: PrintAnswer): void {
  postMessage(message);
}
