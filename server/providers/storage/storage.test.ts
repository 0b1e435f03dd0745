import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { STORAGES } from '@/tests/support/storage';
import { StorageUnavailableError } from './storage';

const PNG = { contentType: 'image/png', size: { exactly: 4 }, expiresInSeconds: 60 };

describe.each(STORAGES)('a storage %s', (_name, useStorage) => {
  const subject = useStorage();
  const storage = () => subject.storage;
  const keysOf = async (prefix: string) => {
    const keys: string[] = [];
    for await (const key of storage().list(prefix)) keys.push(key);
    return keys.sort();
  };
  const put = (url: string, body: string, type = 'image/png') =>
    subject.send(url, { method: 'PUT', body, headers: { 'content-type': type } });

  test('keeps bytes and replaces them', async () => {
    await storage().put('a/one.txt', Buffer.from('first'));
    await storage().put('a/one.txt', Buffer.from('second'));
    expect(await storage().read('a/one.txt')).toEqual(Buffer.from('second'));
    const before = Date.now() - 60_000;
    const stats = await storage().stat('a/one.txt');
    expect(stats?.size).toBe(6);
    expect(stats?.modifiedAt.getTime()).toBeGreaterThan(before);
  });

  test('keeps a stream, longer than a part of it', async () => {
    const bytes = randomBytes(20 * 1024 * 1024);
    await storage().put('a/long.pdf', Readable.from(slices(bytes, 3_000_001)));
    expect((await storage().read('a/long.pdf'))?.equals(bytes)).toBe(true);
    await storage().put('a/short.pdf', Readable.from([Buffer.from('short')]));
    expect(await storage().read('a/short.pdf')).toEqual(Buffer.from('short'));
    await storage().put('a/empty.pdf', Readable.from([]));
    expect(await storage().stat('a/empty.pdf')).toMatchObject({ size: 0 });
  });

  test('keeps nothing of a stream that fails, and tells its own error', async () => {
    await storage().put('a/one.pdf', Buffer.from('before'));
    const failure = new Error('The sender is gone');
    const failing = async function* () {
      yield Buffer.alloc(9 * 1024 * 1024);
      yield Buffer.alloc(10);
      throw failure;
    };
    await expect(storage().put('a/one.pdf', Readable.from(failing()))).rejects.toBe(failure);
    expect(await storage().read('a/one.pdf')).toEqual(Buffer.from('before'));
    expect(subject.leftovers()).toEqual([]);
  });

  test('streams an object or a part of it, with the size of the whole', async () => {
    await storage().put('a/one.txt', Buffer.from('0123456789'));
    const whole = await storage().get('a/one.txt');
    expect([whole?.size, whole && (await text(whole.body))]).toEqual([10, '0123456789']);
    const part = await storage().get('a/one.txt', { start: 2, end: 4 });
    expect([part?.size, part && (await buffer(part.body))]).toEqual([10, Buffer.from('234')]);
    const rest = await storage().get('a/one.txt', { start: 8, end: 99 });
    expect(rest && (await text(rest.body))).toBe('89');
  });

  test('has nothing under a key that nothing was put under', async () => {
    expect(await storage().read('a/none.txt')).toBeNull();
    expect(await storage().get('a/none.txt')).toBeNull();
    expect(await storage().stat('a/none.txt')).toBeNull();
    expect(await storage().move('a/none.txt', 'b/none.txt')).toBe(false);
    await storage().delete('a/none.txt');
    await storage().put('a/b/one.txt', Buffer.from('x'));
    expect(await storage().stat('a/b')).toBeNull();
  });

  test('deletes, and leaves what lies beside it', async () => {
    await storage().put('a/b/one.txt', Buffer.from('1'));
    await storage().put('a/two.txt', Buffer.from('2'));
    await storage().delete('a/b/one.txt');
    expect(await keysOf('')).toEqual(['a/two.txt']);
    await storage().put('a/b/one.txt', Buffer.from('again'));
    expect(await storage().read('a/b/one.txt')).toEqual(Buffer.from('again'));
  });

  test('moves an object over another one', async () => {
    await storage().put('a/one.txt', Buffer.from('1'));
    await storage().put('b/c/two.txt', Buffer.from('2'));
    expect(await storage().move('a/one.txt', 'b/c/two.txt')).toBe(true);
    expect(await keysOf('')).toEqual(['b/c/two.txt']);
    expect(await storage().read('b/c/two.txt')).toEqual(Buffer.from('1'));
  });

  test('lists a folder with everything below it, and no neighbour', async () => {
    const keys = ['a/1.txt', 'a/b/2.txt', 'a/b/c/3.txt', 'ab/4.txt', 'b/5.txt'];
    for (const key of keys) await storage().put(key, Buffer.from('x'));
    expect(await keysOf('a/')).toEqual(['a/1.txt', 'a/b/2.txt', 'a/b/c/3.txt']);
    expect(await keysOf('a')).toEqual(['a/1.txt', 'a/b/2.txt', 'a/b/c/3.txt']);
    expect(await keysOf('none/')).toEqual([]);
    expect(await keysOf('')).toEqual(keys);
  });

  test('signs downloads, shown or under a name of their own', async () => {
    await storage().put('a/one.png', Buffer.from('0123456789'));
    const shown = await subject.send(await storage().signedGetUrl('a/one.png', { expiresInSeconds: 60 }));
    expect([shown.status, await shown.text()]).toEqual([200, '0123456789']);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('content-disposition')).toBe('inline');
    const url = await storage().signedGetUrl('a/one.png', {
      expiresInSeconds: 60,
      fileName: "물결 '(1)*.png",
    });
    const named = await subject.send(url, { headers: { range: 'bytes=1-2' } });
    expect([named.status, await named.text()]).toEqual([206, '12']);
    expect(named.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''%EB%AC%BC%EA%B2%B0%20%27%281%29.png",
    );
  });

  test('signs uploads of one type and one size', async () => {
    const url = await storage().signedPutUrl('a/one.png', PNG);
    for (const [body, type] of [
      ['abc', 'image/png'],
      ['abcde', 'image/png'],
      ['abcd', 'text/html'],
    ] as const) {
      expect((await put(url, body, type)).status).toBeGreaterThanOrEqual(400);
      expect(await storage().stat('a/one.png')).toBeNull();
    }
    expect((await put(url, 'abcd')).status).toBe(200);
    expect(await storage().read('a/one.png')).toEqual(Buffer.from('abcd'));
    await expect(storage().signedPutUrl('a/one.png', { ...PNG, contentType: 'text/html' })).rejects.toThrow(
      'differ',
    );
  });

  test('signs uploads whose size nobody knows yet', async () => {
    const url = await storage().signedPutUrl('a/one.png', { ...PNG, size: { atMost: 4 } });
    expect((await put(url, 'abc', 'text/html')).status).toBeGreaterThanOrEqual(400);
    expect((await put(url, 'abc')).status).toBe(200);
    expect(await storage().read('a/one.png')).toEqual(Buffer.from('abc'));
    const large = await put(url, 'abcde');
    expect(large.status).toBe(subject.isRemote ? 200 : 413);
  });

  test('refuses addresses that were changed, are for something else, or late', async () => {
    await storage().put('a/one.png', Buffer.from('abcd'));
    const [get, upload] = [
      await storage().signedGetUrl('a/one.png', { expiresInSeconds: 60 }),
      await storage().signedPutUrl('a/two.png', PNG),
    ];
    expect((await put(upload.replace('two.png', 'one.png'), 'abcd')).status).toBe(403);
    expect((await put(get, 'abcd')).status).toBe(403);
    expect((await subject.send(upload)).status).toBe(403);
    expect((await subject.send(get.replace(/\?.*/, ''))).status).toBe(403);
    expect((await subject.send(get)).status).toBe(200);
    subject.wait(61_000);
    expect((await subject.send(get)).status).toBe(403);
    expect((await put(upload, 'abcd')).status).toBe(403);
    expect(await storage().stat('a/two.png')).toBeNull();
  });

  test.each([
    '../x.png',
    '/x.png',
    'a/../x.png',
    'a//x.png',
    '.x',
    'a\\x',
    'a\0x',
    '',
    'a/',
    'x'.repeat(600),
  ])('takes no key like %j', async (key) => {
    const refused = { name: 'StorageKeyError' };
    await expect(storage().stat(key)).rejects.toMatchObject(refused);
    await expect(storage().put(key, Readable.from(['x']))).rejects.toMatchObject(refused);
    await expect(storage().move('a/x.png', key)).rejects.toMatchObject(refused);
    await expect(storage().signedGetUrl(key, { expiresInSeconds: 1 })).rejects.toMatchObject(refused);
  });

  test('says whether it can be used', async () => {
    await storage().ping();
    await subject.breakDown();
    await expect(storage().ping()).rejects.toThrow();
    await expect(storage().put('a/one.txt', Buffer.from('x'))).rejects.toThrow();
    if (subject.isRemote)
      await expect(storage().read('a/one.txt')).rejects.toBeInstanceOf(StorageUnavailableError);
  });
});

function* slices(bytes: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
