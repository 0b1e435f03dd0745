import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createBaseApp } from '@/server/api/base-app';
import { fileRoutes } from '@/server/api/modules/media/file-routes';
import { createLog } from '@/server/logging/log';
import { DiskStorage } from '@/server/providers/storage/disk-storage';
import { S3Storage } from '@/server/providers/storage/s3-storage';
import type { Storage } from '@/server/providers/storage/storage';
import { makeDirectoryForEach } from './directory';
import { startS3Peer, type S3Peer } from './s3/peer';

export const STORAGE_SECRET = 'a secret for tests, 32 characters or more';

/** For signed addresses of files that no row knows. */
export const ANY_FILE = {
  isReadable: () => Promise.resolve(true),
  copies: { ensure: () => Promise.resolve() },
  sent: { begin: () => Promise.resolve(true), forget: () => Promise.resolve() },
};

/** An empty storage for each test of a suite, and who answers its signed addresses. */
export interface StorageSubject {
  storage: Storage;
  /** Asks a signed address, as a browser does. */
  send(url: string, init?: RequestInit): Promise<Response>;
  /** Moves the clock on by which addresses run out. */
  wait(milliseconds: number): void;
  /** What an upload that failed left behind. */
  leftovers(): string[];
  /** Makes the storage unusable. */
  breakDown(): Promise<void>;
  isRemote: boolean;
}

function useDiskStorage(): StorageSubject {
  const directory = makeDirectoryForEach();
  let waited = 0;
  const now = () => new Date(Date.now() + waited);
  let storage: DiskStorage;
  beforeEach(() => {
    waited = 0;
    storage = new DiskStorage({ directory: directory.path, secret: STORAGE_SECRET, now });
  });
  return {
    get storage() {
      return storage;
    },
    async send(url, init) {
      const app = createBaseApp(createLog({ level: 'silent' }));
      return app
        .route(
          '/',
          fileRoutes({
            storage,
            secret: STORAGE_SECRET,
            clock: now,
            ...ANY_FILE,
          }),
        )
        .request(url, init);
    },
    wait: (milliseconds) => void (waited += milliseconds),
    leftovers: () =>
      readdirSync(directory.path, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.partial'),
      ),
    async breakDown() {
      rmSync(directory.path, { recursive: true });
      writeFileSync(directory.path, 'no folder');
    },
    isRemote: false,
  };
}

/** The storage of a bucket at a peer. */
export function storageAt({ url, bucket, keys, now }: S3Peer): S3Storage {
  return new S3Storage({
    bucket,
    region: 'ap-northeast-2',
    endpoint: url,
    usesPathStyle: true,
    ...keys,
    secret: STORAGE_SECRET,
    now: () => now(),
  });
}

function useS3Storage(): StorageSubject {
  let peer: S3Peer;
  let storage: S3Storage;
  let waited = 0;
  beforeEach(async () => {
    waited = 0;
    peer = await startS3Peer();
    peer.now = () => new Date(Date.now() + waited);
    // A list of more keys than a page has.
    peer.pageSize = 2;
    storage = storageAt(peer);
  });
  afterEach(() => peer.close());
  return {
    get storage() {
      return storage;
    },
    send: (url, init) => fetch(url, init),
    wait: (milliseconds) => void (waited += milliseconds),
    leftovers: () => [...peer.open.keys()],
    breakDown: () => peer.close(),
    isRemote: true,
  };
}

/** For `describe.each`: every implementation of a storage. */
export const STORAGES: readonly [name: string, use: () => StorageSubject][] = [
  ['on disk', useDiskStorage],
  ['in a bucket', useS3Storage],
];
