import type { Box } from './boxes';
import type { CareerSection } from './career';
import type { Line } from './break-lines';
import { flowBalanced, type Cursor, type Unit } from './flow-columns';
import type { Frame } from './grid';
import { firstBaseline, type Typesetter } from './typesetter';

interface Piece {
  unit: Unit;
  of: string | null;
  year: readonly Line[];
  text: readonly Line[];
}

interface Options {
  setter: Typesetter;
  sections: readonly CareerSection[];
  /** Of every column. */
  width: number;
  /** Between rows. */
  rowGap: number;
  /** Between a section and the next one. */
  sectionGap: (section: CareerSection) => number;
  /** What a heading says where its section goes on on another page. */
  continued: string;
  /** Headings stand so far left of their rows; above them where it is left out. */
  aside?: number;
}

/**
 * Sections of rows over the columns of as many pages as they need. Years have a column of their own, and the lines
 * of a row hang beside them.
 */
export class CareerColumns {
  private readonly pieces: Piece[];
  private readonly indent: number;
  private cursor: Cursor | null;

  constructor(private readonly options: Options) {
    const { setter, sections } = options;
    const row = setter.style('row');
    this.indent = (setter.lines('0000', row, options.width)[0]?.width ?? 0) + row.size * 1.1;
    this.pieces = sections.flatMap((section, index) => this.piecesOf(section, index));
    this.cursor = this.pieces.length > 0 ? { unit: 0, line: 0 } : null;
  }

  get isDone(): boolean {
    return this.cursor === null;
  }

  /** Fills the columns of a page, which are all of one width, with what comes next. */
  fill(frames: readonly Frame[]): Box[] {
    const [first] = frames;
    if (this.cursor === null || first === undefined) return [];
    const { setter, continued, width, aside } = this.options;
    const heading = setter.style('heading');
    const { pieces } = this;
    const start = this.cursor;
    const isRepeated = start.unit > 0 && pieces[start.unit]?.unit.kind === 'row';
    const leading = heading.leading;
    const repeated = isRepeated ? `${this.sectionAt(start.unit)?.label ?? ''} ${continued}` : null;
    const top = repeated === null || aside !== undefined ? 0 : leading * 1.25;
    const boxes =
      repeated === null
        ? []
        : setter.line(repeated, heading, aside ?? width, {
            x: first.x - (aside ?? 0),
            baseline: firstBaseline(first.y, heading),
            role: 'heading',
            color: 'faint',
          });
    const units = pieces.map(({ unit }) => unit);
    const { placed, rest } = flowBalanced(units, start, {
      count: frames.length,
      height: first.height - top,
      leading,
    });
    this.cursor = rest;
    for (const { unit, from, to, column, y } of placed) {
      const frame = frames[column];
      const piece = pieces[unit];
      if (frame === undefined || piece === undefined) continue;
      boxes.push(...this.draw(piece, from, to, frame.x, frame.y + top + y));
    }
    return boxes;
  }

  private sectionAt(unit: number): CareerSection | undefined {
    return this.options.sections[this.pieces[unit]?.unit.section ?? -1];
  }

  private draw({ unit, of, year, text }: Piece, from: number, to: number, x: number, y: number): Box[] {
    const { setter, aside = 0 } = this.options;
    const style = setter.style(unit.kind);
    const baseline = firstBaseline(y, style);
    if (unit.kind === 'heading')
      return setter.boxes(text, style, { x: x - aside, baseline, role: 'heading' });
    const hang = year.length > 0 ? this.indent : 0;
    const years =
      from === 0 ? setter.boxes(year, style, { x, baseline, role: 'year', color: 'faint', of }) : [];
    const lines = text.slice(from, to);
    return [...years, ...setter.boxes(lines, style, { x: x + hang, baseline, role: 'row', of })];
  }

  private piecesOf(section: CareerSection, index: number): Piece[] {
    const { setter, width, rowGap, sectionGap, sections, aside } = this.options;
    const style = setter.style('row');
    const previous = sections[index - 1];
    const heading: Piece = {
      unit: {
        kind: 'heading',
        lines: aside === undefined ? 1 : 0,
        before: previous === undefined ? 0 : sectionGap(previous),
        section: index,
      },
      of: null,
      year: [],
      text: setter.clippedLines(section.label, setter.style('heading'), aside ?? width, 1, null),
    };
    const rows = section.rows.map(({ key, year, text }, place): Piece => {
      const hang = year === null ? 0 : this.indent;
      const lines = setter.lines(text, style, width - hang, key);
      return {
        unit: {
          kind: 'row',
          lines: Math.max(1, lines.length),
          before: place > 0 ? rowGap : aside === undefined ? style.leading * 0.25 : 0,
          section: index,
        },
        of: key,
        year: year === null ? [] : setter.lines(String(year), style, this.indent),
        text: lines,
      };
    });
    return [heading, ...rows];
  }
}
