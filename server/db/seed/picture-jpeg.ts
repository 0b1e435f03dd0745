import { readFile } from 'node:fs/promises';
import { loadSharp } from '@/server/api/modules/media/load-sharp';
import { assetPath } from './data';

const WIDTH = 1200;

/**
 * A picture of the demo content as people send one.
 * @param width the largest width in pixels; null for the picture's own
 */
export async function jpegOf(
  asset: string,
  width: number | null = WIDTH,
): Promise<{ bytes: Buffer; width: number; height: number }> {
  const sharp = await loadSharp();
  const { data: bytes, info } = await sharp(await readFile(assetPath(asset)))
    .resize({ width: width ?? undefined, withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { bytes, width: info.width, height: info.height };
}
