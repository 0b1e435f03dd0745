import type { Random } from './random';

const BOUNDARY = 'fuzz-boundary-7e1';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Files whose names, types and bytes don't go together, or whose names mean something to a file system. */
const FILES: readonly { name: string; type: string; bytes: () => Buffer }[] = [
  { name: 'real.png', type: 'image/png', bytes: () => PNG },
  { name: 'empty.png', type: 'image/png', bytes: () => Buffer.alloc(0) },
  { name: 'page.png', type: 'image/png', bytes: () => Buffer.from('<script>alert(1)</script>') },
  { name: 'program.pdf', type: 'application/pdf', bytes: () => Buffer.from('MZ\u0090\u0000') },
  { name: '../../../../tmp/escape.png', type: 'image/png', bytes: () => PNG },
  { name: 'a\u0000.png', type: 'image/png', bytes: () => PNG },
  { name: `${'n'.repeat(4000)}.png`, type: 'image/png', bytes: () => PNG },
  { name: 'cut.png', type: 'image/png', bytes: () => PNG.subarray(0, 20) },
  { name: 'pdf.pdf', type: 'application/pdf', bytes: () => Buffer.from('%PDF-1.4\n%%EOF') },
  { name: 'picture.svg', type: 'image/svg+xml', bytes: () => Buffer.from('<svg onload="alert(1)"/>') },
  { name: 'large.png', type: 'image/png', bytes: () => Buffer.concat([PNG, Buffer.alloc(200_000)]) },
];

const part = (head: string, bytes: Buffer) =>
  Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`, 'utf8'), bytes, Buffer.from('\r\n')]);
const end = Buffer.from(`--${BOUNDARY}--\r\n`);

/** A form as the site's own pages send it, with what `json` says in the place of its fields. */
export function formBody(json: Buffer, random: Random): Buffer {
  const files = Array.from({ length: 1 + random.below(3) }, () => {
    const { name, type, bytes } = random.pick(FILES);
    const head = `Content-Disposition: form-data; name="files[]"; filename="${name}"\r\nContent-Type: ${type}`;
    return part(head, bytes());
  });
  const fields = 'Content-Disposition: form-data; name="reqDto"\r\nContent-Type: application/json';
  return Buffer.concat([part(fields, json), ...files, end]);
}

/** Bodies that claim to be forms and aren't. */
export function brokenFormBody(json: Buffer, random: Random): Buffer {
  const whole = formBody(json, random);
  const field = (name: string) => part(`Content-Disposition: form-data; name="${name}"`, Buffer.from('x'));
  return random.pick([
    () => whole.subarray(0, Math.max(1, random.below(whole.length))),
    () => Buffer.concat([whole.subarray(0, whole.length - 6)]),
    () => end,
    () => Buffer.alloc(0),
    () => Buffer.concat([field('__proto__'), field('constructor'), whole]),
    () => Buffer.concat([...Array.from({ length: 200 }, (_, index) => field(`f${index}`)), end]),
    () => Buffer.concat([part('Content-Disposition: form-data', Buffer.from('nameless')), end]),
    () => Buffer.concat([part(`X-Long: ${'h'.repeat(20_000)}`, Buffer.from('x')), end]),
    () => Buffer.concat([field('reqDto'), field('reqDto'), whole]),
    () => Buffer.concat([...Array.from({ length: 12 }, () => whole.subarray(0, -end.length)), end]),
    () => Buffer.alloc(300_000, 0x2d),
  ])();
}
