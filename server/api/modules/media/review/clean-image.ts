import { inspectImage } from '@/server/api/modules/media/image-file';
import { IMAGE } from '@/server/api/modules/media/image-limits';
import { loadSharp } from '@/server/api/modules/media/load-sharp';
import { cleanJpeg } from './clean-jpeg';

/**
 * An image upright and without metadata, in its own format, with its colour profile. An upright JPEG keeps its pixels as they are.
 * @throws ApiError PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA, UNPROCESSABLE, as `inspectImage` does
 */
export async function cleanImage(source: Buffer): Promise<Buffer> {
  const { format } = await inspectImage(source);
  const sharp = await loadSharp();
  const image = sharp(source, { limitInputPixels: IMAGE.maxPixels, failOn: 'error' });
  const { orientation = 1 } = await image.metadata();
  const stripped = format === 'jpeg' && orientation === 1 ? cleanJpeg(source) : null;
  if (stripped !== null) return stripped;
  const upright = image.autoOrient().keepIccProfile();
  if (format === 'png') return upright.png().toBuffer();
  if (format === 'webp') return upright.webp({ quality: 95, smartSubsample: true }).toBuffer();
  return upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}
