import type { Box, Page } from './boxes';
import { flow, flowBalanced, type Unit } from './flow-columns';
import type { Line } from './break-lines';
import type { TextStyle } from './text-runs';
import { firstBaseline, LINE_BREAK, type Typesetter } from './typesetter';

/** The note may be set smaller than the others before its end is removed. */
const SMALLER = [1, 0.94, 0.88];
/** A note of fewer lines is set in one column. */
const ONE_COLUMN = 9;

interface Paragraph {
  lines: readonly Line[];
  unit: Unit;
}

/** The artist's note over two columns of one page. What doesn't fit is removed, and named in a notice. */
export function notePage(setter: Typesetter, note: string): Page | null {
  if (note.trim() === '') return null;
  const { frame, baseline, gutter } = setter.grid;
  const heading = setter.style('heading');
  const top = 3 * baseline;
  const width = (frame.width - 2 * gutter) / 2;
  const height = frame.height - top;
  const columns = (style: TextStyle) => ({ count: 2, height, leading: style.leading });
  const set = (text: string, style: TextStyle) => paragraphsOf(setter, text, style, width);
  const fits = (text: string, style: TextStyle) =>
    flow(unitsOf(set(text, style)), START, columns(style)).rest === null;

  const style = SMALLER.map((scale) => scaled(setter.style('note'), scale)).find((tried) =>
    fits(note, tried),
  );
  const used = style ?? scaled(setter.style('note'), SMALLER.at(-1) ?? 1);
  const kept = style === undefined ? longestFitting(note, (text) => fits(text, used)) : note;
  if (kept.length < note.length) setter.notices.push({ kind: 'noteCut', keptLength: kept.length });

  const paragraphs = set(kept, used);
  const units = unitsOf(paragraphs);
  const isShort = units.reduce((sum, { lines }) => sum + lines, 0) <= ONE_COLUMN;
  const { placed } = (isShort ? flow : flowBalanced)(units, START, columns(used));
  const boxes: Box[] = setter.line('작가 노트', heading, frame.width, {
    x: frame.x,
    baseline: firstBaseline(frame.y, heading),
    role: 'heading',
  });
  for (const { unit, from, to, column, y } of placed) {
    const lines = paragraphs[unit]?.lines.slice(from, to) ?? [];
    boxes.push(
      ...setter.boxes(lines, used, {
        x: frame.x + column * (width + 2 * gutter),
        baseline: firstBaseline(frame.y + top + y, used),
        role: 'note',
      }),
    );
  }
  return { kind: 'note', bookmark: '작가 노트', boxes };
}

const START = { unit: 0, line: 0 };

function scaled(style: TextStyle, scale: number): TextStyle {
  return { ...style, size: style.size * scale, leading: style.leading * scale };
}

/** A paragraph for each line of the text. Empty lines between them become one. */
function paragraphsOf(setter: Typesetter, text: string, style: TextStyle, width: number): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let isApart = false;
  for (const line of text.split(LINE_BREAK)) {
    const lines = setter.lines(line, style, width, 'note');
    if (lines.length > 0) {
      const before = isApart ? style.leading : 0;
      paragraphs.push({ lines, unit: { kind: 'row', lines: lines.length, before, section: 0 } });
    }
    isApart = lines.length === 0;
  }
  return paragraphs;
}

function unitsOf(paragraphs: readonly Paragraph[]): Unit[] {
  return paragraphs.map(({ unit }) => unit);
}

/** The longest beginning of a text that fits, without half a character at its end. */
function longestFitting(text: string, fits: (text: string) => boolean): string {
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(text.slice(0, middle))) low = middle;
    else high = middle - 1;
  }
  return text
    .slice(0, low)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
