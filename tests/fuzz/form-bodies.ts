import { hostileImages, realImages } from './images';
import type { Random } from '@/tests/support/random';

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

/** The image that a field of the studio's forms wants; other fields take a JPEG too. */
const WANTED: Readonly<Record<string, () => Buffer>> = {
  cropImage: realImages.photo,
  originImage: realImages.work,
  image_original: realImages.work,
  image_resized: realImages.small,
};

const filePart = (field: string, name: string, type: string, bytes: Buffer) =>
  part(`Content-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}`, bytes);

/** Files for these fields: what each wants, what each wants but for one hostile image, or anything anywhere. */
function fileParts(fields: readonly string[], random: Random): Buffer[] {
  const wanted = fields.map((field) => ({ field, bytes: WANTED[field] ?? realImages.jpeg }));
  const hostile = random.pick(fields);
  return random.pick([
    () => wanted.map(({ field, bytes }) => filePart(field, `${field}.png`, 'image/png', bytes())),
    () =>
      wanted.map(({ field, bytes }) => {
        const sent = field === hostile ? random.pick(hostileImages) : bytes;
        return filePart(field, '작품.jpg', 'image/jpeg', sent());
      }),
    () =>
      Array.from({ length: 1 + random.below(3) }, () => {
        const { name, type, bytes } = random.pick(FILES);
        return filePart(random.pick(fields), name, type, bytes());
      }),
  ])();
}

/**
 * A form as the site's own pages send it, with what `json` says in the place of its fields, and files in these
 * fields.
 * @param json null for a form of files alone
 */
export function formBody(json: Buffer | null, fields: readonly string[], random: Random): Buffer {
  const files = fileParts(fields, random);
  const dto = 'Content-Disposition: form-data; name="reqDto"\r\nContent-Type: application/json';
  return Buffer.concat([...(json === null ? [] : [part(dto, json)]), ...files, end]);
}

/** Bodies that claim to be forms and aren't. */
export function brokenFormBody(json: Buffer, fields: readonly string[], random: Random): Buffer {
  const whole = formBody(json, fields, random);
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
