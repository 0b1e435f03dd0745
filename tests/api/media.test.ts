import sharp from 'sharp';
import { videoKey } from '@/server/api/modules/media/keys';
import { useMediaTest } from '@/tests/support/media';

const subject = useMediaTest();

const get = (url: string, init?: RequestInit) => subject.get(url, init);
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c43d2f' } });
const code = async (response: Response) => ((await response.json()) as { code: string }).code;

describe('/media/{id}/{width}.{format}', () => {
  let id = '';
  beforeAll(async () => {
    ({ id } = await subject.ingest(await picture(700, 500).png().toBuffer()));
  });

  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('%s in a width of the ladder, for ever', async (format, type, sharpFormat) => {
    const response = await get(`/media/${id}/320.${format}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(await sharp(body).metadata()).toMatchObject({ width: 320, format: sharpFormat });
  });

  test('its own width, but no other', async () => {
    expect((await get(`/media/${id}/700.webp`)).status).toBe(200);
    for (const file of [
      '321.webp',
      '960.webp',
      '0.webp',
      '320.svg',
      '320',
      'master.webp',
      '320.webp.jpg',
      '99999.webp',
    ]) {
      const response = await get(`/media/${id}/${file}`);
      expect([file, response.status, await code(response)]).toEqual([file, 404, 'NOT_FOUND']);
    }
  });

  test.each(['0'.repeat(32), 'x', '..%2f..%2fsecrets', '%00'])('an unknown id %s is 404', async (unknown) => {
    const response = await get(`/media/${unknown}/320.webp`);
    expect([response.status, await code(response)]).toEqual([404, 'NOT_FOUND']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('many who ask at once share one encoding', async () => {
    const before = subject.encodings();
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(`/media/${id}/640.avif`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(subject.encodings() - before).toBe(1);
    await get(`/media/${id}/640.avif`);
    expect(subject.encodings() - before).toBe(1);
  });

  test('HEAD and 304', async () => {
    const head = await get(`/media/${id}/320.webp`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
    const etag = head.headers.get('etag') ?? '';
    const unchanged = await get(`/media/${id}/320.webp`, { headers: { 'if-none-match': `"x", W/${etag}` } });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
  });

  test('warming makes what pages show', async () => {
    expect(await subject.media.warm()).toBe(0);
    const stop = new AbortController();
    stop.abort();
    expect(await subject.media.warm({ signal: stop.signal })).toBe(0);
  });
});

describe('/media/{id}/video.mp4', () => {
  const id = 'a'.repeat(32);
  const film = Buffer.from('0123456789');
  const url = `/media/${id}/video.mp4`;
  beforeAll(() => subject.storage.put(videoKey(id), film));

  test.each([
    [undefined, 200, '0123456789', null],
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=3-1', 200, '0123456789', null],
    ['bytes=0-1,3-4', 200, '0123456789', null],
    ['items=0-1', 200, '0123456789', null],
  ])('%s', async (range, status, body, contentRange) => {
    const response = await get(url, range === undefined ? {} : { headers: { range } });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ]);
    expect(response.headers.get('accept-ranges')).toBe('bytes');
  });

  test('a changed film is sent whole; HEAD has the length', async () => {
    const changed = await get(url, { headers: { range: 'bytes=0-3', 'if-range': '"other"' } });
    expect([changed.status, await changed.text()]).toEqual([200, '0123456789']);
    const head = await get(url, { method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['10', '']);
    expect((await get(`/media/${'b'.repeat(32)}/video.mp4`)).status).toBe(404);
  });
});
