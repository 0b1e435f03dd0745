import { createUploadsModule } from '@/server/api/modules/uploads/module';
import type { UploadService } from '@/server/api/modules/uploads/service';
import { storedUploads } from '@/server/db/schema/upload';
import type { Storage } from '@/server/providers/storage/storage';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { startS3Peer, type S3Peer } from '@/tests/support/s3/peer';
import { storageAt } from '@/tests/support/storage';
import { HOUR, useMovableClock } from '@/tests/support/withdrawal';

const PATH = '/v1/s3/put/presigned-url';
const PDF = { fileName: '작품집.pdf', contentType: 'application/pdf' };
const BYTES = '%PDF-1.7\n and more';

describe.each(['on disk', 'in a bucket'])('a file that was sent, %s', (place) => {
  let peer: S3Peer;
  let storage: Storage;
  let uploads: UploadService;
  let artist: Account;
  beforeAll(async () => void (peer = await startS3Peer()));
  afterAll(() => peer.close());
  const clock = useMovableClock();
  const api = useTestApi((own) => {
    storage = place === 'on disk' ? own.storage : storageAt(peer);
    const { orm } = own.database;
    uploads = createUploadsModule({ orm, storage, clock: clock.read }).service;
    return { storage, clock: clock.read };
  });
  beforeEach(async () => {
    peer.objects.clear();
    artist = await api.make.account({ roleType: 'ARTIST' });
  });

  const ask = (body: object = PDF) => api.call('POST', PATH, { as: artist, body });
  async function send(url: string, body = BYTES, type = PDF.contentType) {
    const init = { method: 'PUT', body, headers: { 'content-type': type } };
    const answer = await (url.startsWith('http') ? fetch(url, init) : api.app.request(url, init));
    expect(answer.status).toBe(200);
  }
  const claim = (upload: string, of = artist) => uploads.claimUpload({ accountUuid: of.uuid, upload });
  async function keys() {
    const found: string[] = [];
    for await (const key of storage.list('')) found.push(key);
    return found;
  }
  const refused = (code: string) => expect.objectContaining({ code });

  test('is claimed by its address or its key, once, and given back under its name', async () => {
    const url = await ask();
    await send(url);
    const claimed = await claim(url);
    expect(claimed).toMatchObject({ ...PDF, bytes: BYTES.length });
    expect(await keys()).toEqual([claimed.storageKey]);
    expect(await storage.read(claimed.storageKey)).toEqual(Buffer.from(BYTES));
    await expect(claim(url)).rejects.toEqual(refused('NOT_FOUND'));
    const read = await uploads.urlOf(claimed);
    const answer = await (read.startsWith('http') ? fetch(read) : api.app.request(read));
    expect(await answer.text()).toBe(BYTES);
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent(PDF.fileName));

    const other = await ask();
    await send(other);
    const key = /uploads\/[^?]+/.exec(other)?.[0] ?? '';
    expect((await claim(key)).bytes).toBe(BYTES.length);
  });

  test('is nobody else’s to claim, and stays the owner’s', async () => {
    const url = await ask();
    await send(url);
    const stranger = await api.make.account({ roleType: 'ARTIST' });
    await expect(claim(url, stranger)).rejects.toEqual(refused('NOT_FOUND'));
    expect((await claim(url)).bytes).toBe(BYTES.length);
  });

  test.each([
    '',
    'uploads',
    `uploads/${UNKNOWN_UUID}/${UNKNOWN_UUID}.pdf`,
    `https://elsewhere.example/uploads/${UNKNOWN_UUID}/${UNKNOWN_UUID}.pdf`,
    `uploads/${UNKNOWN_UUID}/${'-'.repeat(36)}.pdf`,
    `documents/${UNKNOWN_UUID}/1.pdf`,
    '../../uploads',
    'http://%',
    'x'.repeat(100_000),
  ])('is not what %p names', async (upload) => {
    await expect(claim(upload)).rejects.toEqual(refused('NOT_FOUND'));
  });

  test('can’t be claimed before it came, and can afterwards', async () => {
    const url = await ask();
    await expect(claim(url)).rejects.toEqual(refused('UPLOAD_MISSING'));
    await send(url);
    expect((await claim(url)).bytes).toBe(BYTES.length);
  });

  test('can’t be claimed after a day', async () => {
    const url = await ask();
    await send(url);
    clock.after(24 * HOUR);
    await expect(claim(url)).rejects.toEqual(refused('NOT_FOUND'));
  });

  test.each([
    ['another kind of file', '<!doctype html><script>alert(1)</script>', PDF, 'UNSUPPORTED_MEDIA'],
    ['nothing', '', PDF, 'UNSUPPORTED_MEDIA'],
    ['a PDF as a picture', BYTES, { fileName: 'a.png', contentType: 'image/png' }, 'UNSUPPORTED_MEDIA'],
    ['an SVG as a picture', '<svg/>', { fileName: 'a.jpg', contentType: 'image/jpeg' }, 'UNSUPPORTED_MEDIA'],
  ])('is refused and removed where it is %s', async (_what, body, asked, code) => {
    const url = await ask(asked);
    await send(url, body, asked.contentType);
    await expect(claim(url)).rejects.toEqual(refused(code));
    expect([await keys(), await api.rows(storedUploads)]).toEqual([[], []]);
  });

  test.each([
    ['서문.hwp', 'application/haansofthwp', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
    ['옛 서문.hwp', 'application/octet-stream', 'HWP Document File V3.00 \x1a\x01'],
    ['자료.zip', 'application/x-zip-compressed', 'PK\x03\x04'],
    ['달.jfif', 'image/jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ])('is kept by its extension and content, with any content type: %s', async (fileName, type, head) => {
    const url = await ask({ fileName, contentType: type });
    const init = { method: 'PUT', body: Buffer.from(head, 'latin1'), headers: { 'content-type': type } };
    const answer = await (url.startsWith('http') ? fetch(url, init) : api.app.request(url, init));
    expect(answer.status).toBe(200);
    const claimed = await claim(url);
    expect(claimed).toMatchObject({ fileName, bytes: head.length });
    const read = await uploads.urlOf(claimed);
    const served = await (read.startsWith('http') ? fetch(read) : api.app.request(read));
    expect(served.headers.get('content-type')).toBe(claimed.contentType);
    expect(served.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  test('that is another picture than its ending says is refused with the ending that it needs', async () => {
    const url = await ask({ fileName: '달.jpg', contentType: 'image/jpeg' });
    const init = {
      method: 'PUT',
      body: Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1'),
      headers: { 'content-type': 'image/jpeg' },
    };
    await (url.startsWith('http') ? fetch(url, init) : api.app.request(url, init));
    await expect(claim(url)).rejects.toMatchObject({
      message: expect.stringMatching(/"달\.jpg".*WEBP/) as string,
    });
  });

  test('is refused and removed where it is larger than what was granted', async () => {
    const url = await ask();
    await send(url);
    await api.database.orm.update(storedUploads).set({ maxBytes: BYTES.length - 1 });
    await expect(claim(url)).rejects.toEqual(refused('PAYLOAD_TOO_LARGE'));
    expect(await keys()).toEqual([]);
  });

  test('can’t be exchanged by its sender after it was judged', async () => {
    const url = await ask();
    await send(url);
    const { storageKey } = await claim(url);
    // A bucket takes it again, under the key that was granted.
    if (place === 'in a bucket') await send(url, '<script>');
    else await expect(send(url, '<script>')).rejects.toThrow('409');
    expect(await storage.read(storageKey)).toEqual(Buffer.from(BYTES));
    await expect(claim(url)).rejects.toEqual(refused('NOT_FOUND'));
  });

  test('is given back where the save fails, and needn’t be sent again', async () => {
    const [first, second] = [await ask(), await ask()];
    await send(first);
    const of = { accountUuid: artist.uuid, uploads: [first, second] };
    await expect(uploads.withClaimed(of, async () => 'saved')).rejects.toEqual(refused('UPLOAD_MISSING'));
    await send(second);
    const failure = new Error('The save failed');
    await expect(uploads.withClaimed(of, () => Promise.reject(failure))).rejects.toBe(failure);
    const saved = await uploads.withClaimed(of, async (files) => files.map(({ bytes }) => bytes));
    expect(saved).toEqual([BYTES.length, BYTES.length]);
    await expect(uploads.withClaimed(of, async () => 'again')).rejects.toEqual(refused('NOT_FOUND'));
  });

  test('can be claimed again where the storage failed in between', async () => {
    const url = await ask();
    await send(url);
    const { move } = storage;
    storage.move = () => Promise.reject(new Error('away'));
    await expect(claim(url)).rejects.toThrow('away');
    storage.move = move;
    expect((await claim(url)).bytes).toBe(BYTES.length);
  });
});
