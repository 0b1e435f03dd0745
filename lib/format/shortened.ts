/** The longest part of a person's text that is repeated within a line, in characters. */
const LONGEST = 24;

/** A text that a line of the page repeats, cut where it is long. */
export const shortened = (text: string): string => cutAt(LONGEST, text);

/** A text cut to so many characters, the dots included. */
export function cutAt(longest: number, text: string): string {
  const letters = [...text];
  return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join('')}…`;
}
