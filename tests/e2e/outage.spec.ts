import { DEMO_PASSWORD } from '@/lib/demo-accounts';
import * as articlePaths from '@/lib/paths/article';
import * as artistMessages from '@/lib/messages/artist';
import * as artistPaths from '@/lib/paths/artist';
import * as myMessages from '@/lib/messages/my';
import * as searchMessages from '@/lib/messages/search';
import * as sitePaths from '@/lib/paths/site';
import { searchAddress } from '@/lib/search/sections';
import { demo } from './support/demo';
import { logIn } from './support/login';
import { expectAccessible } from './support/page-health';
import { acceptAlert } from './support/signup';
import { startSplitSite, type SplitSite } from './support/split-site';
import { expect, test } from './support/test';

/** The site with its API in another process: `npm run api`, and PLATFORM_API_URL. */
test.describe.configure({ mode: 'serial' });

let site: SplitSite;

test.beforeAll(async () => {
  site = await startSplitSite();
});

test.afterAll(async () => {
  await site.stop();
});

test('pages and calls come from the API over HTTP', async ({ page, request }) => {
  const response = await page.goto(`${site.url}/artist/${demo.artist.id}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(demo.artist.name));
  expect((await request.get(`${site.url}/v2/artists`)).status()).toBe(200);
  await expect.poll(async () => (await request.get(`${site.url}/readyz`)).status()).toBe(200);
  const image = await page
    .locator('main img')
    .first()
    .evaluate((element) => (element as HTMLImageElement).currentSrc);
  const picture = await request.get(image);
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toMatch(/^image\//);
});

test('a private artist is told of, and the list is next', async ({ page, request, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  const response = await page.goto(`${site.url}/artist/${demo.hidden.id}`);
  expect(response?.status()).toBe(404);
  for (const query of ['?ref=1', '?page=3', `?artwork=${'a'.repeat(1100)}`]) {
    expect((await request.get(`${site.url}/artist/${demo.hidden.id}${query}`)).status(), query).toBe(404);
  }
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('비공개 페이지입니다.');
  await expectAccessible(page);
  await alert.getByRole('button').last().click();
  await expect(page).toHaveURL(`${site.url}/artist`);
  expect(await (await request.get(`${site.url}/artist`)).text()).not.toContain(`/artist/${demo.hidden.id}`);
  expect(await (await request.get(`${site.url}/v2/artists?size=100`)).text()).not.toContain(demo.hidden.name);
});

test('while the API is away, stored pages are served and the others say so', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 50[234]|Failed to load resource/);
  const known = [
    sitePaths.home(),
    artistPaths.list(),
    artistPaths.page(demo.artist.id),
    articlePaths.list('EXHIBITION'),
    articlePaths.page('EXHIBITION', demo.exhibition.uuid),
    articlePaths.page('SPECIAL', demo.special.uuid),
  ];
  for (const path of known) expect((await request.get(`${site.url}${path}`)).status()).toBe(200);
  await site.stopApi();

  for (const path of known) expect((await request.get(`${site.url}${path}`)).status(), path).toBe(200);
  const others = [
    artistPaths.page(demo.other.id),
    articlePaths.list('NEWS'),
    articlePaths.page('NEWS', demo.news.uuid),
    articlePaths.page('SPECIAL', demo.specialOfMany.uuid),
  ];
  for (const path of others) {
    const fresh = await request.get(`${site.url}${path}`);
    expect(fresh.status(), path).toBe(503);
    expect(fresh.headers()['retry-after']).toMatch(/^\d+$/);
    expect(fresh.headers()['cache-control'] ?? '').not.toMatch(/s-maxage=[1-9]/);
  }

  const call = await request.get(`${site.url}/v2/artists`);
  expect([502, 503]).toContain(call.status());
  expect(await call.json()).toMatchObject({ message: '서버가 일시적으로 사용할 수 없습니다' });
  expect((await request.get(`${site.url}/healthz`)).status()).toBe(200);
  expect((await request.get(`${site.url}/readyz`)).status()).toBe(503);

  const shown = await page.goto(`${site.url}/artist/${demo.other.id}`);
  expect(shown?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('when the API is back, so is everything, without a restart', async ({ page, request }) => {
  await site.startApi();
  await expect
    .poll(async () => (await request.get(`${site.url}/artist/${demo.other.id}`)).status())
    .toBe(200);
  expect((await request.get(`${site.url}/v2/artists`)).status()).toBe(200);
  await expect.poll(async () => (await request.get(`${site.url}/readyz`)).status()).toBe(200);
  await page.goto(`${site.url}/artist/${demo.other.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(demo.other.name));
});

test('while the search engine is away searching says so, and everything else is served', async ({
  page,
  request,
}) => {
  await site.stopApi();
  // A port without a listener.
  await site.startApi({ SEARCH_URL: 'http://127.0.0.1:2' });
  const address = `${site.url}${searchAddress({ q: demo.artist.name })}`;
  await page.goto(address);
  await acceptAlert(page, searchMessages.unavailable);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText(searchMessages.unavailable);
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue(demo.artist.name);
  await expectAccessible(page);
  for (const path of [articlePaths.list('EVENT'), articlePaths.page('EVENT', demo.event.uuid)])
    expect((await request.get(`${site.url}${path}`)).status(), path).toBe(200);

  await site.stopApi();
  await site.startApi();
  await failure.getByRole('link', { name: '다시 시도' }).click();
  await expect(page.getByRole('region', { name: /^ARTIST \d/ })).toContainText(demo.artist.name);
});

test('a page of one’s own says that it couldn’t be loaded, in its frame, and the way to try again', async ({
  page,
  consoleGuard,
}) => {
  // The header asks for what is unread, which fails with the rest.
  consoleGuard.allow(/status of 503 .*\/v1\/support\/unread/);
  const login = await page.request.post(`${site.url}/v1/auth/login`, {
    data: { accountId: 'member01', accountPwd: DEMO_PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(login.status()).toBe(200);
  await site.stopApi();
  await page.goto(`${site.url}/my/info`);
  const failure = page.locator('#my-page').getByRole('alert');
  await expect(failure).toContainText('회원 정보를 불러오지 못했어요');
  await expect(failure).toContainText('서버가 일시적으로 사용할 수 없습니다');
  await expect(page.getByRole('navigation', { name: '마이페이지 메뉴' })).toBeVisible();
  await expectAccessible(page);
  await site.startApi();
  await failure.getByRole('link', { name: '다시 시도' }).click();
  await expect(page.getByRole('button', { name: '수정', exact: true })).toBeVisible();
});

test('an artist who leaves and asks for it is hidden at once: two steps, then a private page', async ({
  page,
  context,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  const address = `${site.url}/artist/${demo.other.id}`;
  expect((await request.get(address)).status()).toBe(200);
  await logIn(context, demo.other.id, 'ARTIST');
  await page.goto(`${site.url}/my/info`);
  await page.getByRole('button', { name: '회원 탈퇴' }).click();
  await page.getByRole('button', { name: '다음' }).click();
  await page.getByRole('checkbox', { name: '작가 페이지와 작품을 숨겨 주세요' }).check();
  await page.getByRole('button', { name: '탈퇴', exact: true }).click();
  await acceptAlert(page, myMessages.withdrawn);
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible();
  expect(await (await request.get(`${site.url}/v2/artists?size=100`)).text()).not.toContain(demo.other.name);
  // Without Redis a stored page of the other process lives for seconds.
  await expect.poll(async () => (await request.get(address)).status()).toBe(404);
  await page.goto(address);
  await acceptAlert(page, artistMessages.privatePage);
});
