import { canonicalPath, isSafePath } from './path-spelling';

describe('a path that can be read in two ways', () => {
  test.each([
    '/media/../v1/auth/login',
    '/media/./a',
    '/media/..',
    '/..',
    '/media/%2e%2e/v1/auth/login',
    '/media/%2E%2e/v1',
    '/media/.%2e/v1',
    '/media/%252e%252e/v1',
    '/media/%25252e%25252e/v1',
    '/media/..%2fv1/auth/login',
    '/media/..%5cv1/auth/login',
    '/media/..;/v1/auth/login',
    '/media/%2e%2e;a=b/v1',
    '/media\\..\\v1',
    '/artist/a\\b',
    '/media/%252e%252e/100%25',
    '/artist/%00',
    '/artist/a%0d%0aset-cookie:x',
    '/artist/%',
    '/artist/%zz',
    '/artist/%E0%A4',
    '/artist/%c0%ae%c0%ae/x',
    '/artist/%2525252525252e',
  ])('%s is refused', (path) => {
    expect(isSafePath(path)).toBe(false);
  });

  test.each([
    '/',
    '/artist/artist01',
    '/media/ab12/640.webp',
    '/files/a.b/c..d',
    '/.well-known/security.txt',
    '/_next/static/chunks/app/%5B...path%5D/page-1.js',
    '/article/special/share/0e4f/%EB%B9%9B%EA%B3%BC%20%EA%B2%B0',
    // Subtitles with a slash, a won sign and a percent sign.
    '/article/special/share/0e4f/A%2FB',
    '/article/special/share/0e4f/%5C100',
    '/article/special/share/0e4f/100%25',
    '/artist/%61rtist01',
    '//artist',
  ])('%s may be looked at', (path) => {
    expect(isSafePath(path)).toBe(true);
  });
});

test.each([
  ['/artist/artist01', '/artist/artist01'],
  ['/', '/'],
  ['//', '/'],
  ['/artist/%61rtist01', '/artist/artist01'],
  ['/artist/ARTIST01', '/artist/artist01'],
  ['/artist/%41rtist01', '/artist/artist01'],
  ['/artist/%EB%B9%9B', '/artist/%EB%B9%9B'],
  ['/artist/artist01%E2%80%8B', '/artist/artist01'],
  ['/artist/artist01%20%EF%BB%BF', '/artist/artist01'],
  [
    '/artwork/6167e1af-635f-52cf-9f97-71fc67bfb2e6/%E2%80%8E',
    '/artwork/6167e1af-635f-52cf-9f97-71fc67bfb2e6',
  ],
  ['/search%20me', '/search%20me'],
  ['/artwork/6167E1AF-635F-52CF-9F97-71FC67BFB2E6', '/artwork/6167e1af-635f-52cf-9f97-71fc67bfb2e6'],
  ['/%61rtist', '/artist'],
  ['/artist/', '/artist'],
  ['//artist///artist01//', '/artist/artist01'],
  ['//evil.example/artist', '/evil.example/artist'],
  [
    '/article/news/0E4F0000-1111-4222-8333-ABCDEFABCDEF',
    '/article/news/0e4f0000-1111-4222-8333-abcdefabcdef',
  ],
  [
    '/article/event/0E4F0000-1111-4222-8333-ABCDEFABCDEF/calendar.ics',
    '/article/event/0e4f0000-1111-4222-8333-abcdefabcdef/calendar.ics',
  ],
  ['/article/special/share/x/%ea%b2%b0', '/article/special/share/x/%EA%B2%B0'],
  // As Node reads the bytes of 결.
  ['/article/special/share/x/\u00ea\u00b2\u00b0', '/article/special/share/x/%EA%B2%B0'],
  ['/article/special/share/x/A%2FB', '/article/special/share/x/A%2FB'],
])('%s is answered as %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});
