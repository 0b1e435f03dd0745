import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/**
 * A PDF that says who made it wherever a PDF can: Info, XMP, a comment, an attachment, a signature, the JPEG on its page, the data of
 * programs, the outline, links and actions, texts for readers of the screen, layers, a field's hint, and a version before the last.
 */
export function namedPdf(name: string, jpeg: Buffer): Buffer {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator>${name}</dc:creator></x:xmpmeta>`;
  const content = 'q 200 0 0 200 0 0 cm /Im Do Q BT /F 24 Tf 20 250 Td (Moonlight) Tj ET';
  const objects: readonly (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R /Metadata 5 0 R /Names << /EmbeddedFiles << /Names [(a) 9 0 R] >> >> /AcroForm << /Fields [10 0 R 14 0 R] >> ' +
      `/Outlines << /First << /Title (${name}) /Dest [3 0 R /Fit] >> /Count 1 >> /StructTreeRoot << /Type /StructTreeRoot /K << /S /Figure /Alt (C:\\\\${name}\\\\a.jpg) /ActualText (${name}) /Pg 3 0 R >> >> ` +
      `/OpenAction << /S /JavaScript /JS (${name}) >> /URI << /Base (https://example.com/${name}/) >> /PageLabels << /Nums [0 << /P (${name}) >>] >> ` +
      `/OutputIntents [<< /S /GTS_PDFX /Info (${name}) >>] /Lang (ko) /GYL_By (${name}) ` +
      `/OCProperties << /OCGs [13 0 R] /D << /Creator (${name}) /Name (${name}) /ON [13 0 R] /Order [(${name}) 13 0 R] >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << /XObject << /Im 6 0 R >> /Font << /F 8 0 R >> /Properties << /L 13 0 R /P << /ActualText (${name}) >> >> >> /Annots [7 0 R 10 0 R 14 0 R 15 0 R] /AA << /O << /S /Launch /F (${name}) >> >> /StructParents 0 /PieceInfo << /Ai << /Private (${name}) >> >> >>`,
    stream('', Buffer.from(content)),
    stream('/Type /Metadata /Subtype /XML', Buffer.from(xmp)),
    stream(
      '/Type /XObject /Subtype /Image /Width 80 /Height 40 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter [/FlateDecode /DCT]',
      deflateSync(jpeg),
    ),
    `<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /T (${name}) /Contents (A comment) /NM (${name}) >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Filespec /F (${name}.txt) /EF << /F 5 0 R >> >>`,
    `<< /Type /Annot /Subtype /Widget /Rect [0 0 9 9] /FT /Sig /T (Signature) /V << /Type /Sig /Filter /Adobe.PPKLite /ByteRange [0 1 2 3] /Contents <00> /Name (${name}) /Reason (${name}) >> >>`,
    `<< /Author (${name}) /Title (${name}) >>`,
    `<< /Nothing true >>`,
    `<< /Type /OCG /Name (${name}) /Usage << /User << /Type /Ind /Name (${name}) >> >> >>`,
    `<< /Type /Annot /Subtype /Widget /Rect [0 0 90 9] /FT /Tx /T (Title) /TU (${name}) /V (Moonlight) /A << /S /JavaScript /JS (${name}) >> >>`,
    `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /Contents (${name}) /A << /S /URI /URI (https://example.com/${name}) >> >>`,
  ];
  const bodies = objects.map((object, index) =>
    Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
  );
  return pdfOf([`12 0 obj\n(${name} before)\nendobj\n`, ...bodies], '/Root 1 0 R /Info 11 0 R');
}

const PART_BYTES = 64 * 1024 * 1024;

/** A PDF whose one object stream unpacks to so many bytes. A gigabyte takes a megabyte. */
export function bombPdf(bytes: number): Buffer {
  // Each part ends at a byte, and none says that it is the last.
  const part = deflateRawSync(Buffer.alloc(PART_BYTES, 32), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const parts = Array.from({ length: Math.ceil(bytes / PART_BYTES) }, () => part);
  const packed = Buffer.concat([Buffer.from([0x78, 0x9c]), ...parts, Buffer.from([0x03, 0x00])]);
  return pdfOf(
    [
      '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
      '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj\n',
      Buffer.concat([
        Buffer.from('4 0 obj\n'),
        stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packed),
        Buffer.from('\nendobj\n'),
      ]),
    ],
    '/Root 1 0 R',
  );
}

function stream(entries: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

/** A file of objects, which readers find by scanning it. */
function pdfOf(objects: readonly (string | Buffer)[], trailer: string): Buffer {
  const table = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 20 ${trailer} >>\nstartxref\n0\n%%EOF\n`;
  return Buffer.concat(['%PDF-1.7\n', ...objects, table].map((part) => Buffer.from(part)));
}
