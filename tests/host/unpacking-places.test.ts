import { readFileSync } from 'node:fs';
import { listFiles } from '@/tests/support/source-files';

/**
 * Every place of the server that unpacks something, and what bounds it. A file that unpacks to gigabytes is small when it comes:
 * what an upload says is unpacked in a process that ends, or not at all. Archives and office documents are stored as they come.
 */
const UNPACKING: Readonly<Record<string, string>> = {
  'server/api/modules/media/load-sharp.ts':
    'uploads: pixels by the head of the file (image-limits.ts), in the processes of the intake and of the cleaner',
  'server/api/modules/media/review/clean-pdf.ts':
    'uploads: memory and time of the cleaner’s process (cleaner.ts); tests/api/blind-files.test.ts',
  'server/api/modules/media/share-fonts.ts': 'our own typefaces',
  'server/backup/load-rows.ts': 'a backup, for a command of the operator',
  'server/backup/archive-reader.ts': 'a backup, for a command of the operator',
};

const UNPACKERS = [
  /from 'node:zlib'/,
  /import\('sharp'\)/,
  /^import (?!type)[^;]*from '(?:sharp|fflate|pako|tar-stream|yauzl|unzipper|jszip|adm-zip|@cantoo\/pdf-lib)'/m,
  /pdfjs-dist\/|DecompressionStream/,
];
/** Packers of what we send. */
const PACKING =
  /import \{ [^}]*\b(?:pack|constants|brotliCompress\w*|gzip\w*|createGzip|createBrotliCompress|crc32)\b[^}]*\}/;

test('the server unpacks nothing without a bound', () => {
  const files = listFiles(['server', 'app'], '.ts').filter((file) => !/\.test\.ts$|\/seed\//.test(file));
  const unpacking = files.filter((file) => {
    const code = readFileSync(file, 'utf8');
    return UNPACKERS.some((unpacker) => unpacker.test(code)) && !PACKING.test(code);
  });
  expect(unpacking.toSorted()).toEqual(Object.keys(UNPACKING).toSorted());
});
