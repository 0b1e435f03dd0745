import * as minutesMessages from '@/lib/messages/contest-minutes';
import type { Box, ColorRole, Page, TextRole } from '@/lib/portfolio/boxes';
import type { Line } from '@/lib/portfolio/break-lines';
import type { StyleName } from '@/lib/portfolio/grid';
import type { TextStyle } from '@/lib/portfolio/text-runs';
import { firstBaseline, type Typesetter } from '@/lib/portfolio/typesetter';

/** Thickness of rules, in millimetres. */
const RULE = 0.12;
const HEAD_RULE = 0.25;
/** Millimetres above and below the text of a row. */
const PAD = 0.9;
/** Millimetres between columns; twice as many behind figures. */
const GAP = 3;
/** Lines above a heading. */
const BEFORE_HEADING = 1.4;
/** Floating point sums may be this far off. */
const TOLERANCE = 1e-6;

/** A column of a table. */
export interface MinutesColumn {
  title: string;
  /** A share of the page's width; those of a table are 1 together. */
  width: number;
  /** Figures are aligned to the right. */
  align?: 'end';
}

interface Table {
  columns: readonly MinutesColumn[];
  rows: readonly (readonly string[])[];
  /** Millimetres that a row has at least: room for a signature. */
  minHeight?: number;
}

interface Block {
  height: number;
  boxesAt: (y: number) => Box[];
}

/** Sets the pages of minutes from the top to the bottom. A row isn't divided, and a table's head is repeated on each of its pages. */
export class MinutesPages {
  private readonly pages: Page[] = [];
  private boxes: Box[] = [];
  private bookmark: string | null = null;
  private y: number;

  constructor(private readonly setter: Typesetter) {
    this.y = setter.grid.frame.y;
  }

  /** The heading of a section, which stays with so many millimetres behind it. */
  heading(text: string, keptHeight = 0): void {
    const { baseline, frame } = this.setter.grid;
    const block = this.text(text, this.setter.style('heading'), { role: 'heading' });
    const before = this.y === frame.y ? 0 : BEFORE_HEADING * baseline;
    if (!this.fits(before + block.height + keptHeight + baseline)) this.turn();
    else this.y += before;
    this.bookmark ??= text;
    this.place(block);
    this.space(0.35);
  }

  /** A text of several lines, which may go on on the next page. */
  paragraph(
    text: string,
    { style: name = 'row', color }: { style?: StyleName; color?: ColorRole } = {},
  ): void {
    const style = this.setter.style(name);
    for (const line of this.setter.lines(text, style, this.setter.grid.frame.width))
      this.place(this.linesBlock([line], style, { role: 'note', color }));
  }

  /** A text that stays together, in a style of its own. */
  title(text: string, style: TextStyle): void {
    this.place(this.text(text, style, { role: 'name' }));
  }

  /** Lines of space, of which nothing is left at the top of a page. */
  space(lines: number): void {
    const { frame, baseline } = this.setter.grid;
    if (this.y > frame.y) this.y += lines * baseline;
  }

  /** Labels with their values, between thin rules. */
  facts(facts: readonly (readonly [label: string, value: string])[], labelWidth: number): void {
    const columns = [
      { title: '', width: labelWidth },
      { title: '', width: 1 - labelWidth },
    ];
    for (const [index, fact] of facts.entries()) {
      const row = this.row(columns, fact, { colors: ['soft', 'ink'] });
      this.place({
        height: row.height,
        boxesAt: (y) => [...(index === 0 ? [this.rule(y, RULE)] : []), ...row.boxesAt(y)],
      });
    }
  }

  table({ columns, rows, minHeight = 0 }: Table): void {
    const titles = columns.map(({ title }) => title);
    const head = this.row(columns, titles, { style: 'heading', thickness: HEAD_RULE });
    const set = rows.map((cells) => this.row(columns, cells, { minHeight }));
    if (!this.fits(head.height + (set[0]?.height ?? 0))) this.turn();
    this.place(head);
    for (const row of set) {
      if (!this.fits(row.height)) {
        this.turn();
        this.place(head);
      }
      this.place(row);
    }
  }

