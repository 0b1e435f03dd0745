import { wordsOf as wordsOfText } from '@/lib/search/typed-words';
import type { TextQuestions } from './ask-once';
import { readExhibition, waysInRows } from './exhibition-titles';
import {
  captionsOf,
  isInitials,
  isShortened,
  joinedNames,
  MISSED,
  namesInRow,
  partsByWords,
  partsOfCaption,
  readInitials,
  readKeyboard,
  readSpelling,
  readUnfinished,
  type Read,
} from './readings';

/** What a text was read as, and the words for it, best first. */
export interface Reading {
  /** Null where the words are those that were typed: a list of artists, a title and 전. */
  reading: Read['reading'];
  names: readonly string[];
  /** Whether the only name is a caption, whose parts were read one by one. */
  isCaption?: boolean;
  /** The artists of whom the caption is a list. */
  artists?: readonly string[];
  /** Whether something says the words as they are. Only what doesn't is asked for the artists. */
  isSaid?: boolean;
}

/** Words, and parts of a caption, up to which a text may have been meant as another one. No name and no caption has more. */
const READ_WORDS = 16;

/** The parts of a caption that aren't measures. */
const wordsAmong = (parts: ReturnType<typeof partsOfCaption>) =>
  parts.filter(({ isMeasure }) => !isMeasure).map(({ text }) => text);

/** Returns a function that reads a text without hits. It returns null where nothing says the text and nothing is close to it. */
export function createTextReader(): (text: string, asked: TextQuestions) => Promise<Reading | null> {
  const beingRead = new Map<string, ReturnType<typeof readAgain>>();
  /** The same for all calls that ask at once: a page asks for every index. */
  function sharedReading(text: string, asked: TextQuestions): ReturnType<typeof readAgain> {
    const known = beingRead.get(text);
    if (known !== undefined) return known;
    const reading = readAgain(text, asked).finally(() => beingRead.delete(text));
    beingRead.set(text, reading);
    return reading;
  }

  /**
   * What a text that nothing says may have been meant as: an exhibition by its title and 전, a name whose end is missing, the
   * keyboard's other mode, or a slip of a letter.
   */
  async function readAgain(text: string, asked: TextQuestions): Promise<Reading | null> {
    const { near, isFound } = asked;
    const parts = partsOfCaption(text);
    if (Math.max(wordsOfText(text).length, parts.length) > READ_WORDS) return null;
    const typed = readKeyboard(text);
    // What the steps below ask one after the other is asked in one query.
    const [isText = false] = await asked.areFound([
      text,
      ...(typed === null ? [] : [typed]),
      ...wordsAmong(parts),
      ...waysInRows(text),
    ]);
    const titled = await readExhibition(text, isText, asked);
    if (titled !== null) return { reading: null, names: [titled] };
    const inList = parts.length > 0 ? wordsAmong(parts) : namesInRow(text);
    if (isText) {
      const list = await readList(text, inList, asked);
      return list && { ...list, isSaid: true };
    }
    const readOtherMode = async (): Promise<Reading | null> =>
      typed !== null && (await isFound(typed)) ? { reading: 'KEYBOARD', names: [typed] } : null;
    if ((await knownParts(parts, asked)) === null) return readOtherMode();
    const suggestions = await near(text);
    const names = readUnfinished(text, suggestions);
    if (names.length > 0 && isShortened(text)) return { reading: 'UNFINISHED', names };
    if (parts.length > 0 && /[ㄱ-ㅎ]/.test(text)) return readParts(parts, asked);
    const other = await readOtherMode();
    if (other !== null) return other;
    if (names.length > 0) return { reading: 'UNFINISHED', names };
    const spelled = await readSpelling(text, { suggest: near, areSaid: asked.areSaid });
    if (spelled !== null && (await isFound(spelled))) return { reading: 'SPELLING', names: [spelled] };
    const read = await readParts(parts.length > 0 ? parts : partsByWords(text), asked);
    // The end of a name may look like a particle: 김사랑 류단아.
    return read ?? readList(text, namesInRow(text), asked);
  }

  /** Reads a text as the list of artists that these names make. */
  async function readList(
    text: string,
    names: readonly string[],
    { areArtists }: TextQuestions,
  ): Promise<Reading | null> {
    if (names.length < 2 || (await areArtists(names)).includes(false)) return null;
    return { reading: null, names: [text], isCaption: true, artists: names };
  }

  /** Reads a text with an artist's name to which other words are written without a space. */
  async function readJoined(text: string, { isFound, areArtists }: TextQuestions): Promise<Reading | null> {
    const ways = joinedNames(text);
    if (ways.length === 0) return null;
    const isName = await areArtists(ways.map(({ name }) => name));
    for (const { text: apart } of ways.filter((_, at) => isName[at] === true))
      if (!(await isFound(text)) && (await isFound(apart))) return { reading: 'SPELLING', names: [apart] };
    return null;
  }

  /** Whether anything says each of the parts, or it is a measure; null where too many are unknown to be slips. */
  async function knownParts(
    parts: ReturnType<typeof partsOfCaption>,
    { areFound }: TextQuestions,
  ): Promise<boolean[] | null> {
    const texts = wordsAmong(parts);
    const found = await areFound(texts);
    const isKnown = parts.map(({ text, isMeasure }) => isMeasure || found[texts.indexOf(text)] === true);
    return isKnown.filter((is) => !is).length > MISSED ? null : isKnown;
  }

  /** The first of the captions that something says. The likeliest is asked for alone, the others together. */
  async function firstFound(
    [likeliest, ...others]: readonly string[],
    { isFound, areFound }: TextQuestions,
  ): Promise<string | undefined> {
    if (likeliest === undefined || (await isFound(likeliest))) return likeliest;
    const found = await areFound(others);
    return others.find((_, at) => found[at] === true);
  }

  /** Reads each part of a caption. If all are found, returns the caption that they make or, if nothing says it, its artists. */
  async function readParts(
    parts: ReturnType<typeof partsOfCaption>,
    asked: TextQuestions,
  ): Promise<Reading | null> {
    const read: Reading[] = [];
    const isKnown = await knownParts(parts, asked);
    if (parts.length === 0 || isKnown === null) return null;
    for (const [at, { text }] of parts.entries()) {
      const part = isKnown[at] === true ? { reading: null, names: [text] } : await readPart(text, asked);
      if (part === null || part.names.length === 0) return null;
      read.push(part);
    }
    const reading = read.find((part) => part.reading !== null)?.reading ?? null;
    const artists = read.flatMap((part) => part.names.slice(0, 1));
    const captions = reading === null ? [] : captionsOf(read.map(({ names }) => names));
    const list = () => readList(artists.join(', '), artists, asked);
    const caption = await firstFound(captions, asked);
    if (caption !== undefined)
      return {
        ...(caption === artists.join(', ') && (await list())),
        reading,
        names: [caption],
        isCaption: true,
        isSaid: true,
      };
    const found = await list();
    return found && { ...found, reading };
  }

  const readPart = async (text: string, asked: TextQuestions): Promise<Reading | null> => {
    if (!isInitials(text)) return sharedReading(text, asked);
    const list = await readParts(partsOfCaption(text), asked);
    return list ?? { reading: 'INITIALS', names: readInitials(text, await asked.near(text)) };
  };

  return async (text, asked) => (await readPart(text, asked)) ?? (await readJoined(text, asked));
}
