/**
 * Lines of text over columns and pages. A unit is what stands together: a heading or a row. Heights are millimetres.
 */
export interface Unit {
  kind: 'heading' | 'row';
  /** Lines; each is `leading` high. */
  lines: number;
  /** Space above it, of which nothing is left at the top of a column. */
  before: number;
  /** The section that the unit belongs to: a section goes on where a page begins with one of its rows. */
  section: number;
}

/** Where a text goes on: a unit, and a line of it. */
export interface Cursor {
  unit: number;
  line: number;
}

export interface Placed {
  unit: number;
  from: number;
  to: number;
  column: number;
  /** Of the first line's upper edge, from the top of the column. */
  y: number;
}

export interface Flowed {
  placed: Placed[];
  /** Null where everything found its place. */
  rest: Cursor | null;
}

interface Columns {
  count: number;
  height: number;
  leading: number;
}

/** A row is divided only where two lines of it stay together on both sides. */
const TOGETHER = 2;

/**
 * Fills columns with units from `start` on. A heading stays with the first two rows below it. With `keepsSections` a
 * section that fits into one column isn't divided.
 */
export function flow(
  units: readonly Unit[],
  start: Cursor,
  { count, height, leading }: Columns,
  keepsSections = false,
): Flowed {
  const placed: Placed[] = [];
  let { unit: index, line } = start;
  for (let column = 0; column < count; column += 1) {
    let y = 0;
    for (; index < units.length; index += 1, line = 0) {
      const unit = units[index];
      if (unit === undefined) break;
      const isTop = y === 0;
      const top = y + (isTop ? 0 : unit.before);
      const left = unit.lines - line;
      const room = Math.floor((height - top) / leading + 1e-6);
      if (!isTop && unit.kind === 'heading') {
        const whole = top + heightOfSection(units, index, leading);
        const needed = keepsSections && whole - top <= height ? whole : top + beginOf(units, index, leading);
        if (needed > height + 1e-6) break;
      }
      if (left > room) {
        const fitting = Math.min(room, left - TOGETHER);
        if (fitting < TOGETHER && !isTop) break;
        const to = line + Math.max(1, fitting);
        placed.push({ unit: index, from: line, to, column, y: top });
        line = to;
        break;
      }
      placed.push({ unit: index, from: line, to: unit.lines, column, y: top });
      y = top + left * leading;
    }
  }
  return { placed, rest: index < units.length ? { unit: index, line } : null };
}

/** The height of a heading and what stays with it. */
function beginOf(units: readonly Unit[], heading: number, leading: number): number {
  let height = (units[heading]?.lines ?? 0) * leading;
  for (const next of [units[heading + 1], units[heading + 2]]) {
    if (next === undefined || next.kind === 'heading') break;
    height += next.before + Math.min(next.lines, TOGETHER + 1) * leading;
  }
  return height;
}

function heightOfSection(units: readonly Unit[], heading: number, leading: number): number {
  let height = 0;
  for (let index = heading; index < units.length; index += 1) {
    const unit = units[index];
    if (unit === undefined || (index > heading && unit.kind === 'heading')) break;
    height += (index === heading ? 0 : unit.before) + unit.lines * leading;
  }
  return height;
}

/** Lines of a column that isn't divided for balance. */
const SHORTEST = 9;

/** As `flow`, but what fits is set in columns that are about equally high, with whole sections where that is possible. */
export function flowBalanced(units: readonly Unit[], start: Cursor, columns: Columns): Flowed {
  const full = flow(units, start, columns);
  if (columns.count === 1 || full.rest !== null) return full;
  const { leading, height } = columns;
  for (const keepsSections of [true, false]) {
    for (let tried = SHORTEST * leading; tried <= height + 1e-6; tried += leading) {
      const flowed = flow(units, start, { ...columns, height: tried }, keepsSections);
      if (flowed.rest === null) return flowed;
    }
  }
  return full;
}
