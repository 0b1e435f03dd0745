import { apiUrl } from '@/lib/api/url';
import { RawConnection } from '@/tests/support/raw-http';
import type { KindResult } from './kind';
import { callAs, type Sessions } from './roles';
import { OWN_ORIGIN } from './shot';

/**
 * Sends bodies a byte at a time, from many addresses at once, and asks whether members can still send forms. Each trickled body has
 * to be ended with 408, or refused before.
 */
const EVERY_MS = 1000;
/** Twice the window in which a body has to keep the least rate, and a moment. */
const PATIENCE_MS = 50_000;
const GUESTS = 16;
const FORM = '--x\r\ncontent-disposition: form-data; name="reqDto"\r\n\r\n{';
const MULTIPART = ['Content-Type', 'multipart/form-data; boundary=x'] as const;
const JSON_TYPE = ['Content-Type', 'application/json'] as const;
const CHUNKED = ['Transfer-Encoding', 'chunked'] as const;
const declared = (bytes: number) => ['Content-Length', String(bytes)] as const;

interface Trickle {
  name: string;
  method: string;
  path: string;
  headers: readonly (readonly [string, string])[];
  /** What is sent at once; the rest comes as single spaces. */
  beginning: string;
}

/** A form of each guest, JSON of two lengths, a page that is posted to, and a file at a signed address. */
async function trickles(url: string, sessions: Sessions): Promise<Trickle[]> {
  const post = (name: string, path: string, headers: Trickle['headers'], beginning = ''): Trickle => ({
    ...{ name, method: 'POST', path, beginning },
    headers: [OWN_ORIGIN, ...headers],
  });
  const guests = Array.from({ length: GUESTS }, (_, guest) =>
    post(
      `form of guest ${guest}`,
      apiUrl('/v1/auth/artists/signup'),
      [MULTIPART, declared(1_000_000), ['X-Forwarded-For', `203.0.113.${guest}`]],
      FORM,
    ),
  );
  const signed = await callAs(url, sessions.cookieOf('ARTIST'), {
    method: 'POST',
    path: apiUrl('/v1/s3/put/presigned-url'),
    body: { fileName: 'trickle.pdf', contentType: 'application/pdf', size: 60_000 },
  });
  const { pathname, search } = new URL(String(signed), url);
  return [
    ...guests,
    post('JSON', apiUrl('/v1/auth/login'), [JSON_TYPE, declared(60_000)], '{'),
    post('JSON in chunks', apiUrl('/v1/auth/login'), [JSON_TYPE, CHUNKED], '1\r\n{\r\n'),
    post('landing page', '/auth/verifyResult', [
      ['Content-Type', 'application/x-www-form-urlencoded'],
      declared(10_000),
    ]),
    {
      ...{ name: 'file', method: 'PUT', path: pathname + search, beginning: '%PDF-1.7' },
      headers: [['Content-Type', 'application/pdf'], declared(60_000)],
    },
  ];
}

/** @returns the status of the answer, or how the connection ended */
async function trickle({ method, path, headers, beginning }: Trickle, url: string): Promise<number | string> {
  const connection = new RawConnection(url);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  connection.write(`${lines.join('\r\n')}\r\n\r\n${beginning}`);
  const piece = headers.includes(CHUNKED) ? '1\r\n \r\n' : ' ';
  const timer = setInterval(() => connection.write(piece), EVERY_MS);
  const answer = await connection.answer({ timeoutMs: PATIENCE_MS });
  clearInterval(timer);
  connection.destroy();
  return typeof answer === 'string' ? answer : answer.status;
}

/** The status of a form that an artist sends at once. */
async function sendForm(url: string, sessions: Sessions): Promise<number> {
  const body = new FormData();
  body.set('reqDto', '{}');
  const answer = await fetch(url + apiUrl('/v1/artists/me'), {
    method: 'PUT',
    headers: { 'sec-fetch-site': 'same-origin', origin: url, cookie: sessions.cookieOf('ARTIST') ?? '' },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}

export async function tryTrickles(url: string, sessions: Sessions): Promise<KindResult> {
  const all = await trickles(url, sessions);
  const outcomes = all.map(async (each) => ({ name: each.name, outcome: await trickle(each, url) }));
  const statuses: number[] = [];
  const started = performance.now();
  const ended = Promise.all(outcomes);
  let isOver = false;
  void ended.then(() => (isOver = true));
  while (!isOver) {
    statuses.push(await sendForm(url, sessions));
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  const failures = (await ended)
    .filter(({ name, outcome }) => outcome !== 408 && !(name.startsWith('form') && outcome === 503))
    .map(({ name, outcome }) => `${name} that trickles: ${outcome}, not 408`);
  const refused = statuses.filter((status) => status === 503 || status === 429);
  if (refused.length > 0)
    failures.push(`${refused.length} of ${statuses.length} forms of an artist had no place`);
  const report = `${all.length} bodies trickled for ${seconds} s, beside ${statuses.length} forms of an artist`;
  return {
    passed: all.length + 1 - failures.length,
    failures,
    report,
    section: `${report}, of which ${refused.length} had no place.`,
  };
}
