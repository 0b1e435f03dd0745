import { withoutPunctuation } from './web-link';

/**
 * Cleans typed, pasted and imported text. Every text of a contract goes through one of these functions
 * (`lib/contracts/text.ts`), so that a form, the API and an import keep the same text. The functions are idempotent.
 */

/** Invisible characters: default-ignorable ones with the bidi marks, noncharacters, controls, lone surrogates. */
const UNSEEN = String.raw`[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Cs}\ufff9-\ufffb]|(?![\s\u0085])\p{Cc}`;

const EMOJI = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\ufe0e\ufe0f]\u20e3?)?`;
const SEEN = String.raw`(?!\p{Default_Ignorable_Code_Point})`;
const JOINING_SCRIPTS = [
  ...['Arabic', 'Syriac', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu'],
  ...['Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Mongolian'],
];
/** A letter or mark of a script whose spelling needs joiners. */
const JOINING = `${SEEN}[${JOINING_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`;
/** Unseen characters that change what is seen: in flags, joined emoji, keycaps, Hanja variants, and spellings. */
const SEQUENCES = [
  String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}`,
  String.raw`${EMOJI}(?:\u200d${EMOJI})*`,
  String.raw`[0-9#*]\ufe0f?\u20e3`,
  String.raw`\p{Script=Han}[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
  String.raw`${JOINING}(?:[\u200c\u200d]${JOINING})+`,
  String.raw`${SEEN}\p{Script=Mongolian}[\u180b-\u180f]`,
];
const UNSEEN_ALL = new RegExp(UNSEEN, 'gu');
const UNSEEN_ALONE = new RegExp(`(${SEQUENCES.join('|')})|${UNSEEN}`, 'gu');
/** Spaces of all scripts and of Braille. */
const SPACES = /[\s\u0085\u2800]+/gu;
const SPACES_OF_LINE = /[\s\u2800]/gu;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Marks in a row beyond what a language writes (UAX #15, Stream-Safe), also those that become marks under NFKC. */
const MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;
/** How often a text is cleaned before it keeps no sequence at all. */
const PASSES = 4;

const folded = (text: string) => text.replace(SPACES, ' ').trim();

/** Cuts rows of marks, then normalises: V8 takes time by the square of their length. Normalising may make two marks of one. */
const composed = (text: string, form: 'NFC' | 'NFKC' = 'NFC') =>
  text.replace(MARKS, '$1').normalize(form).replace(MARKS, '$1');

/**
 * Removes unseen characters, and normalises to NFC before and after. Removing one brings marks together, which NFC sorts: a joiner
 * that was between two letters of its script may then be beside another mark, and is removed by the next pass.
 */
function seen(text: string): string {
  let before = composed(text);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const after = composed(before.replace(UNSEEN_ALONE, '$1'));
    if (after === before) return after;
    before = after;
  }
  return composed(before.replace(UNSEEN_ALL, ''));
}

/** A text of one line, such as a name or a title: NFC, without unseen characters, with single spaces. */
export function cleanLine(text: string): string {
  return folded(seen(text));
}

/** A text of several lines: as `cleanLine`, but line breaks stay as `\n`, and so do the spaces within a line. */
export function cleanLines(text: string): string {
  const lines = seen(text.replace(LINE_ENDS, '\n'));
  // Each line by itself: an expression for spaces at ends of lines takes time by the square of their number.
  const ended = lines.split('\n').map((line) => line.replace(SPACES_OF_LINE, ' ').trimEnd());
  return ended.join('\n').trim();
}

/** HTML before it is sanitised: NFC, without unseen characters. Its spaces are part of the markup. */
export function cleanHtml(html: string): string {
  return seen(html);
}

/** A number, an ID, a code: NFKC, which makes ASCII of full-width letters, without any unseen character, with single spaces. */
export function cleanIdentifier(text: string): string {
  return folded(composed(text.replace(UNSEEN_ALL, ''), 'NFKC'));
}

/** A login ID: the same in small letters and without spaces. */
export function cleanAccountId(text: string): string {
  return composed(cleanIdentifier(text).replaceAll(' ', '').toLowerCase(), 'NFKC');
}

const HALF = /\p{Cs}/u;
/** Whether one character is a space, or isn't seen. */
const IS_BLANK = new RegExp(String.raw`^(?:${UNSEEN}|[\s\u0085\u2800])$`, 'u');

/**
 * An address of a page: NFC, without spaces and unseen characters at its ends, which a paste brings along. What isn't seen inside it stays,
 * and `linkFault` finds it.
 */
export function cleanLink(text: string): string {
  // Half a character is a fault wherever it is.
  if (HALF.test(text)) return text;
  const letters = Array.from(composed(text));
  const isSeen = (letter: string) => !IS_BLANK.test(letter);
  const last = letters.findLastIndex(isSeen);
  if (last < 0) return '';
  // The end of a sequence, such as an emoji's variant, is seen with the letter before it.
  return letters.slice(letters.findIndex(isSeen), last).join('') + cleanLine(letters.slice(last).join(''));
}

/** A link to another site: as `cleanLink`, without the punctuation that follows it in a sentence or a list. */
export function cleanWebLink(text: string): string {
  const link = cleanLink(text);
  let before = link;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const after = cleanLink(withoutPunctuation(before));
    if (after === before) return after;
    before = after;
  }
  // Punctuation and unseen characters take turns. No link ends so, and `linkFault` refuses it.
  return link;
}

/** Whether a text has characters that `cleanLine` would remove because they aren't seen. */
export function hasUnseen(text: string): boolean {
  return seen(text) !== composed(text);
}

/** Whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return cleanLine(text) === '';
}
