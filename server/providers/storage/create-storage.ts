import type { StorageSettings } from '@/server/settings/storage-settings';
import { DiskStorage } from './disk-storage';
import type { SiteSigning } from './signed-url';
import type { Storage } from './storage';

/** The storage that the settings name. The program of the other one is not loaded. */
export async function createStorage(settings: StorageSettings, signing: SiteSigning): Promise<Storage> {
  switch (settings.kind) {
    case 'disk':
      return new DiskStorage({ directory: settings.directory, ...signing });
    case 's3': {
      const { bucket, region, endpoint, usesPathStyle, access } = settings;
      if (access === null) throw new Error('A process without the API stores no files');
      const { S3Storage } = await import('./s3-storage');
      return new S3Storage({
        bucket,
        region,
        usesPathStyle,
        ...access,
        ...signing,
        ...(endpoint !== null && { endpoint }),
      });
    }
  }
}
