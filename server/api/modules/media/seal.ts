import { drawText, knowFonts } from './draw-text';
import { loadSharp } from './load-sharp';

/** The first letter of a site's name on the red of a seal. */
export interface Seal {
  letter: string;
  /** Of the square, in pixels. */
  size: number;
  /** The letter's share of it. */
  scale: number;
}

const SEAL = '#c2321d';
const PAPER = '#fdfcf9';

/** A PNG. */
export async function drawSeal({ letter, size, scale }: Seal): Promise<Buffer> {
  const sharp = await loadSharp();
  await knowFonts(sharp);
  const style = { font: 'Pretendard Bold', size, color: PAPER, maxWidth: size };
  const drawn = await drawText(sharp, [letter], style);
  const side = Math.round(size * scale);
  const ground = sharp({ create: { width: size, height: size, channels: 3, background: SEAL } });
  if (drawn === null) return ground.png().toBuffer();
  const fitted = await sharp(drawn.input).resize(side, side, { fit: 'inside' }).toBuffer();
  return ground
    .composite([{ input: fitted }])
    .png()
    .toBuffer();
}
