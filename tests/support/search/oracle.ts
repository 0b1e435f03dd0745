import { folded, signsOf, titleKey, titlesOf, wordsOf } from '@/lib/search/typed-words';

/** A search that compares every entry with the rules literally. The real search is tested against it. */
export interface Findable {
  uuid: string;
  /** The title and its second form. */
  titles: readonly (string | null)[];
  /** Names, material and other short texts. */
  labels: readonly (string | null)[];
  texts: readonly (string | null)[];
  rankedAt: Date;
}

const normal = (text: string) => folded(text).toLowerCase().replace(/\s+/g, ' ').trim();
const squashed = (text: string) => normal(text).replaceAll(' ', '');
const linesOf = (texts: readonly (string | null)[]) =>
  texts.filter((text) => text !== null && text !== '').map((text) => normal(text ?? ''));

/** The uuids of the entries that have every word of the query, best first. */
export function bruteForce(
  query: string,
  things: readonly Findable[],
  { hasLabels = true }: { hasLabels?: boolean } = {},
): string[] {
  const found = wordsOf(query);
  const words = (found.length > 0 ? found : signsOf(query)).map(normal);
  const isAlone = words.length === 1;
  const isLetter =
    titleKey(words.join('')) === '' ? /^/ : isAlone ? /^[\p{L}\p{N}]$/u : /^\p{Script=Latin}$/u;
  const isFound = (read: Read, word: string) =>
    isLetter.test(word) ? saysLetter(read, word, { isAlone, hasLabels }) : says(read, word);
  return things
    .map((thing) => ({
      thing,
      heading: linesOf(thing.titles),
      labels: linesOf(thing.labels),
      texts: linesOf(thing.texts),
    }))
    .filter((read) => words.length > 0 && words.every((word) => isFound(read, word)))
    .map((read) => ({ thing: read.thing, rank: rankOf(read, query, words) }))
    .toSorted(
      (left, right) =>
        left.rank - right.rank ||
        right.thing.rankedAt.getTime() - left.thing.rankedAt.getTime() ||
        (left.thing.uuid < right.thing.uuid ? 1 : -1),
    )
    .map(({ thing }) => thing.uuid);
}

/** A number is found whole, and not as the decimals of another. */
function says({ heading, labels, texts }: Read, word: string): boolean {
  const lines = [...heading, ...labels, ...texts];
  if (!/^\d/.test(word)) {
    const acrossSpaces = new RegExp(`(^|[^${LETTER}])${lettersOf(word)}`, 'u');
    return lines.some((line) => line.includes(word) || acrossSpaces.test(line));
  }
  const pattern = new RegExp(`(?<!\\d|\\d\\.)${lettersOf(word)}${/\d$/.test(word) ? '(?!\\d)' : ''}`, 'u');
  return lines.some((line) => pattern.test(line));
}

/**
 * A single letter: a digit in titles, a Latin letter as a word of titles and labels, others in titles, where labels begin and as
 * words.
 */
function saysLetter(
  { heading, labels, texts }: Read,
  letter: string,
  { isAlone, hasLabels }: { isAlone: boolean; hasLabels: boolean },
): boolean {
  const nowhere = { heading: [], labels: [], texts: [] };
  if (titleKey(letter) === '') return says({ ...nowhere, heading }, letter);
  if (/\d/.test(letter)) return says({ ...nowhere, heading }, letter);
  const isWord = new RegExp(`(^|[^${LETTER}])${letter}($|[^${LETTER}])`, 'u');
  const begins = new RegExp(`(^|[^${LETTER}])${letter}`, 'u');
  if (/\p{Script=Latin}/u.test(letter))
    return [...heading, ...labels].some((line) => (isAlone ? isWord : begins).test(line));
  if (hasLabels && labels.some((line) => begins.test(line))) return true;
  const isInTitle = says({ ...nowhere, heading }, letter);
  return isInTitle || [...labels, ...texts].some((line) => isWord.test(line));
}

/** Spaces may stand between letters, and never within a number. */
const lettersOf = (word: string) =>
  (word.match(/\d+|\D/gu) ?? []).map((one) => one.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`)).join(' ?');

type Read = Record<'heading' | 'labels' | 'texts', readonly string[]>;

function rankOf(read: Read, query: string, words: readonly string[]): number {
  const titles = read.heading.map(titleKey);
  if (titlesOf(query).some((title) => titles.includes(titleKey(title)))) return 0;
  const wanted = words.join('');
  const bonus =
    titleKey(wanted) !== '' && titles.some((title) => title.startsWith(titleKey(wanted))) ? 0.5 : 0;
  const sum = words.reduce((places, word) => places + placeOf(read, word), 0);
  const isInRow = [...read.heading, ...read.labels, ...read.texts].some((line) =>
    squashed(line).includes(wanted),
  );
  return (words.length > 1 && isInRow ? Math.min(sum, placeOf(read, wanted)) : sum) - bonus;
}

function placeOf({ heading, labels, texts }: Read, word: string): number {
  const letters = lettersOf(word);
  const has = (lines: readonly string[], pattern: string) =>
    lines.some((line) => new RegExp(pattern, 'u').test(line));
  const begins = `(^|[^${LETTER}])${letters}`;
  const isWord = `${begins}($|[^${LETTER}])`;
  if (has(heading, isWord)) return 1;
  if (has(labels, isWord)) return 2;
  if ([...word].length === 1 && has(texts, isWord)) return 2.5;
  if (has(heading, begins)) return 3;
  if (has(heading, letters)) return 4;
  if (has(labels, letters)) return 5;
  return has(texts, isWord) ? 6 : 7;
}
const LETTER = 'a-z0-9à-ɏ가-힣一-鿿';

/** Random numbers from 0 up to 1 that are the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Few syllables, so that words often match: whole, in part, or across spaces. */
const SYLLABLES = [...'물결달항아리김정현꽃길산'];
const LATIN = ['oil', 'Oil', 'on', 'Canvas', 'can', 'c-print', 'a_b', '100%', "it's", 'É', '🎨', '(x)'];

/** One to four words of Hangul and Latin. */
export function someText(random: () => number, most = 4): string {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const word = () =>
    random() < 0.25
      ? pick(LATIN)
      : Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(SYLLABLES)).join('');
  return Array.from({ length: 1 + Math.floor(random() * most) }, word).join(' ');
}

/** The same words as a paragraph of HTML, some letters in bold, some lines broken. */
export function markedUp(text: string, random: () => number): string {
  const letters = [...text].map((letter) => {
    if (letter === ' ' && random() < 0.3) return '<br />';
    return random() < 0.3 ? `<strong class="x">${letter}</strong>` : letter;
  });
  return `<p>${letters.join('')}</p>`;
}
