import { Blob, Buffer as HarfBuffer, Face as FontFace, Font, shape } from 'harfbuzzjs';
import { FONT_VERSION } from '@/lib/portfolio/advances';
import { breakLines, readParagraph } from '@/lib/portfolio/break-lines';
import { measureEmbedded, type StyleFace } from '@/lib/portfolio/faces';
import { cutPortfolioFonts, versionOfFonts } from './portfolio-fonts.mjs';

let fonts: Record<string, Uint8Array>;
beforeAll(async () => {
  fonts = await cutPortfolioFonts();
}, 120_000);

it('cuts the files that the advances were read from', () => {
  expect(versionOfFonts(fonts)).toBe(FONT_VERSION);
});

it.each<StyleFace>(['serif', 'serifText', 'sans', 'sansStrong'])(
  'shapes %s as wide as the layout model measures it',
  (face) => {
    const style = { face, size: 1000, leading: 1500 };
    const text = 'AVA Tofi ffl 류단아, 천 번의 안부 〈山水畵〉 Nguyễn Возвращение 「먼 산」 162.2 × 130.3 cm';
    const runs = breakLines(readParagraph(text, style, measureEmbedded), Infinity).flatMap(
      (line) => line.runs,
    );
    expect(runs.map((run) => run.text).join('')).toBe(text);
    for (const run of runs) expect(shapedWidth(run.face, run.text)).toBeCloseTo(run.width, 0);
  },
);

/** How wide HarfBuzz sets a text at a size of 1000, with all that the file has by default. */
function shapedWidth(face: string, text: string): number {
  const fontFace = new FontFace(new Blob(fonts[face] ?? new Uint8Array()), 0);
  const buffer = new HarfBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(new Font(fontFace), buffer);
  const advances = buffer.getGlyphInfosAndPositions().map(({ xAdvance }) => xAdvance ?? 0);
  return (advances.reduce((sum, advance) => sum + advance, 0) / fontFace.upem) * 1000;
}
