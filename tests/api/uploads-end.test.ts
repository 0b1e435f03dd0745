import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { UPLOADS } from '@/server/api/http/upload-places';
import { apiUrl } from '@/lib/api/url';
import { apiListener } from '@/server/api-listener';
import { registerPlatform, registerSettings, type Platform } from '@/server/bff/host-bridge';
import { proxyToPlatform } from '@/server/bff/proxy';
import { createRemotePlatform } from '@/server/web/remote-platform';
import { startTestApi, type TestApi } from '@/tests/support/api';
import { TEST_SITE_URL } from '@/tests/support/identity';
import { startMediaTest, type MediaTest } from '@/tests/support/media';
import { artistForm, DOCUMENTS, signupForm } from '@/tests/support/signup';

const { atOnce, idleMs } = UPLOADS;
const UPLOAD_TIMEOUT_MS = 2 * idleMs;
const BEGINNING =
  '--x\r\ncontent-disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-1.7 and then';

let api: TestApi;
let server: Server;
let remote: Platform;

beforeAll(async () => {
  api = await startTestApi();
  registerSettings({
    sessionSecret: 's'.repeat(32),
    siteUrl: TEST_SITE_URL,
    siteOrigins: [TEST_SITE_URL],
    cdnSeconds: 1,
    upstreamTimeoutMs: 10_000,
    uploadTimeoutMs: UPLOAD_TIMEOUT_MS,
    maxBodyBytes: 1024 * 1024,
    isDemo: false,
    checksContracts: true,
  });
  // As a process of its own: `createRemotePlatform` on this side, Node's server on the other.
  const answer = apiListener({ fetch: (request) => api.app.fetch(request) });
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  remote = createRemotePlatform(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await api.close();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Half a form of an address of its own, sent to the site as a browser does. */
function beginSignup(serial: number) {
  const sender = new AbortController();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const send = (text: string) => writer.write(new TextEncoder().encode(text)).catch(() => undefined);
  void send(BEGINNING);
  const request = new Request(`${TEST_SITE_URL}${apiUrl('/v1/auth/artists/signup')}`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'x-forwarded-for': `192.0.2.${serial}`,
      origin: TEST_SITE_URL,
      'sec-fetch-site': 'same-origin',
    },
    body: readable,
    duplex: 'half',
    signal: sender.signal,
  } as RequestInit);
  const answer = proxyToPlatform(request);
  answer.catch(() => undefined);
  return { answer, send, leave: () => sender.abort() };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

/** Every form has come as far as it comes: its first bytes lie on the disk, so its clock runs from them. */
const untilAllCame = () => until(() => api.received().filter((bytes) => bytes > 0).length === atOnce);

/** Somebody else's signup is received and judged, as ever. */
async function expectFreePlaces() {
  await until(() => api.uploading() === 0);
  const form = artistForm(signupForm(await api.make.verification()), [['a.png', DOCUMENTS.html]]);
  await api.fails(422, 'POST', apiUrl('/v1/auth/artists/signup'), { body: form });
  expect(api.received()).toEqual([]);
}

describe.each([
  ['in this process', (): Platform => ({ fetch: (request) => api.app.fetch(request) })],
  ['in another process', () => remote],
])('uploads to an API %s', (_where, platform) => {
  beforeEach(() => registerPlatform(platform()));

  test('end with their browsers, and all places are free', async () => {
    const uploads = Array.from({ length: atOnce }, (_, serial) => beginSignup(serial));
    await untilAllCame();
    const refused = await api.request('POST', apiUrl('/v1/auth/artists/signup'), {
      body: artistForm({}, [['a.pdf', DOCUMENTS.pdf]]),
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    for (const { leave } of uploads) leave();
    for (const { answer } of uploads) expect((await answer).ok).toBe(false);
    await expectFreePlaces();
  });
});

describe('uploads that are too slow', () => {
  beforeEach(() => {
    registerPlatform({ fetch: (request) => api.app.fetch(request) });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  });

  test('end with the proxy’s 504, and all places are free', async () => {
    const uploads = Array.from({ length: atOnce }, (_, serial) => beginSignup(serial));
    await untilAllCame();
    for (let passed = 0; passed < UPLOAD_TIMEOUT_MS; passed += idleMs / 2) {
      await Promise.all(uploads.map(({ send }) => send('x')));
      await new Promise(setImmediate);
      jest.advanceTimersByTime(idleMs / 2);
    }
    for (const { answer } of uploads) expect((await answer).status).toBe(504);
    await expectFreePlaces();
  });

  test('are refused once nothing comes any more', async () => {
    const uploads = Array.from({ length: atOnce }, (_, serial) => beginSignup(serial));
    await untilAllCame();
    await new Promise(setImmediate);
    jest.advanceTimersByTime(idleMs);
    for (const { answer } of uploads) {
      const refused = await answer;
      expect([refused.status, (await refused.json()) as unknown]).toMatchObject([
        408,
        { code: 'REQUEST_TIMEOUT' },
      ]);
    }
    await expectFreePlaces();
  });
});

describe('PUT /files/…', () => {
  let media: MediaTest;
  beforeAll(async () => {
    media = await startMediaTest();
  });
  afterAll(() => media.close());

  const folder = () => path.join(media.directory, 'uploads');
  const parts = () => (existsSync(folder()) ? readdirSync(folder()) : []);

  /** Sends half of a file, and waits until that lies in the storage. */
  async function beginFile(signal: AbortSignal) {
    const grant = { contentType: 'image/png', size: 100, expiresInSeconds: 60 };
    const url = await media.storage.signedPutUrl('uploads/slow.png', grant);
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    writable
      .getWriter()
      .write(new TextEncoder().encode('half'))
      .catch(() => undefined);
    const init = { method: 'PUT', headers: { 'content-type': 'image/png' }, body: readable, duplex: 'half' };
    const answer = media.get(url, { ...init, signal });
    await until(() => parts().length === 1);
    return { answer };
  }

  test.each([
    ['its request', 400],
    ['time', 408],
  ])('ends with %s and leaves no part of a file', async (why, status) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    const sender = new AbortController();
    const { answer } = await beginFile(sender.signal);
    if (why === 'time') jest.advanceTimersByTime(idleMs);
    else sender.abort();
    expect((await answer).status).toBe(status);
    expect(parts()).toEqual([]);
    expect(await media.storage.stat('uploads/slow.png')).toBeNull();
  });
});
