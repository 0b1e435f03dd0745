import type { Page } from '@playwright/test';
import { stopTime } from './support/clock';
import { demo } from './support/demo';
import { expectAccessible } from './support/page-health';
import { expect, test } from './support/test';

const address = `/artist/${demo.artist.id}`;
const wall = (page: Page) => page.getByRole('list', { name: `${demo.artist.name}의 작품` });
const works = (page: Page) => wall(page).locator('a[data-artwork]');

test('the works are shown nine at a time until all hang', async ({ page }) => {
  await page.goto(address);
  await expect(works(page)).toHaveCount(9);
  const more = page.getByRole('button', { name: /작품 더 보기/ });
  await expect(more).toHaveText(new RegExp(`9 / ${demo.artist.works}$`), { useInnerText: true });
  await more.click();
  await expect(works(page)).toHaveCount(18);
  await more.click();
  await expect(works(page)).toHaveCount(demo.artist.works);
  await expect(more).toBeHidden();
});

test('a category hangs its own works', async ({ page }) => {
  await page.goto(address);
  const tabs = page.getByRole('navigation', { name: '작품 분류' });
  const own = tabs.getByRole('link').nth(1);
  const expected = Number(await own.locator('.num').innerText());
  const all = await works(page).first().getAttribute('data-artwork');
  await own.click();
  await expect(own).toHaveAttribute('aria-current', 'true');
  await expect(works(page)).toHaveCount(Math.min(9, expected));
  await tabs.getByRole('link', { name: /전체/ }).click();
  await expect(works(page)).toHaveCount(9);
  await expect(works(page).first()).toHaveAttribute('data-artwork', all ?? '');
  await expectAccessible(page);
});

test('sharing copies the link of the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(address);
  await stopTime(page);
  await page.getByRole('button', { name: '링크 복사' }).click();
  await expect(page.getByRole('status').filter({ hasText: '공유 링크가 복사되었습니다.' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(address);
});

test('the special article about the artist is shown', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByText(/^SPECIAL No\. \d+/)).toBeVisible();
  await expect(page.locator('main a[href^="/article/special/"]').first()).toBeVisible();
});

test('careers are shown whole on a wide screen', async ({ page }) => {
  await page.goto(address);
  for (const group of ['개인전', '단체전', '학력']) {
    await expect(page.getByRole('heading', { name: group })).toBeVisible();
  }
});

test('an artist who is not there is a page that is not there', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  const response = await page.goto('/artist/nobody-has-this-name');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
