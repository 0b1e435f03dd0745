/** Reads PDFs for `open-pdf.ts`: the library's own program, which begins to listen by itself. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
