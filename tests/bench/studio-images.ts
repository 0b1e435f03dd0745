import sharp, { type Sharp } from 'sharp';

const MIB = 2 ** 20;
const SIDES = { width: 11_600, height: 8_700 };
/** A piece of it. */
const PIECE = { width: 1450, height: 1088 };

/** Grain, as film and sensors have it: it costs the decoder what photographs do. A piece of it is made, and laid side by side. */
async function grain(sides: { width: number; height: number }, mean: number): Promise<Sharp> {
  const piece = await sharp({
    create: {
      ...PIECE,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean, sigma: 14 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp({
    create: { ...sides, channels: 3, background: '#808080' },
    limitInputPixels: false,
  }).composite([{ input: piece, tile: true, gravity: 'northwest' }]);
}

/** A JPEG of 100 megapixels and of just 30 MiB, the most that is taken. */
export async function cameraBack(): Promise<Buffer> {
  const pieces = (SIDES.width * SIDES.height) / (PIECE.width * PIECE.height);
  let quality = 90;
  const piece = await (await grain(PIECE, 120)).png({ compressionLevel: 0 }).toBuffer();
  const weigh = async () => (await sharp(piece).jpeg({ quality }).toBuffer()).length * pieces;
  while (quality > 5 && (await weigh()) > 29 * MIB) quality -= 5;
  const image = await (await grain(SIDES, 120)).jpeg({ quality }).toBuffer();
  if (image.length > 30 * MIB) throw new Error(`The image has ${image.length} bytes`);
  // Bytes behind the end of a JPEG are sent and stored as the others are.
  return Buffer.concat([image, Buffer.alloc(30 * MIB - image.length)]);
}

/** A JPEG of 12 megapixels, as telephones take them. Each number gives another one. */
export async function snapshot(number: number): Promise<Buffer> {
  const image = await grain({ width: 4000, height: 3000 }, 60 + 6 * number);
  return image.jpeg({ quality: 70 }).toBuffer();
}
