import type { IncomingMessage, ServerResponse } from 'node:http';
import { MARKER } from '@/lib/cookie-names';
import { askNext } from './ask-next';
import { acceptedEncodings, compress, isCompressible, varyByEncoding } from '@/server/encodings';
import type { PageFonts } from './fonts/page-fonts';
import { orderScripts, postponeScripts } from './late-scripts';
import type { RequestHandler } from './next-app';

/** Headers that this host sets by itself. */
const DROPPED = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']);
/** The last segment of a file's path. */
const FILE = /\.[^/]*$/;

/** Whether a request that isn't answered from the page cache is for a document, not for React's data or a file. */
export function isForDocument({ method, url = '', headers }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return method === 'GET' && headers.rsc === undefined && !FILE.test(path);
}

/**
 * Whether a guest reads the document, such as the search page. It gets font files of its own, as stored pages do, and scripts
 * after its first view. Members have the files for all pages in their browsers, and what their pages say is theirs alone.
 */
export function isForGuest(request: IncomingMessage): boolean {
  return isForDocument(request) && !MARKER.test(request.headers.cookie ?? '');
}

/**
 * Answers with Next's document. Its scripts run in their order.
 * @param options.fonts add the document's own font files, for a guest: their scripts then begin after the first view
 * @throws Error where Next fails without an answer
 */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { next, fonts }: { next: Promise<RequestHandler>; fonts: PageFonts | null },
): Promise<void> {
  const { url = '', headers } = request;
  const answer = await askNext(next, { url, headers });
  if (response.destroyed) return;
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !DROPPED.has(name)) response.setHeader(name, value);
  const type = String(answer.headers['content-type'] ?? '');
  let body = answer.rawPayload;
  if (type.startsWith('text/html')) {
    // The policy of the prerendered document allows the scripts of the build alone.
    const isPostponed = fonts !== null && answer.headers['x-nextjs-prerender'] === undefined;
    const html = (isPostponed ? postponeScripts : orderScripts)(body.toString('latin1'));
    body = Buffer.from(fonts === null ? html : await fonts.addTo(html), 'latin1');
  }
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
