import { readdirSync } from 'node:fs';
import { makeDirectoryForEach } from '@/tests/support/directory';
import { JSON_BODY_MAX } from './body';
import { createUploads } from './upload';
import type { Uploads } from './upload';
import type { FileFieldRule, UploadRule } from './upload-rule';

const FILES: FileFieldRule = {
  maxFiles: 1,
  maxBytes: 1024,
  messages: { tooMany: 'too many', tooLarge: 'too large' },
  isRequired: false,
  problemOf: () => null,
};
const RULE: UploadRule = { files: FILES };
const part = (head: string, text: string) => `--x\r\ncontent-disposition: ${head}\r\n\r\n${text}\r\n`;
const FORM = part('form-data; name="reqDto"', '{}');
const FILE = part('form-data; name="files"; filename="a.pdf"', '%PDF-1.7');
const END = '--x--\r\n';

const directory = makeDirectoryForEach();
let uploads: Uploads;

beforeEach(() => {
  uploads = createUploads({ directory: directory.path });
});

/** Sends a whole form, in pieces of so many bytes. */
function receive(body: string, { type = 'multipart/form-data; boundary=x', size = body.length } = {}) {
  const bytes = new TextEncoder().encode(body);
  const pieces = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.subarray(at, at + size));
      controller.close();
    },
  });
  const init = { method: 'POST', headers: { 'content-type': type }, body: pieces, duplex: 'half' };
  return uploads.receive(new Request('http://platform/', init), RULE, { who: '192.0.2.1', isMember: true });
}

test.each([65_536, 70_000, 110_714, 174_364])(
  'long parts that nobody reads hold nothing up, in pieces of %i bytes',
  async (size) => {
    const long = 'a'.repeat(70_000);
    const heads = [
      'form-data; name="x"; filename="y"',
      'attachment; name="x"; filename="y"',
      'none',
      'form-data; name="x"',
    ];
    for (const first of heads) {
      for (const second of heads) {
        const body = part(first, long) + FORM + part(second, long) + FILE + END;
        const { files, discard } = await receive(body, { size });
        expect(files).toHaveLength(1);
        await discard();
      }
    }
  },
);

test('fields that are too long are refused', async () => {
  const most = JSON_BODY_MAX / 2;
  const { form, discard } = await receive(
    part('form-data; name="reqDto"', `"${'é'.repeat(most - 1)}"`) + END,
  );
  expect(form).toHaveLength(most - 1);
  await discard();
  for (const head of ['name="reqDto"', 'name="reqDto"; filename="blob"']) {
    const body = part(`form-data; ${head}`, `"${'é'.repeat(most)}"`) + FILE + END;
    await expect(receive(body)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  }
});

test('a second set of fields is none of our forms, also as a file', async () => {
  const blob = part('form-data; name="reqDto"; filename="blob"', '{}');
  for (const body of [FORM + FORM, FORM + blob, blob + FORM]) {
    await expect(receive(body + END)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
});

test('fields may come as a file, and a file’s name in Korean', async () => {
  const data = new FormData();
  data.append('reqDto', new Blob(['{"name":"결"}'], { type: 'application/json' }));
  data.append('files', new File(['%PDF-1.7'], '전시 서문.pdf'));
  const request = new Request('http://platform/', { method: 'POST', body: data });
  const { form, files, discard } = await uploads.receive(request, RULE, { who: '192.0.2.1', isMember: true });
  expect(form).toEqual({ name: '결' });
  expect(files).toMatchObject([{ name: '전시 서문.pdf', bytes: 8 }]);
  await discard();
});

test('a part of text beside the fields may come as a file too', async () => {
  const data = new FormData();
  data.append('reqDto', new Blob(['{}'], { type: 'application/json' }));
  data.append('isTemporary', new Blob(['true'], { type: 'application/json' }));
  const request = new Request('http://platform/', { method: 'POST', body: data });
  const sender = { who: '192.0.2.1', isMember: true };
  const { form, discard } = await uploads.receive(request, RULE, sender, { textParts: ['isTemporary'] });
  expect(form).toEqual({ isTemporary: 'true' });
  await discard();
});

test('a file input without a chosen file sends no file, and an empty file that was chosen is one', async () => {
  const type = '\r\ncontent-type: application/octet-stream';
  const unchosen = part(`form-data; name="files"; filename=""${type}`, '');
  const none = await receive(FORM + unchosen + END);
  expect(none.files).toEqual([]);
  await none.discard();
  const one = await receive(FORM + FILE + unchosen + END);
  expect(one.files).toMatchObject([{ name: 'a.pdf' }]);
  await one.discard();
  const empty = await receive(FORM + part('form-data; name="files"; filename="a.pdf"', '') + END);
  expect(empty.files).toMatchObject([{ name: 'a.pdf', bytes: 0 }]);
  await empty.discard();
});

test('a name that is far too long keeps its ending alone', async () => {
  const name = `${'가'.repeat(3000)}.pdf`;
  const file = part(`form-data; name="files"; filename="${name}"`, '%PDF-1.7');
  const { files, discard } = await receive(FORM + file + END);
  expect(files[0]?.name).toMatch(/^가{500}…가{496}\.pdf$/);
  await discard();
});

test('quotes in a file’s name are what the browser escaped', async () => {
  const name = '"달" \'24 100%.pdf';
  const data = new FormData();
  data.append('reqDto', '{}');
  data.append('files', new File(['%PDF-1.7'], name));
  const request = new Request('http://platform/', { method: 'POST', body: data });
  const { files, discard } = await uploads.receive(request, RULE, { who: '192.0.2.1', isMember: true });
  expect(files).toMatchObject([{ name }]);
  await discard();
});

test.each(['files', 'other', 'reqDto'])(
  'a form that breaks off within a file leaves nothing behind (%s)',
  async (name) => {
    const file = `--x\r\ncontent-disposition: form-data; name="${name}"; filename="b.pdf"\r\n\r\na`;
    await expect(receive(FORM + FILE + file)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(readdirSync(directory.path)).toEqual([]);
  },
);

test.each([
  ['none', 'multipart/form-data'],
  ['an empty one', 'multipart/form-data; boundary='],
  ['one longer than RFC 2046 has it', `multipart/form-data; boundary=${'b'.repeat(71)}`],
])('a form with %s for a boundary isn’t waited for', async (_, type) => {
  await expect(receive(END, { type })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('boundaries as browsers and programs write them are taken', async () => {
  for (const type of [
    'multipart/form-data; boundary="x"',
    'multipart/form-data;charset=utf-8; boundary=x; a=b',
    'Multipart/Form-Data; Boundary=x',
  ]) {
    const { form, discard } = await receive(FORM + FILE + END, { type });
    expect(form).toEqual({});
    await discard();
  }
});
