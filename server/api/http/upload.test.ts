import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { JSON_BODY_MAX } from './body';
import { UPLOADS } from './upload-places';
import { createUploads } from './upload';
import type { Upload, Uploads } from './upload';
import type { FileFieldRule, UploadRule } from './upload-rule';

const { atOnce, perAddress, idleMs } = UPLOADS;
const TOTAL_MS = 5 * idleMs;
const FILES: FileFieldRule = {
  maxFiles: 1,
  maxBytes: 1024,
  messages: { tooMany: 'too many', tooLarge: 'too large' },
  isRequired: false,
  problemOf: () => null,
};
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
  uploads = createUploads({ directory, pace: { idleMs, totalMs: TOTAL_MS } });
});
afterEach(async () => {
  jest.useRealTimers();
  for (const upload of begun) upload.breakOff();
  for (const { received } of begun) await received.then(({ discard }) => discard()).catch(() => undefined);
  begun = [];
  rmSync(directory, { recursive: true });
});

/** An upload that is half there, and goes on or ends when it is told to; each from an address of its own. */
function begin(address = `192.0.2.${begun.length}`, rule = RULE): Begun {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const send = (text: string) => writer.write(encoder.encode(text)).catch(() => undefined);
  const sender = new AbortController();
  void send(BEGINNING);
  const request = new Request('http://platform/', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: readable,
    duplex: 'half',
    signal: sender.signal,
  } as RequestInit);
  const received = uploads.receive(request, rule, address);
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
    leave: () => sender.abort(),
  };
  begun.push(upload);
  return upload;
}

const beginAll = () => Array.from({ length: atOnce }, () => begin());

const lying = () => readdirSync(directory).length;
const isRefused = (upload: Begun) =>
  expect(upload.received).rejects.toMatchObject({ code: 'UNAVAILABLE', headers: { 'retry-after': '10' } });

test('a ninth upload is refused, also when the others have come but still lie on the disk', async () => {
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
  await expect(uploads.receive(aborted, RULE, 'somebody')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(lying()).toBe(0);
});

describe('time', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  });

  test('one that stands still is given up, and its place is free', async () => {
    const all = beginAll();
    await Promise.all(all.map((upload) => upload.send(' and more')));
    jest.advanceTimersByTime(idleMs);
    for (const { received } of all) await expect(received).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' });
    expect(lying()).toBe(0);
    await expect(begin().finish()).resolves.toMatchObject({ form: {} });
  });

  test('one that trickles lives on until all of it took too long', async () => {
    const upload = begin();
    for (let passed = 0; passed + idleMs / 2 < TOTAL_MS; passed += idleMs / 2) {
      await upload.send('x');
      // What was written has been read when the next is taken.
      await upload.send('x');
      await new Promise(setImmediate);
      jest.advanceTimersByTime(idleMs / 2);
    }
    expect(lying()).toBe(1);
    jest.advanceTimersByTime(idleMs / 2);
    await expect(upload.received).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' });
    expect(lying()).toBe(0);
  });

  test('one that came in time may be handled for as long as it takes', async () => {
    const upload = await begin().finish();
    jest.advanceTimersByTime(2 * TOTAL_MS);
    expect(lying()).toBe(1);
    await upload.discard();
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('one address has its share of the places and no more', async () => {
  const own = Array.from({ length: perAddress }, () => begin('198.51.100.7'));
  await expect(begin('198.51.100.7').received).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    headers: { 'retry-after': '10' },
  });
  const other = begin('198.51.100.8');
  await other.finish();
  own[0]?.breakOff();
  await expect(own[0]?.received).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(begin('198.51.100.7').finish()).resolves.toMatchObject({ form: {} });
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
  const upload = begin('192.0.2.1', { files: { ...FILES, maxFiles: 10, maxBytes: 1024 * 1024 } });
  const head = `\r\n--x\r\ncontent-disposition: form-data; name="files"; filename="b.pdf"\r\n\r\n`;
  for (let piece = 0; piece < 12; piece += 1) void upload.send('a'.repeat(16_384));
  void upload.send(`${head}\r\n--`);
  upload.close();
  await expect(upload.received).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(lying()).toBe(0);
});
