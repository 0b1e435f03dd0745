interface Jpeg {
  bytes: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

/** Width of A4 in points. */
const PAGE_WIDTH = 595;

/** A PDF with one page, which an RGB JPEG fills, as scanners make them. */
export function pictureAsPdf({ bytes, width, height }: Jpeg): Buffer {
  const pageHeight = Math.round((PAGE_WIDTH * height) / width);
  const content = Buffer.from(`q ${PAGE_WIDTH} 0 0 ${pageHeight} 0 0 cm /Picture Do Q`);
  const objects = [
    object('<< /Type /Catalog /Pages 2 0 R >>'),
    object('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE_WIDTH} ${pageHeight}] ` +
        '/Resources << /XObject << /Picture 4 0 R >> >> /Contents 5 0 R >>',
    ),
    stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ` +
        '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
      bytes,
    ),
    stream('', content),
  ];
  const parts = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, body] of objects.entries()) {
    const numbered = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    offsets.push(length);
    parts.push(numbered);
    length += numbered.length;
  }
  const count = objects.length + 1;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function object(text: string): Buffer {
  return Buffer.from(text);
}

function stream(dictionary: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}
