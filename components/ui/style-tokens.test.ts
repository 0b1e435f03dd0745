import { readFileSync } from 'node:fs';
import { listFiles } from '@/tests/support/source-files';

const sheets = listFiles(['app', 'components'], '.css').map((file) => ({
  file,
  css: readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''),
}));
const found = (pattern: RegExp) =>
  sheets.flatMap(({ file, css }) => [...css.matchAll(pattern)].map(([text]) => `${file}: ${text}`));

/** Widths in pixels at which layouts change: of phones, of the artist area, of the search (P-145), of wide windows. */
const EDGES = [600, 768, 1024, 1050, 1280, 1400];

describe('style sheets', () => {
  it('change layouts at the shared widths', () => {
    const isEdge = (text: string) => {
      const [, side, width] = /\((min|max)-width: (\d+)px\)/.exec(text) ?? [];
      const other = side === 'min' ? -1 : 1;
      return EDGES.some((edge) => [edge, edge - other].includes(Number(width)));
    };
    expect(found(/\((?:min|max)-width: [^)]*\)/g).filter((text) => !isEdge(text))).toEqual([]);
  });

  it('take the sizes of captions and small texts from tokens', () => {
    expect(found(/font(?:-size)?:[^;/]*\b1[34]px/g)).toEqual([]);
  });
});
