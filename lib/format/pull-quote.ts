/** Bounds in characters: a shorter quotation is a single word, a longer one fills the page. */
const MIN_LETTERS = 14;
const MAX_LETTERS = 64;

/**
 * The quotation that a magazine sets large at the end of an article: the last whole sentence in “ ” that is long enough
 * to stand alone and short enough to be read at a glance. Null where there is none.
 */
export function pullQuote(texts: readonly string[]): string | null {
  const spoken = texts.flatMap((text) =>
    [...text.matchAll(/“([^“”]+[.?!…])”/g)].map(([, words = '']) => words),
  );
  const fitting = spoken.filter((words) => {
    const { length } = [...words];
    return length >= MIN_LETTERS && length <= MAX_LETTERS;
  });
  return fitting.at(-1) ?? null;
}
