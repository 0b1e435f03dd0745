import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { receiveUpload } from './upload';
import type { Upload, UploadRule } from './upload';

const AT_ONCE = 8;
const RULE: UploadRule = {
  maxFiles: 1,
  maxTotalBytes: 1024,
  messages: { tooMany: 'too many', tooLarge: 'too large' },
  problemOf: () => null,
};
const BEGINNING = [
  '--x\r\ncontent-disposition: form-data; name="reqDto"\r\n\r\n{}\r\n',
  '--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7',
].join('');
const END = '\r\n--x--\r\n';

interface Begun {
  received: Promise<Upload>;
  finish(): Promise<Upload>;
  breakOff(): void;
}

let directory: string;
let begun: Begun[] = [];

beforeEach(() => {
  // Other suites count what lies in the common one.
  directory = mkdtempSync(path.join(os.tmpdir(), 'gyeol-test-'));
  jest.spyOn(os, 'tmpdir').mockReturnValue(directory);
});
afterEach(async () => {
  for (const upload of begun) upload.breakOff();
  for (const { received } of begun) await received.then(({ discard }) => discard()).catch(() => undefined);
  begun = [];
  rmSync(directory, { recursive: true });
});

/** An upload that is half there, and goes on or breaks off when it is told to. */
function begin(): Begun {
  const encoder = new TextEncoder();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const write = (text: string) => writer.write(encoder.encode(text)).catch(() => undefined);
  void write(BEGINNING);
  const request = new Request('http://platform/', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: readable,
    duplex: 'half',
  } as RequestInit);
  const received = receiveUpload(request, RULE);
  received.catch(() => undefined);
  const upload: Begun = {
    received,
    async finish() {
      void write(END);
      writer.close().catch(() => undefined);
      return received;
    },
    breakOff: () => void writer.abort(new Error('The sender is gone.')).catch(() => undefined),
  };
  begun.push(upload);
  return upload;
}

const lying = () => readdirSync(directory).length;
const isRefused = (upload: Begun) =>
  expect(upload.received).rejects.toMatchObject({ code: 'UNAVAILABLE', headers: { 'retry-after': '10' } });

test('a ninth upload is refused, also when the others have come but still lie on the disk', async () => {
  const uploads = Array.from({ length: AT_ONCE }, begin);
  await isRefused(begin());
  for (const upload of uploads) expect((await upload.finish()).files).toHaveLength(1);
  await isRefused(begin());
  expect(lying()).toBe(AT_ONCE);
});

test('what is removed makes place for one, however often it is removed', async () => {
  const [first] = await Promise.all(Array.from({ length: AT_ONCE }, () => begin().finish()));
  await first?.discard();
  await first?.discard();
  expect(lying()).toBe(AT_ONCE - 1);
  const next = begin();
  await isRefused(begin());
  expect((await next.finish()).form).toEqual({});
  expect(lying()).toBe(AT_ONCE);
});

test('one that breaks off leaves its place and nothing on the disk', async () => {
  const uploads = Array.from({ length: AT_ONCE }, begin);
  for (const upload of uploads) upload.breakOff();
  for (const { received } of uploads) await expect(received).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(lying()).toBe(0);
  const again = Array.from({ length: AT_ONCE }, begin);
  await isRefused(begin());
  await Promise.all(again.map((upload) => upload.finish()));
  expect(lying()).toBe(AT_ONCE);
});

test('a disk that takes nothing keeps no place either', async () => {
  jest.spyOn(os, 'tmpdir').mockReturnValue(path.join(directory, 'missing'));
  for (let round = 0; round <= AT_ONCE; round += 1) {
    await expect(begin().received).rejects.toMatchObject({ code: 'ENOENT' });
  }
});
