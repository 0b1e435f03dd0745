import type { Random } from '@/tests/support/random';
import type { Role } from './roles';
import type { Shot } from './shot';

interface Shape {
  /** Whether the bytes are valid HTTP, which has to be answered. */
  isWhole: boolean;
  /** As `Shot.expected`. */
  expected?: number;
  /** `{host}` and `{cookie}` are filled in; the cookie ends its own line. */
  text: (random: Random) => string;
}

const call = 'GET /v1/users/me HTTP/1.1\r\nHost: {host}\r\n{cookie}';
const page = 'GET /artist HTTP/1.1\r\nHost: {host}\r\n{cookie}';
const whole = (text: (random: Random) => string): Shape => ({ isWhole: true, text });
const broken = (text: (random: Random) => string): Shape => ({ isWhole: false, text });
const refused = (expected: number, text: (random: Random) => string): Shape => ({
  isWhole: true,
  expected,
  text,
});

/** What clients send by mistake or on purpose, below what an HTTP library lets through. */
const SHAPES: Readonly<Record<string, Shape>> = {
  pipelined: whole(() => `${page}\r\n${call}\r\n${page}\r\n`),
  'pipelined, the last cut': broken(() => `${page}\r\n${call}\r\nGET /v1/us`),
  'head cut': broken((random) => call.slice(0, 10 + random.below(40))),
  'bare line feeds': broken(() => 'GET /artist HTTP/1.1\nHost: {host}\n\n'),
  'nothing but line ends': broken(() => '\r\n\r\n\r\n'),
  'absolute target of ours': whole(() => 'GET http://{host}/artist HTTP/1.1\r\nHost: {host}\r\n\r\n'),
  'absolute target of another': refused(
    400,
    () => 'GET http://evil.example/v1/users/me HTTP/1.1\r\nHost: {host}\r\n{cookie}\r\n',
  ),
  'asterisk target': whole(() => 'OPTIONS * HTTP/1.1\r\nHost: {host}\r\n\r\n'),
  'connect to another': broken(() => 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n'),
  trace: whole(() => 'TRACE /my/info HTTP/1.1\r\nHost: {host}\r\n{cookie}\r\n'),
  'method of WebDAV': whole(
    (random) =>
      `${random.pick(['PROPFIND', 'MKCOL', 'LOCK', 'SEARCH', 'PURGE', 'LINK', 'M-SEARCH'])} /v1/users/me HTTP/1.1\r\nHost: {host}\r\n{cookie}\r\n`,
  ),
  'method that is none': broken(
    (random) =>
      `${random.pick(['HACK', 'get', 'GET,POST', 'A'.repeat(300)])} / HTTP/1.1\r\nHost: {host}\r\n\r\n`,
  ),
  'upgrade to h2c': whole(
    () =>
      `${page}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
  ),
  'upgrade to a socket': whole(
    () =>
      `${call}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  ),
  'HTTP/2 preface': broken(() => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  'HTTP/1.0': whole(() => 'GET /artist HTTP/1.0\r\nHost: {host}\r\n\r\n'),
  'no host': broken(() => 'GET /v1/home HTTP/1.1\r\n\r\n'),
  'two hosts': refused(
    400,
    (random) =>
      `GET ${random.pick(['/v1/home', '/artist', '/healthz'])} HTTP/1.1\r\nHost: {host}\r\nHost: ${random.pick(['evil.example', '{host}'])}\r\n\r\n`,
  ),
  'many cookies': refused(
    431,
    (random) =>
      `GET ${random.pick(['/session', '/v1/home', '/', '/healthz'])} HTTP/1.1\r\nHost: {host}\r\nCookie: ${random.pick(['a=; '.repeat(4500), 'a=; '.repeat(61), `a=${'a'.repeat(9000)}`])}\r\n\r\n`,
  ),
  'cookies of others': refused(
    200,
    () => `GET /session HTTP/1.1\r\nHost: {host}\r\nCookie: ${'_ga=1; %=%; '.repeat(28)}__Host-x=1\r\n\r\n`,
  ),
  'a read that writes, of no page': refused(
    401,
    (random) =>
      `GET /v1/s3/put/presigned-url?fileName=a.pdf&contentType=application/pdf HTTP/1.1\r\nHost: {host}\r\n{cookie}${random.pick(['', 'Referer: https://evil.example/\r\n', 'Sec-Fetch-Site: cross-site\r\n'])}\r\n`,
  ),
  'another host': whole(() => 'GET /artist HTTP/1.1\r\nHost: evil.example\r\n\r\n'),
  'expects 100-continue': whole(
    () =>
      'POST /v1/auth/login HTTP/1.1\r\nHost: {host}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n{}',
  ),
  'expects something else': whole(() => `${page}Expect: 200-maybe\r\n\r\n`),
  'length and chunks': broken(
    () =>
      'POST /v1/auth/login HTTP/1.1\r\nHost: {host}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /v1/admin/retention HTTP/1.1\r\nHost: {host}\r\n{cookie}\r\n',
  ),
  'two lengths': broken(
    () =>
      'POST /v1/auth/login HTTP/1.1\r\nHost: {host}\r\nContent-Length: 0\r\nContent-Length: 44\r\n\r\nGET /v1/users/me HTTP/1.1\r\nHost: {host}\r\n\r\n',
  ),
  'chunks under another name': broken(
    (random) =>
      `POST /v1/auth/login HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: ${random.pick(['xchunked', 'chunked, identity', 'identity', ' chunked', 'chunked\r\nTransfer-Encoding: x'])}\r\n\r\n0\r\n\r\n`,
  ),
  'space before the colon': broken(
    () => 'GET / HTTP/1.1\r\nHost : {host}\r\nTransfer-Encoding : chunked\r\n\r\n',
  ),
  'folded header': broken(() => 'GET / HTTP/1.1\r\nHost: {host}\r\nX-Folded: a\r\n b\r\n\r\n'),
  'many headers': refused(
    431,
    (random) =>
      `${page}${Array.from({ length: 300 + random.below(1500) }, (_, index) => `X-${index}: 1\r\n`).join('')}\r\n`,
  ),
  'one long header': broken(() => `${page}X-Long: ${'a'.repeat(60_000)}\r\n\r\n`),
  'long target': refused(
    414,
    (random) => `GET /search?q=${'a'.repeat(8200 + random.below(8000))} HTTP/1.1\r\nHost: {host}\r\n\r\n`,
  ),
  'NUL in a header': broken(() => `${page}X-Nul: a\0b\r\n\r\n`),
  'bytes above ASCII': broken(() => 'GET /\xff\xfe\x80 HTTP/1.1\r\nHost: {host}\r\n\r\n'),
  'body on a cached page': whole(() => `${page}Content-Length: 5\r\n\r\nhello`),
  'body of chunks on a cached page': whole(
    () => `${page}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
  ),
  'long chunk extension': broken(
    () =>
      `POST /v1/auth/login HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n2;${'e'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  ),
  'endless trailers': broken(
    () =>
      `POST /v1/auth/login HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n${'T: 1\r\n'.repeat(8000)}\r\n`,
  ),
  'TLS hello': broken(() => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'),
};

export const SOCKET_SUBJECTS = Object.keys(SHAPES).map((name) => `socket: ${name}`);

/** Bytes of one shape, by the role. */
export function socketShot(number: number, subject: string, role: Role, random: Random): Shot {
  const shape = SHAPES[subject.replace('socket: ', '')];
  if (shape === undefined) throw new Error(`${subject} is no shape`);
  const raw = shape.text(random);
  const [method = '', target = ''] = raw.split(' ', 2);
  const { isWhole, expected } = shape;
  const none = { headers: [], body: null, isCrossSite: false, access: null };
  return { number, subject, role, method, target, isWhole, ...(expected && { expected }), raw, ...none };
}
