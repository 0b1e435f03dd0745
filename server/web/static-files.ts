import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { acceptedEncodings, compress, isCompressible } from '@/server/encodings';

/** A folder of files whose addresses change with their content, so they are immutable. */
export interface StaticFolder {
  /** The start of their addresses. */
  prefix: string;
  directory: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};
const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const;
const SAFE_NAME = /^[\w\-./%~[\]()@+]+$/;

interface StaticFile {
  body: Buffer;
  head: string[];
}

export type StaticFiles = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Makes the handler of static files. It answers a request and returns true, or returns false. Small files are kept in
 * memory. The build has made compressed copies of Next's own files (`scripts/build.mjs`); others are compressed here.
 */
export function createStaticFiles(
  folders: readonly StaticFolder[],
  maxBytes = 24 * 1024 * 1024,
): StaticFiles {
  const files = new LRUCache<string, StaticFile>({
    maxSize: maxBytes,
    maxEntrySize: 2 * 1024 * 1024,
    sizeCalculation: (file) => file.body.byteLength + 512,
  });
  const missing = new LRUCache<string, true>({ max: 500 });

  async function load(name: string, header: string | string[] | undefined): Promise<StaticFile | null> {
    const type = TYPES[path.extname(name).toLowerCase()] ?? 'application/octet-stream';
    for (const encoding of acceptedEncodings(header)) {
      const key = name + SUFFIXES[encoding];
      const cached = files.get(key);
      if (cached !== undefined) return cached;
      if (missing.has(key)) continue;
      const body = await readFile(key).catch(() =>
        encoding === 'identity' ? null : compressed(name, type, encoding),
      );
      if (body === null) {
        missing.set(key, true);
        continue;
      }
      const head = [
        ...['Content-Type', type],
        ...['Content-Length', String(body.byteLength)],
        ...['Cache-Control', 'public, max-age=31536000, immutable'],
        ...['Vary', 'Accept-Encoding', 'X-Content-Type-Options', 'nosniff'],
        ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ];
      const file = { body, head };
      files.set(key, file);
      return file;
    }
    return null;
  }

  return (request, response) => {
    const { url = '', method } = request;
    const folder = folders.find(({ prefix }) => url.startsWith(prefix));
    if (folder === undefined || (method !== 'GET' && method !== 'HEAD')) return false;
    const name = decoded(url.slice(folder.prefix.length).split('?', 1)[0] ?? '');
    if (name === null) {
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
      return true;
    }
    load(path.join(folder.directory, name), request.headers['accept-encoding']).then(
      (file) => {
        if (file === null) {
          response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
          return;
        }
        response.writeHead(200, file.head);
        response.end(method === 'HEAD' ? undefined : file.body);
      },
      () => response.destroy(),
    );
    return true;
  };
}

/** A compressed copy of a text file that the build has not made. */
async function compressed(name: string, type: string, encoding: 'br' | 'gzip'): Promise<Buffer | null> {
  const body = await readFile(name).catch(() => null);
  return body !== null && isCompressible(type, body.byteLength) ? compress(body, encoding) : null;
}

/** The decoded file name; null for a name that could lead out of the folder. */
function decoded(text: string): string | null {
  try {
    const name = decodeURIComponent(text);
    const isInside =
      SAFE_NAME.test(name) && !name.split('/').some((part) => part === '..' || part === '.' || part === '');
    return isInside ? name : null;
  } catch {
    return null;
  }
}
