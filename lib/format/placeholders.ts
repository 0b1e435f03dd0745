/** A word in braces, as `{이름}`. An unclosed or a doubled brace is also found. */
const PLACEHOLDER = /\{+[ \t]*[\p{L}\p{N}][\p{L}\p{N}_ \t]{0,19}\}*/gu;

/** `{이름}, {공모전}` */
export const placeholderList = (words: readonly string[]): string =>
  words.map((word) => `{${word}}`).join(', ');

/** The placeholders of a text that none of the words fills, each once. */
export function unknownPlaceholders(text: string, words: readonly string[]): string[] {
  const known = new Set(words.map((word) => `{${word}}`));
  const found = (text.match(PLACEHOLDER) ?? []).map((placeholder) => placeholder.trim());
  return [...new Set(found)].filter((placeholder) => !known.has(placeholder));
}

/** Fills the placeholders of a text. Braces in the values stay. */
export const fillPlaceholders = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{([^{}]+)\}/g, (whole, word: string) =>
    Object.hasOwn(values, word) ? (values[word] ?? whole) : whole,
  );
