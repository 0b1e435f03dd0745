import { crc32, deflateSync } from 'node:zlib';

/** Images for forms. They are made of few bytes, the same for every seed. */
const JPEG_LINES = [
  '/9j/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBD',
  'AQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAMABAD',
  'ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAA',
  'BQb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCcAOU7/9k=',
];
const JPEG = Buffer.from(JPEG_LINES.join(''), 'base64');
/** Where a JPEG says how high and how wide it is, behind the mark of its frame. */
const JPEG_SIZE = JPEG.indexOf(Buffer.from([0xff, 0xc0])) + 5;

const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  return Buffer.concat([int32(data.length), body, int32(crc32(body))]);
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const head = (width: number, height: number) =>
  chunk('IHDR', Buffer.concat([int32(width), int32(height), Buffer.from([8, 0, 0, 0, 0])]));

/** A grey PNG. @param before chunks in front of its data */
export function greyPng(width: number, height: number, ...before: Buffer[]): Buffer {
  const data = chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height, 120).fill(0, 0, 1)));
  return Buffer.concat([SIGNATURE, head(width, height), ...before, data, chunk('IEND', Buffer.alloc(0))]);
}

/** A PNG whose head promises more than its data hold. */
function promising(width: number, height: number): Buffer {
  const small = greyPng(8, 8);
  return Buffer.concat([SIGNATURE, head(width, height), small.subarray(33)]);
}

function patchedJpeg(width: number, height: number): Buffer {
  const copy = Buffer.from(JPEG);
  copy.writeUInt16BE(height, JPEG_SIZE);
  copy.writeUInt16BE(width, JPEG_SIZE + 2);
  return copy;
}

/** A marker segment that says that the image lies on its side. */
const TURNED = Buffer.from(
  'ffe1002245786966000049492a00080000000100120103000100000006000000000000000000',
  'hex',
);

/** Images as artists send them, in the shape that a field of a form wants. */
export const realImages = {
  photo: () => greyPng(965, 1350),
  work: () => greyPng(1200, 900),
  small: () => greyPng(800, 600),
  jpeg: () => JPEG,
};

/** Images that are not what they seem to be, or more than that. */
export const hostileImages: readonly (() => Buffer)[] = [
  () => promising(29_999, 29_999),
  () => promising(0, 0),
  () => promising(2 ** 31, 1),
  () => patchedJpeg(65_535, 65_535),
  () => patchedJpeg(0, 12),
  () => JPEG.subarray(0, JPEG.length - 40),
  () => Buffer.concat([JPEG.subarray(0, 2), TURNED, JPEG.subarray(2)]),
  () => Buffer.concat([JPEG, Buffer.from('<script>alert(1)</script>PK\x03\x04', 'latin1')]),
  () => Buffer.concat([Buffer.from('GIF89a'), JPEG]),
  () => greyPng(8, 8, chunk('acTL', Buffer.concat([int32(2), int32(0)]))),
  () =>
    greyPng(
      8,
      8,
      chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(20_000_000))])),
    ),
  () => greyPng(1, 20_000),
  () => Buffer.concat([SIGNATURE, head(8, 8), chunk('IDAT', deflateSync(Buffer.alloc(50_000_000)))]),
];
