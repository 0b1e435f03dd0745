import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createApi } from '@/server/api/app';
import type { Api } from '@/server/api/app';
import { createTokens } from '@/server/api/http/tokens';
import { createUploads } from '@/server/api/http/upload';
import { localEncoder } from '@/server/api/modules/media/encoder';
import { createMediaModule } from '@/server/api/modules/media/module';
import type { MediaService } from '@/server/api/modules/media/service';
import { createLog } from '@/server/log';
import { DiskStorage } from '@/server/providers/storage/disk-storage';
import { createTestDatabase } from './database';

const secret = 's'.repeat(32);

export interface MediaTest {
  api: Api;
  media: MediaService;
  storage: DiskStorage;
  directory: string;
  /** How often something was encoded. */
  encodings(): number;
  /** Lets so many milliseconds pass. */
  wait(milliseconds: number): void;
  get(url: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** The real app with media and signed files, on a storage of its own and a clock that stands still. */
export async function startMediaTest(): Promise<MediaTest> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'gyeol-media-'));
  let time = Date.parse('2026-03-01T00:00:00Z');
  let count = 0;
  const now = () => new Date(time);
  const storage = new DiskStorage({ directory, secret, now });
  const database = await createTestDatabase();
  const media = createMediaModule({
    orm: database.orm,
    storage,
    secret,
    clock: now,
    encoder: {
      ...localEncoder,
      encode: (...given) => {
        count += 1;
        return localEncoder.encode(...given);
      },
    },
  });
  const api = createApi({
    database,
    invalidate: () => undefined,
    tokens: createTokens({ secret }),
    identity: { provider: null, secret: 'no verification here', siteUrl: 'http://gyeol.test' },
    socialAssertionSecret: 'nobody vouches for anybody here',
    storage,
    uploads: createUploads({ directory: path.join(directory, 'uploads') }),
    log: createLog({ level: 'silent' }),
    media: media.routes,
    checksAnswers: true,
  });
  return {
    api,
    media: media.service,
    storage,
    directory,
    encodings: () => count,
    wait: (milliseconds) => {
      time += milliseconds;
    },
    get: async (url, init) => api.request(url, init),
    close: async () => {
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
