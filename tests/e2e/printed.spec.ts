import type { Page } from '@playwright/test';
import { demo } from './support/demo';
import { expect, test } from './support/test';

const parts = (page: Page) => page.locator('main [data-printed]');

test('what nobody hydrates is sent once', async ({ request }) => {
  for (const path of ['/', `/artist/${demo.artist.id}`]) {
    const html = await (await request.get(path)).text();
    const data = [...html.matchAll(/<script>self\.__next_f\.push\(.*?\)<\/script>/gs)].join('');
    expect(html).toContain('application/ld+json');
    expect(data).not.toContain('schema.org');
    expect(data.length).toBeLessThan(30_000);
  }
});

test('a page that is gone back to shows its printed parts', async ({ page }) => {
  await page.goto('/');
  const text = await page.locator('main').innerText();
  expect(await parts(page).count()).toBeGreaterThan(10);
  await page
    .getByRole('navigation', { name: '주 메뉴' })
    .getByRole('link', { name: 'ART & ARTISTS' })
    .click();
  await expect(page).toHaveURL('/artist');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('작가');
  await page.goBack();
  await expect(page.getByRole('heading', { name: '이달의 작가' })).toBeVisible();
  expect(squeezed(await page.locator('main').innerText())).toBe(squeezed(text));
});

test('a page that the router asks for is whole', async ({ page }) => {
  await page.goto('/');
  const text = await page.locator('main').innerText();
  await page.goto('/artist');
  await page.getByRole('banner').getByRole('link', { name: /홈$/ }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: '이달의 작가' })).toBeVisible();
  await expect(parts(page)).toHaveCount(0);
  expect(squeezed(await page.locator('main').innerText())).toBe(squeezed(text));
  await page
    .getByRole('button', { name: /좋아요$/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('a page that is not stored is whole where the router asks for it', async ({ page }) => {
  await page.goto('/auth/signup');
  const footer = page.getByRole('contentinfo');
  const text = await footer.innerText();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: '회원가입' }).click();
  await expect(page).toHaveURL('/auth/signup');
  await expect(page.getByRole('heading', { level: 1, name: '회원가입' })).toBeVisible();
  expect(squeezed(await footer.innerText())).toBe(squeezed(text));
});

/** Positions of what turns by itself are left out. */
function squeezed(text: string): string {
  return text.replace(/\d+ \/ \d+/g, '').replace(/\s+/g, ' ');
}
