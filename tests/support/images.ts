import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** A picture of one colour. */
export const plain = (width: number, height: number, background = '#c43d2f') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture of noise, which compresses badly. */
export const noisy = (width: number, height: number) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#ffffff' },
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  });

/** The red half stands left of the blue one. */
export async function halves(width: number, height: number) {
  const left = await plain(width / 2, height, '#ff0000')
    .png()
    .toBuffer();
  return plain(width, height, '#0000ff').composite([{ input: left, left: 0, top: 0 }]);
}

/** The colour of the pixel at a share of the width and of the height, as `[r, g, b]`. */
export async function colorAt(image: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + info.channels)];
}

function patched(image: Buffer, at: number, bytes: readonly number[]): Buffer {
  const copy = Buffer.from(image);
  bytes.forEach((byte, index) => copy.writeUInt8(byte, at + index));
  return copy;
}

const int16 = (value: number) => [value >> 8, value & 255];
const int32 = (value: number) => [...int16(value >>> 16), ...int16(value & 0xffff)];

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  return Buffer.concat([Buffer.from(int32(data.length)), body, Buffer.from(int32(crc32(body)))]);
}

/** Small files that say they are of so many pixels a side. */
export const giants = {
  async png(side: number): Promise<Buffer> {
    const small = await plain(8, 8).png().toBuffer();
    const head = patched(small.subarray(16, 29), 0, [...int32(side), ...int32(side)]);
    return Buffer.concat([small.subarray(0, 8), pngChunk('IHDR', head), small.subarray(33)]);
  },
  async jpeg(side: number): Promise<Buffer> {
    const small = await plain(8, 8).jpeg().toBuffer();
    return patched(small, small.indexOf(Buffer.from([0xff, 0xc0])) + 5, [...int16(side), ...int16(side)]);
  },
  async webp(side: number): Promise<Buffer> {
    const small = await plain(8, 8).webp().toBuffer();
    const at = small.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3;
    return patched(small, at, [side & 255, side >> 8, side & 255, side >> 8]);
  },
  async avif(side: number): Promise<Buffer> {
    const small = await plain(16, 16).avif().toBuffer();
    return patched(small, small.indexOf('ispe', 0, 'latin1') + 8, [...int32(side), ...int32(side)]);
  },
};

/** A still PNG with the chunk that says that it moves. */
export async function animatedPng(): Promise<Buffer> {
  const still = await plain(8, 8).png().toBuffer();
  const control = pngChunk('acTL', Buffer.from([...int32(2), ...int32(0)]));
  return Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
}

export async function animatedWebp(): Promise<Buffer> {
  const frames = [
    await plain(8, 8, '#ff0000').webp().toBuffer(),
    await plain(8, 8, '#0000ff').webp().toBuffer(),
  ];
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}
