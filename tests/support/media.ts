import { localEncoder } from '@/server/api/modules/media/encoder';
import { createMediaModule } from '@/server/api/modules/media/module';
import type { MediaService } from '@/server/api/modules/media/service';
import { DiskStorage } from '@/server/providers/storage/disk-storage';
import { TEST_FILE_SECRET, useTestApi } from './api';

/** The API of a suite with media and signed files, on a storage whose clock stands still. */
export function useMediaTest() {
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
      });
      media = made.service;
      return { storage, media: made.routes };
    },
    { resets: false },
  );
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
    /** The number of images encoded so far. */
    encodings: () => count,
    /** Moves the storage's clock on. */
    wait: (milliseconds: number) => void (time += milliseconds),
    get: async (url: string, init?: RequestInit) => api.app.request(url, init),
  };
}
