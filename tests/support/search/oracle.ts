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

const normal = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
const squashed = (text: string) => normal(text).replaceAll(' ', '');
const linesOf = (texts: readonly (string | null)[]) =>
  texts.filter((text) => text !== null && text !== '').map((text) => normal(text ?? ''));

/** The uuids of the entries that have every word of the query, best first. */
export function bruteForce(query: string, things: readonly Findable[]): string[] {
  const words = [...new Set(normal(query).split(' '))];
  return things
    .map((thing) => ({
      thing,
      heading: linesOf(thing.titles),
      labels: linesOf(thing.labels),
      texts: linesOf(thing.texts),
    }))
    .filter(({ heading, labels, texts }) =>
      words.every((word) => says([...heading, ...labels, ...texts], word)),
    )
    .map((read) => ({ thing: read.thing, rank: rankOf(read, squashed(query), words) }))
    .toSorted(
      (left, right) =>
        left.rank - right.rank ||
        right.thing.rankedAt.getTime() - left.thing.rankedAt.getTime() ||
        (left.thing.uuid < right.thing.uuid ? 1 : -1),
    )
    .map(({ thing }) => thing.uuid);
}

/** A number is found whole, and not as the decimals of another. */
function says(lines: readonly string[], word: string): boolean {
  if (!/^\d/.test(word)) return lines.some((line) => squashed(line).includes(word));
  const pattern = new RegExp(`(?<!\\d|\\d\\.)${lettersOf(word)}${/\d$/.test(word) ? '(?!\\d)' : ''}`, 'u');
  return lines.some((line) => pattern.test(line));
}

/** Spaces may stand between letters, and never within a number. */
const lettersOf = (word: string) =>
  (word.match(/\d+|\D/gu) ?? []).map((one) => one.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`)).join(' ?');

type Read = Record<'heading' | 'labels' | 'texts', readonly string[]>;

function rankOf(read: Read, wanted: string, words: readonly string[]): number {
  const titles = read.heading.map(squashed);
  if (titles.includes(wanted)) return 0;
  const bonus = titles.some((title) => title.startsWith(wanted)) ? 0.5 : 0;
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
