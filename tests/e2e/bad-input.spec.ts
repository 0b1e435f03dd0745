import { demo } from './support/demo';
import { expect, test } from './support/test';

const ODD_TEXTS = [
  '%',
  '_',
  '\\',
  '%25%27',
  "'; drop table artists; --",
  '\u0000',
  '\u202e작가',
  '<script>',
  '결'.repeat(300),
];

test('odd searches are answered, and nothing of them runs', async ({ page, request }) => {
  for (const text of ODD_TEXTS) {
    const query = encodeURIComponent(text);
    const call = await request.get(`/v2/artists?q=${query}`);
    expect([200, 400], `API: ${text.slice(0, 20)}`).toContain(call.status());
    const response = await request.get(`/artist?q=${query}`);
    expect([200, 400], `page: ${text.slice(0, 20)}`).toContain(response.status());
  }
  const wildcard = (await (await request.get('/v2/artists?q=%25')).json()) as {
    data: { totalElements: number };
  };
  expect(wildcard.data.totalElements).toBe(0);
  await page.goto(`/artist?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
});

test('a search of 10 kB does no harm', async ({ request }) => {
  const long = 'q'.repeat(10_000);
  expect((await request.get(`/artist?q=${long}`)).status()).toBeLessThan(500);
  expect((await request.get(`/v2/artists?q=${long}`)).status()).toBeLessThan(500);
  expect((await request.get('/artist')).status()).toBe(200);
});

const BAD_CALLS = [
  { query: 'page=-1', message: '페이지는 0 이상이어야 합니다' },
  { query: 'page=x', message: '페이지는 0 이상이어야 합니다' },
  { query: 'size=0', message: '크기는 1에서 100 사이여야 합니다' },
  { query: 'size=101', message: '크기는 1에서 100 사이여야 합니다' },
  { query: 'direction=up', message: '정렬 방향은 asc 또는 desc여야 합니다' },
  { query: 'sort=passwordHash', message: '사용할 수 없는 정렬 기준입니다' },
];

for (const { query, message } of BAD_CALLS) {
  test(`a call with ${query} is told what is wrong`, async ({ request }) => {
    const response = await request.get(`/v2/artists?${query}`);
    expect(response.status()).toBe(400);
    expect(JSON.stringify(await response.json())).toContain(message);
  });
}

test('a page with a bad address falls back to what can be shown, or says that it is wrong', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 40[04]/);
  for (const query of ['page=-1', 'page=x', 'sort=x', 'direction=up', 'page=99999', 'page=1&page=2']) {
    const response = await page.goto(`/artist?${query}`);
    expect(response?.status() ?? 0, query).toBeLessThan(500);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('unknown things answer 404', async ({ request }) => {
  for (const path of [
    '/artist/nobody',
    '/artist/..%2f..%2fetc',
    '/v2/artists/nobody',
    '/v1/contents/artists/999999/profile-status',
    '/v1/contents/artists/999999/art-works',
    `/media/${'0'.repeat(32)}/640.webp`,
    '/media/..%2f..%2fpackage.json/640.webp',
    `/sitemap/99.xml`,
  ]) {
    expect([400, 404], path).toContain((await request.get(path)).status());
  }
});

test('an image in a width or format that is not offered is not made', async ({ page, request }) => {
  await page.goto(`/artist/${demo.artist.id}`);
  const source = await page
    .locator('main img')
    .first()
    .evaluate((element) => (element as HTMLImageElement).currentSrc);
  const [, , id = ''] = new URL(source).pathname.split('/');
  for (const name of ['641.webp', '640.gif', '99999.webp', '0.webp', '-1.avif']) {
    expect([400, 404], name).toContain((await request.get(`/media/${id}/${name}`)).status());
  }
});

test('a change from another site is refused', async ({ request }) => {
  const response = await request.post('/v1/users/me/likes', {
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    data: '{}',
  });
  expect([401, 403]).toContain(response.status());
});
