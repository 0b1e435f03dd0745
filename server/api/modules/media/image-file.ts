import { createHash } from 'node:crypto';
import type { Metadata, Sharp, Stats } from 'sharp';
import type { Image } from '@/lib/contracts/image';
import type { PaletteColor } from '@/lib/contracts/palette';
import { ApiError } from '@/server/api/http/api-error';
import { keysOf } from '@/lib/keys-of';
import { contentOf } from '@/lib/media/file-content';
import { isAnimatedPng } from './animated-png';
import { IMAGE, isTooLarge } from './image-limits';
import { loadSharp } from './load-sharp';
import type { SharpModule } from './load-sharp';
import { readPalette } from './read-palette';

/** An image that can be stored and published. `bytes` is the master of its variants. */
export interface PreparedImage extends Image {
  bytes: Buffer;
  mime: 'image/webp';
  palette: PaletteColor[];
}

/** What an image file says of itself. */
export interface InspectedImage {
  format: ImageKind;
  /** In pixels, as the image is seen: turned upright. */
  width: number;
  height: number;
}

const PLACEHOLDER_SIDE = 20;
const SAMPLE_SIDE = 64;
/** What sharp calls each content that is taken. */
const FORMATS = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' } as const;
type ImageKind = keyof typeof FORMATS;

/**
 * Makes an uploaded image publishable: decoded whole, turned upright, in sRGB, without metadata, at most
 * `IMAGE.masterSide` pixels a side. A clean WebP is kept byte for byte.
 * @throws ApiError PAYLOAD_TOO_LARGE above the limits, UNSUPPORTED_MEDIA for another format (SVG and HTML included) and
 * for what moves, UNPROCESSABLE for a damaged file
 */
export function prepareImage(input: Uint8Array): Promise<PreparedImage> {
  return withFaults(async () => {
    const source = asBuffer(input);
    const sharp = await loadSharp();
    const { metadata } = await headOf(sharp, source);
    const bytes = isClean(source, metadata) ? source : await master(sharp, source);
    return describe(sharp, bytes);
  });
}

/** Reads an image's head alone, and refuses what `prepareImage` would refuse by it. @throws ApiError as `prepareImage` does */
export function inspectImage(input: Uint8Array): Promise<InspectedImage> {
  return withFaults(async () => {
    const { format, metadata } = await headOf(await loadSharp(), asBuffer(input));
    return { format, ...metadata.autoOrient };
  });
}

async function withFaults<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw new ApiError('PAYLOAD_TOO_LARGE');
    throw new ApiError('UNPROCESSABLE', { cause: error });
  }
}

function asBuffer(input: Uint8Array): Buffer {
  return Buffer.from(input.buffer, input.byteOffset, input.byteLength);
}

/** The facts in an image's head. Nothing is decoded, so a small file that unpacks to too much ends here. */
async function headOf(
  sharp: SharpModule,
  source: Buffer,
): Promise<{ format: ImageKind; metadata: Metadata }> {
  if (source.length > IMAGE.maxBytes) throw new ApiError('PAYLOAD_TOO_LARGE');
  const content = contentOf(source);
  const format = keysOf(FORMATS).find((each) => each === content);
  if (format === undefined) throw new ApiError('UNSUPPORTED_MEDIA');
  const metadata = await read(sharp, source).metadata();
  const isKnown =
    metadata.format === FORMATS[format] && (format !== 'avif' || metadata.compression === 'av1');
  if (!isKnown || isMoving(source, metadata)) throw new ApiError('UNSUPPORTED_MEDIA');
  if (isTooLarge(metadata)) throw new ApiError('PAYLOAD_TOO_LARGE');
  return { format, metadata };
}

function isMoving(source: Buffer, { format, pages = 1 }: Metadata): boolean {
  if (format === 'png') return isAnimatedPng(source);
  return format === 'webp' && pages > 1;
}

function read(sharp: SharpModule, source: Buffer): Sharp {
  return sharp(source, { limitInputPixels: IMAGE.maxPixels, failOn: 'error', sequentialRead: true });
}

/** Whether the file can be a master as it is: without metadata, and without bytes behind its end. */
function isClean(source: Buffer, metadata: Metadata): boolean {
  return (
    metadata.format === 'webp' &&
    metadata.space === 'srgb' &&
    [metadata.icc, metadata.exif, metadata.xmp, metadata.iptc].every((block) => block === undefined) &&
    Math.max(metadata.width, metadata.height) <= IMAGE.masterSide &&
    source.readUInt32LE(4) + 8 === source.length
  );
}

/** The master, in two steps, so that the memory of the decoder is free before the encoder needs its own. */
async function master(sharp: SharpModule, source: Buffer): Promise<Buffer> {
  const side = IMAGE.masterSide;
  const { data, info } = await read(sharp, source)
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } })
    .webp({ quality: 92, effort: 2, smartSubsample: true })
    .toBuffer();
}

async function describe(sharp: SharpModule, bytes: Buffer): Promise<PreparedImage> {
  const { width, height } = await sharp(bytes).metadata();
  const sample = await sharp(bytes)
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { dominant } = await sharp(sample).stats();
  const placeholder = await sharp(sample)
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .webp({ quality: 40, effort: 4 })
    .toBuffer();
  return {
    id: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
    width,
    height,
    color: hex(dominant),
    placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
    bytes,
    mime: 'image/webp',
    palette: await readPalette(bytes),
  };
}

function hex({ r, g, b }: Stats['dominant']): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
