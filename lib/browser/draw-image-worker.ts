import type { DrawAnswer, DrawOrder } from './draw-image';
import { drawnSize } from './drawn-size';

/** Draws one image and answers once; see `drawImage`. */
addEventListener('message', ({ data }: MessageEvent<DrawOrder>) => {
  draw(data).then(postMessage, () => postMessage(null satisfies DrawAnswer));
});

const JPEG_QUALITY = 0.9;

async function draw({ source, area, box }: DrawOrder): Promise<DrawAnswer> {
  // Cameras note how they were held, and the bitmap comes upright.
  const bitmap = await createImageBitmap(source, { imageOrientation: 'from-image' });
  const part = area ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  const { width, height } = drawnSize(part, box);
  const canvas = new OffscreenCanvas(width, height);
  const pencil = canvas.getContext('2d', { alpha: false });
  if (pencil === null) return null;
  pencil.imageSmoothingQuality = 'high';
  // What is transparent becomes paper instead of black.
  pencil.fillStyle = '#ffffff';
  pencil.fillRect(0, 0, width, height);
  pencil.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, width, height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  return { blob, width, height };
}
