import os from 'node:os';
import { encodeVariant } from './encode';
import type { VariantFormat } from './keys';
import { drawSeal, type Seal } from './seal';
import { composeShareImage, type ShareCard } from './share-image';

/**
 * The process that encodes images. It is separate because encoders don't free their memory, and so that the system can
 * give it a lower priority than the server.
 */
export type EncodeWork =
  | { kind: 'variant'; master: Uint8Array; width: number; format: VariantFormat }
  | { kind: 'share'; master: Uint8Array; card: ShareCard }
  | { kind: 'seal'; seal: Seal };
export type EncodeRequest = { id: number } & EncodeWork;
export type EncodeResponse = { id: number; bytes: Uint8Array } | { id: number; error: string };

const BEHIND_EVERYTHING_ELSE = 10;

try {
  os.setPriority(BEHIND_EVERYTHING_ELSE);
} catch {
  // Some systems don't allow it. Then the process competes with the server.
}

process.on('message', (request: EncodeRequest) => {
  const { id } = request;
  workOn(request).then(
    (bytes) => say({ id, bytes }),
    (error: unknown) => say({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
// Ctrl+C reaches this process too, but its parent decides when it ends.
process.on('SIGINT', () => undefined);

function workOn(work: EncodeWork): Promise<Uint8Array> {
  switch (work.kind) {
    case 'variant':
      return encodeVariant(work.master, work.width, work.format);
    case 'share':
      return composeShareImage(work.master, work.card);
    case 'seal':
      return drawSeal(work.seal);
  }
}

function say(response: EncodeResponse): void {
  process.send?.(response);
}
