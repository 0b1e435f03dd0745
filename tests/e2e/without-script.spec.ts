import * as articleMessages from '@/lib/messages/article';
import * as articlePaths from '@/lib/paths/article';
import { demo } from './support/demo';
import { logIn } from './support/login';
import { turnTo } from './support/pages';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('the home page is complete without a script', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '이달의 작가' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await page.getByRole('link', { name: /^\S/ }).count()).toBeGreaterThan(20);
  expect(await page.locator('main img').count()).toBeGreaterThan(10);
});

test('the artist list is complete and turns its pages without a script', async ({ page }) => {
  await page.goto('/artist');
  const cards = page.getByRole('list', { name: '작가 목록' }).locator('a[href^="/artist/"]');
  const first = await cards.first().getAttribute('href');
  expect(await cards.count()).toBeGreaterThanOrEqual(24);
  await turnTo(page, 2);
  await expect(page).toHaveURL(/page=1/);
  expect(await cards.first().getAttribute('href')).not.toBe(first);
});

test('the artist list can be searched without a script', async ({ page }) => {
  await page.goto('/artist');
  await page.getByRole('searchbox').fill(demo.artist.name);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('main').locator(`a[href="/artist/${demo.artist.id}"]`).first()).toBeVisible();
});

test('an artist is complete without a script', async ({ page }) => {
  await page.goto(`/artist/${demo.artist.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(demo.artist.name));
  await expect(page.getByRole('heading', { name: '개인전' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '학력' })).toBeVisible();
  const works = page.locator('main a[href^="/artwork/"]');
  expect(await works.count()).toBeGreaterThanOrEqual(8);
  await works.first().click();
  await expect(page).toHaveURL(/\/artwork\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('figure a').first()).toHaveAttribute('href', /^\/media\//);
  await page.getByRole('link', { name: '다음 작품', exact: true }).click();
  await expect(page.getByText(`2 / ${demo.artist.works}`)).toBeVisible();
});

test('everything can be searched without a script', async ({ page }) => {
  await page.goto('/artist');
  await page.getByRole('link', { name: '통합검색' }).click();
  await page.getByRole('combobox').fill('종이');
  await page.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  const works = page.getByRole('list', { name: '작품 검색 결과' }).locator('a[data-artwork]');
  const shown = works.filter({ visible: true });
  await expect(shown).toHaveCount(10);
  const first = await shown.first().getAttribute('data-artwork');
  await page
    .getByRole('region', { name: /^ARTWORK/ })
    .getByRole('link', { name: /^2\s?쪽/ })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/artworks=10/);
  await expect(shown).toHaveCount(10);
  expect(await shown.first().getAttribute('data-artwork')).not.toBe(first);
});

test('what only a script could do isn’t offered', async ({ page }) => {
  for (const path of [
    `/artist/${demo.artist.id}`,
    '/artist',
    articlePaths.page('EXHIBITION', demo.exhibition.uuid),
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('button[type=button]').filter({ visible: true })).toHaveCount(0);
  }
});

test('the links of guests are there without a script, also where a member may be logged in', async ({
  page,
  context,
}) => {
  await logIn(context, 'member01', 'MEMBER');
  await page.goto('/artist');
  await expect(page.getByRole('banner').getByRole('link', { name: '회원가입' })).toBeVisible();
});

test('a missing special says why, above the list that it leads to, and is no page to be found', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  const unknown = '00000000-0000-4000-8000-000000000000';
  for (const path of [
    articlePaths.page('SPECIAL', unknown),
    articlePaths.sharedSpecial(unknown, '없는 글'),
  ]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByText(articleMessages.specialMissing)).toBeVisible();
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    expect(await page.locator('main a[href^="/article/special/"]').count()).toBeGreaterThan(3);
  }
});

test('an address that no page has says so', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404/);
  for (const path of [
    '/nothing-here',
    '/info/nothing',
    '/artist/nobody-here',
    // Too long for the page cache.
    `/artist/nobody-here?artwork=${'a'.repeat(1100)}`,
    '/artist?page=-1',
    '/artist?page=99',
    '/article/news?page=99&utm=x',
    articlePaths.page('NEWS', '00000000-0000-4000-8000-000000000000'),
  ]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '찾을 수 없는 페이지' })).toBeVisible();
    await expect(page).toHaveTitle(/^찾을 수 없는 페이지/);
    await expect(page.getByRole('main').getByRole('link', { name: '홈으로' })).toBeVisible();
  }
});
