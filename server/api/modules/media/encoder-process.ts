import { answerWork } from '@/server/processes/work-program';
import { encodeVariant } from './encode';
import type { VariantFormat } from './keys';
import { readPalette } from './read-palette';
import { drawSeal, type Seal } from './seal';
import { composeShareImage, type DrawnCard } from './share-image';

/**
 * The process that encodes images. It is separate because encoders don't free their memory, and so that the system can
 * give it a lower priority than the server.
 */
export type EncodeWork =
  | { kind: 'variant'; master: Uint8Array; width: number; format: VariantFormat; xmp: string | null }
  | { kind: 'share'; master: Uint8Array; card: DrawnCard }
  | { kind: 'seal'; seal: Seal }
  | { kind: 'palette'; master: Uint8Array };

answerWork(async (work: EncodeWork): Promise<Uint8Array> => {
  switch (work.kind) {
    case 'variant':
      return encodeVariant(work.master, work.width, work.format, work.xmp);
    case 'share':
      return composeShareImage(work.master, work.card);
    case 'seal':
      return drawSeal(work.seal);
    case 'palette':
      return Buffer.from(JSON.stringify(await readPalette(work.master)));
  }
});
