import { IMAGE_SIGNATURES, imageTypeOf } from './image-type';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const HEADS = {
  jpeg: '\xff\xd8\xff\xe0\x00\x10JFIF',
  png: '\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR',
  webp: 'RIFF\x10\x00\x00\x00WEBPVP8 ',
  heif: '\x00\x00\x00\x1cftypavif\x00\x00\x00\x00',
};

it.each([
  [HEADS.jpeg, 'image/jpeg'],
  [HEADS.png, 'image/png'],
  [HEADS.webp, 'image/webp'],
  [HEADS.heif, null],
  ['GIF89a', null],
  ['\xff\xd8\xff', null],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  [` ${HEADS.png}`, null],
  ['', null],
])('%j is of the type %s', (head, type) => expect(imageTypeOf(bytes(head))).toBe(type));

it('tells each kind by its own head alone', () => {
  for (const [kind, isKind] of Object.entries(IMAGE_SIGNATURES))
    for (const [other, head] of Object.entries(HEADS)) expect(isKind(head)).toBe(kind === other);
});
