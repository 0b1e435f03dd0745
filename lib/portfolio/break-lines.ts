import type { TextRun } from './boxes';
import type { Measure } from './faces';
import { drawableText, glyphsOf, type Glyph, type TextStyle } from './text-runs';

/** A line of a paragraph. */
export interface Line {
  runs: TextRun[];
  width: number;
}

/** A paragraph that is measured, and not yet broken into lines. */
export interface Paragraph {
  pieces: readonly Piece[];
  /** Characters that no face draws. */
  lacking: readonly string[];
}

/** No line begins with these. */
const NOT_FIRST = new Set(
  '!%),.:;?]}¢°’”‰′″℃、。〉》」』】〕〗〙〛·・…‥—–~〜～々ーぁぃぅぇぉっゃゅょァィゥェォッャュョ！％），．：；？］｝',
);
/** No line ends with these. */
const NOT_LAST = new Set('([{“‘〈《「『【〔〖〘〚（［｛＃＄￦₩$#@');
/** A word may be divided behind these, where something follows them. */
const DIVIDES = new Set('-‐–—/·,、。・&+=_?');
/** Signs that hold their neighbours together: 162.2 × 130.3 cm. */
const HOLDS = new Set(['×', '–', '—', '~']);

/** Hanja and kana, between which a line may end. */
function isIdeograph(text: string): boolean {
  const point = text.codePointAt(0) ?? 0;
  return (
    (point >= 0x3041 && point <= 0x30ff) ||
    (point >= 0x3400 && point <= 0x9fff) ||
    (point >= 0xf900 && point <= 0xfaff)
  );
}

/** How far back a line may be divided to keep a break that punctuation allows. */
const KINSOKU_REACH = 6;

interface Piece {
  glyphs: Glyph[];
  runs: readonly TextRun[];
  width: number;
  /** What stands before it, unless it begins a line. */
  space: TextRun | null;
}

/** Measures a paragraph, which is then broken at any width. */
export function readParagraph(text: string, style: TextStyle, measure: Measure): Paragraph {
  const lacking = new Set<string>();
  const pieces = piecesOf(drawableText(text), style, measure, (character) => lacking.add(character));
  return { pieces, lacking: [...lacking] };
}

/**
 * A paragraph in lines that are at most `width` wide. Words stay whole where they fit into a line, as Korean books that
 * are set ragged do; longer ones are divided without a hyphen. A short last line takes words from the line before.
 */
export function breakLines({ pieces }: Paragraph, width: number): Line[] {
  const lines = fuller(fill(pieces, width), pieces, width);
  return lines.map((line) => ({ ...line, runs: joined(line.runs) }));
}

function piecesOf(
  text: string,
  style: TextStyle,
  measure: Measure,
  onLack: (character: string) => void,
): Piece[] {
  const [space = null] = glyphsOf(' ', style, measure, onLack);
  const pieces: Piece[] = [];
  let isHeld = false;
  for (const word of text === '' ? [] : text.split(' ')) {
    const glyphs = glyphsOf(word, style, measure, onLack);
    if (glyphs.length === 0) continue;
    const [part = [], ...parts] = dividedWord(glyphs);
    const last = pieces.at(-1);
    const holds = HOLDS.has(word);
    // Of `〈바다 🎨〉` the bracket is left: it closes the word before.
    const first = part[0]?.text ?? '';
    if (last !== undefined && NOT_FIRST.has(first) && !word.startsWith(first)) {
      pieces.splice(-1, 1, piece([...last.glyphs, ...glyphs], last.space));
      continue;
    }
    if (last !== undefined && space !== null && (isHeld || holds))
      pieces.splice(-1, 1, piece([...last.glyphs, space, ...part], last.space));
    else pieces.push(piece(part, last === undefined ? null : space));
    pieces.push(...parts.map((glyphsOfPart) => piece(glyphsOfPart, null)));
    isHeld = holds;
  }
  return pieces;
}

function piece(glyphs: Glyph[], space: TextRun | null): Piece {
  return { glyphs, runs: joined(glyphs), width: widthOf(glyphs), space };
}

/** A word at the places where it may be divided although it fits: between ideographs and behind signs that divide. */
function dividedWord(glyphs: readonly Glyph[]): Glyph[][] {
  const parts: Glyph[][] = [];
  let part: Glyph[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    part.push(glyph);
    const next = glyphs[index + 1];
    if (next === undefined || !isBreakable(glyph, next)) continue;
    // 2019-2024, 1/3, 3,000: figures stay together.
    const isSign = DIVIDES.has(glyph.text) && part.length > 2 && !/^\d/.test(next.text);
    if (!isSign && !(isIdeograph(glyph.text) && isIdeograph(next.text))) continue;
    parts.push(part);
    part = [];
  }
  return [...parts, part];
}

function isBreakable(before: Glyph, after: Glyph): boolean {
  return !NOT_FIRST.has(after.text) && !NOT_LAST.has(before.text);
}

function fill(pieces: readonly Piece[], width: number): Line[] {
  const lines: Line[] = [];
  let line: Line = { runs: [], width: 0 };
  const add = (runs: readonly TextRun[], wide: number) => {
    line.runs.push(...runs);
    line.width += wide;
  };
  const close = () => {
    lines.push(line);
    line = { runs: [], width: 0 };
  };
  for (const { glyphs, runs, width: wide, space } of pieces) {
    if (line.width > 0) {
      if (line.width + (space?.width ?? 0) + wide > width) close();
      else if (space !== null) add([space], space.width);
    }
    if (wide <= width) {
      add(runs, wide);
      continue;
    }
    for (let rest = glyphs; rest.length > 0;) {
      const part = rest.slice(0, fitting(rest, width));
      add(joined(part), widthOf(part));
      rest = rest.slice(part.length);
      if (rest.length > 0) close();
    }
  }
  if (line.width > 0) close();
  return lines;
}

/** How many characters of a word that is too long fit in a line. At least one does. */
function fitting(glyphs: readonly Glyph[], room: number): number {
  let width = 0;
  let count = 0;
  for (const glyph of glyphs) {
    if (width + glyph.width > room) break;
    width += glyph.width;
    count += 1;
  }
  if (count === glyphs.length) return count;
  const most = Math.max(1, count);
  for (let at = most; at > Math.max(0, most - KINSOKU_REACH); at -= 1) {
    const [before, after] = [glyphs[at - 1], glyphs[at]];
    if (before !== undefined && after !== undefined && isBreakable(before, after)) return at;
  }
  return most;
}

/** The last line of a paragraph shouldn't be a single short word. */
const SHORT = 0.16;

function fuller(lines: Line[], pieces: readonly Piece[], width: number): Line[] {
  const last = lines.at(-1);
  if (last === undefined || lines.length < 2 || last.width > width * SHORT) return lines;
  for (const share of [0.96, 0.92, 0.88, 0.84]) {
    const narrower = fill(pieces, width * share);
    if (narrower.length > lines.length) return lines;
    if ((narrower.at(-1)?.width ?? 0) > width * SHORT) return narrower;
  }
  return lines;
}

function widthOf(glyphs: readonly Glyph[]): number {
  let width = 0;
  for (const glyph of glyphs) width += glyph.width;
  return width;
}

/** Runs of one face beside each other as one. */
function joined(runs: readonly TextRun[]): TextRun[] {
  const all: TextRun[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last?.face === run.face) {
      last.text += run.text;
      last.width += run.width;
    } else all.push({ ...run });
  }
  return all;
}
