import type { PaletteColor } from '@/lib/contracts/palette';
import { loadSharp } from './load-sharp';
import { paletteOf } from './palette';

const SIDE = 48;

/** The palette of an image file, of a small copy of it. */
export async function readPalette(bytes: Uint8Array): Promise<PaletteColor[]> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes)
    .resize(SIDE, SIDE, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return paletteOf({ data, width: info.width, height: info.height });
}
