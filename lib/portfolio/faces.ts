import { ADVANCES } from './advances';

/** The typefaces of a portfolio, as the build writes them into `public/portfolio-fonts`. */
export type Face = keyof typeof ADVANCES;

/** The faces that a style can ask for. The others draw what these lack. */
export type StyleFace = 'serif' | 'serifText' | 'sans' | 'sansStrong';

/** In whose place a character is looked for, in this order. */
export const FALLBACKS = {
  serif: ['serif', 'serifMore', 'sans', 'sansMore'],
  serifText: ['serifText', 'serifMore', 'sans', 'sansMore'],
  sans: ['sans', 'sansMore'],
  sansStrong: ['sansStrong', 'sansMore'],
} as const satisfies Record<StyleFace, readonly Face[]>;

/** How wide a face draws a code point, in ten-thousandths of its size; null where it has no such character. */
export type Measure = (face: Face, point: number) => number | null;

const LACKS = 0xffff;
const tables = new Map<Face, Uint16Array>();

/** The advances of the embedded typefaces. */
export const measureEmbedded: Measure = (face, point) => {
  let table = tables.get(face);
  if (table === undefined) {
    table = readAdvances(ADVANCES[face]);
    tables.set(face, table);
  }
  const advance = table[point] ?? LACKS;
  return advance === LACKS ? null : advance;
};

/** One advance for each code point of the Basic Multilingual Plane; the faces have no others. */
function readAdvances(runs: string): Uint16Array {
  const table = new Uint16Array(0x1_0000).fill(LACKS);
  let point = 1;
  for (const run of runs.split(' ')) {
    const [gap = 0, length = 0, advance = LACKS] = run.split('.').map((part) => Number.parseInt(part, 36));
    point += gap;
    table.fill(advance, point, point + length);
    point += length;
  }
  return table;
}
