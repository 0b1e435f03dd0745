import { demo } from './support/demo';
import {
  expectAccessible,
  expectNoHorizontalOverflow,
  expectNoLayoutShift,
  watchLayoutShifts,
} from './support/page-health';
import { expect, test } from './support/test';

test('the artist list goes on by scrolling', async ({ page }) => {
  await page.goto('/artist');
  const list = page.getByRole('list', { name: '작가 목록' });
  const cards = list.locator('strong');
  await expect(cards).toHaveCount(24);
  await expect(page.getByRole('navigation', { name: /쪽/ })).toBeHidden();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await cards.count()).toBeGreaterThanOrEqual(48 - 3);
  }).toPass();
  expect(new Set(await cards.allInnerTexts()).size).toBe(await cards.count());

  const far = cards.nth(40);
  await far.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await far.click();
  await expect(page).toHaveURL(/\/artist\/[a-z0-9]+/);
  await page.goBack();
  await expect(page).toHaveURL('/artist');
  await expect.poll(() => cards.count()).toBeGreaterThan(24);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left))
    .toBeLessThan(80);
});

test('a jump to the end before the next artists are loaded moves nothing', async ({ page }) => {
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/v2\/artists\?/, async (route) => {
    await isLetGo;
    await route.continue();
  });
  await watchLayoutShifts(page);
  const asked = page.waitForRequest(/\/v2\/artists\?.*page=1/);
  await page.goto('/artist');
  const main = page.getByRole('main');
  const cards = main.locator('li:not([aria-hidden])', { has: page.locator('strong') });
  const places = main.locator('li[aria-hidden=true]', { has: page.locator('strong') });
  await expect(cards).toHaveCount(24);
  await expect(places).toHaveCount(demo.artistCount - 24);
  const toEnd = () =>
    page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const footerTop = () =>
    page.evaluate(() => {
      const footer = document.querySelector('footer');
      return (footer?.getBoundingClientRect().top ?? NaN) + window.scrollY;
    });
  await toEnd();
  await asked;
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  const before = await footerTop();

  letGo();
  await expect(cards).toHaveCount(demo.artistCount);
  await expect(places).toHaveCount(0);
  await expect(page.getByText(`작가 ${demo.artistCount}명을 모두 보셨어요`)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(await footerTop()).toBeCloseTo(before, 0);
  await expectNoLayoutShift(page);
});

test('a career shows three groups until it is asked for more', async ({ page }) => {
  await page.goto(`/artist/${demo.artist.id}`);
  const groups = page.getByRole('heading', {
    level: 3,
    name: /^(개인전|단체전|학력|레지던시|수상|소장|지원·워크숍|지원|워크숍)$/,
  });
  const visible = () => groups.filter({ visible: true }).count();
  await expect.poll(visible).toBe(3);
  await page
    .getByRole('button', { name: /더 ?보기|펼치기/ })
    .first()
    .click();
  await expect.poll(visible).toBeGreaterThan(3);
});

test('the works are shown eight at a time', async ({ page }) => {
  await page.goto(`/artist/${demo.artist.id}`);
  const works = page.locator('a[data-artwork]').filter({ visible: true });
  await expect(works).toHaveCount(8);
  await page.getByRole('button', { name: /작품 더 보기/ }).click();
  await expect(works).toHaveCount(16);
});

test('the viewing room is turned by a swipe', async ({ page }) => {
  await page.goto(`/artist/${demo.artist.id}`);
  await page.locator('a[data-artwork]').first().click();
  const room = page.getByRole('dialog', { name: '작품 감상' });
  await expect(room).toBeVisible();
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  const picture = room.locator('[data-current=true] img');
  await expect(picture).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
  await touch('touchStart', 300);
  await touch('touchMove', 200);
  await touch('touchMove', 100);
  await touch('touchEnd');
  await expect(room.locator('p', { hasText: /\d+ \/ \d+$/ }).first()).toContainText('2 /');
});

test('the menu holds what the header has no room for', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toBeHidden();
  await page.getByRole('button', { name: '전체 메뉴 열기' }).click();
  const menu = page.getByRole('navigation', { name: '전체 메뉴' });
  await expect(menu.getByRole('link', { name: '회원가입' })).toBeVisible();
  await expect(menu.getByText('COMING SOON')).toBeVisible();
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
});
