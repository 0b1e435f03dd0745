/** Search as its words say, by looking at everything: what the real one is compared with. */
export interface Findable {
  uuid: string;
  /** The title and the other one. */
  titles: readonly (string | null)[];
  /** Names besides, in which spaces don't count either. */
  names?: readonly (string | null)[];
  texts: readonly (string | null)[];
  rankedAt: Date;
}

const normal = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
const squashed = (text: string) => normal(text).replaceAll(' ', '');
const there = (texts: readonly (string | null)[]) =>
  texts.filter((text) => text !== null && text !== '') as string[];

/** The uuids of what has every word of the query, best first. */
export function bruteForce(query: string, things: readonly Findable[]): string[] {
  const words = normal(query).split(' ');
  const wanted = squashed(query);
  return things
    .filter(({ titles, names = [], texts }) => {
      const lines = [
        ...there([...titles, ...names, ...texts]).map(normal),
        ...there([...titles, ...names]).map(squashed),
      ];
      return words.every((word) => lines.some((line) => line.includes(word)));
    })
    .map((thing) => ({ thing, rank: rankOf(there(thing.titles).map(squashed), wanted) }))
    .toSorted(
      (left, right) =>
        left.rank - right.rank ||
        right.thing.rankedAt.getTime() - left.thing.rankedAt.getTime() ||
        (left.thing.uuid < right.thing.uuid ? 1 : -1),
    )
    .map(({ thing }) => thing.uuid);
}

function rankOf(titles: readonly string[], wanted: string): number {
  if (titles.includes(wanted)) return 0;
  if (titles.some((title) => title.startsWith(wanted))) return 1;
  return titles.some((title) => title.includes(wanted)) ? 2 : 3;
}

/** Numbers from 0 up to 1 that are the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Few syllables, so that words meet often: exactly, in part, across spaces. */
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
