import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The parsed Accept-Encoding headers. */
const known = new Map<string, readonly Encoding[]>();
const IDENTITY: readonly Encoding[] = ['identity'];

/** The supported encodings of an Accept-Encoding header, best first. The last one is always `identity`. */
export function acceptedEncodings(header: string | string[] | undefined): readonly Encoding[] {
  if (typeof header !== 'string') return IDENTITY;
  const found = known.get(header);
  if (found !== undefined) return found;
  const accepted = parse(header);
  // Browsers send a handful of different values. Other values are parsed each time.
  if (known.size < 64) known.set(header, accepted);
  return accepted;
}

function parse(header: string): readonly Encoding[] {
  const refused = new Set<string>();
  const named = new Set<string>();
  for (const part of header.slice(0, 256).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    (isRefused ? refused : named).add(name);
  }
  const accepts = (name: Encoding) => !refused.has(name) && (named.has(name) || named.has('*'));
  return [...(['br', 'gzip'] as const).filter(accepts), 'identity'];
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Compresses a body off the main thread. Brotli's quality pays for itself after a few answers. */
export async function compress(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body, { level: 6 });
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}

const TEXT =
  /^(text\/|application\/(json|javascript|manifest\+json|xml|rss\+xml|ld\+json)|image\/svg|font\/ttf)/;

/** Whether compressing a body of this type and size is worth it. */
export function isCompressible(contentType: string, bytes: number): boolean {
  return bytes >= 1024 && TEXT.test(contentType);
}

/** The value of `Vary` for a body that is compressed for some. @param vary the value without that */
export function varyByEncoding(vary: string): string {
  if (/accept-encoding/i.test(vary)) return vary;
  return vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`;
}
