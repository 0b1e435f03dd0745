import * as studioLimits from '@/lib/limits/studio';
import * as studioMessages from '@/lib/messages/studio';
import { photoProblem, widestCrop } from './judge-photo';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const JPEG = bytesOf('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01');
const WEBP = bytesOf('RIFF\0\0\0\0WEBPVP8 ');
const GIF = bytesOf('GIF89a\x01\0\x01\0\0\0\0\0\0\0');
const size = { width: 2000, height: 3000 };
const bytes = 1000;

test.each([
  [{ bytes, head: JPEG, size }, null],
  [{ bytes: studioLimits.photoBytes, head: WEBP, size }, null],
  [{ bytes, head: GIF, size }, studioMessages.photoType],
  [{ bytes: 0, head: new Uint8Array(), size: null }, studioMessages.photoType],
  [{ bytes: studioLimits.photoBytes + 1, head: JPEG, size }, studioMessages.photoTooLarge],
  [{ bytes, head: JPEG, size: null }, studioMessages.imageBroken],
  [{ bytes, head: JPEG, size: { width: 479, height: 3000 } }, studioMessages.photoSmall],
  [{ bytes, head: JPEG, size: { width: 3000, height: 671 } }, studioMessages.photoSmall],
  [{ bytes, head: JPEG, size: { width: 3000, height: 672 } }, null],
])('photo %#', (facts, problem) => {
  expect(photoProblem(facts)).toBe(problem);
});

test('the widest crop has the photo’s shape', () => {
  expect(widestCrop({ width: 965, height: 5000 })).toBe(965);
  expect(widestCrop({ width: 5000, height: 1350 })).toBe(965);
});
