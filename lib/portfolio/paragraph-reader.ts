import { readParagraph, type Paragraph } from './break-lines';
import { measureEmbedded, type Measure } from './faces';
import type { TextStyle } from './text-runs';

/** Measured texts that are kept: those of a long portfolio, and of some edits of it. */
const KEPT = 4000;

/**
 * Measures texts, and remembers them. An editor keeps one reader, so that a keystroke measures what was typed and not the
 * whole book.
 */
export class ParagraphReader {
  private readonly known = new Map<string, Paragraph>();

  constructor(private readonly measure: Measure = measureEmbedded) {}

  read(text: string, style: TextStyle): Paragraph {
    const key = `${style.face} ${style.size} ${style.tracking ?? 0} ${text}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size >= KEPT) this.known.clear();
    const paragraph = readParagraph(text, style, this.measure);
    this.known.set(key, paragraph);
    return paragraph;
  }
}
