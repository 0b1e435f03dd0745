import path from 'node:path';
import { PDF_DATA } from '@/lib/pdf-data';
import type { StaticFolder } from './static-files';

/** The folders of the package pdfjs-dist that its worker asks for (`lib/browser/open-pdf.ts`). */
export const PDF_DATA_FOLDERS: readonly StaticFolder[] = ['cmaps', 'standard_fonts', 'wasm'].map((name) => ({
  prefix: `${PDF_DATA}/${name}/`,
  directory: path.resolve('node_modules/pdfjs-dist', name),
}));
