/**
 * The words of sanitised HTML, for where no markup belongs: tags that stand within words go, other tags and line
 * breaks become spaces. The database's `search_words` reads HTML in the same way. Never for what is plain text
 * already, where `<` is a letter like others.
 */
export function plainText(html: string): string {
  return html
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
}

/** Plain text as one line of at most `max` characters: what is longer ends at a word with an ellipsis. */
export function shorten(text: string, max: number): string {
  const clean = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  const letters = [...clean];
  if (letters.length <= max) return clean;
  const cut = letters.slice(0, max - 1).join('');
  const atWord = cut.lastIndexOf(' ');
  return `${(atWord > max * 0.6 ? cut.slice(0, atWord) : cut).trimEnd()}…`;
}
