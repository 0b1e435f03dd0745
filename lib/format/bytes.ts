const MEGABYTE = 1024 * 1024;

/** A number of bytes as people read it: `812KB`, `12.4MB`, `100MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(bytes === 0 ? 0 : 1, Math.round(bytes / 1024))}KB`;
  return `${Number((bytes / MEGABYTE).toFixed(1))}MB`;
}
