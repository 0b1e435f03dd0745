import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  acceptedEncodings,
  compress,
  isCompressible,
  varyByEncoding,
  type Encoding,
} from '@/server/encodings';

/** A rendered page. */
export interface RenderedPage {
  status: number;
  /** Headers such as Content-Type, Vary and Location, without those of caching, length and encoding. */
  headers: readonly (readonly [string, string])[];
  body: Buffer;
  tags: ReadonlySet<string>;
}

/** The value of `X-Cache`, for operators. HIT and STALE come from the cache, MISS was rendered for this request. */
export type CacheState = 'HIT' | 'STALE' | 'MISS' | 'BYPASS';

interface Variant {
  body: Buffer;
  etag: string;
  /** Names and values in turn, which is the fastest form for `writeHead`. */
  head: string[];
  headStale: string[];
  notModified: string[];
}

/**
 * A page that is ready to be sent: everything that an answer needs is computed once. It is compressed with gzip at first,
 * and with brotli on its second hit, because most pages of the long tail have none.
 */
export class StoredPage {
  readonly status: number;
  readonly tags: ReadonlySet<string>;
  readonly bytes: number;
  /** Whether the page is outdated. It is then served only where a render fails. */
  isInvalidated = false;
  /** The end of the page's freshness, and of the time in which it may be served stale, as epoch milliseconds. */
  freshUntil = 0;
  staleUntil = 0;
  /** After a failed renewal there is no other one before this time. */
  retryAt = 0;
  private readonly identity: Variant;
  private readonly variants: { br: Variant | null; gzip: Variant | null } = { br: null, gzip: null };
  private readonly isCompressible: boolean;
  private isBrotliUnderWay = false;
  private hits = 0;

  private constructor(
    private readonly page: RenderedPage,
    private readonly cacheControl: string,
  ) {
    this.status = page.status;
    this.tags = page.tags;
    const type = page.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
    this.isCompressible = isCompressible(type, page.body.byteLength);
    this.identity = this.variant('identity', page.body);
    // The compressed forms and the heads add about half the size of the body.
    this.bytes = Math.ceil(page.body.byteLength * 1.5) + 4096;
  }

  static async create(page: RenderedPage, cacheControl: string): Promise<StoredPage> {
    const stored = new StoredPage(page, cacheControl);
    if (stored.isCompressible)
      stored.variants.gzip = stored.variant('gzip', await compress(page.body, 'gzip'));
    return stored;
  }

  /** Answers a GET or HEAD request. */
  send(request: IncomingMessage, response: ServerResponse, state: CacheState): void {
    const variant = this.choose(acceptedEncodings(request.headers['accept-encoding']));
    const wanted = request.headers['if-none-match'];
    if (wanted !== undefined && this.status === 200 && matches(wanted, variant.etag)) {
      response.writeHead(304, variant.notModified);
      response.end();
      return;
    }
    if (state === 'HIT') response.writeHead(this.status, variant.head);
    else if (state === 'STALE') response.writeHead(this.status, variant.headStale);
    else response.writeHead(this.status, headWith(variant.head, state));
    if (request.method === 'HEAD') response.end();
    else response.end(variant.body);
  }

  private choose(accepted: readonly Encoding[]): Variant {
    if (!this.isCompressible) return this.identity;
    const best = accepted[0];
    if (best === 'br') {
      if (this.variants.br !== null) return this.variants.br;
      this.hits += 1;
      if (this.hits > 1 && !this.isBrotliUnderWay) this.makeBrotli();
      if (accepted[1] !== 'gzip') return this.identity;
    }
    return (best === 'br' || best === 'gzip' ? this.variants.gzip : null) ?? this.identity;
  }

  private makeBrotli(): void {
    this.isBrotliUnderWay = true;
    compress(this.page.body, 'br').then(
      (body) => {
        this.variants.br = this.variant('br', body);
      },
      () => undefined,
    );
  }

  private variant(encoding: Encoding, body: Buffer): Variant {
    // A strong ETag is that of the exact bytes, so each encoding has its own.
    const etag = `"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}"`;
    const vary = this.page.headers.find(([name]) => name.toLowerCase() === 'vary')?.[1] ?? '';
    const shared = [
      ['Cache-Control', this.cacheControl],
      ['ETag', etag],
      ['Vary', varyByEncoding(vary)],
    ].flat();
    const head = [
      ...this.page.headers.filter(([name]) => name.toLowerCase() !== 'vary').flat(),
      ...shared,
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ...['Content-Length', String(body.byteLength), 'X-Cache', 'HIT'],
    ];
    return {
      body,
      etag,
      head,
      headStale: headWith(head, 'STALE'),
      notModified: [...shared, 'X-Cache', 'HIT'],
    };
  }
}

/** The head with another `X-Cache`, whose value comes last. */
function headWith(head: readonly string[], state: CacheState): string[] {
  return [...head.slice(0, -1), state];
}

function matches(wanted: string, etag: string): boolean {
  if (wanted === etag || wanted === '*') return true;
  return wanted.length < 1024 && wanted.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
