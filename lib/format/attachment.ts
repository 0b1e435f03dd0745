const NAME_MAX = 60;

/**
 * The `Content-Disposition` of a file that is saved under a name in any script (RFC 6266): without what file systems
 * refuse, and with a plain name for who can't read the other.
 */
export function attachmentOf(name: string, extension: string): string {
  const clean = name.replace(/[\p{C}\s\\/:*?"<>|]+/gu, ' ').trim();
  const short =
    [...clean]
      .slice(0, NAME_MAX)
      .join('')
      .replace(/[ .]+$/, '') || 'file';
  const encoded = encodeURIComponent(`${short}.${extension}`).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="file.${extension}"; filename*=UTF-8''${encoded}`;
}
