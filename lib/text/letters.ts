/** Counts texts in what people see as letters: grapheme clusters, of which one may have many characters (UAX #29). */

/** Characters that one letter may have. Emoji of four people have 11; marks that are stacked beyond it count as further letters. */
const CHARACTERS_MAX = 16;

/** Most texts: each UTF-16 unit is a letter. */
const PLAIN = /^[\n\x20-\x7e\u3000-\u3029\u3131-\u318e\u4e00-\u9fff\uac00-\ud7a3]*$/;
/** What joins with the character before it. */
const MARK = String.raw`[\p{M}\p{Emoji_Modifier}\u200c\u200d\u0e33\u0eb3\uff9e\uff9f\u{e0020}-\u{e007f}]`;
/** What only the segmenter divides, which takes twenty times as long: the single letters of Hangul, and what isn't seen. */
const DIVIDED = String.raw`[\p{M}\p{C}\p{Emoji_Modifier}\u0e33\u0eb3\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\uff9e\uff9f]`;
const PICTURE = String.raw`\p{Extended_Pictographic}`;
const PIECES = new RegExp(
  `${PICTURE}(?:${MARK}*\\u200d${PICTURE})*${MARK}*|\\p{RI}{2}|\\n|(${DIVIDED}+)|[^]${MARK}*`,
  'gu',
);

const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/** How many letters a cluster counts as. */
function weightOf(cluster: string): number {
  return cluster.length <= CHARACTERS_MAX ? 1 : Math.ceil([...cluster].length / CHARACTERS_MAX);
}

interface Cluster {
  /** Where it ends in the text. */
  end: number;
  segment: string;
}

function* clustersOf(text: string): Generator<Cluster> {
  let end = 0;
  for (const [piece, divided] of text.matchAll(PIECES)) {
    const clusters = divided === undefined ? [piece] : segmenter.segment(divided);
    for (const cluster of clusters) {
      const segment = typeof cluster === 'string' ? cluster : cluster.segment;
      end += segment.length;
      yield { end, segment };
    }
  }
}

/** The first clusters of a text whose sizes have no more than this sum. */
function firstOf(text: string, max: number, sizeOf: (cluster: string) => number): string {
  let sum = 0;
  let kept = 0;
  for (const { end, segment } of clustersOf(text)) {
    sum += sizeOf(segment);
    if (sum > max) return text.slice(0, kept);
    kept = end;
  }
  return text;
}

/** How many letters a text has. */
export function countLetters(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let count = 0;
  for (const { segment } of clustersOf(text)) count += weightOf(segment);
  return count;
}

/** The first letters of a text, none of them cut in two. It looks no further than they go. */
export function firstLetters(text: string, max: number): string {
  if (text.length <= max) return text;
  return PLAIN.test(text) ? text.slice(0, max) : firstOf(text, max, weightOf);
}

/** The first letters of a text that take no more than so many bytes of UTF-8. */
export function firstBytes(text: string, max: number): string {
  const encoder = new TextEncoder();
  return firstOf(text, max, (cluster) => encoder.encode(cluster).length);
}

/** The first letters of a text that have no more than so many UTF-16 units, as Windows counts them. */
export function firstUnits(text: string, max: number): string {
  return firstOf(text, max, (cluster) => cluster.length);
}

/** Whether a text has more than so many letters. */
export function hasMoreLetters(text: string, max: number): boolean {
  return firstLetters(text, max).length < text.length;
}