  /** The height of a table's head and its first row of one line. */
  get beginOfTable(): number {
    return 2 * (this.setter.style('row').leading + 2 * PAD);
  }

  /** Ends the last page. @returns all with their feet */
  end(foot: string): Page[] {
    this.turn();
    return this.pages.map((page, index) => ({
      ...page,
      boxes: [...page.boxes, ...this.foot(foot, minutesMessages.page(index + 1, this.pages.length))],
    }));
  }

  private foot(text: string, number: string): Box[] {
    const { frame, runningY } = this.setter.grid;
    const style = this.setter.style('running');
    const width = frame.width * 0.15;
    const placing = { x: frame.x, baseline: runningY, role: 'running', color: 'soft' } as const;
    return [
      ...this.setter.line(text, style, frame.width - width, placing),
      ...this.setter.line(number, style, width, {
        ...placing,
        x: frame.x + frame.width - width,
        align: { width, to: 'end' },
      }),
    ];
  }

  private fits(height: number): boolean {
    const { frame } = this.setter.grid;
    return this.y + height <= frame.y + frame.height + TOLERANCE;
  }

  private turn(): void {
    this.pages.push({ kind: 'minutes', bookmark: this.bookmark, boxes: this.boxes });
    this.boxes = [];
    this.bookmark = null;
    this.y = this.setter.grid.frame.y;
  }

  private place({ height, boxesAt }: Block): void {
    if (!this.fits(height)) this.turn();
    this.boxes.push(...boxesAt(this.y));
    this.y += height;
  }

  private text(text: string, style: TextStyle, placing: { role: TextRole }): Block {
    return this.linesBlock(this.setter.lines(text, style, this.setter.grid.frame.width), style, placing);
  }

  private linesBlock(
    lines: readonly Line[],
    style: TextStyle,
    { role, color = 'ink' }: { role: TextRole; color?: ColorRole | undefined },
  ): Block {
    const { x } = this.setter.grid.frame;
    return {
      height: lines.length * style.leading,
      boxesAt: (y) => this.setter.boxes(lines, style, { x, baseline: firstBaseline(y, style), role, color }),
    };
  }

  private rule(y: number, thickness: number): Box {
    const { x, width } = this.setter.grid.frame;
    return { kind: 'rule', x, y, width, thickness, color: thickness === HEAD_RULE ? 'ink' : 'faint' };
  }

  /** A row with a rule below it. A cell that is longer than a page ends in an ellipsis. */
  private row(
    columns: readonly MinutesColumn[],
    cells: readonly string[],
    {
      style: name = 'row',
      thickness = RULE,
      minHeight = 0,
      colors = [],
    }: { style?: StyleName; thickness?: number; minHeight?: number; colors?: readonly ColorRole[] } = {},
  ): Block {
    const { frame } = this.setter.grid;
    const style = this.setter.style(name);
    const most = Math.floor(frame.height / style.leading) - 4;
    let x = frame.x;
    const set = columns.map(({ width: share, align }, index) => {
      const left = x;
      x += share * frame.width;
      const gap = align === 'end' ? 2 * GAP : GAP;
      const width = share * frame.width - (index === columns.length - 1 ? 0 : gap);
      const lines = this.setter.clippedLines(cells[index] ?? '', style, width, most, null);
      return { left, width, align, lines, color: colors[index] ?? ('ink' as const) };
    });
    const text = Math.max(1, ...set.map(({ lines }) => lines.length)) * style.leading;
    const height = Math.max(minHeight, text + 2 * PAD);
    return {
      height,
      boxesAt: (y) => [
        ...set.flatMap(({ left, width, align, lines, color }) =>
          this.setter.boxes(lines, style, {
            ...{ x: left, baseline: firstBaseline(y + (height - text) / 2 + LOWERED, style) },
            ...{ role: 'row' as const, color },
            ...(align === undefined ? {} : { align: { width, to: align } }),
          }),
        ),
        this.rule(y + height, thickness),
      ],
    };
  }
}

/** Millimetres that bring letters to the middle of their line. */
const LOWERED = 0.8;
