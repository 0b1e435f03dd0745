import type { Box, ColorRole, Notice, TextBox, TextRole } from './boxes';
import type { Line } from './break-lines';
import type { Grid, StyleName } from './grid';
import type { ParagraphReader } from './paragraph-reader';
import type { TextStyle } from './text-runs';

/** The part of a size that stands above the baseline, and below it. */
export const ASCENT = 0.86;
export const DESCENT = 0.2;

/** A line break of a text that was written or pasted. */
export const LINE_BREAK = /\r\n?|\n|\u2028|\u2029/;
const EMPTY_LINE: Line = { runs: [], width: 0 };

interface Placing {
  x: number;
  /** Of the first line. */
  baseline: number;
  color?: ColorRole;
  role: TextRole;
  of?: string | null;
  /** The width that lines are centred in, or stand at the right of; they begin at `x` where it is left out. */
  align?: { width: number; to: 'center' | 'end' };
}

/** Sets texts on the grid of a page size, and collects the notices for the artist. */
export class Typesetter {
  readonly notices: Notice[] = [];

  constructor(
    readonly grid: Grid,
    private readonly reader: ParagraphReader,
  ) {}

  style(name: StyleName): TextStyle {
    return this.grid.styles[name];
  }

  /**
   * The lines of a text. Its own line breaks are kept, empty lines between others as one that is empty. Characters that no face
   * draws become a notice of `of`.
   */
  lines(text: string, style: TextStyle, width: number, of: string | null = null): readonly Line[] {
    const lines: Line[] = [];
    let isApart = false;
    for (const part of text.split(LINE_BREAK)) {
      const paragraph = this.reader.read(part, style);
      if (paragraph.lacking.length > 0) this.tellLack(paragraph.lacking, of);
      const broken = this.reader.break(paragraph, width);
      if (broken.length > 0 && isApart && lines.length > 0) lines.push(EMPTY_LINE);
      lines.push(...broken);
      isApart = broken.length === 0;
    }
    return lines;
  }

  /** The lines of a text of which there may be so many; the last one ends in an ellipsis where the text goes on. */
  clippedLines(
    text: string,
    style: TextStyle,
    width: number,
    most: number,
    of: string | null,
  ): readonly Line[] {
    const lines = this.lines(text, style, width, of);
    if (lines.length <= most) return lines;
    const kept = lines.slice(0, most);
    while (kept.at(-1)?.runs.length === 0) kept.pop();
    const last = kept.pop();
    if (last === undefined) return [];
    const letters = [...last.runs.map(({ text: part }) => part).join('')];
    const shortened = (count: number): readonly Line[] => {
      const start = letters.slice(0, count).join('').trimEnd();
      return this.reader.break(this.reader.read(`${start}…`, style), width);
    };
    let [low, high] = [0, letters.length];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (shortened(middle).length === 1) low = middle;
      else high = middle - 1;
    }
    return [...kept, ...shortened(low).slice(0, 1)];
  }

  boxes(lines: readonly Line[], style: TextStyle, placing: Placing): TextBox[] {
    const { x, baseline, color = 'ink', role, of = null, align } = placing;
    const left = ({ width }: Line) =>
      align === undefined ? x : x + (align.width - width) * (align.to === 'center' ? 0.5 : 1);
    const boxes = lines.map((line, index): TextBox => ({
      kind: 'text',
      x: left(line),
      y: baseline + index * style.leading,
      width: line.width,
      size: style.size,
      tracking: style.tracking ?? 0,
      color,
      runs: line.runs,
      role,
      of,
    }));
    return boxes.filter(({ runs }) => runs.length > 0);
  }

  /** One line, which ends in an ellipsis where it is too long. */
  line(text: string, style: TextStyle, width: number, placing: Placing): Box[] {
    return this.boxes(this.clippedLines(text, style, width, 1, placing.of ?? null), style, placing);
  }

  private tellLack(characters: readonly string[], of: string | null): void {
    for (const notice of this.notices) {
      if (notice.kind !== 'notDrawn' || notice.of !== of) continue;
      const all = [...new Set([...notice.characters, ...characters])];
      this.notices[this.notices.indexOf(notice)] = { kind: 'notDrawn', characters: all, of };
      return;
    }
    this.notices.push({ kind: 'notDrawn', characters, of });
  }
}

/** The first baseline of a text whose letters begin at `top`. */
export function firstBaseline(top: number, { size }: TextStyle): number {
  return top + size * ASCENT;
}
