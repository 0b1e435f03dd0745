import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { UPLOADS } from '@/server/api/http/upload-places';
import { apiUrl } from '@/lib/api/url';
import { registerPlatform, type Platform } from '@/server/bff/host-bridge';
import { proxyToPlatform } from '@/server/bff/proxy';
import { useTestApi } from '@/tests/support/api';
import { registerTestSettings, useRemotePlatform } from '@/tests/support/bff';
import { TEST_SITE_URL } from '@/tests/support/identity';
import { useMediaTest } from '@/tests/support/media';
import { artistForm, DOCUMENTS, signupForm } from '@/tests/support/signup';

const { guestsAtOnce, windowMs } = UPLOADS;
const UPLOAD_TIMEOUT_MS = 2 * windowMs;
const BEGINNING =
  '--x\r\ncontent-disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-1.7 and then';

const api = useTestApi({}, { resets: false });
const remote = useRemotePlatform(api);
beforeAll(() =>
  registerTestSettings({
    upstreamTimeoutMs: 10_000,
    uploadTimeoutMs: UPLOAD_TIMEOUT_MS,
    maxBodyBytes: 1024 * 1024,
  }),
);
afterEach(() => void jest.useRealTimers());

/** Sends the first half of a form as a browser does, from an address of its own. */
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

/** Waits until the first bytes of every form lie on the disk. Its time limit runs from then on. */
const untilAllCame = () =>
  until(() => api.uploads.received().filter((bytes) => bytes > 0).length === guestsAtOnce);

/** A signup from another address is received and checked as usual. */
async function expectFreePlaces() {
  await until(() => api.uploads.underWay() === 0);
  const form = artistForm(signupForm(await api.make.verification()), [['a.png', DOCUMENTS.html]]);
  await api.fails(422, 'POST', '/v1/auth/artists/signup', { body: form });
  expect(api.uploads.received()).toEqual([]);
}

describe.each([
  ['in this process', (): Platform => ({ fetch: (request) => api.app.fetch(request) })],
  ['in another process', () => remote],
])('uploads to an API %s', (_where, platform) => {
  beforeEach(() => registerPlatform(platform()));

  test('end with their browsers, and all places are free', async () => {
    const uploads = Array.from({ length: guestsAtOnce }, (_, serial) => beginSignup(serial));
    await untilAllCame();
    const refused = await api.request('POST', '/v1/auth/artists/signup', {
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

  test.each([
    ['trickle', 'x'],
    ['send nothing any more', ''],
  ])('are refused where they %s, and all places are free', async (_, piece) => {
    const uploads = Array.from({ length: guestsAtOnce }, (_, serial) => beginSignup(serial));
    await untilAllCame();
    for (let passed = 0; passed < windowMs; passed += windowMs / 4) {
      await Promise.all(uploads.map(({ send }) => send(piece)));
      await new Promise(setImmediate);
      jest.advanceTimersByTime(windowMs / 4);
    }
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
  const media = useMediaTest();

  const folder = () => path.join(media.directory, 'uploads');
  const parts = () => (existsSync(folder()) ? readdirSync(folder()) : []);

  /** Sends half of a file, and waits until that lies in the storage. */
  async function beginFile(signal: AbortSignal) {
    const grant = { contentType: 'image/png', size: { exactly: 100 }, expiresInSeconds: 60 };
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
    if (why === 'time') jest.advanceTimersByTime(windowMs);
    else sender.abort();
    expect((await answer).status).toBe(status);
    expect(parts()).toEqual([]);
    expect(await media.storage.stat('uploads/slow.png')).toBeNull();
  });
});
