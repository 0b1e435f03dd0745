import type { SharpModule } from './load-sharp';
import { shareFontFiles } from './share-fonts';

export interface Drawn {
  input: Buffer;
  width: number;
  height: number;
}

export interface Style {
  font: string;
  /** Pixels. */
  size: number;
  color: string;
  /** Between letters, and between lines, in pixels. */
  spacing?: number;
  leading?: number;
  /** Wider text is scaled down to so many pixels. */
  maxWidth: number;
}

/** Text on nothing, cut to its ink; null where there is none. */
export async function drawText(
  sharp: SharpModule,
  lines: readonly string[],
  { font, size, color, spacing = 0, leading = 0, maxWidth }: Style,
): Promise<Drawn | null> {
  const text = lines.map(escapeMarkup).join('\n');
  if (text.trim() === '') return null;
  const markup = `<span foreground="${color}" letter_spacing="${spacing * 1024}">${text}</span>`;
  const drawn = await sharp({
    // At 72 dots an inch a point is a pixel.
    text: { text: markup, font: `${font} ${size}`, rgba: true, dpi: 72, spacing: leading },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = drawn.info;
  if (width <= maxWidth) return { input: drawn.data, width, height };
  const narrower = await sharp(drawn.data).resize(maxWidth).png().toBuffer({ resolveWithObject: true });
  return { input: narrower.data, width: narrower.info.width, height: narrower.info.height };
}

let known: Promise<void> | null = null;

/** A typeface that was drawn with once is found by name from then on. One that could not be read is tried again. */
export async function knowFonts(sharp: SharpModule): Promise<void> {
  known ??= drawWithEach(sharp);
  try {
    await known;
  } catch (error) {
    known = null;
    throw error;
  }
}

async function drawWithEach(sharp: SharpModule): Promise<void> {
  for (const fontfile of shareFontFiles()) {
    await sharp({ text: { text: 'a', font: 'Pretendard', fontfile } })
      .png()
      .toBuffer();
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Pango reads markup; what no text shows is left out. */
function escapeMarkup(text: string): string {
  return text.replace(/\p{C}/gu, '').replace(/[&<>]/g, (letter) => ENTITIES[letter] ?? letter);
}
