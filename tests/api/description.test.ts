import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { allowedRoles } from '@/server/api/http/access';
import { startTestApi, useTestApi } from '@/tests/support/api';
import { operationsOf, readDescription } from '@/tests/support/operations';

/** A path that the description itself doesn't have. */
const OPENAPI_PATH: string = '/v1/openapi.json';
const api = useTestApi();

const ask = (headers: Record<string, string> = {}, as: Parameters<typeof api.request>[2] = {}) =>
  api.request('GET', OPENAPI_PATH, { ...as, headers });
const namesIn = async (answer: Response) =>
  operationsOf((await answer.json()) as ReturnType<typeof readDescription>).map(({ name }) => name);
const isOperators = ({ access }: ReturnType<typeof operationsOf>[number]) =>
  [...allowedRoles(access)].every((role) => role === 'ADMIN');

it('describes the calls of operators to operators alone', async () => {
  const all = operationsOf(readDescription());
  const open = all.filter((operation) => !isOperators(operation)).map(({ name }) => name);
  expect(open.filter((name) => name.includes('/admin/'))).toEqual([]);
  const guests = await ask();
  expect(guests.headers.get('vary')).toBe('authorization, Accept-Encoding');
  expect(await namesIn(guests)).toEqual(open);
  expect(await namesIn(await ask({}, { as: await api.make.account() }))).toEqual(open);
  const operators = await ask({}, { as: await api.make.account({ roleType: 'ADMIN' }) });
  expect(operators.headers.get('cache-control')).toBe('private, no-cache');
  expect(await namesIn(operators)).toEqual(all.map(({ name }) => name));
});

it('names no schema that only operators’ calls have', async () => {
  const text = await (await ask()).text();
  const { components } = JSON.parse(text) as { components: { schemas: Record<string, unknown> } };
  const unused = Object.keys(components.schemas).filter((name) => !text.includes(`/schemas/${name}"`));
  expect(unused).toEqual([]);
});

it('is compressed as the caller takes it, and not sent again to a caller that has it', async () => {
  const plain = await ask();
  const text = await plain.text();
  const forms = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [encoding, decompress] of Object.entries(forms)) {
    const answer = await ask({ 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength));
    expect(bytes.byteLength).toBeLessThan(text.length / 8);
    expect(decompress(bytes).toString()).toBe(text);
  }
  const etag = plain.headers.get('etag') ?? '';
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const again = await ask({ 'if-none-match': known });
    expect([known, again.status, await again.text()]).toEqual([known, 304, '']);
  }
  const operators = await ask(
    { 'if-none-match': etag },
    { as: await api.make.account({ roleType: 'ADMIN' }) },
  );
  expect(operators.status).toBe(200);
});

it('is limited', async () => {
  await using few = await startTestApi({ rateLimits: { description: { points: 1, seconds: 60 } } });
  expect((await few.request('GET', OPENAPI_PATH)).status).toBe(200);
  await few.fails(429, 'GET', OPENAPI_PATH);
});
