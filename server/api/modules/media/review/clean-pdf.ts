import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFWriter,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { ApiError } from '@/server/api/http/api-error';
import { cleanJpeg } from './clean-jpeg';

/** Entries that tell of people and programs, wherever they are (ISO 32000-2): nothing that is drawn needs them. */
const DROPPED = [
  ...['Metadata', 'PieceInfo', 'LastModified', 'SpiderInfo', 'CreatorInfo', 'Threads'],
  ...['EmbeddedFiles', 'EF', 'AF', 'Collection', 'XFA'],
  ...['Perms', 'DSS', 'Legal'],
].map((name) => PDFName.of(name));
/** Of an annotation: its author, subject, name and times. Of a field `T` is the name. */
const OF_ANNOTATIONS = ['Subj', 'NM', 'M', 'CreationDate', 'RC'].map((name) => PDFName.of(name));
/** Of a signature: who signed, where and why, and the certificate. */
const OF_SIGNATURES = [
  ...['Name', 'Location', 'Reason', 'ContactInfo', 'M'],
  ...['Contents', 'ByteRange', 'Cert', 'Prop_Build', 'Reference'],
].map((name) => PDFName.of(name));

const SUBTYPE = PDFName.of('Subtype');
const FILTER = PDFName.of('Filter');
const PARAMETERS = PDFName.of('DecodeParms');
const FLATE = PDFName.of('FlateDecode');
const JPEG = PDFName.of('DCTDecode');
/** Bytes of an image that is compressed a second time. */
const IMAGE_MAX = 200 * 1024 * 1024;

/**
 * A PDF without its Info dictionary, XMP, authors of comments, attachments, signatures, what earlier versions left in it, and the
 * metadata of its JPEGs. What its pages show stays as it is.
 * @throws ApiError UNPROCESSABLE for one that is locked, damaged or has no page: what it says of people can't be removed
 */
export async function cleanPdf(source: Buffer): Promise<Uint8Array> {
  try {
    const document = await PDFDocument.load(source, { updateMetadata: false });
    if (document.getPageCount() === 0) throw new Error('No page');
    const { context } = document;
    const { Root } = context.trailerInfo;
    if (Root === undefined) throw new Error('No catalog');
    context.trailerInfo = { Root };
    const reached = clean(context, Root);
    for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
    return await PDFWriter.forContext(context, Infinity).serializeToBuffer();
  } catch (cause) {
    throw new ApiError('UNPROCESSABLE', { cause });
  }
}

/** Cleans everything that belongs to the document. @returns the references to it */
function clean(context: PDFContext, root: PDFObject): Set<PDFRef> {
  const reached = new Set<PDFRef>();
  const waiting: PDFObject[] = [root];
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      waiting.push(cleanedAt(context, object));
    } else if (object instanceof PDFArray) waiting.push(...object.asArray());
    else if (object instanceof PDFDict) waiting.push(...cleanDict(object).values());
    else if (object instanceof PDFStream) waiting.push(...cleanDict(object.dict).values());
  }
  return reached;
}

/** What a reference leads to, with an image's own metadata removed. */
function cleanedAt(context: PDFContext, ref: PDFRef): PDFObject {
  const object = context.lookup(ref);
  if (object === undefined || object instanceof PDFInvalidObject) {
    context.assign(ref, PDFNull);
    return PDFNull;
  }
  if (!(object instanceof PDFRawStream)) return object;
  const image = jpegIn(object);
  if (image === null) return object;
  const cleaned = cleanJpeg(image);
  if (cleaned === null) throw new Error('A damaged image');
  object.dict.set(FILTER, JPEG);
  object.dict.delete(PARAMETERS);
  const stream = PDFRawStream.of(object.dict, cleaned);
  context.assign(ref, stream);
  return stream;
}

/** The JPEG that a stream is, compressed a second time or not; null for another stream. */
function jpegIn({ dict, contents }: PDFRawStream): Buffer | null {
  const filter = dict.lookup(FILTER);
  const filters =
    filter instanceof PDFArray ? filter.asArray().map((each) => dict.context.lookup(each)) : [filter];
  if (filters.at(-1) !== JPEG) return null;
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength);
  if (filters.length === 1) return bytes;
  if (filters.length > 2 || filters[0] !== FLATE) throw new Error('An image in an unknown form');
  return inflateSync(bytes, { maxOutputLength: IMAGE_MAX });
}

function cleanDict(dict: PDFDict): PDFDict {
  for (const name of DROPPED) dict.delete(name);
  const isAnnotation = dict.has(PDFName.of('Rect')) && dict.has(SUBTYPE);
  if (isAnnotation) {
    for (const name of OF_ANNOTATIONS) dict.delete(name);
    if (dict.lookup(SUBTYPE) !== PDFName.of('Widget')) dict.delete(PDFName.of('T'));
  }
  if (dict.has(PDFName.of('ByteRange'))) for (const name of OF_SIGNATURES) dict.delete(name);
  return dict;
}
