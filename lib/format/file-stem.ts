/**
 * A text as the beginning of a file's name: without what file systems refuse, and without a dot in front, which would hide
 * the file. Empty where nothing is left.
 * @param max characters
 */
export function fileStem(text: string, max: number): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{C}\s\\/:*?"<>|]+/gu, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  // Signs of two halves are never cut in the middle.
  return [...clean].slice(0, max).join('').trimEnd();
}
