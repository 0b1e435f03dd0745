import { breakLines, readParagraph, type Line, type Paragraph } from './break-lines';
import { measureEmbedded, type Measure } from './faces';
import type { TextStyle } from './text-runs';

/** Measured texts that are kept: those of a long portfolio, and of some edits of it. */
const KEPT = 4000;

/**
 * Measures texts and breaks them into lines, and remembers both. An editor keeps one reader, so that a keystroke sets what was
 * typed and not the whole book.
 */
export class ParagraphReader {
  private readonly known = new Map<string, Paragraph>();
  /** By the width that they were broken for. */
  private readonly broken = new WeakMap<Paragraph, Map<number, readonly Line[]>>();

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

  /** The lines of a paragraph that this reader has read. */
  break(paragraph: Paragraph, width: number): readonly Line[] {
    const known = this.broken.get(paragraph) ?? new Map<number, readonly Line[]>();
    this.broken.set(paragraph, known);
    const lines = known.get(width) ?? breakLines(paragraph, width);
    known.set(width, lines);
    return lines;
  }
}
