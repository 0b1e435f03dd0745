/**
 * A digest of 64 bits (FNV-1a, as two halves) and the length, in letters, digits and hyphens. It distinguishes versions of a text,
 * and doesn't resist a collision that is made on purpose.
 */
export function digestOf(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x9747b28c;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x5bd1e995);
  }
  return [one, other, text.length].map((part) => (part >>> 0).toString(36)).join('-');
}
