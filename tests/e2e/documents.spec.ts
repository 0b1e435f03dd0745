import { demo } from './support/demo';
import { expect, test } from './support/test';

test('robots.txt lets all crawlers but AI in and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  const text = await response.text();
  expect(text).toMatch(/User-Agent: \*/i);
  expect(text).toMatch(/Sitemap: https?:\/\/.+\/sitemap\.xml/);
  expect(text).toMatch(/User-Agent: GPTBot\n[^]*\nDisallow: \/\n/);
});

test('tdmrep.json, documents and images reserve text and data mining', async ({ request }) => {
  const rules = (await (await request.get('/.well-known/tdmrep.json')).json()) as object[];
  expect(rules.at(-1)).toMatchObject({ location: '/', 'tdm-reservation': 1 });
  const page = await request.get('/');
  expect(page.headers()).toMatchObject({ 'x-robots-tag': 'noai, noimageai', 'tdm-reservation': '1' });
  const html = await page.text();
  expect(html).toContain('<meta name="robots" content="noai, noimageai"/>');
  expect(html).toContain('<meta name="tdm-reservation" content="1"/>');
  const image = /\/media\/[\da-f]{32}\/960\.webp/.exec(html)?.[0] ?? '';
  expect((await request.get(image)).headers()).toMatchObject({ 'x-robots-tag': 'noai, noimageai' });
});

test('the sitemap lists pages that answer', async ({ request }) => {
  const addresses = async (path: string): Promise<string[]> => {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type']).toContain('xml');
    return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
  };
  let pages = await addresses('/sitemap.xml');
  const nested = pages.filter((path) => path.endsWith('.xml'));
  if (nested.length > 0) pages = (await Promise.all(nested.map(addresses))).flat();
  expect(pages).toContain('/');
  expect(pages).toContain('/artist');
  expect(pages).toContain(`/artist/${demo.artist.id}`);
  expect(pages.filter((path) => path.startsWith('/artist/')).length).toBeGreaterThanOrEqual(
    demo.artistCount - 3,
  );
  for (const path of pages.slice(0, 5)) expect((await request.get(path)).status(), path).toBe(200);
});

test('health, readiness and the API’s description answer', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200);
  expect((await request.get('/readyz')).status()).toBe(200);
  const openapi = (await (await request.get('/v1/openapi.json')).json()) as {
    paths: Record<string, unknown>;
  };
  expect(Object.keys(openapi.paths)).toEqual(
    expect.arrayContaining([
      '/v1/home',
      '/v2/artists',
      '/v2/artists/{userAccountId}',
      '/v1/contents/banners',
    ]),
  );
});

test('a call that is not there answers in the envelope', async ({ request }) => {
  const response = await request.get('/v1/no-such-call');
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({
    code: 'NOT_FOUND',
    message: '요청한 데이터를 찾을 수 없습니다',
  });
});

test('pages and images tell how long they may be kept', async ({ request, page }) => {
  // Another test may change what stands on the page between the two requests.
  await expect(async () => {
    const first = await request.get('/');
    expect(first.headers()['cache-control']).toMatch(/s-maxage=\d+/);
    expect(first.headers()['set-cookie']).toBeUndefined();
    const etag = first.headers().etag ?? '';
    expect(etag).not.toBe('');
    expect((await request.get('/', { headers: { 'if-none-match': etag } })).status()).toBe(304);
  }).toPass();

  await page.goto(`/artist/${demo.artist.id}`);
  const image = await page
    .locator('main img')
    .first()
    .evaluate((element) => (element as HTMLImageElement).currentSrc);
  const response = await request.get(new URL(image).pathname);
  expect(response.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/);
});

test('a film is served in parts', async ({ page, request }) => {
  await page.goto('/');
  const source = await page.locator('video source[src], video[src]').first().getAttribute('src');
  const response = await request.get(source ?? '', { headers: { range: 'bytes=0-99' } });
  expect(response.status()).toBe(206);
  expect(response.headers()['content-range']).toMatch(/^bytes 0-99\//);
  expect((await response.body()).length).toBe(100);
});

test('the access token and the session stay out of everything the browser can read', async ({ request }) => {
  const response = await request.get('/session');
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ user: null });
  expect(response.headers()['cache-control']).toMatch(/no-store/);
});
