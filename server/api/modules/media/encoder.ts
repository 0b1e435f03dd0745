import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { paletteColorSchema, type PaletteColor } from '@/lib/contracts/palette';
import { WorkProcess } from '@/server/processes/work-process';
import { encodeVariant } from './encode';
import type { EncodeWork } from './encoder-process';
import type { VariantFormat } from './keys';
import { readPalette } from './read-palette';
import { drawSeal, type Seal } from './seal';
import { composeShareImage, type DrawnCard } from './share-image';

export interface Encoder {
  /** A variant; see `encodeVariant`. */
  encode(master: Uint8Array, width: number, format: VariantFormat, xmp: string | null): Promise<Uint8Array>;
  /** A share image; see `composeShareImage`. */
  compose(master: Uint8Array, card: DrawnCard): Promise<Uint8Array>;
  /** An icon; see `drawSeal`. */
  seal(seal: Seal): Promise<Uint8Array>;
  /** The palette of an image; see `paletteOf`. */
  palette(master: Uint8Array): Promise<PaletteColor[]>;
  close(): void;
}

/** Encodes in this process, for tests and scripts. */
export const localEncoder: Encoder = {
  encode: encodeVariant,
  compose: composeShareImage,
  seal: drawSeal,
  palette: readPalette,
  close: () => undefined,
};

/** The encoder's program, beside the bundle. Run from source there is none, and this process encodes. */
const PROGRAM = './image-encoder.mjs';

/** Encodes in a process that starts with the first image and ends after some idle time. */
export function createProcessEncoder(): Encoder {
  const program = fileURLToPath(new URL(PROGRAM, import.meta.url));
  if (!existsSync(program)) return localEncoder;
  const encoder = new WorkProcess<EncodeWork>(program);
  return {
    encode: (master, width, format, xmp) => encoder.ask({ kind: 'variant', master, width, format, xmp }),
    compose: (master, card) => encoder.ask({ kind: 'share', master, card }),
    seal: (seal) => encoder.ask({ kind: 'seal', seal }),
    palette: async (master) => {
      const json = Buffer.from(await encoder.ask({ kind: 'palette', master })).toString();
      return z.array(paletteColorSchema).parse(JSON.parse(json));
    },
    close: () => encoder.close(),
  };
}
