import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import nodePath from 'node:path';
import { localEncoder } from '@/server/api/modules/media/encoder';
import { localIntake } from '@/server/api/modules/media/intake';
import { createMediaModule } from '@/server/api/modules/media/module';
import { masterKey } from '@/server/api/modules/media/keys';
import type { IngestOptions, MediaService } from '@/server/api/modules/media/service';
import { DiskStorage } from '@/server/providers/storage/disk-storage';
import { TEST_FILE_SECRET, useTestApi } from './api';
import { makeDirectory } from './directory';

/** The API of a suite with media and signed files, on a storage whose clock stands still. */
export function useMediaTest() {
  const uploads = makeDirectory();
  let time = Date.parse('2026-03-01T00:00:00Z');
  let count = 0;
  let storage: DiskStorage;
  let media: MediaService;
  const now = () => new Date(time);
  const secret = TEST_FILE_SECRET;
  const encode: typeof localEncoder.encode = (...given) => {
    count += 1;
    return localEncoder.encode(...given);
  };
  const api = useTestApi(
    ({ database, directory }) => {
      storage = new DiskStorage({ directory, secret, now });
      const made = createMediaModule({
        orm: database.orm,
        storage,
        secret,
        clock: now,
        encoder: { ...localEncoder, encode },
        intake: localIntake,
      });
      media = made.service;
      return { storage, media: made };
    },
    { resets: false },
  );
  async function upload(bytes: Uint8Array) {
    const file = { path: nodePath.join(uploads, randomUUID()) };
    await writeFile(file.path, bytes);
    return file;
  }
  return {
    get media() {
      return media;
    },
    get storage() {
      return storage;
    },
    get directory() {
      return api.directory;
    },
    /** Takes an image in that lies on the disk, as an upload does. */
    ingest: async (bytes: Uint8Array, options: IngestOptions = {}) =>
      media.ingestUpload(await upload(bytes), options),
    inspect: async (bytes: Uint8Array) => media.inspectUpload(await upload(bytes)),
    /** The master of an image, as it is stored. */
    async masterOf(image: { id: string }): Promise<Buffer> {
      const bytes = await storage.read(masterKey(image.id));
      if (bytes === null) throw new Error('There is no master');
      return bytes;
    },
    /** What lies among the uploads. */
    uploaded: () => readdirSync(uploads),
    /** The number of images encoded so far. */
    encodings: () => count,
    /** Moves the storage's clock on. */
    wait: (milliseconds: number) => void (time += milliseconds),
    get: async (url: string, init?: RequestInit) => api.app.request(url, init),
  };
}
