import type { IncomingMessage } from 'node:http';

const ON_BEHALF = /^(x-forwarded-.*|forwarded|x-real-ip)$/i;
const FOR = 'x-forwarded-for';

/**
 * The visitor's address: what a trusted proxy saw, or the connection's own address.
 * @param trustsProxy whether the header of a connecting proxy is trusted
 */
export function visitorOf({ headers, socket }: IncomingMessage, trustsProxy: boolean): string {
  const given = trustsProxy ? headers[FOR] : undefined;
  // The trusted proxy has added the last address. The visitor may have written the ones before.
  const seen = [given ?? []].flat().join(',').split(',').at(-1)?.trim();
  return seen || (socket.remoteAddress ?? '');
}

/**
 * Sets X-Forwarded-For to the visitor's address. Rate limits count by it. Next reads `headers` and the API's listener
 * reads `rawHeaders`, so both are rewritten.
 * @param trustsProxy whether the header of a connecting proxy is trusted
 */
export function setForwarded(request: IncomingMessage, trustsProxy: boolean): void {
  const { headers, rawHeaders } = request;
  const address = visitorOf(request, trustsProxy);
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
