/** The most characters of one font file. No page of people's texts has so many; one that does shows the rest by other files. */
const MAX_CHARACTERS = 2000;
const SPACE = 0x20;
const LAST_OF_PLANE = 0xffff;

/**
 * Characters as a part of a URL: the sorted code points, each as the distance to the one before, in LEB128 bytes (DWARF 5,
 * 7.6), in base64url. Control characters, and characters beyond the Basic Multilingual Plane, which no font file of the
 * site draws, are left out.
 */
export function encodeCharacters(characters: Iterable<string>): string {
  const points = [...new Set([...characters].map((character) => character.codePointAt(0) ?? 0))]
    .filter((point) => point >= SPACE && point <= LAST_OF_PLANE)
    .sort((one, other) => one - other)
    .slice(0, MAX_CHARACTERS);
  const bytes: number[] = [];
  let last = 0;
  for (const point of points) {
    let distance = point - last;
    last = point;
    while (distance > 0x7f) {
      bytes.push((distance & 0x7f) | 0x80);
      distance >>= 7;
    }
    bytes.push(distance);
  }
  return Buffer.from(bytes).toString('base64url');
}

/** The characters of `encodeCharacters`, as one text in the order of their code points. */
export function decodeCharacters(text: string): string {
  let characters = '';
  let point = 0;
  let distance = 0;
  let shift = 0;
  for (const byte of Buffer.from(text, 'base64url')) {
    distance |= (byte & 0x7f) << shift;
    shift += 7;
    if ((byte & 0x80) !== 0) continue;
    point += distance;
    characters += String.fromCharCode(point);
    distance = 0;
    shift = 0;
  }
  return characters;
}
