const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda];
const [APP0, APP2, APP14, APP15, COM] = [0xe0, 0xe2, 0xee, 0xef, 0xfe];

/**
 * A JPEG without what cameras and programs write into it: EXIF, XMP, IPTC, comments, thumbnails, and what follows its end. Pixels,
 * colour profile and colour transform stay as they are (ITU T.81, annex B).
 * @returns null for bytes that aren't a whole JPEG
 */
export function cleanJpeg(bytes: Buffer): Buffer | null {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  for (let at = 2; at + 3 < bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    // Any number of fill bytes may come before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return null;
    const next = marker === SOS ? scanEnd(bytes, end) : end;
    if (isKept(marker, bytes.subarray(at + 4, end))) kept.push(bytes.subarray(at, next));
    if (bytes[next] === 0xff && bytes[next + 1] === EOI) {
      kept.push(bytes.subarray(next, next + 2));
      return Buffer.concat(kept);
    }
    at = next;
  }
  return null;
}

/** Whether a segment says how the pixels are decoded. */
function isKept(marker: number, content: Buffer): boolean {
  const begins = (text: string) => content.subarray(0, text.length).toString('latin1') === text;
  if (marker === APP0) return begins('JFIF\0') && content.length === 14;
  if (marker === APP2) return begins('ICC_PROFILE\0');
  if (marker === APP14) return begins('Adobe');
  return marker < APP0 || (marker > APP15 && marker !== COM);
}

/** Where the coded pixels of a scan end: at the next marker that isn't one of a restart. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    const isOfScan = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    if (!isOfScan) return at;
  }
  return bytes.length;
}
