import { randomUUID } from 'node:crypto';
import { isWritingRead, proxyToPlatform } from '@/server/bff/proxy';
import { operationsOf, readDescription } from '@/tests/support/operations';
import { call, sealed, SITE, success, TOKEN, useFakePlatform } from './support/fake-platform';

const platform = useFakePlatform();

const BEARER = `Bearer ${TOKEN}`;
test.each<[Record<string, string>, { read: string | null; writing: string | null }]>([
  [{ 'sec-fetch-site': 'cross-site' }, { read: null, writing: null }],
  [{ 'sec-fetch-site': 'same-site' }, { read: null, writing: null }],
  [{ 'sec-fetch-site': 'same-origin' }, { read: BEARER, writing: BEARER }],
  [{ 'sec-fetch-site': 'none' }, { read: BEARER, writing: BEARER }],
  [{}, { read: BEARER, writing: null }],
  [{ origin: 'https://evil.example' }, { read: BEARER, writing: null }],
  [{ referer: 'https://evil.example/a' }, { read: BEARER, writing: null }],
  [{ referer: `${SITE}/my/artist/portfolio` }, { read: BEARER, writing: BEARER }],
])('a read with %j has the token where the site’s own page may have asked', async (proof, tokens) => {
  platform.answer = () => success('https://files.example/');
  const headers = { cookie: await sealed(), ...proof };
  const reads = [
    call('/v1/users/me', { headers }),
    call('/v1/s3/put/presigned-url?fileName=a.pdf', { headers }),
    call('/v1/admin/members?q=010-1234-5678', { headers }),
    call(`/v1/organizations/contests/${randomUUID()}/export?format=csv&reason=x`, { headers }),
  ];
  for (const read of reads) expect((await proxyToPlatform(read)).headers.getSetCookie()).toEqual([]);
  expect(platform.seen.map((each) => each.bearer)).toEqual([
    tokens.read,
    tokens.writing,
    tokens.writing,
    tokens.writing,
  ]);
});

test('an escaped spelling of a read that writes is one too, and so is its head', async () => {
  platform.answer = () => success('https://files.example/');
  const headers = { cookie: await sealed() };
  await proxyToPlatform(call('/v1/S3/put/presigned%2Durl', { headers }));
  await proxyToPlatform(call('/v1/%61dmin/members/export/', { headers }));
  const own = { ...headers, 'sec-fetch-site': 'same-origin' };
  await proxyToPlatform(call('/v1/admin/members/export', { method: 'HEAD', headers: own }));
  expect(platform.seen.map((each) => each.bearer)).toEqual([null, null, null]);
});

test('every read of operators, every export and minutes are known as reads that write', () => {
  const reads = operationsOf(readDescription()).filter(({ method }) => method === 'GET');
  const writing = reads.map(({ path }) => path).filter(isWritingRead);
  expect(
    reads.filter(({ path }) => /admin|export|minutes|s3.put/.test(path)).map(({ path }) => path),
  ).toEqual(writing);
  expect(writing.length).toBeGreaterThan(20);
});
