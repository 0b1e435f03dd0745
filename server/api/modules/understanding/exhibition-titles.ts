import { partsOf, titleKey, withSyllablesJoined } from '@/lib/search/typed-words';
import type { TextQuestions } from './ask-once';

/** A way in which a text may name an exhibition by its title and 전. */
interface TitledWay {
  title: string;
  /** The text with the title in brackets and without its 전. */
  text: string;
}

/** Words of a text in which titles are looked for, and ways that are tried. */
const WORDS = 8;
const WAYS = 4;
/** The least letters of a title. Words such as 오전 have one before 전. */
const LETTERS = 2;
/** These say what an exhibition is, and are no title's end. */
const KIND = /^(?:개인|초대|단체|그룹|기획|특별|공모|회고|\d{1,2}인)[전展]$/u;

/** The ways in which a text names a title and 전, the longest title first. A title in brackets is understood with its 전. */
export function titledWays(text: string): TitledWay[] {
  const [part, ...others] = partsOf(withSyllablesJoined(text).text);
  const words = part?.text.split(' ') ?? [];
  if (part?.isTitle === true || others.length > 0 || words.length > WORDS) return [];
  const at = words.findLastIndex((word) => /[전展]$/u.test(word) && !KIND.test(word));
  const named = [...words.slice(0, Math.max(at, 0)), words[at]?.slice(0, -1) ?? ''].filter(
    (word) => word !== '',
  );
  return named
    .map((_, from) => {
      const title = named.slice(from).join(' ');
      return { title, text: [...named.slice(0, from), `《${title}》`, ...words.slice(at + 1)].join(' ') };
    })
    .filter(({ title }) => [...titleKey(title)].length >= LETTERS)
    .slice(-WAYS);
}

const isOneWord = ({ title }: TitledWay) => !title.includes(' ');

/** The ways whose titles are several words, which few texts say in a row. */
export const waysInRows = (text: string): string[] =>
  titledWays(text)
    .filter((way) => !isOneWord(way))
    .map((way) => way.text);

/**
 * The text with the title before 전 in brackets, if anything says it; else null. One word is a title only if something is called so,
 * and then also where the letters of the text are said elsewhere: 거의전.
 */
export async function readExhibition(
  text: string,
  isSaid: boolean,
  { areFound, near }: Pick<TextQuestions, 'areFound' | 'near'>,
): Promise<string | null> {
  const rows = isSaid ? [] : waysInRows(text);
  const found = await areFound(rows);
  const row = rows.find((_, at) => found[at] === true);
  if (row !== undefined) return row;
  const word = titledWays(text).find(isOneWord);
  if (word === undefined || (isSaid && word.text !== `《${word.title}》`)) return null;
  const isTitle = (await near(word.title)).some((one) => titleKey(one.text) === titleKey(word.title));
  return isTitle && (isSaid || (await areFound([word.text])).includes(true)) ? word.text : null;
}
