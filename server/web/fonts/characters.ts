/** The names of characters that React, the sanitizer and editors write. Others count as the letters of their name. */
const NAMED: Readonly<Record<string, number>> = {
  amp: 0x26,
  lt: 0x3c,
  gt: 0x3e,
  quot: 0x22,
  apos: 0x27,
  nbsp: 0xa0,
};
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/iy;
const AMPERSAND = 0x26;
const PLANE = 0x10000;

/** The characters of the Basic Multilingual Plane that texts have, in the order in which they first come. */
export class Characters {
  readonly #seen = new Uint8Array(PLANE);
  readonly #points: number[] = [];

  /** Adds the characters of a text of HTML. @param text one character for each byte in UTF-8 */
  add(text: string): void {
    for (let at = 0; at < text.length; at += 1) {
      const byte = text.charCodeAt(at);
      if (byte === AMPERSAND) {
        ENTITY.lastIndex = at;
        const entity = ENTITY.exec(text);
        const point = entity === null ? undefined : pointOf(entity);
        if (entity !== null && point !== undefined) {
          this.#note(point);
          at += entity[0].length - 1;
          continue;
        }
      }
      if (byte < 0x80) this.#note(byte);
      else if (byte < 0xe0) this.#note(((byte & 0x1f) << 6) | restAt(text, (at += 1)));
      else if (byte < 0xf0) {
        this.#note(((byte & 0x0f) << 12) | (restAt(text, at + 1) << 6) | restAt(text, at + 2));
        at += 2;
        // Four bytes are a character beyond the plane.
      } else at += 3;
    }
  }

  take(): Set<string> {
    return new Set(this.#points.map((point) => String.fromCharCode(point)));
  }

  #note(point: number): void {
    if (this.#seen[point] !== 0) return;
    this.#seen[point] = 1;
    this.#points.push(point);
  }
}

/** The six bits of a byte that continues a character. */
function restAt(text: string, at: number): number {
  return text.charCodeAt(at) & 0x3f;
}

function pointOf([, decimal, hexadecimal, name = '']: RegExpExecArray): number | undefined {
  if (decimal !== undefined) return Number.parseInt(decimal, 10);
  if (hexadecimal !== undefined) return Number.parseInt(hexadecimal, 16);
  return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
}
