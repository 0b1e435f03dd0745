import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minutesDocument } from '@/lib/contest/minutes/layout-minutes';
import type { ContestMinutes } from '@/lib/contest/minutes/minutes';
import type { Portfolio } from '@/lib/contracts/portfolio';
import type { DocumentKind } from '@/lib/portfolio/portfolio-documents';
import { print } from '@/lib/portfolio-pdf/print';
import { plainOrder, printOrder, type PrintOrder } from '@/lib/portfolio-pdf/print-order';

/** What is printed: a document of a portfolio, or the minutes of a contest's jury. */
export type PrintedDocument =
  { portfolio: Portfolio; kind: DocumentKind } | { minutes: ContestMinutes; kind: 'minutes' };

/** `plan` tells which pictures a document needs; `print` makes its PDF. */
export type PrintWork =
  | ({ step: 'plan' } & PrintedDocument)
  | ({
      step: 'print';
      /** The folder that holds the site's own files: its typefaces. */
      assets: string;
      /** Where pictures lie, by their paths on the site. */
      pictures: ReadonlyMap<string, string>;
      /** Where the PDF is written. */
      target: string;
    } & PrintedDocument);

export type PrintResult =
  | { step: 'plan'; /** Paths of JPEGs on the site. */ pictures: readonly string[] }
  | {
      step: 'print';
      bytes: number;
      /** Sources of pictures that could not be read. */ missing: readonly string[];
    };

/** One step of a document that is printed on the server. */
export async function workOnPrint(work: PrintWork): Promise<PrintResult> {
  if (work.step === 'plan') {
    const { pictures } = orderOf(work, (place) => place);
    return { step: 'plan', pictures: [...new Set(pictures.values())] };
  }
  const order = orderOf(work, (place) => work.pictures.get(place) ?? path.join(work.assets, place));
  const { pdf, missing } = await print(order, { readPicture: (file) => readFile(file) });
  await writeFile(work.target, pdf.stream());
  return { step: 'print', bytes: pdf.size, missing };
}

const orderOf = (document: PrintedDocument, addressOf: (path: string) => string): PrintOrder =>
  document.kind === 'minutes'
    ? plainOrder(minutesDocument(document.minutes), addressOf)
    : printOrder(document.portfolio, document.kind, addressOf);
