import type { TextRun } from './boxes';
import { FALLBACKS, type Face, type Measure, type StyleFace } from './faces';

/** A style of text. Lengths are millimetres. */
export interface TextStyle {
  face: StyleFace;
  size: number;
  /** From baseline to baseline. */
  leading: number;
  /** Added behind every character. */
  tracking?: number;
}

/** A character as people count them: the shortest run. */
export type Glyph = Readonly<TextRun>;

/** Characters that change how the one before them looks, and that none of the faces needs. */
const SELECTORS = /[\uFE00-\uFE0F\u200B-\u200D\u2060\uFEFF\u00AD]/g;

/** A text as it is drawn: one form of each letter, no control characters, no doubled or outer spaces. */
export function drawableText(text: string): string {
  if (/^[!-~가-힣]+(?: [!-~가-힣]+)*$/.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(/[\p{Zs}\t\n\r\u2028\u2029]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Bidi_Control}]/gu, '')
    .trim();
}

/** Letters of one script beside each other, or any other characters. */
const SCRIPTS =
  /\p{Script=Hangul}+|\p{Script=Han}+|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}]+|[^\p{Script=Hangul}\p{Script=Han}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}]+/gu;

/**
 * The characters of a word with their faces. Letters of one script keep together: the first face of the style's that draws
 * them all. Signs, and letters that no face has all of, get the first face each. What no face draws is left out, and named
 * to `onLack`.
 */
export function glyphsOf(
  word: string,
  { face, size, tracking = 0 }: TextStyle,
  measure: Measure,
  onLack: (character: string) => void,
): Glyph[] {
  const scale = size / 10_000;
  const draw = (text: string, candidate: Face) => wholeWord(text, candidate, measure, scale, tracking);
  const drawFirst = (text: string): Glyph[] | null => {
    for (const candidate of FALLBACKS[face]) {
      const glyphs = draw(text, candidate);
      if (glyphs !== null) return glyphs;
    }
    return null;
  };
  const drawEach = (text: string) =>
    [...new Intl.Segmenter('ko', { granularity: 'grapheme' }).segment(text)].flatMap(({ segment }) => {
      const plain = segment.replace(SELECTORS, '');
      const [glyph, ...marks] = drawFirst(plain) ?? [];
      if (glyph !== undefined)
        return [{ ...glyph, text: plain, width: marks.reduce((sum, { width }) => sum + width, glyph.width) }];
      if (plain !== '') onLack(segment);
      return [];
    });
  return (
    draw(word, face) ??
    (word.match(SCRIPTS) ?? []).flatMap(
      (part) => (/^\p{L}/u.test(part) ? drawFirst(part) : null) ?? drawEach(part),
    )
  );
}

function wholeWord(
  word: string,
  face: Face,
  measure: Measure,
  scale: number,
  tracking: number,
): Glyph[] | null {
  const glyphs: Glyph[] = [];
  for (const text of word) {
    const advance = measure(face, text.codePointAt(0) ?? 0);
    if (advance === null) return null;
    glyphs.push({ text, face, width: advance * scale + tracking });
  }
  return glyphs;
}
