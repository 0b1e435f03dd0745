import * as studioLimits from '@/lib/limits/studio';
import * as studioMessages from '@/lib/messages/studio';
import * as uploadMessages from '@/lib/messages/upload';
import { ARTWORK_IMAGE } from './check-image';

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

const { judge } = ARTWORK_IMAGE;
const lettersOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const file = (name: string, bytes: number[]) => new File([new Uint8Array(bytes)], name);

test('images are told by their content', async () => {
  expect(await judge(file('a.jpg', JPEG))).toBeNull();
  expect(await judge(file('a.jpg', PNG))).toBeNull();
  expect(await judge(file('이름 없이', JPEG))).toBeNull();
  const gif = lettersOf('GIF89a\u0001\u0000\u0001\u0000');
  expect(await judge(file('a.jpg', gif))).toContain(studioMessages.imageType);
  const webp = lettersOf('RIFF....WEBPVP8 ');
  expect(await judge(file('a.png', webp))).toContain(studioMessages.imageType);
});

test('names, sizes and empty files', async () => {
  const { fileNameMax, originalBytes } = studioLimits;
  expect(await judge(file('가'.repeat(fileNameMax), JPEG))).toBeNull();
  const long = '가'.repeat(fileNameMax + 1);
  expect(await judge(file(long, JPEG))).toBe(uploadMessages.refused(long, studioMessages.imageNameTooLong));
  expect(await judge(file('a.jpg', []))).toBe(uploadMessages.empty('a.jpg'));
  const large = file('a.jpg', []);
  Object.defineProperty(large, 'size', { value: originalBytes + 1 });
  expect(await judge(large)).toBe(uploadMessages.refused('a.jpg', studioMessages.imageTooLarge));
});
