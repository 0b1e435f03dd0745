import * as articlePaths from '@/lib/paths/article';
import { demo } from './support/demo';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { expect, test } from './support/test';

test('a list of articles goes on by scrolling, and is there on coming back', async ({ page }) => {
  await page.goto('/article/exhibition');
  const cards = page.getByRole('main').locator('li:not([aria-hidden]) article');
  await expect(cards).toHaveCount(20);
  await expect(page.getByRole('navigation', { name: /쪽/ })).toBeHidden();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await cards.count()).toBe(demo.exhibitionCount);
  }).toPass();
  const headings = await cards.getByRole('heading').allInnerTexts();
  expect(headings).toHaveLength(demo.exhibitionCount);
  const links = await cards
    .locator('h2 a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(demo.exhibitionCount);
  await expect(page.getByText(`전시 ${demo.exhibitionCount}건을 모두 보셨어요`)).toBeVisible();

  const far = cards.nth(30).locator('h2 a');
  await far.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await far.click();
  await expect(page).toHaveURL(/\/article\/exhibition\/[\da-f-]{36}$/);
  await page.getByRole('link', { name: '전시 목록으로' }).click();
  await expect(page).toHaveURL('/article/exhibition');
  await expect.poll(() => cards.count()).toBe(demo.exhibitionCount);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left))
    .toBeLessThan(80);
});

test('more articles that do not come are asked for again', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_FAILED|Failed to load resource|status of 50/);
  let isAway = true;
  await page.route(/\/v1\/contents\/articles\/news\?/, (route) =>
    isAway ? route.abort() : route.continue(),
  );
  await page.goto('/article/news');
  const cards = page.getByRole('main').locator('li:not([aria-hidden]) article');
  await expect(cards).toHaveCount(20);
  const retry = page.getByRole('button', { name: '다시 시도' });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await retry.isVisible()).toBe(true);
  }).toPass();
  isAway = false;
  await retry.click();
  await expect(cards).toHaveCount(40);
});

test('long titles stay on a phone’s page', async ({ page }) => {
  for (const path of [
    '/article/special',
    '/article/event',
    articlePaths.page('SPECIAL', demo.special.uuid),
    articlePaths.page('EXHIBITION', demo.exhibition.uuid),
  ]) {
    await page.goto(path);
    await page.locator('main').evaluate((main) => {
      const long = '남궁산들바람이머무는저녁강가에서오래도록귀기울여듣는사람들의이야기, 남은 것들에 대하여';
      for (const title of main.querySelectorAll('h1, li h2 a')) title.textContent = long;
    });
    await expectNoHorizontalOverflow(page);
    await takePicture(page, `phone-long${path.replaceAll('/', '-')}`);
  }
  await expectAccessible(page);
});
