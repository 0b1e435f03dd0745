import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { JSON_BODY_MAX } from './body';
import { UPLOADS } from './upload-places';
import type { Sender } from './upload-places';
import { text } from 'node:stream/consumers';
import { receiveBody } from './receive-body';
import { createUploads } from './upload';
import type { Upload, Uploads } from './upload';
import type { FileFieldRule, UploadRule } from './upload-rule';

const { atOnce, guestsAtOnce, perAccount, perAddress, windowMs, leastBytes } = UPLOADS;
const TOTAL_MS = 5 * windowMs;
const PACE = { windowMs, leastBytes, totalMs: TOTAL_MS };
const FILES: FileFieldRule = {
  maxFiles: 1,
  maxBytes: 1024,
  messages: { tooMany: 'too many', tooLarge: 'too large' },
  isRequired: false,
  problemOf: () => null,
};
const RETRY = { 'retry-after': '10' };
const RULE: UploadRule = { files: FILES };
const BEGINNING = [
  '--x\r\ncontent-disposition: form-data; name="reqDto"\r\n\r\n{}\r\n',
  '--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7',
].join('');
const END = '\r\n--x--\r\n';

interface Begun {
  received: Promise<Upload>;
  /** Sends so much more. */
  send(text: string): Promise<void>;
  finish(): Promise<Upload>;
  /** The body is over, whatever is missing. */
  close(): void;
  breakOff(): void;
  /** Aborts the request's signal, as a browser that leaves and a call that timed out do. */
  leave(): void;
}

let directory: string;
let uploads: Uploads;
let begun: Begun[] = [];

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'gyeol-test-'));
  uploads = createUploads({ directory, pace: PACE });
});
afterEach(async () => {
  jest.useRealTimers();
  for (const upload of begun) upload.breakOff();
  for (const { received } of begun) await received.then(({ discard }) => discard()).catch(() => undefined);
  begun = [];
  rmSync(directory, { recursive: true });
});

const guest = (who: string): Sender => ({ who, isMember: false });
const member = (who: string): Sender => ({ who, isMember: true });

/** An upload whose first half has arrived. The test sends the rest or cancels it. Each has an account of its own. */
function begin(sender = member(`account-${begun.length}`), rule = RULE, bytes?: string): Begun {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const send = (text: string) => writer.write(encoder.encode(text)).catch(() => undefined);
  const browser = new AbortController();
  void send(BEGINNING);
  const request = new Request('http://platform/', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...(bytes && { 'content-length': bytes }) },
    body: readable,
    duplex: 'half',
    signal: browser.signal,
  } as RequestInit);
  const received = uploads.receive(request, rule, sender);
  received.catch(() => undefined);
  const upload: Begun = {
    received,
    send,
    async finish() {
      void send(END);
      upload.close();
      return received;
    },
    close: () => void writer.close().catch(() => undefined),
    breakOff: () => void writer.abort(new Error('The sender is gone.')).catch(() => undefined),
    leave: () => browser.abort(),
  };
  begun.push(upload);
  return upload;
}

const beginAll = () => Array.from({ length: atOnce }, () => begin());

const lying = () => readdirSync(directory).length;
const isRefused = (upload: Begun) =>
  expect(upload.received).rejects.toMatchObject({ code: 'UNAVAILABLE', headers: RETRY });

test('an upload beyond all places is refused, also when the others have come but still lie on the disk', async () => {
  const all = beginAll();
  await isRefused(begin());
  for (const upload of all) expect((await upload.finish()).files).toHaveLength(1);
  await isRefused(begin());
  expect(lying()).toBe(atOnce);
});

test('what is removed makes place for one, however often it is removed', async () => {
  const [first] = await Promise.all(beginAll().map((upload) => upload.finish()));
  await first?.discard();
  await first?.discard();
  expect(lying()).toBe(atOnce - 1);
  const next = begin();
  await isRefused(begin());
  expect((await next.finish()).form).toEqual({});
  expect(lying()).toBe(atOnce);
});

test('one that breaks off leaves its place and nothing on the disk', async () => {
  const all = beginAll();
  for (const upload of all) upload.breakOff();
  for (const { received } of all) await expect(received).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(lying()).toBe(0);
  const again = beginAll();
  await isRefused(begin());
  await Promise.all(again.map((upload) => upload.finish()));
  expect(lying()).toBe(atOnce);
});

test('one whose request is aborted leaves its place and nothing on the disk', async () => {
  const all = beginAll();
  await Promise.all(all.map((upload) => upload.send(' and more')));
  for (const upload of all) upload.leave();
  for (const { received } of all) await expect(received).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(lying()).toBe(0);
  await expect(begin().finish()).resolves.toMatchObject({ form: {} });
});

test('one whose request was aborted before it began takes no place', async () => {
  const aborted = new Request('http://platform/', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: BEGINNING,
    signal: AbortSignal.abort(),
  });
  await expect(uploads.receive(aborted, RULE, guest('192.0.2.1'))).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  expect(lying()).toBe(0);
});

