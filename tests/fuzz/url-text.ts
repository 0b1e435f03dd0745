const UNRESERVED = /[A-Za-z0-9._~-]/;

/** Percent-encoded as UTF-8, whatever the text is: `encodeURIComponent` throws at half a pair of surrogates. */
export function encoded(text: string): string {
  let out = '';
  for (const byte of Buffer.from(text, 'utf8')) {
    const letter = String.fromCharCode(byte);
    out += UNRESERVED.test(letter) ? letter : `%${byte.toString(16).padStart(2, '0').toUpperCase()}`;
  }
  return out;
}

/** As a header's value may have it: nothing that ends the line. */
export function asHeader(text: string): string {
  return Buffer.from(text, 'utf8')
    .toString('latin1')
    .replaceAll(/[\r\n\0]/g, '')
    .slice(0, 4000);
}
