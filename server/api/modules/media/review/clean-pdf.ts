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
  PDFString,
  PDFWriter,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { ApiError } from '@/server/api/http/api-error';
import { cleanJp2 } from './clean-jp2';
import { cleanJpeg } from './clean-jpeg';

const names = (...all: string[]): ReadonlySet<string> => new Set(all);

/** Entries that tell of people and programs, wherever they are (ISO 32000-2): nothing that is drawn needs them. */
const DROPPED = names(
  ...['Metadata', 'PieceInfo', 'LastModified', 'SpiderInfo', 'CreatorInfo', 'Threads'],
  ...['EmbeddedFiles', 'EF', 'AF', 'Collection', 'XFA', 'StructParent', 'StructParents'],
  ...['Perms', 'DSS', 'Legal', 'OPI', 'JS', 'JavaScript'],
);
/** All that a kind of dictionary keeps: what its pages show. Outlines, actions, tags with their texts, and names of places go. */
const KEPT: Readonly<
  Record<'catalog' | 'pages' | 'form' | 'field' | 'layers' | 'layer' | 'states', ReadonlySet<string>>
> = {
  catalog: names('Type', 'Version', 'Pages', 'OCProperties', 'AcroForm'),
  pages: names(
    ...['Type', 'Parent', 'Kids', 'Count', 'Resources', 'Contents', 'Group', 'Annots'],
    ...['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox', 'Rotate', 'UserUnit'],
  ),
  form: names('Fields', 'DR', 'DA', 'Q', 'NeedAppearances'),
  /** An annotation, or a field of a form: `T` is the field's name, by which its parts belong together, and `V` what is filled in. */
  field: names(
    ...[
      'Type',
      'Subtype',
      'Rect',
      'F',
      'AP',
      'AS',
      'Border',
      'BS',
      'BE',
      'C',
      'IC',
      'CA',
      'ca',
      'DA',
      'Q',
      'H',
      'MK',
    ],
    ...['QuadPoints', 'InkList', 'L', 'LE', 'LL', 'LLE', 'RD', 'Vertices', 'P', 'OC', 'IT', 'CL'],
    ...['FT', 'Ff', 'T', 'V', 'Parent', 'Kids', 'Opt', 'MaxLen', 'I', 'TI'],
  ),
  layers: names('OCGs', 'D'),
  layer: names('Type', 'OCGs', 'P', 'VE'),
  states: names('BaseState', 'ON', 'OFF', 'Intent'),
};
/** The annotations that are drawn on a page. Links, notes, files, films and sounds aren't. */
const DRAWN = names(
  ...['Widget', 'FreeText', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine', 'Highlight', 'Underline'],
  ...['Squiggly', 'StrikeOut', 'Stamp', 'Ink', 'Watermark'],
);
/** Of a signature: who signed, where and why, and the certificate. */
const OF_SIGNATURES = names(
  ...['Name', 'Location', 'Reason', 'ContactInfo', 'M'],
  ...['Contents', 'ByteRange', 'Cert', 'Prop_Build', 'Reference'],
);

const key = (name: string) => PDFName.of(name);
const SUBTYPE = PDFName.of('Subtype');
const FILTER = PDFName.of('Filter');
const PARAMETERS = PDFName.of('DecodeParms');
const FLATE: readonly unknown[] = [PDFName.of('FlateDecode'), PDFName.of('Fl')];
/** The filters of images that have metadata of their own, and their short names, which readers take everywhere. */
const IMAGES: ReadonlyMap<PDFObject | undefined, (bytes: Buffer) => Buffer | null> = new Map(
  (['DCTDecode', 'DCT'] as const).map((name) => [PDFName.of(name), cleanJpeg]),
).set(PDFName.of('JPXDecode'), cleanJp2);
/** Bytes of an image that is compressed a second time. */
const IMAGE_MAX = 200 * 1024 * 1024;

/**
 * A PDF of what its pages show: without its Info dictionary, XMP, outline, links and actions, texts for readers, names of layers, authors
 * of comments, attachments, signatures, what earlier versions left in it, and the metadata of its images. Comments and hidden texts within
 * a page's own program stay.
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
    keep(document.catalog, KEPT.catalog);
    cleanForm(document.catalog.lookup(key('AcroForm')));
    cleanLayers(document.catalog.lookup(key('OCProperties')));
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
  const image = imageIn(object);
  if (image === null) return object;
  const cleaned = image.clean(image.bytes);
  if (cleaned === null) throw new Error('A damaged image');
  object.dict.set(FILTER, image.filter);
  object.dict.delete(PARAMETERS);
  const stream = PDFRawStream.of(object.dict, cleaned);
  context.assign(ref, stream);
  return stream;
}

/** The image in a format of its own that a stream is, compressed a second time or not; null for another stream. */
function imageIn({ dict, contents }: PDFRawStream) {
  const filter = dict.lookup(FILTER);
  const filters =
    filter instanceof PDFArray ? filter.asArray().map((each) => dict.context.lookup(each)) : [filter];
  const last = filters.at(-1);
  const cleanImage = IMAGES.get(last);
  if (cleanImage === undefined || !(last instanceof PDFName)) return null;
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength);
  if (filters.length === 1) return { bytes, filter: last, clean: cleanImage };
  if (filters.length > 2 || !FLATE.includes(filters[0])) throw new Error('An image in an unknown form');
  return { bytes: inflateSync(bytes, { maxOutputLength: IMAGE_MAX }), filter: last, clean: cleanImage };
}

