import { contentOf, isPagelessPdf, namesEncryption, trailerOffset } from './file-content';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** The box that MP4 and HEIF begin with. */
const box = (...[brand = '', ...others]: string[]) =>
  `\0\0\0${String.fromCharCode(16 + 4 * others.length)}ftyp${brand}\0\0\0\0${others.join('')}`;

test.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  ['RIFF....WEBPVP8 ', 'webp'],
  [box('avif', 'mif1', 'avif', 'miaf'), 'avif'],
  [box('mif1', 'avif', 'miaf'), 'avif'],
  [box('heic', 'mif1', 'MiHE', 'heic'), 'heic'],
  [box('mif1', 'heic'), 'heic'],
  [box('heix'), 'heic'],
  [box('msf1', 'hevc'), 'heic'],
  // A film of AV1 is neither a picture nor an MP4.
  [box('avis', 'avif', 'msf1'), null],
  [box('mp42', 'isom'), 'mp4'],
  [box('isom', 'iso2', 'avc1', 'mp41'), 'mp4'],
  [box('qt  '), 'mp4'],
  ['PK\x03\x04', 'zip'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'ole'],
  ['HWP Document File V3.00 \x1a\x01', 'hwp3'],
  ['{\\rtf1\\ansi', 'rtf'],
  ['some bytes before\n%PDF-1.7\n', 'pdf'],
  ['', null],
  ['\xff\xd8\xff', null],
  ['GIF89a', null],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  [' \x89PNG\r\n\x1a\n\0\0\0\rIHDR', null],
  ['PNG by name alone', null],
])('content %#: %j', (head, content) => {
  expect(contentOf(bytesOf(head))).toBe(content);
});

test.each([
  ['%PDF-1.4\n%%EOF', true],
  ['%PDF-1.4\n<</Type/Pages/Kids[]/Count 0>>\n%%EOF', true],
  ['%PDF-1.4\n<</Type /Page /Parent 2 0 R>>\n%%EOF', false],
  ['%PDF-1.5\n<</Type/ObjStm/N 3>>\n%%EOF', false],
  ['no PDF', false],
])('document %#', (text, isPageless) => {
  const bytes = bytesOf(text);
  expect(isPagelessPdf(bytes, bytes.length)).toBe(isPageless);
  // What is longer than what was read isn't known.
  expect(isPagelessPdf(bytes, bytes.length + 1)).toBe(false);
});

describe('a PDF that is encrypted', () => {
  it.each([
    ['/Root 2 0 R\n/Encrypt 13 0 R', true],
    ['<</Encrypt<</Filter/Standard>>>>', true],
    ['/Root 2 0 R /EncryptMetadata false', false],
    ['Encrypt', false],
  ])('%j: %j', (text, isNamed) => expect(namesEncryption(bytesOf(text))).toBe(isNamed));

  it('has its last trailer where the last startxref says', () => {
    expect(trailerOffset(bytesOf('startxref\n12\n%%EOF\nstartxref\r\n345\r\n%%EOF'))).toBe(345);
    expect(trailerOffset(bytesOf('%%EOF'))).toBeNull();
  });
});
