import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';

// Not named `require`: the bundle has one of its own.
const packages = createRequire(import.meta.url);

/** The typefaces of share images, from packages, so that the machine needs no fonts. */
const SOURCES = [
  '@fontsource/hahmlet/files/hahmlet-latin-400-normal.woff',
  '@fontsource/hahmlet/files/hahmlet-korean-400-normal.woff',
  'pretendard/dist/public/static/Pretendard-Regular.otf',
  'pretendard/dist/public/static/Pretendard-Bold.otf',
];

let files: string[] | null = null;

/**
 * Paths of the typefaces as OpenType files, which the text renderer needs. WOFF files of the packages are unpacked once
 * into a temporary folder, which is removed when the process ends.
 */
export function shareFontFiles(): readonly string[] {
  if (files !== null) return files;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gyeol-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  files = SOURCES.map((source) => {
    const file = packages.resolve(source);
    if (!file.endsWith('.woff')) return file;
    const unpacked = path.join(folder, `${path.basename(file, '.woff')}.ttf`);
    writeFileSync(unpacked, unpackWoff(readFileSync(file)));
    return unpacked;
  });
  return files;
}

const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const HEAD = 12;
const ENTRY = 16;

/** Unpacks a WOFF 1.0 file into OpenType: a directory of the tables, and the inflated tables behind it. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file.');
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(HEAD + count * ENTRY);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(ENTRY * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(ENTRY * (count - 2 ** power), 10);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = WOFF_HEAD + index * WOFF_ENTRY;
    const [tag, from, packed, length, sum] = [0, 4, 8, 12, 16].map((offset) =>
      woff.readUInt32BE(entry + offset),
    );
    if (from === undefined || packed === undefined || length === undefined) continue;
    const bytes = woff.subarray(from, from + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    [tag, sum, at, length].forEach((value = 0, field) => {
      head.writeUInt32BE(value, HEAD + index * ENTRY + field * 4);
    });
    const padding = (4 - (length % 4)) % 4;
    parts.push(table, Buffer.alloc(padding));
    at += length + padding;
  }
  return Buffer.concat(parts);
}
