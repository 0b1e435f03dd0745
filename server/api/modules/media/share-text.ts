/**
 * Breaks a text into lines between its words, as Korean is set. A word is broken only where it is longer than a line.
 * Widths are estimated in ems, a little too wide, so that no line is cut.
 */
const WIDTHS: readonly [RegExp, number][] = [
  [/[\s.,:;'!|()[\]·ijlI‘’“”]/u, 0.36],
  [/[A-Z0-9@%&mwMW—…]/u, 0.72],
  [/[\u0020-\u02ff]/u, 0.58],
];
const WIDE = 0.95;

export function widthInEms(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? WIDE;
  return width;
}

/**
 * @param width the width of a line in ems
 * @returns at most `maxLines` lines; `isCut` says that the text was longer, and the last line ends with an ellipsis
 */
export function breakLines(
  text: string,
  width: number,
  maxLines: number,
): { lines: string[]; isCut: boolean } {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).flatMap((part) => pieces(part, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthInEms(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  if (lines.length <= maxLines) return { lines, isCut: false };
  const kept = lines.slice(0, maxLines);
  kept[maxLines - 1] = shortened(kept[maxLines - 1] ?? '', width);
  return { lines: kept, isCut: true };
}

/** The word, in parts where it is too long for a line. */
function pieces(word: string, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && widthInEms(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part].filter((each) => each !== '');
}

function shortened(line: string, width: number): string {
  const letters = [...line];
  while (letters.length > 1 && widthInEms(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
