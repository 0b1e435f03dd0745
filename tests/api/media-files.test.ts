import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { useMediaTest } from '@/tests/support/media';

const subject = useMediaTest();

const get = (url: string, init?: RequestInit) => subject.get(url, init);

describe('/files/…', () => {
  const grant = { contentType: 'image/png', size: { exactly: 4 }, expiresInSeconds: 60 };
  const put = (url: string, body: string, type = 'image/png') =>
    get(url, { method: 'PUT', body, headers: { 'content-type': type } });

  test('what was signed can be uploaded and downloaded', async () => {
    const url = await subject.storage.signedPutUrl('uploads/a.png', grant);
    expect((await put(url, 'abcd')).status).toBe(200);
    const download = await get(await subject.storage.signedGetUrl('uploads/a.png', { expiresInSeconds: 60 }));
    expect([download.status, await download.text(), download.headers.get('content-type')]).toEqual([
      200,
      'abcd',
      'image/png',
    ]);
    expect(download.headers.get('content-disposition')).toBe('inline');
    const named = await get(
      await subject.storage.signedGetUrl('uploads/a.png', { expiresInSeconds: 60, fileName: '물결 (1).png' }),
    );
    expect(named.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''%EB%AC%BC%EA%B2%B0%20%281%29.png`,
    );
    await named.text();
    const part = await get(await subject.storage.signedGetUrl('uploads/a.png', { expiresInSeconds: 60 }), {
      headers: { range: 'bytes=1-2' },
    });
    expect([part.status, await part.text()]).toEqual([206, 'bc']);
  });

  test('another size or type is refused and nothing is kept', async () => {
    const url = await subject.storage.signedPutUrl('uploads/b.png', grant);
    expect((await put(url, 'abc')).status).toBe(400);
    expect((await put(url, 'abcde')).status).toBe(413);
    expect((await put(url, 'abcd', 'text/html')).status).toBe(415);
    expect(await subject.storage.stat('uploads/b.png')).toBeNull();
    expect(
      readdirSync(path.join(subject.directory, 'uploads')).filter((name) => name.startsWith('.')),
    ).toEqual([]);
    await expect(
      subject.storage.signedPutUrl('uploads/b.png', { ...grant, contentType: 'text/html' }),
    ).rejects.toThrow('differ');
  });

  test('a changed, foreign or late URL is forbidden', async () => {
    const url = await subject.storage.signedPutUrl('uploads/c.png', grant);
    expect((await put(url.replace('c.png', 'd.png'), 'abcd')).status).toBe(403);
    expect((await put(url.replace('size=4', 'size=5'), 'abcde')).status).toBe(403);
    expect((await get(url)).status).toBe(403);
    expect((await get('/files/uploads/a.png')).status).toBe(403);
    subject.wait(61_000);
    expect((await put(url, 'abcd')).status).toBe(403);
    expect(
      (await get(await subject.storage.signedGetUrl('uploads/none.png', { expiresInSeconds: 60 }))).status,
    ).toBe(404);
  });

  test.each([
    '../x.png',
    '/x.png',
    'a/../x.png',
    'a//x.png',
    '.x.png',
    'a/.x',
    'a\\x',
    'a\0x',
    '',
    'a/',
    'x'.repeat(600),
  ])('the key %j is refused', async (key) => {
    await expect(subject.storage.stat(key)).rejects.toThrow('storage key');
    await expect(subject.storage.put(key, Readable.from(['x']))).rejects.toThrow('storage key');
    await expect(subject.storage.signedGetUrl(key, { expiresInSeconds: 1 })).rejects.toThrow('storage key');
  });
});
