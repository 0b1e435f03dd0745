import type { FileKind } from '@/lib/media/file-kind';

const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const ZIP = 'PK\x03\x04';

/** How a file of each kind begins, one character a byte. The shortest document has a page. */
export const FILE_HEADS: Readonly<Record<FileKind, string>> = {
  jpeg: '\xff\xd8\xff\xe0\0\x10JFIF',
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01',
  webp: 'RIFF\x10\0\0\0WEBPVP8 ',
  avif: '\0\0\0\x1cftypavif\0\0\0\0mif1avifmiaf',
  heic: '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  pdf: '%PDF-1.7\n<< /Type /Page >>\n%%EOF',
  ...{ doc: OLE, xls: OLE, ppt: OLE, hwp: OLE },
  ...{ docx: ZIP, xlsx: ZIP, pptx: ZIP, hwpx: ZIP, zip: ZIP },
  mp4: '\0\0\0\x18ftypmp42\0\0\0\0isommp42',
  csv: 'title,year',
};
