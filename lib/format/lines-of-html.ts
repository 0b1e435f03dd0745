import { plainText } from '@/lib/seo/plain-text';

/** The lines of an HTML text by its blocks. A picture is named by its words. */
export function linesOfHtml(html: string): string[] {
  return html
    .replaceAll(/<img\b[^>]*\salt="([^"]*)"[^>]*>/g, '<p>사진: $1</p>')
    .split(/<\/(?:p|h\d|li|blockquote|figcaption|figure|tr)>|<br\s*\/?>|<hr\s*\/?>/)
    .map(plainText)
    .filter((line) => line !== '');
}
