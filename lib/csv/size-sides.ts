import { cleanIdentifier, isBlank } from '@/lib/text/clean';
import type { CsvRow } from './csv';
import { bareHeading, BRACKETS } from './heading-names';
import { sizeColumnOf, type SizeUnit } from './size-column';

/** A column that has one side of the works alone, or their canvas number. `LENGTH` is the height of a picture, and the depth where there is a height too. */
type Side = 'WIDTH' | 'LENGTH' | 'HEIGHT' | 'DEPTH' | 'CANVAS';

const SIDES: readonly (readonly [Side, RegExp])[] = [
  ['WIDTH', /^(?:가로|너비|폭|w|width)$/],
  ['LENGTH', /^(?:세로|l|length)$/],
  ['HEIGHT', /^(?:높이|h|height)$/],
  ['DEPTH', /^(?:깊이|두께|d|depth)$/],
  ['CANVAS', /^호수?$/],
];
/** What a heading has around the name of a side: 작품 가로, 크기(가로), 가로 길이(cm). */
const AROUND =
  /^(?:작품)?(?:의)?(?:크기|사이즈|규격|size)?|(?:의)?(?:길이|크기|사이즈)?(?:[cm]?m|in(?:ch(?:es)?)?|인치|밀리미터|센[티치]미터|센[티치]|미터)?$/g;

/** Returns the side that a heading names alone; null for another heading. What is in brackets may be the side, its unit or its other name. */
export function sideOf(heading: string): Side | null {
  const whole = cleanIdentifier(bareHeading(heading)).toLowerCase();
  const names = [whole, whole.replace(BRACKETS, '')].map((name) =>
    name.replace(/[^\p{L}\p{N}]/gu, '').replace(AROUND, ''),
  );
  return names.flatMap((name) => SIDES.find(([, known]) => known.test(name))?.[0] ?? []).at(0) ?? null;
}

interface SideColumn {
  at: number;
  side: Side;
  unit: SizeUnit | null;
}

/** A cell that says that there is no such side. */
const NONE = /^(?:[-–—.x×]|0+(?:[.,]0+)?|없음)$/i;
/** A number, also with a fraction. */
const NUMBER = String.raw`\d[\d.,\s/⁄½¼¾]*`;
/** A cell that is a length, with or without a unit. */
const LENGTH = new RegExp(`^${NUMBER}(?:mm|cm|m|in(?:ch(?:es)?)?|인치|["″]|′′)?$`, 'i');
const BARE = new RegExp(`^${NUMBER}$`);
/** A text that begins with a number. */
const MEASURE = /^\d/;

/** The names of sides in a text, in its order. The first three are read as a size, where they are lengths. */
const NAMES = [
  ['HEIGHT', '높이'],
  ['WIDTH', '가로'],
  ['LENGTH', '세로'],
  ['DEPTH', '두께'],
] as const;

/** The sides of a work as a size, the height first. Cells that aren't two or three lengths are a text. */
function sizeOf(cells: readonly string[], columns: readonly SideColumn[]): string {
  const sides = new Map<Side, string>();
  for (const { at, side, unit } of columns) {
    const cell = cells[at]?.trim() ?? '';
    const text = cleanIdentifier(cell);
    if (isBlank(cell) || NONE.test(text) || sides.has(side)) continue;
    sides.set(side, unit === null || !BARE.test(text) ? cell : `${cell} ${unit}`);
  }
  const canvas = sides.get('CANVAS');
  sides.delete('CANVAS');
  const size = lengthsOf(sides)?.join(' x ') ?? textOf(sides);
  if (canvas === undefined) return size;
  const number = /^\d+$/.test(cleanIdentifier(canvas)) ? `${canvas}호` : canvas;
  return size === '' ? number : `${size} (${number})`;
}

/** Height, width and depth; null where a side isn't a length, or one has no place among them. */
function lengthsOf(sides: ReadonlyMap<Side, string>): string[] | null {
  const [width, length, height, depth] = (['WIDTH', 'LENGTH', 'HEIGHT', 'DEPTH'] as const).map((side) =>
    sides.get(side),
  );
  const first = height ?? length;
  const third = depth ?? (height === undefined ? undefined : length);
  const lengths = [first, width, third].filter((each) => each !== undefined);
  const isWhole =
    first !== undefined &&
    width !== undefined &&
    lengths.length === sides.size &&
    lengths.every((each) => LENGTH.test(cleanIdentifier(each)));
  return isWhole ? lengths : null;
}

/** The sides as a text. Several have their names, because their order says nothing. */
function textOf(sides: ReadonlyMap<Side, string>): string {
  const texts = new Set(sides.values());
  const areMeasures = [...texts].some((text) => MEASURE.test(cleanIdentifier(text)));
  if (texts.size < 2 && !(areMeasures && sides.size > 1)) return [...texts].join();
  return NAMES.flatMap(([side, name]) => (sides.has(side) ? `${name} ${sides.get(side)}` : [])).join(' ');
}

/**
 * Joins the columns of a list that have one side of the works each, such as 가로(cm) and 세로(cm), into a column of sizes. Without a
 * width and a height they stay as they are.
 * @param list whose first row has the headings
 * @param heading of the joined column; the others are emptied
 */
export function withJoinedSides(list: readonly CsvRow[], heading: string): readonly CsvRow[] {
  const [head, ...rows] = list;
  const columns = (head?.cells ?? []).flatMap((name, at): SideColumn[] => {
    const side = sideOf(name);
    return side === null ? [] : [{ at, side, unit: side === 'CANVAS' ? null : sizeColumnOf(name).unit }];
  });
  const [first] = columns;
  const has = (side: Side) => columns.some((column) => column.side === side);
  const isPicture = has('WIDTH') && (has('LENGTH') || has('HEIGHT'));
  if (head === undefined || first === undefined || !isPicture) return list;
  const joined = ({ line, cells }: CsvRow, text: string): CsvRow => ({
    line,
    cells: cells.map((cell, at) => {
      if (at === first.at) return text;
      return columns.some((column) => column.at === at) ? '' : cell;
    }),
  });
  return [joined(head, heading), ...rows.map((row) => joined(row, sizeOf(row.cells, columns)))];
}