describe('time', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  });

  test('one that stands still is given up, and its place is free', async () => {
    const all = beginAll();
    await Promise.all(all.map((upload) => upload.send(' and more')));
    jest.advanceTimersByTime(windowMs);
    for (const { received } of all) await expect(received).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' });
    expect(lying()).toBe(0);
    await expect(begin().finish()).resolves.toMatchObject({ form: {} });
  });

  /** Sends so many bytes of a file while a window passes. Buffers hold up to 80 KB that have not been counted yet. */
  async function sendDuringWindow(upload: Begun, bytes: number) {
    const pieces = 10;
    for (let piece = 0; piece < pieces; piece += 1) {
      await upload.send('x'.repeat(bytes / pieces));
      await new Promise(setImmediate);
      jest.advanceTimersByTime(windowMs / pieces);
    }
  }

  test('one that trickles is given up, and its place is free', async () => {
    const upload = begin();
    await sendDuringWindow(upload, 1000);
    await expect(upload.received).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' });
    expect(lying()).toBe(0);
  });

  test('one that is fast enough lives on until all of it took too long', async () => {
    const upload = begin(member('artist'), { files: { ...FILES, maxBytes: 100 * leastBytes } });
    for (let passed = windowMs; passed < TOTAL_MS; passed += windowMs)
      await sendDuringWindow(upload, 2 * leastBytes);
    expect(lying()).toBe(1);
    await sendDuringWindow(upload, 2 * leastBytes);
    await expect(upload.received).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' });
    expect(lying()).toBe(0);
  });

  test('JSON that trickles is given up', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const init = { method: 'POST', body: readable, duplex: 'half' } as RequestInit;
    const rules = { maxBytes: JSON_BODY_MAX };
    const received = receiveBody(new Request('http://platform/', init), rules, text);
    received.catch(() => undefined);
    for (let second = 0; second < windowMs; second += 1000) {
      await writer.write(new TextEncoder().encode(' '));
      jest.advanceTimersByTime(1000);
    }
    await expect(received).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' });
  });

  test('one that came in time may be handled for as long as it takes', async () => {
    const upload = await begin().finish();
    jest.advanceTimersByTime(2 * TOTAL_MS);
    expect(lying()).toBe(1);
    await upload.discard();
    expect(jest.getTimerCount()).toBe(0);
  });
});

test.each([
  ['a guest’s address', guest, perAddress],
  ['an account', member, perAccount],
])('%s has its share of the places and no more', async (_, senderOf, share) => {
  const own = Array.from({ length: share }, () => begin(senderOf('one')));
  await expect(begin(senderOf('one')).received).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    headers: { 'retry-after': '10' },
  });
  await begin(senderOf('another')).finish();
  own[0]?.breakOff();
  await expect(own[0]?.received).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(begin(senderOf('one')).finish()).resolves.toMatchObject({ form: {} });
});

test('guests leave places for members, from however many addresses they come', async () => {
  const guests = Array.from({ length: guestsAtOnce }, (_, place) => begin(guest(`192.0.2.${place}`)));
  await isRefused(begin(guest('192.0.2.200')));
  for (let place = guestsAtOnce; place < atOnce; place += 1) begin();
  await isRefused(begin());
  guests[0]?.breakOff();
  await expect(guests[0]?.received).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(begin(guest('192.0.2.200')).finish()).resolves.toMatchObject({ form: {} });
});

test('a form of at most 64 kB needs no place', async () => {
  for (let place = 0; place < guestsAtOnce; place += 1) begin(guest(`192.0.2.${place}`));
  await isRefused(begin(guest('192.0.2.200'), RULE, '65537'));
  await expect(begin(guest('192.0.2.200'), RULE, '65536').finish()).resolves.toMatchObject({ form: {} });
});

test('a disk that takes nothing keeps no place either', async () => {
  const file = path.join(directory, 'file');
  writeFileSync(file, '');
  uploads = createUploads({ directory: file });
  for (let round = 0; round <= atOnce; round += 1) {
    await expect(begin().received).rejects.toMatchObject({ code: 'EEXIST' });
  }
});

test('a second set of fields is none of our forms, and nobody waits for the end of a third', async () => {
  const upload = begin();
  const another = `\r\n--x\r\ncontent-disposition: form-data; name="reqDto"\r\n\r\n`;
  void upload.send(`${another}{}${another}${'['.repeat(4 * JSON_BODY_MAX)}`);
  await expect(upload.finish()).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(lying()).toBe(0);
});

test('a form that breaks off behind a file that is read to its end leaves nothing behind', async () => {
  const upload = begin(member('artist'), { files: { ...FILES, maxFiles: 10, maxBytes: 1024 * 1024 } });
  const head = `\r\n--x\r\ncontent-disposition: form-data; name="files"; filename="b.pdf"\r\n\r\n`;
  for (let piece = 0; piece < 12; piece += 1) void upload.send('a'.repeat(16_384));
  void upload.send(`${head}\r\n--`);
  upload.close();
  await expect(upload.received).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(lying()).toBe(0);
});
