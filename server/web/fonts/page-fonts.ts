import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { PAGE_FONTS_ID, PAGE_FONTS_PREFIX } from '@/lib/page-fonts';
import { encodeCharacters, decodeCharacters } from './character-set';
import { FACE_RULES, FACES, type Face } from './faces';
import type { FontCutter } from './font-cutter';
import { textByFace } from './text-by-face';
import type { TypeRules } from './type-rules';

export interface PageFontsOptions {
  cutter: FontCutter;
  /** Called with the first page, and again with the next one after a failure. */
  readRules: () => Promise<TypeRules>;
  /** Signs the addresses, so that only the sets of real pages are cut. */
  secret: string;
  onError: (error: unknown, url: string) => void;
}

const ADDRESS = new RegExp(`^${PAGE_FONTS_PREFIX}(${FACES.join('|')})/([\\w-]+)\\.([\\w-]{16})\\.woff2$`);
/** Printable ASCII: names and numbers that come later are often made of it. */
const LATIN = Array.from({ length: 0x5f }, (_, index) => String.fromCharCode(0x20 + index));
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_WAITING = 60;
const BUSY_SECONDS = 2;

/**
 * The font files of pages for guests (docs/adr/0027). A page names files that draw exactly its own characters, which are some
 * tens of kilobytes instead of some hundreds. An address says the characters, so any process of the site can answer it, and
 * the file is immutable.
 */
export class PageFonts {
  readonly #options: PageFontsOptions;
  readonly #files = new LRUCache<string, Uint8Array>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes, key) => bytes.byteLength + key.length,
  });
  readonly #cuts = new Map<string, Promise<Uint8Array>>();
  readonly #limit = pLimit(1);
  #rules: Promise<TypeRules> | undefined;

  constructor(options: PageFontsOptions) {
    this.#options = options;
  }

  /**
   * The document with the rules of its own font files at the end of its head.
   * @param html one character for each byte, as `textByFace` reads it; so is the result
   */
  async addTo(html: string): Promise<string> {
    const at = html.indexOf('</head>');
    if (at < 0) return html;
    this.#rules ??= this.#options.readRules().catch((error: unknown) => {
      this.#rules = undefined;
      throw error;
    });
    const rules = await this.#rules;
    return `${html.slice(0, at)}${this.#head(html, rules)}${html.slice(at)}`;
  }

  #head(html: string, rules: TypeRules): string {
    const text = textByFace(html, rules);
    let preloads = '';
    let style = '';
    for (const face of FACES) {
      const { family, weight, media } = FACE_RULES[face];
      const characters = media === null ? text[face] : [...text[face], ...LATIN];
      const set = encodeCharacters(characters);
      if (set === '') continue;
      const url = `${PAGE_FONTS_PREFIX}${face}/${set}.${this.#sign(face, set)}.woff2`;
      const forScreens = media === null ? '' : ` media="${media}"`;
      preloads += `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin=""${forScreens}>`;
      const rule = `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${url}) format('woff2')}`;
      style += media === null ? rule : `@media ${media}{${rule}}`;
    }
    return `${preloads}<style id="${PAGE_FONTS_ID}">${style}</style>`;
  }

  #sign(face: Face, set: string): string {
    return createHmac('sha256', this.#options.secret)
      .update(`${face}/${set}`)
      .digest('base64url')
      .slice(0, 16);
  }

  /** Answers a request for a font file of a page. */
  answer(request: IncomingMessage, response: ServerResponse): void {
    const { url = '' } = request;
    const [, face, set = '', signature = ''] = ADDRESS.exec(url) ?? [];
    if (face === undefined || !this.#isSigned(face as Face, set, signature)) {
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
      return;
    }
    const file = this.#file(`${face}/${set}`, face as Face, set);
    if (file === null) {
      response.writeHead(503, { 'Cache-Control': 'no-store', 'Retry-After': BUSY_SECONDS }).end();
      return;
    }
    file.then(
      (bytes) => send(request, response, bytes),
      (error: unknown) => {
        this.#options.onError(error, PAGE_FONTS_PREFIX + face);
        response.writeHead(500, { 'Cache-Control': 'no-store' }).end();
      },
    );
  }

  close(): void {
    this.#options.cutter.close();
  }

  #isSigned(face: Face, set: string, signature: string): boolean {
    return timingSafeEqual(Buffer.from(this.#sign(face, set)), Buffer.from(signature));
  }

  /** @returns null where too many cuts wait */
  #file(key: string, face: Face, set: string): Promise<Uint8Array> | null {
    const known = this.#files.get(key);
    if (known !== undefined) return Promise.resolve(known);
    const underWay = this.#cuts.get(key);
    if (underWay !== undefined) return underWay;
    if (this.#limit.pendingCount >= MAX_WAITING) return null;
    const cut = this.#limit(() => this.#options.cutter.cut(face, decodeCharacters(set)))
      .then((bytes) => {
        this.#files.set(key, bytes);
        return bytes;
      })
      .finally(() => this.#cuts.delete(key));
    this.#cuts.set(key, cut);
    return cut;
  }
}

function send(request: IncomingMessage, response: ServerResponse, bytes: Uint8Array): void {
  if (response.destroyed) return;
  response.writeHead(200, {
    'Content-Type': 'font/woff2',
    'Content-Length': bytes.byteLength,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
