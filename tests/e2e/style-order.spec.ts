import type { Page } from '@playwright/test';
import * as articlePaths from '@/lib/paths/article';
import { demo } from './support/demo';
import { logIn } from './support/login';
import { openFind } from './support/login-modal';
import { findStyleTies } from './support/style-ties';
import { expect, test } from './support/test';

/** Next chooses the order of the style sheets (docs/adr/0030), so nothing may depend on it. */
async function expectNoTies(page: Page): Promise<void> {
  expect(await page.evaluate(findStyleTies), 'ties').toEqual([]);
}

for (const path of [
  '/',
  '/artist',
  `/artist/${demo.artist.id}`,
  '/article/special',
  '/article/exhibition',
  articlePaths.page('SPECIAL', demo.special.uuid),
  articlePaths.page('EXHIBITION', demo.exhibition.uuid),
  '/search?q=달',
  '/auth/signup',
]) {
  test(`no rule of ${path} depends on the order of the style sheets`, async ({ page }) => {
    await page.goto(path);
    await expectNoTies(page);
  });
}

test('nor one of the viewing room', async ({ page }) => {
  await page.goto(`/artist/${demo.artist.id}`);
  await page.locator('a[data-artwork]').first().click();
  await expect(page.getByRole('dialog', { name: '작품 감상' }).getByRole('img').first()).toBeVisible();
  await expectNoTies(page);
});

test('nor one of the login modal', async ({ page }) => {
  await page.goto('/');
  await openFind(page, '아이디 찾기');
  await expectNoTies(page);
});

test('nor one of My Page', async ({ context, page }) => {
  await logIn(context, 'artist01', 'ARTIST');
  for (const path of ['/my/info', '/my/password', '/my/favorite/artist']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoTies(page);
  }
});
