import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import type { Image } from '@/lib/contracts/image';
import type { PaletteColor } from '@/lib/contracts/palette';
import { imageWidths } from '@/lib/media/image-url';
import { ApiError, notFound } from '@/server/api/http/api-error';
import type { UploadedFile } from '@/server/api/http/upload-rule';
import { ProcessEnded } from '@/server/processes/work-process';
import type { ByteRange, Storage } from '@/server/providers/storage/storage';
import type { Encoder } from './encoder';
import type { InspectedImage } from './image-file';
import type { Intake } from './intake';
import { MEDIA_ID, masterKey, variantKey, videoKey } from './keys';
import type { VariantFormat } from './keys';
import type { MediaRepository } from './repository';
import { RIGHTS_WIDTH, rightsXmp } from './rights';

export interface MediaDependencies {
  storage: Storage;
  repository: MediaRepository;
  encoder: Encoder;
  intake: Intake;
  clock: () => Date;
}

export interface IngestOptions {
  signal?: AbortSignal;
}

export interface WarmOptions {
  signal?: AbortSignal;
  /** The largest number of images. Those that visitors meet first come first. */
  limit?: number;
  onProgress?: (done: number, total: number) => void;
}

/** The number of encodings at the same time, and of requests that may wait for one. */
const CONCURRENCY = 2;
const QUEUE_MAX = 500;
/** The widths that are made ahead: for phones and for cards. Larger ones are made on demand. */
const WARM_WIDTHS = [320, 480, 640, 960];
const WARM_IMAGES = 2000;
const FORMATS = ['avif', 'webp', 'jpg'] as const satisfies VariantFormat[];

