import { hostCheckOf, siteOriginsOf } from './site-origins';

const demo = (siteUrl: string) => siteOriginsOf({ siteUrl, furtherOrigins: [], isDemo: true });
const real = (siteUrl: string, furtherOrigins: string[] = []) =>
  siteOriginsOf({ siteUrl, furtherOrigins, isDemo: false });

test('a site has the origin of its address alone', () => {
  expect(real('https://gyeol.example')).toEqual(['https://gyeol.example']);
  expect(real('https://GYEOL.example:443')).toEqual(['https://gyeol.example']);
  expect(real('http://localhost:3000')).toEqual(['http://localhost:3000']);
  expect(demo('https://demo.example')).toEqual(['https://demo.example']);
  expect(demo('https://localhost.example')).toEqual(['https://localhost.example']);
});

test('further origins come after that of its address', () => {
  const all = ['https://gyeol.example', 'https://www.gyeol.example', 'https://gyeol.test:8443'];
  expect(real('https://gyeol.example', all.slice(1))).toEqual(all);
  expect(real('https://gyeol.example', all)).toEqual(all);
});

test('demo mode on this machine has every name of this machine, at its own scheme and port', () => {
  expect(demo('http://localhost:3000')).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ]);
  expect(demo('http://127.0.0.1:4100')[0]).toBe('http://127.0.0.1:4100');
  expect(demo('http://[::1]')).toEqual(['http://[::1]', 'http://localhost', 'http://127.0.0.1']);
});

test.each<[host: string | undefined, site: string, isKnown: boolean]>([
  ['localhost:3000', 'http://localhost:3000', true],
  ['127.0.0.1:3000', 'http://localhost:3000', true],
  ['[::1]:3000', 'http://localhost:3000', true],
  ['LOCALHOST:3000', 'http://localhost:3000', true],
  ['localhost', 'http://localhost', true],
  ['localhost:80', 'http://localhost', true],
  ['localhost', 'http://localhost:80', true],
  ['demo.example', 'https://demo.example', true],
  ['demo.example:443', 'https://demo.example', true],
  ['demo.example:80', 'https://demo.example', false],
  ['demo.example', 'https://demo.example:8443', false],
  ['localhost', 'http://localhost:3000', false],
  ['localhost:3001', 'http://localhost:3000', false],
  ['localhost:03000', 'http://localhost:3000', false],
  ['localhost.:3000', 'http://localhost:3000', false],
  ['127.1:3000', 'http://localhost:3000', false],
  ['rebound.example:3000', 'http://localhost:3000', false],
  ['localhost.rebound.example:3000', 'http://localhost:3000', false],
  ['rebound.example@localhost:3000', 'http://localhost:3000', false],
  ['localhost:3000, rebound.example', 'http://localhost:3000', false],
  ['localhost:3000/', 'http://localhost:3000', false],
  ['', 'http://localhost:3000', false],
  [undefined, 'http://localhost:3000', false],
])('the host %j is one of %s: %s', (host, site, isKnown) => {
  expect(hostCheckOf(demo(site))(host)).toBe(isKnown);
});
