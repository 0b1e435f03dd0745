import { cleanLine } from './clean';
import { firstBytes, firstLetters, firstUnits, hasMoreLetters } from './letters';

/**
 * Names of files and folders that Windows, macOS and Linux take: in NFC, without their signs, without names of devices, without
 * a dot in front, which hides, or dots and spaces at the end, which Windows drops. File systems count bytes.
 */

/** Bytes of one name of a path: systems take 255, and keep some for copies and downloads that aren't finished. */
export const NAME_BYTES = 200;
/** Of those, what is left for the ending and a number. */
const STEM_BYTES = 180;

/** The name of a file of which nothing is left. */
const NAMELESS = '파일';
const SIGNS = /[\s\\/:*?"<>|]+/g;
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;
const ENDING = /^(.*?)(\.[a-z\d]{1,5})?$/is;

/** The most that a name may have, as contracts, file systems and Windows' paths count it. */
interface NameBounds {
  letters?: number;
  bytes?: number;
  units?: number;
}

/** A text as the beginning of a file's name, or as that of a folder. Empty where nothing is left. */
export function fileStem(
  text: string,
  { letters = NAME_BYTES, bytes = STEM_BYTES, units = NAME_BYTES }: NameBounds = {},
): string {
  const plain = cleanLine(text)
    .replace(SIGNS, ' ')
    .replace(/^[ .]+/, '')
    .replace(/\.(?: *\.)+ */g, '.');
  const named = DEVICE.test(plain) ? `_${plain}` : plain;
  return withoutEnd(firstUnits(firstBytes(firstLetters(named, letters), bytes), units));
}

/** Whether a file's name has more letters than so many, once it is cleaned. */
export const isLongName = (name: string, max: number): boolean => hasMoreLetters(cleanLine(name), max);

/** A file's name that keeps its ending. */
export function fitFileName(
  name: string,
  { bytes = NAME_BYTES, units = NAME_BYTES, ...rest }: NameBounds = {},
): string {
  const [, stem = '', ending = ''] = ENDING.exec(cleanLine(name)) ?? [];
  const room = { bytes: bytes - ending.length, units: units - ending.length };
  return `${fileStem(stem, { ...rest, ...room }) || NAMELESS}${ending}`;
}

/** Without the dots and spaces at the end of a text. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' .'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
