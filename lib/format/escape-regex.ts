/** Escapes `text` for a regular expression of JavaScript or PostgreSQL, outside brackets. */
export function escapeRegex(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
