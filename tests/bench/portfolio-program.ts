import html2canvas from 'html2canvas';
import { jsPDF } from 'jspdf';
import { orderWork } from '@/lib/browser/order-work';
import type { PdfOrder, PrintAnswer } from '@/lib/browser/print-pdf';
import type { Portfolio } from '@/lib/contracts/portfolio';
import { COLORS } from '@/lib/portfolio/colors';
import type { Box, Layout } from '@/lib/portfolio/boxes';
import type { Face } from '@/lib/portfolio/faces';
import { facesOf } from '@/lib/portfolio/faces-of';
import { fontFile } from '@/lib/portfolio/font-files';
import { documentOf } from '@/lib/portfolio/portfolio-documents';
import { printOrder } from '@/lib/portfolio-pdf/print-order';

/** Runs in the browser: ways to make a PDF of the same portfolio. `portfolio.ts` measures them. */

/** Dots in an inch of the captured pages, and of the pictures in ours. */
const DPI = 200;
const SCREEN_DPI = 96;
const MILLIMETRES_IN_INCH = 25.4;
/** As products do that capture their pages. */
const CAPTURED_AT_A_TIME = 5;
const PAUSE_MS = 300;
const JPEG_QUALITY = 0.92;

declare global {
  interface Window {
    bench: typeof bench;
  }
}

const px = (millimetres: number) => `${(millimetres * SCREEN_DPI) / MILLIMETRES_IN_INCH}px`;

const bench = {
  /** By our worker. */
  async ours(portfolio: Portfolio): Promise<string> {
    const order: PdfOrder = { portfolio, kind: 'portfolio', origin: location.origin };
    const pdf = await orderWork(() => new Worker('/bench/worker.js', { type: 'module' }), order, {
      signal: new AbortController().signal,
      onMessage: (answer: PrintAnswer) => {
        if (answer.kind === 'failed') throw new Error(answer.reason);
        if (answer.kind === 'progress') return null;
        if (answer.missing.length > 0) throw new Error(`${answer.missing.length} pictures are missing`);
        return { result: answer.pdf };
      },
    });
    return keep(pdf);
  },

  /** Lays the pages as HTML, and waits until their letters and pictures are there. */
  async lay(portfolio: Portfolio): Promise<void> {
    const { layout } = documentOf(portfolio, 'portfolio');
    const { pictures } = printOrder(portfolio, 'portfolio', (path) => path);
    await Promise.all([...facesOf(layout)].map(loadFace));
    document.body.append(...layout.pages.map((page) => pageOf(page.boxes, layout, pictures)));
    await Promise.all([...document.images].map((image) => image.decode()));
  },

  /** Pictures of the pages that were laid, as JPEGs. */
  async capture(): Promise<string> {
    const pages = [...document.querySelectorAll<HTMLElement>('.page')];
    const pdf = new jsPDF({ orientation: 'landscape', unit: 'mm', format: 'a4' });
    for (let at = 0; at < pages.length; at += CAPTURED_AT_A_TIME) {
      const canvases = await Promise.all(
        pages
          .slice(at, at + CAPTURED_AT_A_TIME)
          .map((page) => html2canvas(page, { scale: DPI / SCREEN_DPI, useCORS: true, logging: false })),
      );
      for (const [index, canvas] of canvases.entries()) {
        if (at + index > 0) pdf.addPage();
        pdf.addImage(canvas.toDataURL('image/jpeg', JPEG_QUALITY), 'JPEG', 0, 0, 297, 210);
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    return keep(pdf.output('blob'));
  },
};
window.bench = bench;

/** @returns the address under which the page can read it */
const keep = (pdf: Blob): string => URL.createObjectURL(pdf);

const familyOf = (face: Face) => `portfolio-${face}`;

async function loadFace(face: Face): Promise<void> {
  document.fonts.add(await new FontFace(familyOf(face), `url(${fontFile(face)})`).load());
}

function pageOf(
  boxes: readonly Box[],
  { width, height }: Layout,
  pictures: ReadonlyMap<string, string>,
): HTMLElement {
  const page = document.createElement('div');
  page.className = 'page';
  Object.assign(page.style, {
    position: 'relative',
    width: px(width),
    height: px(height),
    background: '#fff',
  });
  page.style.breakAfter = 'page';
  for (const box of boxes) page.append(...elementsOf(box, pictures));
  return page;
}

function elementsOf(box: Box, pictures: ReadonlyMap<string, string>): HTMLElement[] {
  switch (box.kind) {
    case 'text': {
      let left = box.x;
      return box.runs.map(({ face, text, width }) => {
        const run = placed(document.createElement('div'), left, box.y - box.size, width, box.size);
        left += width;
        run.textContent = text;
        const letterSpacing = px(box.tracking);
        const font = `${px(box.size)}/1 ${familyOf(face)}`;
        Object.assign(run.style, { font, letterSpacing, color: COLORS[box.color], whiteSpace: 'pre' });
        return run;
      });
    }
    case 'rule': {
      const rule = placed(document.createElement('div'), box.x, box.y, box.width, box.thickness);
      rule.style.background = COLORS[box.color];
      return [rule];
    }
    case 'person':
      return [];
    case 'image': {
      if (box.source === null) return [];
      const image = placed(document.createElement('img'), box.x, box.y, box.width, box.height);
      image.src = pictures.get(box.source) ?? '';
      return [image];
    }
    case 'link':
      return [];
  }
}

function placed<Kind extends HTMLElement>(
  element: Kind,
  x: number,
  y: number,
  width: number,
  height: number,
): Kind {
  const place = { left: px(x), top: px(y), width: px(width), height: px(height) };
  Object.assign(element.style, { position: 'absolute', ...place });
  return element;
}
