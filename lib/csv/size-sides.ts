import { cleanIdentifier } from '@/lib/text/clean';
import type { CsvRow } from './csv';
import { sizeColumnOf, type SizeUnit } from './size-column';

/** A column that has one side of the works alone. `LENGTH` is the height of a picture, and the depth where there is a height too. */
type Side = 'WIDTH' | 'LENGTH' | 'HEIGHT' | 'DEPTH';

const SIDES: readonly (readonly [Side, RegExp])[] = [
  ['WIDTH', /^(?:가로|너비|폭|w|width)$/],
  ['LENGTH', /^(?:세로|l|length)$/],
  ['HEIGHT', /^(?:높이|h|height)$/],
  ['DEPTH', /^(?:깊이|두께|d|depth)$/],
];
/** What a heading has around the name of a side: 작품 가로, 크기(가로), 가로 길이(cm). */
const AROUND =
  /^(?:작품)?(?:의)?(?:크기|사이즈|규격|size)?|(?:의)?(?:길이|크기|사이즈)?(?:[cm]?m|in(?:ch(?:es)?)?|인치|밀리미터|센[티치]미터|센[티치]|미터)?$/g;

function sideOf(heading: string): Side | null {
  const name = cleanIdentifier(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(AROUND, '');
  return SIDES.find(([, names]) => names.test(name))?.[0] ?? null;
}

/** Whether a heading names one side of the works alone. */
export const isSide = (heading: string): boolean => sideOf(heading) !== null;

interface SideColumn {
  at: number;
  side: Side;
  unit: SizeUnit | null;
}

/** A cell with the unit of its column where it has none of its own. */
const withUnit = (cell: string, unit: SizeUnit | null) =>
  unit === null || /[^\d\s.,]/.test(cleanIdentifier(cell)) ? cell : `${cell} ${unit}`;

/** The sides of a work as a size: the height first. */
function sizeOf(cells: readonly string[], columns: readonly SideColumn[]): string {
  const sides = new Map<Side, string>();
  for (const { at, side, unit } of columns) {
    const cell = cells[at]?.trim() ?? '';
    if (cell !== '' && !sides.has(side)) sides.set(side, withUnit(cell, unit));
  }
  const [width, length, height, depth] = (['WIDTH', 'LENGTH', 'HEIGHT', 'DEPTH'] as const).map((side) =>
    sides.get(side),
  );
  const sizes = [height ?? length, width, depth ?? (height === undefined ? undefined : length)];
  return sizes.filter((size) => size !== undefined).join(' x ');
}

/**
 * Joins the columns of a list that have one side of the works each, such as 가로(cm) and 세로(cm), into a column of sizes.
 * @param list whose first row has the headings
 * @param heading of the joined column; the others are emptied
 */
export function withJoinedSides(list: readonly CsvRow[], heading: string): readonly CsvRow[] {
  const [head, ...rows] = list;
  const columns = (head?.cells ?? []).flatMap((name, at): SideColumn[] => {
    const side = sideOf(name);
    return side === null ? [] : [{ at, side, unit: sizeColumnOf(name).unit }];
  });
  const [first] = columns;
  if (head === undefined || first === undefined || new Set(columns.map(({ side }) => side)).size < 2)
    return list;
  const joined = ({ line, cells }: CsvRow, text: string): CsvRow => ({
    line,
    cells: cells.map((cell, at) => {
      if (at === first.at) return text;
      return columns.some((column) => column.at === at) ? '' : cell;
    }),
  });
  return [joined(head, heading), ...rows.map((row) => joined(row, sizeOf(row.cells, columns)))];
}
