import { fitFileName } from '@/lib/text/file-name';

/** A name that every file system takes, in a header's `filename*` (RFC 8187). @param name with its ending */
export function encodedFileName(name: string): string {
  const encoded = encodeURIComponent(fitFileName(name)).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `UTF-8''${encoded}`;
}

/**
 * The `Content-Disposition` of a file that is saved under a name in any script (RFC 6266), with a plain name for who can't read
 * the other.
 * @param name without its ending
 */
export function attachmentOf(name: string, ending: string): string {
  return `attachment; filename="file.${ending}"; filename*=${encodedFileName(`${name}.${ending}`)}`;
}
