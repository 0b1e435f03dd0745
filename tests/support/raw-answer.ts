/** An answer as it came over a socket. */
export interface RawAnswer {
  status: number;
  /** Keys are lower case. The values of a header that came twice are joined by a comma. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

interface Parsed {
  answer: RawAnswer;
  /** Bytes that the answer took. */
  length: number;
}

/**
 * The first whole answer in what has come; null while there is none. Interim answers (1xx) are passed over.
 * @param isEnded nothing will follow: an answer without a length ends here
 */
export function parseAnswer(received: Buffer, options: { isHead: boolean; isEnded: boolean }): Parsed | null {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [line = '', ...fields] = received.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(line)?.[1] ?? 0);
  const from = end + 4;
  if (status >= 100 && status < 200) {
    const next = parseAnswer(received.subarray(from), options);
    return next === null ? null : { ...next, length: from + next.length };
  }
  const headers = headersOf(fields);
  const body = bodyOf(received.subarray(from), { status, headers, ...options });
  return body === null ? null : { answer: { status, headers, body: body.bytes }, length: from + body.length };
}

function headersOf(fields: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const field of fields) {
    const at = field.indexOf(':');
    const name = field.slice(0, at).toLowerCase();
    const value = field.slice(at + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return headers;
}

function bodyOf(
  rest: Buffer,
  of: { status: number; headers: Readonly<Record<string, string>>; isHead: boolean; isEnded: boolean },
): { bytes: Buffer; length: number } | null {
  const { status, headers } = of;
  if (of.isHead || status === 204 || status === 304) return { bytes: Buffer.alloc(0), length: 0 };
  if (/\bchunked\b/i.test(headers['transfer-encoding'] ?? '')) return chunkedBody(rest);
  const length = headers['content-length'];
  if (length === undefined) return of.isEnded ? { bytes: rest, length: rest.length } : null;
  const wanted = Number(length);
  return rest.length < wanted ? null : { bytes: rest.subarray(0, wanted), length: wanted };
}

function chunkedBody(rest: Buffer): { bytes: Buffer; length: number } | null {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = rest.indexOf('\r\n', at);
    if (end < 0) return null;
    const size = Number.parseInt(rest.subarray(at, end).toString('latin1'), 16);
    const from = end + 2;
    if (size === 0) {
      const last = rest.indexOf('\r\n', from);
      return last < 0 ? null : { bytes: Buffer.concat(chunks), length: last + 2 };
    }
    if (rest.length < from + size + 2) return null;
    chunks.push(rest.subarray(from, from + size));
    at = from + size + 2;
  }
}
