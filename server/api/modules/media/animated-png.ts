const SIGNATURE_BYTES = 8;
/** The length and the name before a chunk's data, and the checksum behind it. */
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;

/** Whether a PNG has more than one frame: its chunk `acTL` comes before the first data. Decoders see a still image. */
export function isAnimatedPng(png: Buffer): boolean {
  let at = SIGNATURE_BYTES;
  while (at + HEAD_BYTES <= png.length) {
    const name = png.toString('latin1', at + 4, at + HEAD_BYTES);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    at += HEAD_BYTES + png.readUInt32BE(at) + CHECKSUM_BYTES;
  }
  return false;
}
