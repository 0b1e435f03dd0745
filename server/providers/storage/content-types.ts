/** The content types that may be stored, by the ending of the key. None of them can run in a browser. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  zip: 'application/zip',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  hwp: 'application/x-hwp',
  hwpx: 'application/hwp+zip',
};

/** The content type of a key; `application/octet-stream` for other endings. */
export function contentTypeOf(key: string): string {
  const ending = key.slice(key.lastIndexOf('.') + 1).toLowerCase();
  return CONTENT_TYPES[ending] ?? 'application/octet-stream';
}

/** Content types that a browser may show. Files of other types are downloaded. */
const SHOWN = /^(image\/(avif|webp|jpeg|png)|video\/mp4|application\/pdf)$/;

/**
 * The Content-Disposition of a file.
 * @param fileName the name under which the browser saves it, instead of showing it
 */
export function dispositionOf(contentType: string, fileName: string | undefined): string {
  if (fileName === undefined) return SHOWN.test(contentType) ? 'inline' : 'attachment';
  const escaped = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename*=UTF-8''${escaped}`;
}

/** Whether an object of this key may have this content type: the key's ending alone tells the type when it is served. */
export function isTypeOfKey(key: string, contentType: string): boolean {
  return contentTypeOf(key) === contentType;
}
