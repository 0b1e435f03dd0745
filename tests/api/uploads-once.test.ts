import { PUTS } from '@/server/api/modules/media/put-places';
import { storedUploads } from '@/server/db/schema/upload';
import { useTestApi, type Account } from '@/tests/support/api';

const PATH = '/v1/s3/put/presigned-url';
const PDF = { fileName: 'portfolio.pdf', contentType: 'application/pdf' };
const BYTES = '%PDF-1.7\n';

const api = useTestApi();
let artist: Account;
beforeEach(async () => void (artist = await api.make.account({ roleType: 'ARTIST' })));

const ask = (as = artist) => api.call('POST', PATH, { as, body: { ...PDF, size: BYTES.length } });
const put = (url: string, body: string, address = '192.0.2.1') =>
  api.app.request(url, {
    method: 'PUT',
    body,
    headers: { 'content-type': PDF.contentType, 'x-forwarded-for': address },
  });

/** Begins to send a file and keeps its request open. */
function begin(url: string, address = '192.0.2.1') {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  void writer.write(Buffer.from(BYTES.slice(0, 4)));
  const init = { method: 'PUT', body: readable, duplex: 'half' };
  const headers = { 'content-type': PDF.contentType, 'x-forwarded-for': address };
  const answer = Promise.resolve(api.app.request(url, { ...init, headers }));
  return {
    answer,
    async end() {
      await writer.write(Buffer.from(BYTES.slice(4)));
      await writer.close();
      return (await answer).status;
    },
  };
}
const isSent = async () => (await api.rows(storedUploads)).filter(({ sentAt }) => sentAt !== null).length;
async function untilSent(count: number): Promise<void> {
  while ((await isSent()) < count) await new Promise(setImmediate);
}

describe('an address takes one body once', () => {
  it('also while the first one comes', async () => {
    const url = await ask();
    const first = begin(url);
    await untilSent(1);
    const others = await Promise.all(Array.from({ length: 5 }, async () => put(url, BYTES)));
    // One address of a visitor has places for more than these, an account for no more.
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([409]));
    expect(await first.end()).toBe(200);
    const again = await put(url, BYTES);
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'UPLOAD_SENT' }]);
    expect(await api.storedKeys()).toHaveLength(1);
  });

  it('of many at once', async () => {
    const url = await ask();
    const answers = await Promise.all(Array.from({ length: 30 }, async () => put(url, BYTES)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 409, 429].includes(status))).toBe(true);
  });

  it('also after a claim, and after one that was refused', async () => {
    for (const body of ['no PDF...', BYTES]) {
      const url = await ask();
      expect((await put(url, body)).status).toBe(200);
      const save = { as: artist, params: { id: artist.uuid }, body: { url } };
      await api.request('PUT', '/v1/artists/me/portfolio/{id}/pdf/saved', save);
      expect((await put(url, BYTES)).status).toBe(409);
    }
  });

  it('and again where nothing was stored', async () => {
    const url = await ask();
    expect((await put(url, '%PDF')).status).toBe(400);
    expect((await put(url, BYTES)).status).toBe(200);
  });
});

describe('places', () => {
  it('are bounded for each account and for each address of a visitor', async () => {
    const own = await Promise.all(Array.from({ length: PUTS.perAccount }, () => ask()));
    const running = own.map((url, index) => begin(url, `192.0.2.${index}`));
    await untilSent(PUTS.perAccount);
    const refused = await put(await ask(), BYTES, '192.0.2.200');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    for (const each of running) expect(await each.end()).toBe(200);

    const urls = await Promise.all(
      Array.from({ length: PUTS.perAddress + 1 }, async () =>
        ask(await api.make.account({ roleType: 'ARTIST' })),
      ),
    );
    const others = urls.slice(1).map((url) => begin(url));
    await untilSent(PUTS.perAccount + PUTS.perAddress);
    expect((await put(urls[0] ?? '', BYTES)).status).toBe(429);
    for (const each of others) expect(await each.end()).toBe(200);
    expect((await put(urls[0] ?? '', BYTES)).status).toBe(200);
  });
});
