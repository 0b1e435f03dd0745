/**
 * Text for where no markup belongs (descriptions, structured data): tags that stand within words go, other tags and
 * line breaks become spaces, and what is longer than `max` characters ends at a word with an ellipsis. The database's
 * `search_words` reads HTML in the same way.
 */
export function plainText(text: string, max: number = Number.POSITIVE_INFINITY): string {
  const clean = text
    .replace(/<\/?(?:strong|em|b|i|u|s|sub|sup|a)(?:\s[^>]*)?>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const letters = [...clean];
  if (letters.length <= max) return clean;
  const cut = letters.slice(0, max - 1).join('');
  const atWord = cut.lastIndexOf(' ');
  return `${(atWord > max * 0.6 ? cut.slice(0, atWord) : cut).trimEnd()}…`;
}
