import type { IncomingMessage, ServerResponse } from 'node:http';
import { MARKER } from '@/lib/cookie-names';
import { askNext } from './ask-next';
import { acceptedEncodings, compress, isCompressible, varyByEncoding } from '@/server/encodings';
import type { PageFonts } from './fonts/page-fonts';
import { postponeScripts } from './late-scripts';
import type { RequestHandler } from './next-app';

/** Headers that this host sets by itself. */
const DROPPED = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']);
/** The last segment of a file's path. */
const FILE = /\.[^/]*$/;

/**
 * Whether a request that isn't answered from the page cache is for a document that a guest reads, such as the search page.
 * Such a document gets font files of its own, as stored pages do. Members have the files for all pages in their browsers,
 * and what their pages say is theirs alone.
 */
export function isForGuest({ method, url = '', headers }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return (
    method === 'GET' && headers.rsc === undefined && !FILE.test(path) && !MARKER.test(headers.cookie ?? '')
  );
}

/** Answers with Next's document, with the rules of its own font files. @throws Error where Next fails without an answer */
export async function sendGuestDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { next, fonts }: { next: Promise<RequestHandler>; fonts: PageFonts },
): Promise<void> {
  const { url = '', headers } = request;
  const answer = await askNext(next, { url, headers });
  if (response.destroyed) return;
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !DROPPED.has(name)) response.setHeader(name, value);
  const type = String(answer.headers['content-type'] ?? '');
  let body = answer.rawPayload;
  if (type.startsWith('text/html'))
    body = Buffer.from(await fonts.addTo(postponeScripts(body.toString('latin1'))), 'latin1');
  const [encoding = 'identity'] = acceptedEncodings(headers['accept-encoding']);
  if (encoding !== 'identity' && isCompressible(type, body.byteLength)) {
    body = await compress(body, encoding);
    response.setHeader('Content-Encoding', encoding);
    response.setHeader('Vary', varyByEncoding(String(answer.headers.vary ?? '')));
  }
  response.setHeader('Content-Length', body.byteLength);
  response.writeHead(answer.statusCode);
  response.end(body);
}
