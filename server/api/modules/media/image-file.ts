import { createHash } from 'node:crypto';
import type { Metadata, Sharp, Stats } from 'sharp';
import type { Image } from '@/lib/contracts/image';
import { ApiError } from '@/server/api/http/api-error';
import { loadSharp } from './load-sharp';
import type { SharpModule } from './load-sharp';

const IMAGE = {
  /** Longest side in pixels that an upload may have. */
  maxSide: 12_000,
  /** Pixels that an upload may have in all: what it unpacks to is held in memory. */
  maxPixels: 64_000_000,
  /** Longest side in pixels that is kept of an upload. */
  masterSide: 4096,
  maxBytes: 30 * 1024 * 1024,
};

/** An image ready to be stored and published. `bytes` is the master that variants are made from. */
export interface PreparedImage extends Image {
  bytes: Buffer;
  mime: 'image/webp';
}

const PLACEHOLDER_SIDE = 20;
const SAMPLE_SIDE = 64;

/** Kinds by their first bytes; names and declared types are never asked. */
const SIGNATURES: readonly { format: string; matches: (head: string) => boolean }[] = [
  { format: 'jpeg', matches: (head) => head.startsWith('\xff\xd8\xff') },
  { format: 'png', matches: (head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  { format: 'webp', matches: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP' },
  { format: 'heif', matches: (head) => /^ftyp(avif|avis|mif1)$/.test(head.slice(4, 12)) },
];

/**
 * Makes any picture that somebody sent into a publishable one: decoded whole, turned upright, in sRGB, without
 * metadata, at most `IMAGE.masterSide` pixels a side. A clean WebP is kept byte for byte.
 * @throws ApiError PAYLOAD_TOO_LARGE above the limits, UNSUPPORTED_MEDIA for another kind of file (SVG and
 * HTML included), UNPROCESSABLE for a damaged one.
 */
export async function prepareImage(input: Uint8Array): Promise<PreparedImage> {
  const source = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  if (source.length > IMAGE.maxBytes) throw new ApiError('PAYLOAD_TOO_LARGE');
  const format = sniff(source);
  if (format === null) throw new ApiError('UNSUPPORTED_MEDIA');
  const sharp = await loadSharp();
  try {
    const metadata = await read(sharp, source).metadata();
    if (metadata.format !== format) throw new ApiError('UNSUPPORTED_MEDIA');
    if (Math.max(metadata.width, metadata.height) > IMAGE.maxSide) throw new ApiError('PAYLOAD_TOO_LARGE');
    const bytes = isClean(source, metadata) ? source : await master(sharp, source);
    return await describe(sharp, bytes);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof Error && /pixel limit/i.test(error.message)) throw new ApiError('PAYLOAD_TOO_LARGE');
    throw new ApiError('UNPROCESSABLE', { cause: error });
  }
}

function read(sharp: SharpModule, source: Buffer): Sharp {
  return sharp(source, { limitInputPixels: IMAGE.maxPixels, failOn: 'error' });
}

function sniff(source: Buffer): string | null {
  const head = source.toString('latin1', 0, 16);
  return SIGNATURES.find(({ matches }) => matches(head))?.format ?? null;
}

/** Whether the bytes are already what a master is: nothing hidden in them, nothing behind their end. */
function isClean(source: Buffer, metadata: Metadata): boolean {
  return (
    metadata.format === 'webp' &&
    metadata.space === 'srgb' &&
    (metadata.pages ?? 1) === 1 &&
    [metadata.icc, metadata.exif, metadata.xmp, metadata.iptc].every((block) => block === undefined) &&
    Math.max(metadata.width, metadata.height) <= IMAGE.masterSide &&
    source.readUInt32LE(4) + 8 === source.length
  );
}

function master(sharp: SharpModule, source: Buffer): Promise<Buffer> {
  const side = IMAGE.masterSide;
  return read(sharp, source)
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 92, effort: 4, smartSubsample: true })
    .toBuffer();
}

async function describe(sharp: SharpModule, bytes: Buffer): Promise<PreparedImage> {
  const { width, height } = await read(sharp, bytes).metadata();
  const sample = await read(sharp, bytes)
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
  };
}

function hex({ r, g, b }: Stats['dominant']): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
