import { readFile } from 'node:fs/promises';
import { loadSharp } from '@/server/api/modules/media/load-sharp';
import { assetPath } from './data';

const WIDTH = 1200;

/** A picture of the demo content as people send one. */
export async function jpegOf(asset: string): Promise<{ bytes: Buffer; width: number; height: number }> {
  const sharp = await loadSharp();
  const { data: bytes, info } = await sharp(await readFile(assetPath(asset)))
    .resize({ width: WIDTH, withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { bytes, width: info.width, height: info.height };
}
