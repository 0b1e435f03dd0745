import type { Page } from '@playwright/test';
import { stopTime } from './support/clock';
import { expectAccessible, expectNoLayoutShift, watchLayoutShifts } from './support/page-health';
import { expect, test } from './support/test';

const WORKS = /\/v1\/contents\/artists\/\d+\/art-works\?size=3/;
const cards = (page: Page) => page.getByRole('list', { name: '작가 목록' }).getByRole('listitem');
const wall = (page: Page) => page.locator('[data-hung=true]');

/** The calls for works that the page makes. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (WORKS.test(request.url())) calls.push(request.url());
  });
  return calls;
}

test('a pointer that rests on a card shows works, fetched then and once', async ({ page }) => {
  const calls = watchCalls(page);
  await watchLayoutShifts(page);
  await page.goto('/artist');
  expect(calls).toEqual([]);
  const card = cards(page).nth(1);
  await card.locator('[data-artist]').hover();
  await expect(wall(page).locator('img')).toHaveCount(3);
  expect(calls).toHaveLength(1);
  await expect(card.locator('[data-hung=true]')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(wall(page)).toHaveCount(0);
  await card.locator('strong').hover();
  await expect(wall(page)).toHaveCount(1);
  expect(calls).toHaveLength(1);
  await expectNoLayoutShift(page);
  const href = (await card.locator('[data-artist]').getAttribute('href')) ?? '';
  await wall(page).click();
  await expect(page).toHaveURL(href);
});

test('the focus of the keyboard shows works, Esc hides them, Enter follows the link', async ({ page }) => {
  await page.goto('/artist');
  await page.getByRole('link', { name: '가나다순' }).focus();
  const name = cards(page).first().getByRole('link').first();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(name).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
  await expect(wall(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(wall(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(wall(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/artist\/[a-z0-9]+$/);
});

test('works that can’t be loaded leave the card as it is', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource/);
  const failed = page.waitForEvent('requestfailed', (request) => WORKS.test(request.url()));
  await page.route(WORKS, (route) => route.abort());
  await page.goto('/artist');
  const card = cards(page).first();
  await card.locator('[data-artist]').hover();
  await failed;
  await expect(card.locator('[data-artist] img')).toHaveCount(1);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a call for works ends where the pointer leaves', async ({ page }) => {
  await page.route(WORKS, () => undefined);
  await page.goto('/artist');
  const asked = page.waitForRequest(WORKS);
  await cards(page).first().locator('[data-artist]').hover();
  await asked;
  const ended = page.waitForEvent('requestfailed', (request) => WORKS.test(request.url()));
  await page.getByRole('heading', { level: 1 }).hover();
  await ended;
});

test('with data saving on, nothing loads unasked', async ({ page }) => {
  const calls = watchCalls(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, addEventListener: () => undefined },
    }),
  );
  await page.clock.install();
  await page.goto('/artist');
  await stopTime(page);
  await cards(page).first().locator('[data-artist]').hover();
  await page.clock.runFor(2000);
  expect(calls).toEqual([]);
});
