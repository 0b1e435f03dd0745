/** The longest that somebody's text is repeated within a line, in characters. */
const LONGEST = 24;

/** A text that a line of the page repeats, cut where it is long. */
export function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= LONGEST ? text : `${letters.slice(0, LONGEST - 1).join('')}…`;
}
