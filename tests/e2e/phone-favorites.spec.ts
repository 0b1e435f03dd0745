import * as favoriteMessages from '@/lib/messages/favorite';
import { stopTime } from './support/clock';
import { hearts, likeArtists } from './support/liked';
import { logIn } from './support/login';
import { expectAccessible, expectNoHorizontalOverflow } from './support/page-health';
import { expect, test } from './support/test';

test('on a phone the favorites go on by scrolling, and miss nothing behind what was taken back', async ({
  page,
  context,
}) => {
  await logIn(context, 'bareum11', 'MEMBER');
  await likeArtists(context, 48);
  // The next page waits until the first likes are taken back.
  let isOpen = false;
  await page.route(/\/v1\/users\/me\/likes\?/, async (route) => {
    await expect.poll(() => isOpen).toBe(true);
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/my/favorite/artist');
  // A toast stays while the pointer is on it.
  await stopTime(page);
  await expect(page.getByRole('navigation', { name: '쪽 번호' })).toBeHidden();
  const cards = page.getByRole('main').locator('li:not([aria-hidden]) strong');
  await expect(cards).toHaveCount(20);
  for (let index = 0; index < 3; index += 1) {
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/v1/users/me/likes'));
    await hearts(page.getByRole('main'), true).first().click();
    await saved;
  }
  const toast = page.getByRole('status').filter({ hasText: favoriteMessages.removed });
  const undo = toast.getByRole('button', { name: favoriteMessages.undo });
  await toast.locator('p').hover();
  await page.clock.resume();
  await expect(undo).toBeVisible();
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  const box = await undo.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);

  isOpen = true;
  // The three that moved up and the page behind them come by scrolling, the rest by the button at the end.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await cards.count()).toBe(43);
  }).toPass();
  await page.getByRole('button', { name: /^작가 더 보기/ }).click();
  await expect(cards).toHaveCount(48);
  expect(new Set(await cards.allInnerTexts()).size).toBe(48);
  await page.reload();
  await expect(page.getByText('총 45명')).toBeVisible();
});

test('on a phone the sections of articles are turned by number', async ({ page, context }) => {
  await logIn(context, 'jinsol37', 'MEMBER');
  await page.goto('/my/favorite/article');
  const special = page.getByRole('region', { name: /^SPECIAL/ });
  await special.getByRole('link', { name: '다음 쪽' }).click();
  await expect(page).toHaveURL('/my/favorite/article?special=1');
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
});
