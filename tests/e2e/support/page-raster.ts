import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type * as PdfLibrary from 'pdfjs-dist';
import sharp from 'sharp';

/** A page as a picture of black and white: 1 where there is ink. */
export interface Raster {
  width: number;
  height: number;
  ink: Uint8Array;
}

/** Darker than this is ink, of 255. */
const INK_BELOW = 216;
const READER = 'https://reader.example';
const LIBRARY = path.join('node_modules', 'pdfjs-dist', 'build');

/** Draws the pages of a PDF by pdf.js in a window of its own. @param width of each picture in pixels */
export async function drawPdf(context: BrowserContext, pdf: Buffer, width: number): Promise<Raster[]> {
  const page = await context.newPage();
  await page.route(`${READER}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === '') return route.fulfill({ contentType: 'text/html', body: '<title>PDF</title>' });
    if (name === 'a.pdf') return route.fulfill({ contentType: 'application/pdf', body: pdf });
    return route.fulfill({ contentType: 'text/javascript', body: await readFile(path.join(LIBRARY, name)) });
  });
  await page.goto(READER);
  const pictures = await page.evaluate(
    async ([address, pixels]) => {
      const library = (await import(`${address}/pdf.mjs`)) as typeof PdfLibrary;
      library.GlobalWorkerOptions.workerSrc = `${address}/pdf.worker.mjs`;
      const pdf = await library.getDocument(`${address}/a.pdf`).promise;
      const drawn: string[] = [];
      for (let number = 1; number <= pdf.numPages; number += 1) {
        const sheet = await pdf.getPage(number);
        const viewport = sheet.getViewport({ scale: pixels / sheet.getViewport({ scale: 1 }).width });
        const canvas = Object.assign(document.createElement('canvas'), {
          width: Math.round(viewport.width),
          height: Math.round(viewport.height),
        });
        await sheet.render({ canvas, viewport }).promise;
        drawn.push(canvas.toDataURL('image/png').split(',')[1] ?? '');
      }
      return drawn;
    },
    [READER, width] as const,
  );
  await page.close();
  return Promise.all(pictures.map((picture) => rasterOf(Buffer.from(picture, 'base64'))));
}

export async function rasterOf(picture: Buffer): Promise<Raster> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    ink: Uint8Array.from(data, (shade) => (shade < INK_BELOW ? 1 : 0)),
  };
}

/**
 * How much of the ink of `one` has no ink of `other` within `reach` pixels: 0 to 1. The outermost pixels aren't compared: what
 * lies around a page shines through where its edge falls between two.
 */
export function strayInk(one: Raster, other: Raster, reach: number): number {
  const near = widened(other, reach);
  let ink = 0;
  let stray = 0;
  for (let y = reach; y < one.height - reach; y += 1) {
    for (let x = reach; x < one.width - reach; x += 1) {
      if (one.ink[y * one.width + x] !== 1) continue;
      ink += 1;
      const isNear = x < other.width && y < other.height && near[y * other.width + x] === 1;
      if (!isNear) stray += 1;
    }
  }
  return ink === 0 ? 0 : stray / ink;
}

/** The ink with all that lies within `reach` pixels of it: first along the rows, then along the columns. */
function widened({ width, height, ink }: Raster, reach: number): Uint8Array {
  const spread = (from: Uint8Array, step: number, length: number, starts: number[]) => {
    const to = new Uint8Array(from.length);
    for (const start of starts) {
      let last = Number.NEGATIVE_INFINITY;
      const mark = (at: number) => {
        if (from[start + at * step] === 1) last = at;
      };
      const write = (at: number) => {
        if (Math.abs(at - last) <= reach) to[start + at * step] = 1;
      };
      for (let at = 0; at < length; at += 1) {
        mark(at);
        write(at);
      }
      last = Number.POSITIVE_INFINITY;
      for (let at = length - 1; at >= 0; at -= 1) {
        mark(at);
        write(at);
      }
    }
    return to;
  };
  const rows = spread(
    ink,
    1,
    width,
    Array.from({ length: height }, (_, y) => y * width),
  );
  return spread(
    rows,
    width,
    height,
    Array.from({ length: width }, (_, x) => x),
  );
}
