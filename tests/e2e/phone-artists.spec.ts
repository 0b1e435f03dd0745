import type { Page } from '@playwright/test';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { expect, test } from './support/test';

const list = (page: Page) => page.getByRole('list', { name: '작가 목록' });
const wall = (page: Page) => page.locator('[data-hung=true]');

test('the genres are one line that is scrolled, and the chosen one is cleared', async ({ page }) => {
  await page.goto('/artist');
  const genres = page.getByRole('list', { name: '장르' });
  const { height } = (await genres.boundingBox()) ?? { height: 999 };
  expect(height).toBeLessThanOrEqual(48);
  await expectNoHorizontalOverflow(page);
  await takePicture(page, 'phone-artists');
  await genres.getByRole('link', { name: /^미디어/ }).tap();
  await expect(page).toHaveURL('/artist?genre=MEDIA');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^미디어 작가/);
  await expectAccessible(page);
  await genres.getByRole('link', { name: '미디어 장르 지우기' }).tap();
  await expect(page).toHaveURL('/artist');
});

test('a long press on a portrait shows works, which stay until a tap elsewhere', async ({ page }) => {
  await page.goto('/artist');
  const portrait = list(page).locator('[data-artist]').nth(1);
  const middle = async () => {
    await portrait.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x, y, width, height } = (await portrait.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  };
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  // What watches is loaded at the first touch, such as that of scrolling.
  const isLoaded = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'script');
  const { x, y } = await middle();
  await touch('touchStart', { x, y });
  for (const up of [20, 40, 60]) await touch('touchMove', { x, y: y - up });
  await touch('touchEnd');
  await isLoaded;
  await expect(async () => {
    await touch('touchStart', await middle());
    try {
      await expect(wall(page)).toHaveCount(1, { timeout: 5000 });
    } finally {
      await touch('touchEnd');
    }
  }).toPass();
  await expect(portrait.locator('[data-hung=true] img')).toHaveCount(3);
  await expect(page).toHaveURL('/artist');
  await expectNoHorizontalOverflow(page);
  await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(wall(page)).toHaveCount(0);
  await portrait.tap();
  await expect(page).toHaveURL(/\/artist\/[a-z0-9]+$/);
});
