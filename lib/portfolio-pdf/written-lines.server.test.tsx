import path from 'node:path';
import { renderToBuffer } from '@react-pdf/renderer';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { facesOf } from '@/lib/portfolio/faces-of';
import { fontFile } from '@/lib/portfolio/font-files';
import { layoutPortfolio } from '@/lib/portfolio/layout-portfolio';
import { linesOf, partsOf, type LinesFile } from '@/tests/support/multi-line-fields';
import {
  pairedWorks,
  portfolioContent,
  portfolioProfile,
  portfolioWork,
} from '@/tests/support/portfolio-content';
import { makePortfolioAssets } from '@/tests/support/portfolio-fonts';
import { openFaces } from './open-faces';
import { PortfolioDocument } from './portfolio-document';

const A4 = { width: 297, height: 210 };
const NAMES = { title: '류단아 포트폴리오', author: '류단아', language: 'ko' } as const;
const assets = makePortfolioAssets();

type Portfolio = Extract<LinesFile, `portfolio: ${string}`>;
const MARKS: Record<Portfolio, string> = { 'portfolio: description': '설명', 'portfolio: note': '노트' };

interface Piece {
  page: number;
  text: string;
  y: number;
}

/** The texts of the PDF with their baselines, in points from the lower edge of their page. */
async function textsOfPdf(): Promise<Piece[]> {
  const layout = layoutPortfolio(
    portfolioContent({
      artistProfile: { ...portfolioProfile(), artistNote: linesOf(MARKS['portfolio: note']) },
      artistArtWorks: pairedWorks([
        portfolioWork(1, { description: linesOf(MARKS['portfolio: description']) }),
      ]),
    }),
    A4,
  );
  const faces = await openFaces(facesOf(layout), (face) => path.join(assets, fontFile(face)));
  const pdf = await renderToBuffer(
    <PortfolioDocument layout={layout} names={NAMES} faces={faces} pictures={new Map()} />,
  );
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pieces: Piece[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    for (const item of items)
      if ('str' in item) pieces.push({ page, text: item.str, y: Number(item.transform[5]) });
  }
  return pieces;
}

test('multi-line texts keep their lines in the PDF, with an empty line between paragraphs', async () => {
  const pieces = await textsOfPdf();
  for (const mark of Object.values(MARKS)) {
    const found = partsOf(mark).map((part) => pieces.find(({ text }) => text === part));
    expect(found.map((piece) => piece?.text)).toEqual(partsOf(mark));
    const [first = 0, second = 0, third = 0] = found.map((piece) => piece?.y);
    expect(new Set(found.map((piece) => piece?.page)).size).toBe(1);
    const leading = first - second;
    expect(leading).toBeGreaterThan(0);
    expect((second - third) / leading).toBeCloseTo(2, 1);
  }
});
