import path from 'node:path';
import { ConfigError, loadConfig } from '@/server/settings/config';
import { createStorage } from '@/server/providers/storage/create-storage';
import { DiskStorage } from '@/server/providers/storage/disk-storage';
import { makeDirectoryForEach } from '@/tests/support/directory';

const directory = makeDirectoryForEach();
const SECRET = 'x'.repeat(32);
const REAL = {
  SESSION_SECRET: SECRET,
  TOKEN_SECRET: SECRET,
  STORAGE_SECRET: SECRET,
  IDENTITY_SECRET: SECRET,
  SITE_URL: 'https://gyeol.example',
};
const KEYS = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
const BUCKET = { ...REAL, ...KEYS, S3_BUCKET: 'gyeol-files', S3_REGION: 'ap-northeast-2' };

const storageOf = (env: Record<string, string>) => loadConfig({ DATA_DIR: directory.path, ...env }).storage;
const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    storageOf(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

test('files are on disk unless a bucket is named, and a bucket ends demo mode', async () => {
  expect(storageOf({})).toEqual({ kind: 'disk', directory: path.join(directory.path, 'files') });
  expect(await createStorage(storageOf({}), { secret: SECRET })).toBeInstanceOf(DiskStorage);
  expect(loadConfig({ DATA_DIR: directory.path, ...BUCKET })).toMatchObject({
    isDemo: false,
    storage: {
      kind: 's3',
      bucket: 'gyeol-files',
      endpoint: null,
      access: { accessKeyId: 'id', secretAccessKey: 'secret' },
    },
  });
});

test.each<[Record<string, string>, string]>([
  [{}, 'https://gyeol-files.s3.ap-northeast-2.amazonaws.com'],
  [{ S3_BUCKET: 'files.gyeol.example' }, 'https://s3.ap-northeast-2.amazonaws.com'],
  [{ S3_ENDPOINT: 'https://storage.example/' }, 'https://storage.example'],
  [{ S3_ENDPOINT: 'https://storage.example:9000' }, 'https://storage.example:9000'],
  [
    { S3_ENDPOINT: 'https://storage.example', S3_FORCE_PATH_STYLE: '0' },
    'https://gyeol-files.storage.example',
  ],
])('browsers are allowed to reach exactly where signed addresses lead: %p', async (more, origin) => {
  const settings = storageOf({ ...BUCKET, ...more });
  expect(settings).toMatchObject({ origin });
  const storage = await createStorage(settings, { secret: SECRET });
  const url = await storage.signedGetUrl('a/one.png', { expiresInSeconds: 60 });
  expect(new URL(url).origin).toBe(origin);
});

test('half a bucket is told, with everything that is missing', () => {
  const firstWords = (env: Record<string, string>) =>
    problemsOf({ ...REAL, ...env }).map((problem) => problem.split(' ')[0]);
  expect(firstWords({ S3_BUCKET: 'gyeol-files' })).toEqual([
    'S3_REGION',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ]);
  expect(problemsOf({ ...REAL, DEMO_MODE: '0', S3_REGION: 'auto', ...KEYS })).toEqual([
    'S3_BUCKET is missing: the bucket that S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY is for',
  ]);
});

test.each<[Record<string, string>, string]>([
  [{ S3_BUCKET: 'Files_Of_Gyeol' }, 'S3_BUCKET has to be the name of a bucket'],
  [{ S3_REGION: 'Seoul!' }, 'S3_REGION has to be a region'],
  [{ S3_ENDPOINT: 'storage.example' }, 'S3_ENDPOINT has to be an address'],
  [
    { S3_ENDPOINT: 'https://storage.example/files' },
    'S3_ENDPOINT has to be an origin, such as https://storage.example',
  ],
  [{ S3_ENDPOINT: 'http://storage.example' }, 'S3_ENDPOINT has to begin with https:'],
  [{ S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE has to be 1 or 0'],
])('what can’t be used is told: %p', (wrong, problem) => {
  expect(problemsOf({ ...BUCKET, ...wrong }).join()).toContain(problem);
});

test('a site apart from its API needs the bucket’s address and none of its keys', () => {
  const site = { ...REAL, PLATFORM_API_URL: 'http://api:3001', S3_BUCKET: 'gyeol-files', S3_REGION: 'auto' };
  expect(storageOf({ ...site, S3_ENDPOINT: 'https://storage.example' })).toMatchObject({
    kind: 's3',
    origin: 'https://storage.example',
    access: null,
  });
});