/** Published images and films. Variants of images are made on the first request and kept. */
export function createMediaService({ storage, repository, encoder, intake, clock }: MediaDependencies) {
  const limit = pLimit(CONCURRENCY);
  const making = new Map<string, Promise<Uint8Array>>();

  async function make(image: { id: string }, width: number, format: VariantFormat): Promise<Uint8Array> {
    const key = variantKey(image.id, width, format);
    // Another request may have made the variant since this one looked for it.
    const stored = await storage.read(key);
    if (stored !== null) return stored;
    const master = await storage.read(masterKey(image.id));
    if (master === null) throw notFound();
    const xmp = await xmpOf(image.id, width);
    const bytes = await encoder.encode(master, width, format, xmp);
    await storage.put(key, bytes);
    // The removal of variants with older rights may have come before this one was stored.
    const isCurrent = await xmpOf(image.id, width).then(
      (now) => now === xmp,
      () => false,
    );
    if (!isCurrent) await storage.delete(key);
    return bytes;
  }

  const xmpOf = async (id: string, width: number): Promise<string | null> =>
    width < RIGHTS_WIDTH ? null : rightsXmp(await repository.findRights(id));

  /** Requests for the same variant at the same time share one encoding. */
  function makeOnce(image: { id: string }, width: number, format: VariantFormat): Promise<Uint8Array> {
    const key = variantKey(image.id, width, format);
    const running = making.get(key);
    if (running !== undefined) return running;
    if (limit.pendingCount > QUEUE_MAX) throw isBusy();
    const started = limit(() => make(image, width, format)).finally(() => making.delete(key));
    making.set(key, started);
    return started;
  }

  return {
    /**
     * Publishes an uploaded image: its master and its row. A foreign key that refers to the row keeps it; otherwise the
     * retention job removes both after a day.
     * @param signal that of the request: the image isn't needed once its sender is gone
     * @throws ApiError what `intake.take` throws
     */
    async ingestUpload(file: Pick<UploadedFile, 'path'>, { signal }: IngestOptions = {}): Promise<Image> {
      const target = `${file.path}.master`;
      try {
        const taken = await intake.take(file.path, target, signal);
        // The row first: it keeps the retention job away from the file that comes.
        if (!(await repository.saveImage(taken, clock()))) throw isBusy();
        await storage.put(masterKey(taken.id), createReadStream(target));
        const { id, width, height, color, placeholder } = taken;
        return { id, width, height, color, placeholder };
      } finally {
        await rm(target, { force: true });
      }
    },

    /** What an uploaded image says of itself. @throws ApiError what `intake.inspect` throws */
    inspectUpload: (
      file: Pick<UploadedFile, 'path'>,
      { signal }: IngestOptions = {},
    ): Promise<InspectedImage> => intake.inspect(file.path, signal),

    /** The bytes of a variant, from storage or newly made. @throws ApiError NOT_FOUND */
    async getVariant(id: string, width: number, format: VariantFormat): Promise<Uint8Array> {
      if (!MEDIA_ID.test(id)) throw notFound();
      const stored = await storage.read(variantKey(id, width, format));
      if (stored !== null) return stored;
      const image = await repository.findImage(id);
      if (image === null || !imageWidths(image.width).includes(width)) throw notFound();
      return makeOnce(image, width, format);
    },

    /** Removes the variants that have rights in them, which have changed. */
    async dropVariantsWithRights({ id, width }: { id: string; width: number }): Promise<void> {
      for (const step of imageWidths(width).filter((each) => each >= RIGHTS_WIDTH))
        for (const format of FORMATS) await storage.delete(variantKey(id, step, format));
    },

    /**
     * The palette of a published image; none where its file is gone or can't be read.
     * @throws WorkError where the encoder's process has ended
     */
    async paletteOf(id: string): Promise<PaletteColor[]> {
      const master = await storage.read(masterKey(id));
      if (master === null) return [];
      try {
        return await limit(() => encoder.palette(master));
      } catch (error) {
        if (error instanceof ProcessEnded) throw error;
        return [];
      }
    },

    /** Keeps an uploaded film under the id that its bytes have. @returns the id */
    async ingestVideo(file: Pick<UploadedFile, 'path'>): Promise<string> {
      const hash = createHash('sha256');
      await pipeline(createReadStream(file.path), hash);
      const id = hash.digest('hex').slice(0, 32);
      await storage.put(videoKey(id), createReadStream(file.path));
      return id;
    },

    hasVideo: async (id: string): Promise<boolean> => (await storage.stat(videoKey(id))) !== null,

    /** The size of a film in bytes. @throws ApiError NOT_FOUND */
    async getVideoSize(id: string): Promise<number> {
      const stats = MEDIA_ID.test(id) ? await storage.stat(videoKey(id)) : null;
      if (stats === null) throw notFound();
      return stats.size;
    },

    async getVideo(id: string, range?: ByteRange): Promise<Readable> {
      const film = await storage.get(videoKey(id), range);
      if (film === null) throw notFound();
      return film.body;
    },

    /**
     * Makes the common widths of published images, one after another and only while no visitor waits for a variant.
     * @returns how many were made
     */
    async warm({ signal, limit: images = WARM_IMAGES, onProgress }: WarmOptions = {}): Promise<number> {
      const published = await repository.listPublished(images);
      let made = 0;
      for (const [index, image] of published.entries()) {
        for (const width of imageWidths(image.width).filter((step) => WARM_WIDTHS.includes(step))) {
          for (const format of ['avif', 'webp'] as const) {
            while (limit.activeCount > 0 && signal?.aborted !== true) await pause(100);
            if (signal?.aborted === true) return made;
            if ((await storage.stat(variantKey(image.id, width, format))) !== null) continue;
            await makeOnce(image, width, format);
            made += 1;
          }
        }
        onProgress?.(index + 1, published.length);
      }
      return made;
    },

    close() {
      encoder.close();
      intake.close();
    },
  };
}
export type MediaService = ReturnType<typeof createMediaService>;

function isBusy(): ApiError {
  return new ApiError('UNAVAILABLE', { headers: { 'retry-after': '5' } });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
