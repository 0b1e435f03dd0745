import { encodedFileName } from '@/lib/format/attachment';
import { isTypeOf, kindOfName, mimeOf } from '@/lib/media/file-kind';

/** The content types of files that we write ourselves, by the ending of the key. */
const OWN_TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
};

/** The content type of a key, by its ending; `application/octet-stream` for other endings. None of them can run in a browser. */
export function contentTypeOf(key: string): string {
  const own = OWN_TYPES[key.slice(key.lastIndexOf('.') + 1).toLowerCase()];
  if (own !== undefined) return own;
  const kind = kindOfName(key);
  return kind === null ? 'application/octet-stream' : mimeOf(kind);
}

/** Content types that a browser may show. Files of other types are downloaded. */
const SHOWN = /^(image\/(avif|webp|jpeg|png)|video\/mp4|application\/pdf)$/;

/**
 * The Content-Disposition of a file.
 * @param fileName the name under which the browser saves it, instead of showing it
 */
export function dispositionOf(contentType: string, fileName: string | undefined): string {
  if (fileName === undefined) return SHOWN.test(contentType) ? 'inline' : 'attachment';
  return `attachment; filename*=${encodedFileName(fileName)}`;
}

/** Whether an object of this key may be sent with this content type. The key's ending alone tells the type when it is served. */
export function isTypeOfKey(key: string, contentType: string): boolean {
  const kind = kindOfName(key);
  return kind === null ? contentTypeOf(key) === contentType : isTypeOf(kind, contentType);
}
