import type { Page } from '@playwright/test';
import { expectAccessible } from './support/page-health';
import { expect, test } from './support/test';

const hero = (page: Page) => page.getByRole('region', { name: '주요 소식' });
const count = (text: string) => Number(text.split('/')[0]);

test('the main banner turns by itself and stops when it is told to', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const position = hero(page).getByText(/^\d+ \/ \d+$/);
  await expect(position).toHaveText(/^1 \//);
  await expect(async () => {
    await page.clock.fastForward(11_000);
    expect(count(await position.innerText())).not.toBe(1);
  }).toPass();

  await hero(page).getByRole('button', { name: '자동 넘김 멈춤' }).click();
  await expect(hero(page).getByRole('button', { name: '자동 넘김 시작' })).toBeVisible();
  // Away from it again: only the button holds it now.
  await page.mouse.move(5, 890);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const stopped = await position.innerText();
  await page.clock.runFor(60_000);
  expect(await position.innerText()).toBe(stopped);
});

test('the main banner turns by button and by keyboard', async ({ page }) => {
  await page.goto('/');
  const position = hero(page).getByText(/^\d+ \/ \d+$/);
  await hero(page).getByRole('button', { name: '자동 넘김 멈춤' }).click();
  const start = count(await position.innerText());
  await hero(page).getByRole('button', { name: '다음 배너' }).click();
  await expect(position).not.toHaveText(new RegExp(`^${start} /`));
  await page.keyboard.press('ArrowLeft');
  await expect(position).toHaveText(new RegExp(`^${start} /`));
});

test('who asked for less motion is shown a still page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/');
  await expect(hero(page).getByRole('button', { name: '자동 넘김 시작' })).toBeVisible();
  const position = hero(page).getByText(/^\d+ \/ \d+$/);
  const start = await position.innerText();
  await page.clock.runFor(60_000);
  expect(await position.innerText()).toBe(start);
  await context.close();
});

test('an artist’s works are turned in their row', async ({ page }) => {
  await page.goto('/');
  const row = page.getByRole('region', { name: /의 작품$/ }).first();
  await row.scrollIntoViewIfNeeded();
  await row.getByRole('button', { name: '자동 넘김 멈춤' }).click();
  const position = row.getByText(/^\d+ \/ \d+$/);
  const start = count(await position.innerText());
  await row.getByRole('button', { name: '다음 작품' }).click();
  await expect(position).not.toHaveText(new RegExp(`^${start} /`));
  await expect(row.getByRole('list').first()).toBeVisible();
});

test('a work in the row leads to its page', async ({ page }) => {
  await page.goto('/');
  const work = page
    .getByRole('region', { name: /의 작품$/ })
    .first()
    .getByRole('link')
    .first();
  const [, title] = /〈(.+)〉/.exec((await work.getByRole('img').getAttribute('alt')) ?? '') ?? [];
  await work.click();
  await expect(page).toHaveURL(/\/artwork\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('the shop says that it is coming', async ({ page }) => {
  await page.goto('/');
  const shop = page.getByRole('navigation', { name: '주 메뉴' }).getByText('ARTSHOP');
  const tip = page.getByRole('tooltip', { name: 'COMING SOON', includeHidden: true });
  await expect(tip).toBeHidden();
  await shop.hover();
  await expect(tip).toBeVisible();
  await page.mouse.move(5, 890);
  await expect(tip).toBeHidden();
  await shop.focus();
  await expect(tip).toBeVisible();
  await expect(shop).toHaveAttribute('aria-disabled', 'true');
});

test('the full menu opens, is reachable by keyboard and closes', async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('button', { name: '전체 메뉴 열기' });
  await toggle.click();
  const menu = page.getByRole('navigation', { name: '전체 메뉴' });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await menu.getByRole('link', { name: /작가/ }).first().click();
  await expect(page).toHaveURL(/\/artist/);
  await expect(menu).toBeHidden();
});

test('links outside say so, and the address of the page is its own', async ({ page }) => {
  await page.goto('/');
  const outside = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: /협업 신청/ });
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', /noopener/);
  await expect(page.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/auth/signup');
});

test('the floating buttons lead to the top', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await page.getByRole('complementary', { name: '빠른 이동' }).getByRole('link', { name: '맨 위로' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a guest who likes is asked to log in', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: /좋아요$/ })
    .first()
    .click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('로그인 후 이용 하실 수 있습니다.');
  await expectAccessible(page);
  await alert.getByRole('button').last().click();
  await expect(alert).toBeHidden();
});
