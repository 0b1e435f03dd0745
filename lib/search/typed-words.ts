import { FINALS, INITIALS, VOWELS } from '@/lib/hangul/letters';
import { withoutFractions, withoutNotes } from './caption-notes';

/**
 * Brings typed text to the form of the index (migration `search-forms`): NFKC, separate Hangul letters as keyboards write
 * them, straight quotes and dashes, no invisible characters. Every search takes its words from here.
 */
const INVISIBLE =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\u{e0000}-\u{e0fff}]/gu;
/** Punctuation, for a class of a regular expression. A title's key in the index is without it. */
const PUNCTUATION = String.raw`!-\/:-@\[-${'`'}{-~\u00a1\u00a7\u00ab\u00b6\u00b7\u00bb\u00bf\u2010-\u2027\u2030-\u205e\u2219\u22c5\u3001-\u3003\u3008-\u3020\u3030\u30fb\u318d`;
const IN_KEYS = new RegExp(`[${PUNCTUATION}\\s]+`, 'gu');
const AT_ENDS = new RegExp(`^[${PUNCTUATION}]+|[${PUNCTUATION}]+$`, 'gu');

/** Marks beside a name that don't belong to it. NFKC would turn them into letters. */
const MARKS = /[©®™ⓒⓡ℗]/g;
/** Accents that are typed for an apostrophe: One`s, One´s. NFKC would make a space of the second. */
const APOSTROPHE = /(?<=\p{L})[`´](?=\p{L})/gu;
/** What invitations are decorated with. Alone it is what is looked for. */
const DECORATION = /[■□▪▫◆◇●○◎★☆※→⇒]|(?!✖)\p{Extended_Pictographic}/gu;
/** Characters that always end a word, except in `1,000`, `03:12` and `2023~2024`, and `_` except in `a_b` and e-mail addresses. */
const UNDERSCORE = String.raw`_(?!\S*@|(?<=(?<![\p{L}\p{N}])[A-Za-z]_)[A-Za-z](?![\p{L}\p{N}]))`;
const BETWEEN_WORDS = new RegExp(
  String.raw`(?<=[가-힣])[+&-](?=[가-힣\d])|[()[\]{}〈〉《》「」『』【】〔〕«»‹›≪≫<>"、。·•∙⋅・‧ㆍ;|\/]|${UNDERSCORE}|\.{2,}|[,:~](?!\d)|(?<!\d)[,:~]`,
  'gu',
);
const BETWEEN_TITLES = new RegExp(String.raw`[;|\/·•∙⋅・‧]|${UNDERSCORE}|,(?!\d)|(?<!\d),`, 'u');
/** What names of files end with, and what is written before it of a copy: (1), 복사본, 최종. */
const COPY_OF_FILE = String.raw`(?:\s*\(\d{1,3}\)|[\s_-]*(?:복사본|사본|최종본?|수정본?|원본|final|copy|v\d{1,2}))*`;
const FILE_ENDING = new RegExp(
  String.raw`(?<=[^\s.])${COPY_OF_FILE}\.(?:jpe?g|jfif|png|webp|gif|bmp|hei[cf]|tiff?|pdf|psd|ai|hwpx?|docx?|pptx?|xlsx?|zip|mp4|mov)\s*$`,
  'i',
);
/** Abbreviations before a number, written to it: No.12, c.2024. */
const BEFORE_NUMBER = /^(?:(no)\.?|(c|ca|ed|pl|fig)\.)(?=\d)/i;
/** Syllables with spaces between, as PDFs give them. Two may be two words; of more than seven it isn't known where a word ends. */
const SPACED =
  /(?<![\p{L}\p{N}]|(?<!\p{L})\p{L}[ \t]+)[가-힣](?:[ \t]+[가-힣]){2,6}(?![\p{L}\p{N}]|[ \t]+\p{L}(?!\p{L}))/gu;
const SPACED_YEAR = /(?<!\d|\d[ .])([12]) (\d) (\d) (\d)(?![\d.]| \d)/g;
/** A title in brackets or quotes, and the particle behind it. */
const TITLE =
  /(?:〈([^〈〉]+)〉|《([^《》]+)》|「([^「」]+)」|『([^『』]+)』|≪([^≪≫]+)≫|«([^«»]+)»|‹([^‹›]+)›|<([^<>]+)>|(?<!\d)"([^"]+)"|(?<![\p{L}\p{N}])'([^']+)'(?!['\p{Script=Latin}]))(?:(?:은|는|이|가|을|를|의|에|에서|와|과|도|로|으로|전|展)(?![\p{L}\p{N}]))?/gu;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** What has that form already: most texts. */
const FOLDED = /^[ -~가-힣]*$/;

