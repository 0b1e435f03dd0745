import type { Metadata } from 'sharp';
import { isTooLarge } from './image-limits';

const image = (megapixels: number, more: Partial<Metadata>) =>
  ({ width: megapixels * 1000, height: 1000, channels: 3, depth: 'uchar', ...more }) as Metadata;
const square = (megapixels: number, more: Partial<Metadata>) => {
  const side = Math.floor(Math.sqrt(megapixels * 1_000_000));
  return image(0, { width: side, height: side, ...more });
};

/** The megapixels that are just taken in of each kind, so that decoding holds 400 MB at most. */
test.each<[string, number, Partial<Metadata>]>([
  ['a JPEG of a large camera', 200, { format: 'jpeg', chromaSubsampling: '4:4:4' }],
  ['a progressive JPEG', 133, { format: 'jpeg', isProgressive: true, chromaSubsampling: '4:2:0' }],
  ['one of full colour', 66, { format: 'jpeg', isProgressive: true, chromaSubsampling: '4:4:4' }],
  [
    'one of four inks',
    50,
    { format: 'jpeg', isProgressive: true, channels: 4, chromaSubsampling: '4:4:4:4' },
  ],
  ['one without colour', 200, { format: 'jpeg', isProgressive: true, channels: 1 }],
  ['a PNG', 200, { format: 'png', channels: 4, depth: 'ushort' }],
  ['an interlaced PNG', 100, { format: 'png', isProgressive: true, channels: 4 }],
  ['one of sixteen bits', 50, { format: 'png', isProgressive: true, channels: 4, depth: 'ushort' }],
  ['a WebP', 50, { format: 'webp' }],
  ['an AVIF', 16, { format: 'heif' }],
])('%s of %d megapixels is the largest', (_name, megapixels, more) => {
  expect(isTooLarge(square(megapixels - 0.1, more))).toBe(false);
  expect(isTooLarge(square(megapixels + 1, more))).toBe(true);
});

test('a side has at most 30,000 pixels', () => {
  expect(isTooLarge(image(30, { format: 'jpeg' }))).toBe(false);
  expect(isTooLarge(image(31, { format: 'jpeg' }))).toBe(true);
});
