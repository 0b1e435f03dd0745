import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** Bytes of the end's fixed part, of an entry of the directory, and of a file's own head. */
const FIXED = { end: 22, entry: 46, file: 30 };

/** The files of a ZIP archive, by name. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  let end = zip.length - FIXED.end;
  while (end >= 0 && zip.readUInt32LE(end) !== END) end -= 1;
  if (end < 0) throw new Error('no end of a directory: this is no ZIP archive');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('no entry where the directory has one');
    const [method, bytes] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const start = zip.readUInt32LE(at + 42);
    const head = start + FIXED.file + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const content = zip.subarray(head, head + bytes);
    files.set(
      zip.toString('utf8', at + FIXED.entry, at + FIXED.entry + (name ?? 0)),
      method === 0 ? content : inflateRawSync(content),
    );
    at += FIXED.entry + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