/** Returns the text in the form of the index. The caller handles its case. */
export function folded(text: string): string {
  if (FOLDED.test(text)) return text;
  return withoutInvisible(text)
    .replace(/\u2800/g, ' ')
    .replace(/ㆍ/g, '·')
    .normalize('NFKC')
    .replace(/[\u1100-\u1112]/g, (letter) => INITIALS[letter.charCodeAt(0) - 0x1100] ?? letter)
    .replace(/[\u1161-\u1175]/g, (letter) => VOWELS[letter.charCodeAt(0) - 0x1161] ?? letter)
    .replace(/[\u11a8-\u11c2]/g, (letter) => FINALS[letter.charCodeAt(0) - 0x11a7] ?? letter)
    .replace(/[⟨⟩⟪⟫]/g, (bracket) => '〈〉《》'.charAt('⟨⟩⟪⟫'.indexOf(bracket)))
    .replace(/İ/g, 'I')
    .replace(/[‘’‛′]/g, "'")
    .replace(/[“”„‟″〝〞]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-');
}

/** What two titles are compared by: neither case, spaces nor punctuation. */
export function titleKey(text: string): string {
  return folded(text).toLowerCase().replace(IN_KEYS, '');
}

/** A part of a typed text, its words with single spaces. */
interface TypedPart {
  text: string;
  /** Whether it was in brackets or quotes, and so is one title. */
  isTitle: boolean;
}

/** A title in both languages, which entries say apart. One Latin word is most often part of a Korean title. */
const IN_BOTH =
  /^(?:(.*[가-힣]) ((?:\p{Script=Latin}\S* )+\p{Script=Latin}\S*)|((?:\p{Script=Latin}\S* ){2,})([가-힣].*))$/u;
const byLanguage = (title: string): string[] => {
  const [, ...both] = IN_BOTH.exec(title) ?? [];
  const found = both.filter((each) => each !== undefined);
  return found.length === 0 ? [title] : found.map((each) => each.trim());
};

const REMEMBERED = 200;
/** Remembers the results of recent texts: one search reads its text, and the parts of it, a dozen times. */
function remembering<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= REMEMBERED) known.clear();
    const result = read(text);
    known.set(text, result);
    return result;
  };
}

/** A text's titles in brackets and the parts around them, in their order. */
export const partsOf = remembering((text): readonly TypedPart[] => {
  const known = withoutMarks(text);
  const parts: TypedPart[] = [];
  let at = 0;
  for (const match of known.matchAll(TITLE)) {
    parts.push({ text: known.slice(at, match.index), isTitle: false });
    parts.push({ text: match.slice(1).find((inside) => inside !== undefined) ?? '', isTitle: true });
    at = match.index + match[0].length;
  }
  parts.push({ text: known.slice(at), isTitle: false });
  return parts
    .map((part) => ({ ...part, text: allWords(part.text).join(' ') }))
    .flatMap((part) => (part.isTitle ? byLanguage(part.text).map((text) => ({ ...part, text })) : part))
    .filter((part) => part.text !== '');
});

/** A text whose syllables with spaces between are words, and each of those words as it was typed. */
export function withSyllablesJoined(text: string): { text: string; rows: ReadonlyMap<string, string> } {
  const rows = new Map<string, string>();
  const joined = text.normalize('NFC').replace(SPACED, (row) => {
    const word = row.replaceAll(/[ \t]+/g, '');
    rows.set(word, [...word].join(' '));
    return word;
  });
  return { text: joined.replace(SPACED_YEAR, '$1$2$3$4'), rows };
}

/** The words of a text, each once. */
export function wordsOf(text: string): string[] {
  return [...new Set(partsOf(text).flatMap((part) => part.text.split(' ')))];
}

/** What a text without a word is made of: its signs between the spaces. */
export function signsOf(text: string): string[] {
  return [...new Set(folded(text).split(/\s+/))].filter((sign) => sign !== '');
}

/** The titles that a caption may name: all of it, its titles in brackets, and its parts between commas or underscores. */
export const titlesOf = remembering((text): readonly string[] => {
  const parts = withoutMarks(text)
    .replace(TITLE, (title) => `;${title};`)
    .split(BETWEEN_TITLES);
  const titles = [text, ...parts].map((part) => wordsOf(part).join(' '));
  return [...new Set(titles)].filter((title) => title !== '');
});

/** Whether a text is nothing but a year, a size or another number. */
export const isMeasure = (text: string): boolean =>
  /^[\d.,x×\s-]+(?:년|호|cm|in(?:ch(?:es)?)?|인치)?[fpms]?$/i.test(text);

/** A size in inches by their signs, which are no quotes there. */
const IN_INCHES = /(\d)\s?(?:"|'')(\s*[x×✕*╳]\s*\d+(?:[.,]\d+)?)\s?(?:"|'')/gi;

const withoutMarks = remembering((text) => {
  const typed = withoutFractions(text).replace(APOSTROPHE, "'").replace(MARKS, ' ');
  const plain = typed.replace(DECORATION, ' ');
  const known = folded(/[\p{L}\p{N}]/u.test(plain) ? plain : typed)
    .replace(FILE_ENDING, '')
    .replace(IN_INCHES, '$1in $2in');
  const rest = withoutNotes(known);
  return titleKey(rest) === '' ? known : rest;
});

function allWords(known: string): string[] {
  return known
    .replace(BETWEEN_WORDS, ' ')
    .split(/[\s\p{C}]+/u)
    .flatMap((word) => word.replace(AT_ENDS, '').replace(BEFORE_NUMBER, '$1$2 ').split(' '))
    .filter((word) => word !== '');
}
