/** The first bytes of a JPEG 2000 file in boxes, and of a codestream alone (ISO/IEC 15444-1). */
const SIGNATURE = Buffer.from('0000000c6a5020200d0a870a', 'hex');
const [SOC, SIZ] = [0xff4f, 0xff51];
/** Where the tiles begin, and a comment. */
const [SOT, COM] = [0xff90, 0xff64];

/** The boxes that say how the pixels are decoded: of the file, and of its header. */
const KEPT = new Set(['jP  ', 'ftyp', 'jp2h', 'jp2c', 'rreq', 'jpch', 'jplh']);
const CODESTREAM = 'jp2c';

/**
 * A JPEG 2000 image without what programs write into it: XMP and other UUID boxes, XML, rights, and comments of the codestream.
 * @returns null for bytes that aren't such an image
 */
export function cleanJp2(bytes: Buffer): Buffer | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return cleanCodestream(bytes);
  const kept: Buffer[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const [short, type] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)];
    if (short === 1 && at + 16 > bytes.length) return null;
    const head = short === 1 ? 16 : 8;
    const length =
      short === 0 ? bytes.length - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const end = at + length;
    if (length < head || end > bytes.length) return null;
    if (type === CODESTREAM) {
      const stream = cleanCodestream(bytes.subarray(at + head, end));
      if (stream === null) return null;
      kept.push(box(CODESTREAM, stream));
    } else if (KEPT.has(type)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** A codestream without the comments of its main header. */
function cleanCodestream(bytes: Buffer): Buffer | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== SOC || bytes.readUInt16BE(2) !== SIZ) return null;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes.readUInt16BE(at);
    if (marker === SOT) return Buffer.concat([...kept, bytes.subarray(at)]);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker >> 8 !== 0xff || end > bytes.length) return null;
    if (marker !== COM) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}
