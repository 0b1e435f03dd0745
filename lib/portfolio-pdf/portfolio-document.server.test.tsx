import path from 'node:path';
import { renderToBuffer } from '@react-pdf/renderer';
import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Layout, TextBox } from '@/lib/portfolio/boxes';
import { measureEmbedded } from '@/lib/portfolio/faces';
import { facesOf } from '@/lib/portfolio/faces-of';
import { fontFile } from '@/lib/portfolio/font-files';
import { layoutPortfolio } from '@/lib/portfolio/layout-portfolio';
import { portfolioContent, portfolioProfile, type PortfolioContent } from '@/tests/support/portfolio-content';
import { makePortfolioAssets } from '@/tests/support/portfolio-fonts';
import { picture } from '@/tests/support/studio';
import { openFaces } from './open-faces';
import { POINTS } from './paint-page';
import { PortfolioDocument, type Pictures } from './portfolio-document';

const A4 = { width: 297, height: 210 };
/** Half a millimetre would be seen; a tenth is less than a stroke of a letter. */
const TOLERANCE = 0.1;
const NAMES = { title: '류단아 포트폴리오', author: '류단아', language: 'ko' } as const;

const assets = makePortfolioAssets();

async function render(layout: Layout, pictures: Pictures = new Map()): Promise<Buffer> {
  const faces = await openFaces(facesOf(layout), (face) => path.join(assets, fontFile(face)));
  return renderToBuffer(
    <PortfolioDocument layout={layout} names={NAMES} faces={faces} pictures={pictures} />,
  );
}

async function open(pdf: Buffer): Promise<PDFDocumentProxy> {
  return getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
}

const layoutOf = (changes: Partial<PortfolioContent> = {}) => layoutPortfolio(portfolioContent(changes), A4);

interface Piece {
  text: string;
  x: number;
  y: number;
}
const isText = (box: { kind: string }): box is TextBox => box.kind === 'text';
/** Without spaces: this reader takes wide tracking for some. */
const wordsOf = (text: string) => text.replace(/\s+/g, '');

/** Where the model has each run that is more than spaces. */
function expected({ boxes }: Layout['pages'][number]): Piece[] {
  return boxes.filter(isText).flatMap(({ x, y, runs, size, tracking }) => {
    let left = x;
    return runs.flatMap(({ text, width, face }) => {
      const spaces = text.length - text.trimStart().length;
      const space = ((measureEmbedded(face, 0x20) ?? 0) / 10_000) * size + tracking;
      const piece = { text: wordsOf(text), x: left + spaces * space, y };
      left += width;
      return piece.text === '' ? [] : [piece];
    });
  });
}

/** Where a reader of the PDF finds texts, in millimetres from the upper left corner. */
async function found(document: PDFDocumentProxy, number: number): Promise<Piece[]> {
  const { items } = await (await document.getPage(number)).getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || wordsOf(item.str) === '') return [];
    const [, , , , x = Number.NaN, y = Number.NaN] = item.transform as number[];
    return [{ text: wordsOf(item.str), x: x / POINTS, y: A4.height - y / POINTS }];
  });
}

const inOrder = (pieces: readonly Piece[]) => pieces.toSorted((a, b) => a.y - b.y || a.x - b.x);

async function expectSamePlaces(layout: Layout): Promise<void> {
  const document = await open(await render(layout));
  expect(document.numPages).toBe(layout.pages.length);
  for (const [index, page] of layout.pages.entries()) {
    const [wanted, got] = [inOrder(expected(page)), inOrder(await found(document, index + 1))];
    expect(got.map(({ text }) => text)).toEqual(wanted.map(({ text }) => text));
    for (const [at, { text, x, y }] of wanted.entries()) {
      const away = Math.hypot((got[at]?.x ?? Number.NaN) - x, (got[at]?.y ?? Number.NaN) - y);
      if (!(away < TOLERANCE)) throw new Error(`${text} on page ${index + 1} is ${away} mm away`);
    }
  }
}

test('every text is real, and stands where the model has it', async () => {
  await expectSamePlaces(layoutOf());
});

test('so do Hanja, Cyrillic and Vietnamese letters, which other faces draw', async () => {
  const artistProfile = portfolioProfile({ artistNote: '달(月)과 항아리, Привет, Việt Nam 「결」' });
  const layout = layoutOf({ artistProfile });
  expect(facesOf(layout)).toContain('serifMore');
  await expectSamePlaces(layout);
});

test('the file names its title, its author and its language, and bookmarks its pages', async () => {
  const layout = layoutOf();
  const document = await open(await render(layout));
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: NAMES.title, Author: NAMES.author, Language: 'ko' });
  const outline = await document.getOutline();
  const bookmarks = layout.pages.flatMap(({ bookmark }) => bookmark ?? []);
  expect(outline.map(({ title }) => title)).toEqual(bookmarks);
});

test('pictures stand in their boxes; one that can’t be read is a marked place', async () => {
  const layout = layoutOf();
  const sources = [
    ...new Set(
      layout.pages.flatMap(({ boxes }) =>
        boxes.flatMap((box) => (box.kind === 'image' && box.source !== null ? [box.source] : [])),
      ),
    ),
  ];
  const jpeg = new Blob([Uint8Array.from(await picture(1600, 1200, 'jpeg'))], { type: 'image/jpeg' });
  const [missing, ...known] = sources;
  const document = await open(await render(layout, new Map(known.map((source) => [source, jpeg]))));
  const drawn: number[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray } = await (await document.getPage(number)).getOperatorList();
    drawn.push(fnArray.filter((operator) => operator === OPS.paintImageXObject).length);
  }
  const wanted = layout.pages.map(
    ({ boxes }) => boxes.filter((box) => box.kind === 'image' && box.source !== missing).length,
  );
  expect(drawn).toEqual(wanted);
});
