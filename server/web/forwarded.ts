import type { IncomingMessage } from 'node:http';

const ON_BEHALF = /^(x-forwarded-.*|forwarded|x-real-ip)$/i;
const FOR = 'x-forwarded-for';

/**
 * Leaves in a request one statement of whom it comes from, by which limits are counted: what a trusted proxy
 * saw, or the connection's own address. Both forms in which Node keeps headers are rewritten, because readers
 * differ: Next reads `headers`, the API's listener reads `rawHeaders`.
 * @param trustsProxy whether the connection is a trusted proxy's
 */
export function setForwarded(request: IncomingMessage, trustsProxy: boolean): void {
  const { headers, rawHeaders } = request;
  const given = trustsProxy ? headers[FOR] : undefined;
  // What the trusted proxy itself saw is the last; whatever stands before that, the visitor wrote.
  const seen = [given ?? []].flat().join(',').split(',').at(-1)?.trim();
  const address = seen || (request.socket.remoteAddress ?? '');
  const isDropped = (name: string) => (trustsProxy ? name.toLowerCase() === FOR : ON_BEHALF.test(name));

  for (const name of Object.keys(headers)) if (isDropped(name)) delete headers[name];
  headers[FOR] = address;
  const kept: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (!isDropped(name)) kept.push(name, rawHeaders[index + 1] ?? '');
  }
  rawHeaders.splice(0, rawHeaders.length, ...kept, 'X-Forwarded-For', address);
}
