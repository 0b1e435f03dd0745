import { COOKIE_NAMES } from '@/lib/cookie-names';
import { GENERAL_ERRORS } from '@/lib/contracts/general-errors';
import { connect } from 'node:net';
import { startHost, type TestHost } from './support/start-host';

let host: TestHost;
let platform: string[];
beforeEach(async () => {
  host = await startHost({
    platform: (request, response) => {
      platform = request.rawHeaders;
      response.end();
    },
  });
});
afterEach(() => host.close());

const own = COOKIE_NAMES.flatMap((name) =>
  ['', '__Host-', '__Secure-'].map((prefix) => `${prefix}${name}=${name}.1`),
);
const of = (name: string) =>
  host.next.calls.filter(({ url }) => url === name).map(({ headers }) => headers.cookie);

test('the site’s own cookies reach Next and the platform, all others nobody', async () => {
  const foreign = [
    '_ga=1',
    'next-auth.session-token=x',
    '__prerender_bypass=1',
    'gyeol_users=1',
    'broken',
    '%=%',
  ];
  const cookie = [...foreign, ...own].join('; ');
  await host.get('/session', { cookie });
  expect(of('/session')).toEqual([own.join('; ')]);
  await host.get('/v1/home', { cookie: foreign.join(';') });
  expect(of('/v1/home')).toEqual([undefined]);
  await host.get('/media/a', { cookie });
  expect(platform.filter((_, index) => /^cookie$/i.test(platform[index - 1] ?? ''))).toEqual([
    own.join('; '),
  ]);
});

test('of cookies with one name, in one header or in several, the first counts', async () => {
  const twice = 'Cookie: gyeol_session=first; x=1\r\nCOOKIE: gyeol_session=second\r\n';
  await new Promise<void>((resolve, reject) => {
    const socket = connect(host.port, '127.0.0.1', () =>
      socket.end(`GET /session HTTP/1.1\r\nHost: a\r\n${twice}Connection: close\r\n\r\n`),
    );
    socket
      .on('close', () => resolve())
      .on('error', reject)
      .resume();
  });
  expect(of('/session')).toEqual(['gyeol_session=first']);
});

test('a visitor with too many cookies reads what to do, as a person and as a script', async () => {
  const cookie = Array.from({ length: 61 }, (_, index) => `c${index}=1`).join('; ');
  const page = await host.get('/', { cookie });
  const call = await host.get('/v1/home', { cookie });
  expect([page.status, call.status]).toEqual([431, 431]);
  expect(page.text).toContain('쿠키를 지우고');
  expect(JSON.parse(call.text)).toEqual({
    code: 'HEADERS_TOO_LARGE',
    message: GENERAL_ERRORS.HEADERS_TOO_LARGE.message,
    errors: [],
  });
  expect(host.next.calls).toHaveLength(0);
});

test('a long User-Agent is cut: Next takes time by the square of its length', async () => {
  await host.get('/session', { 'user-agent': 'http'.repeat(4000) });
  expect(host.next.calls[0]?.headers['user-agent']).toBe('http'.repeat(256));
  await host.get('/media/a', { 'user-agent': 'http'.repeat(4000) });
  expect(platform.filter((text) => text.startsWith('http'))).toEqual(['http'.repeat(256)]);
});