function keep(dict: PDFDict, kept: ReadonlySet<string>): void {
  for (const name of dict.keys()) if (!kept.has(name.decodeText())) dict.delete(name);
}

function drop(dict: PDFDict, dropped: ReadonlySet<string>): void {
  for (const name of dict.keys()) if (dropped.has(name.decodeText())) dict.delete(name);
}

function cleanDict(dict: PDFDict): PDFDict {
  drop(dict, DROPPED);
  const type = nameIn(dict, 'Type');
  if (type === 'Page' || type === 'Pages') keep(dict, KEPT.pages);
  if (type === 'OCG') nameLayer(dict);
  if (type === 'OCMD') keep(dict, KEPT.layer);
  if (type === 'Page') dropUndrawn(dict);
  if (isAnnotation(dict) || isField(dict)) keep(dict, KEPT.field);
  if (dict.has(key('ByteRange'))) drop(dict, OF_SIGNATURES);
  cleanProperties(dict.lookup(key('Properties')));
  return dict;
}

const nameIn = (dict: PDFDict, name: string): string | null => {
  const value = dict.lookup(key(name));
  return value instanceof PDFName ? value.decodeText() : null;
};

/** A field of a form, or a group of fields. */
const isField = (dict: PDFDict): boolean =>
  dict.has(key('FT')) || (dict.has(key('T')) && (dict.has(key('Kids')) || dict.has(key('Parent'))));

const isAnnotation = (dict: PDFDict): boolean => dict.has(key('Rect')) && dict.has(SUBTYPE);

/** Removes the annotations of a page that aren't drawn. */
function dropUndrawn(page: PDFDict): void {
  const annotations = page.lookup(key('Annots'));
  if (!(annotations instanceof PDFArray)) return;
  for (let at = annotations.size() - 1; at >= 0; at -= 1) {
    const annotation = annotations.lookup(at);
    const isDrawn = annotation instanceof PDFDict && DRAWN.has(nameIn(annotation, 'Subtype') ?? '');
    if (!isDrawn) annotations.remove(at);
  }
}

function cleanForm(form: PDFObject | undefined): void {
  if (form instanceof PDFDict) keep(form, KEPT.form);
}

/** Keeps which layers are seen at first. Their names and who made them go. */
function cleanLayers(layers: PDFObject | undefined): void {
  if (!(layers instanceof PDFDict)) return;
  keep(layers, KEPT.layers);
  const states = layers.lookup(key('D'));
  if (states instanceof PDFDict) keep(states, KEPT.states);
}

/** A layer has to have a name. */
function nameLayer(layer: PDFDict): void {
  keep(layer, names('Type'));
  layer.set(key('Name'), PDFString.of('Layer'));
}

/** Of what marks parts of a page only its layers are drawn. The others say what a part means, or what it should be read as. */
function cleanProperties(properties: PDFObject | undefined): void {
  if (!(properties instanceof PDFDict)) return;
  for (const [, value] of properties.entries()) {
    const marked = properties.context.lookup(value);
    if (!(marked instanceof PDFDict)) continue;
    const type = nameIn(marked, 'Type');
    if (type !== 'OCG' && type !== 'OCMD') keep(marked, names());
  }
}
