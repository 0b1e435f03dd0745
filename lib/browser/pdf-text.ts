import * as pdfLimits from '@/lib/limits/pdf';

/** A piece of a page's text, or the mark of a structure, which has none. */
type TextPiece = { str: string; hasEOL: boolean } | { type: string };

/** The text of a page in the order in which the document has it, without needless space. */
export function textOf(pieces: readonly TextPiece[]): string {
  const text = pieces.map((piece) => ('str' in piece ? piece.str + (piece.hasEOL ? '\n' : '') : '')).join('');
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, pdfLimits.textMax);
}
