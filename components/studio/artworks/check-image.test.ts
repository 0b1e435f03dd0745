import * as studioLimits from '@/lib/limits/studio';
import * as studioMessages from '@/lib/messages/studio';
import { imageProblem } from './check-image';

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];

const lettersOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const file = (name: string, bytes: number[]) => new File([new Uint8Array(bytes)], name);

test('images are told by their content', async () => {
  expect(await imageProblem(file('a.jpg', JPEG))).toBeNull();
  expect(await imageProblem(file('a.jpg', PNG))).toBeNull();
  expect(await imageProblem(file('이름 없이', JPEG))).toBeNull();
  const gif = lettersOf('GIF89a\u0001\u0000\u0001\u0000');
  expect(await imageProblem(file('a.jpg', gif))).toBe(studioMessages.imageType);
  const webp = lettersOf('RIFF....WEBPVP8 ');
  expect(await imageProblem(file('a.png', webp))).toBe(studioMessages.imageType);
});

test('names, sizes and empty files', async () => {
  const { fileNameMax, originalBytes } = studioLimits;
  expect(await imageProblem(file('가'.repeat(fileNameMax), JPEG))).toBeNull();
  expect(await imageProblem(file('가'.repeat(fileNameMax + 1), JPEG))).toBe(studioMessages.imageNameTooLong);
  expect(await imageProblem(file('a.jpg', []))).toBe(studioMessages.imageBroken);
  const large = { name: 'a.jpg', size: originalBytes + 1, slice: () => new Blob() };
  expect(await imageProblem(large)).toBe(studioMessages.imageTooLarge);
});
