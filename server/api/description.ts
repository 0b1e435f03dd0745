import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { OPENAPI_PATH } from '@/lib/api/url';
import { acceptedEncodings, compress, type Encoding } from '@/server/encodings';
import { allowedRoles } from './http/access';
import type { Endpoint } from './http/endpoint';
import { bearerOf, type ApiEnv, type RouteRuntime } from './http/mount';
import { openApiDocument } from './openapi';

interface Description {
  etag: string;
  bodyIn(encoding: Encoding): Promise<Buffer>;
}

/** Whether a call is for operators alone. */
const isOperators = ({ access }: Endpoint) => [...allowedRoles(access)].every((role) => role === 'ADMIN');

/**
 * Answers with the API's description. It has the calls of operators for operators only. Each of the two documents is made once
 * and compressed once, by the first request that needs it.
 */
export function answerDescription(
  endpoints: readonly Endpoint[],
  { authenticate, clientAddress, rateLimiter }: RouteRuntime,
): (c: Context<ApiEnv>) => Promise<Response> {
  const described = {
    all: once(() => describe(endpoints)),
    open: once(() => describe(endpoints.filter(isOpen))),
  };
  return async (c) => {
    c.set('route', OPENAPI_PATH);
    const token = bearerOf(c);
    const actor = token === null ? null : await authenticate(token);
    await rateLimiter.consume('description', actor?.accountId ?? clientAddress(c));
    const { etag, bodyIn } = actor?.roleType === 'ADMIN' ? described.all() : described.open();
    const headers = {
      'cache-control': actor === null ? 'public, max-age=0, s-maxage=60' : 'private, no-cache',
      vary: 'authorization, Accept-Encoding',
      etag,
    };
    if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
    const [encoding = 'identity'] = acceptedEncodings(c.req.header('accept-encoding'));
    const body = await bodyIn(encoding);
    return c.body(new Uint8Array(body), 200, {
      ...headers,
      'content-type': 'application/json',
      'content-length': String(body.byteLength),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
  };
}

const isOpen = (endpoint: Endpoint) => !isOperators(endpoint);

function describe(endpoints: readonly Endpoint[]): Description {
  const text = Buffer.from(JSON.stringify(openApiDocument(endpoints)));
  const forms = {
    br: once(() => compress(text, 'br')),
    gzip: once(() => compress(text, 'gzip')),
    identity: () => Promise.resolve(text),
  };
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  // Weak: its compressed forms share it.
  return { etag: `W/"${hash}"`, bodyIn: (encoding) => forms[encoding]() };
}

/** @param header `If-None-Match`: entity tags, compared weakly (RFC 9110, 13.1.2) */
function isKnown(header: string | undefined, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return header?.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag)) === true;
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
