import { Readable } from 'node:stream';
import { createBaseApp } from '@/server/api/base-app';
import { fileRoutes } from '@/server/api/modules/media/file-routes';
import { createLog } from '@/server/logging/log';
import { startS3Peer, type S3Peer } from '@/tests/support/s3/peer';
import { ANY_FILE, STORAGE_SECRET, storageAt } from '@/tests/support/storage';
import { StorageUnavailableError } from './storage';

let peer: S3Peer;
beforeEach(async () => {
  peer = await startS3Peer();
});
afterEach(() => peer.close());

test('a bucket that refuses the key, or fails, is a storage that is away', async () => {
  const stranger = storageAt({ ...peer, keys: { ...peer.keys, secretAccessKey: 'another one' } });
  await expect(stranger.ping()).rejects.toBeInstanceOf(StorageUnavailableError);
  await expect(stranger.put('a/one.txt', Buffer.from('x'))).rejects.toBeInstanceOf(StorageUnavailableError);
  expect(peer.objects.size).toBe(0);
  const elsewhere = storageAt({ ...peer, bucket: 'no-such-bucket' });
  await expect(elsewhere.ping()).rejects.toBeInstanceOf(StorageUnavailableError);
  peer.failing = 501;
  await expect(storageAt(peer).stat('a/one.txt')).rejects.toBeInstanceOf(StorageUnavailableError);
});

test('an object has the content type of its key, also after a move', async () => {
  const storage = storageAt(peer);
  await storage.put('a/one.png', Buffer.from('x'));
  await storage.put('a/long.pdf', streamOf(9));
  await storage.move('a/one.png', 'b/two.png');
  const types = [...peer.objects].map(([key, { contentType }]) => [key, contentType]);
  expect(types.sort()).toEqual([
    ['a/long.pdf', 'application/pdf'],
    ['b/two.png', 'image/png'],
  ]);
});

test('what other programs keep in the bucket is left out of lists', async () => {
  const storage = storageAt(peer);
  await storage.put('a/one.txt', Buffer.from('x'));
  const foreign = { bytes: Buffer.from('x'), contentType: 'text/plain', modifiedAt: new Date() };
  peer.objects.set('a/ a folder of somebody/', foreign);
  const keys: string[] = [];
  for await (const key of storage.list('')) keys.push(key);
  expect(keys).toEqual(['a/one.txt']);
});

test('a signed upload asks browsers for no header beyond type and length', async () => {
  const grant = { contentType: 'image/png', expiresInSeconds: 60 };
  const headersOf = (url: string) => new URL(url).searchParams.get('X-Amz-SignedHeaders');
  const storage = storageAt(peer);
  const exact = await storage.signedPutUrl('a/one.png', { ...grant, size: { exactly: 4 } });
  expect(headersOf(exact)).toBe('content-length;content-type;host');
  const open = await storage.signedPutUrl('a/one.png', { ...grant, size: { atMost: 4 } });
  expect(headersOf(open)).toBe('content-type;host');
  expect(`${exact} ${open}`).not.toMatch(/checksum/i);
});

test('an address for readers other than the owner is one of the site, because a bucket can’t check a grant', async () => {
  const storage = storageAt(peer);
  await storage.put('a/one.pdf', Buffer.from('%PDF'));
  const grantedBy = { kind: 'portfolio-link', uuid: crypto.randomUUID() } as const;
  const own = await storage.signedGetUrl('a/one.pdf', { expiresInSeconds: 600 });
  expect(new URL(own).searchParams.get('X-Amz-Expires')).toBe('600');
  const url = await storage.signedGetUrl('a/one.pdf', { expiresInSeconds: 600, grantedBy });
  expect(url).toMatch(/^\/files\/a\/one\.pdf\?/);

  let isGranted = true;
  const options = {
    ...ANY_FILE,
    ...{ storage, secret: STORAGE_SECRET, isReadable: () => Promise.resolve(isGranted) },
  };
  const site = createBaseApp(createLog({ level: 'silent' })).route('/', fileRoutes(options));
  expect(await (await site.request(url, { headers: { range: 'bytes=1-' } })).text()).toBe('PDF');
  isGranted = false;
  expect((await site.request(url)).status).toBe(404);
});

/** A stream of so many megabytes. */
async function* megabytes(count: number): AsyncGenerator<Buffer> {
  for (let index = 0; index < count; index += 1) yield Buffer.alloc(1024 * 1024, index);
}

function streamOf(count: number): Readable {
  return Readable.from(megabytes(count));
}
