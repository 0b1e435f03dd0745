import type { Page } from '@playwright/test';
import { demo } from './support/demo';
import { logIn } from './support/login';
import { expectAccessible, takePicture } from './support/page-health';
import { expect, test } from './support/test';

const list = (page: Page) => page.getByRole('list', { name: '작가 목록' });
const names = (page: Page) => list(page).locator('strong').allInnerTexts();

test('an artist is found by name, and the search is in the address', async ({ page }) => {
  await page.goto('/artist');
  const field = page.getByRole('searchbox', { name: '작가 이름 검색' });
  await field.fill(demo.artist.name);
  await field.press('Enter');
  await expect(page).toHaveURL(`/artist?q=${encodeURIComponent(demo.artist.name)}`);
  await expect(list(page).getByRole('link', { name: new RegExp(demo.artist.name) })).toHaveCount(1);
  await page.reload();
  await expect(field).toHaveValue(demo.artist.name);
  await page.getByRole('button', { name: '검색어 지우기' }).click();
  await expect(page).toHaveURL('/artist');
  await expect.poll(async () => (await names(page)).length).toBe(24);
  await page.goBack();
  await expect(field).toHaveValue(demo.artist.name);
});

test('an English name is found too', async ({ page }) => {
  await page.goto(`/artist?q=${encodeURIComponent(demo.artist.nameEn.toLowerCase())}`);
  await expect(list(page).getByRole('link', { name: new RegExp(demo.artist.name) })).toHaveCount(1);
});

test('a search without a hit says so and leads on', async ({ page }) => {
  await page.goto('/artist?q=zzqqzz');
  await expect(page.getByText(/‘zzqqzz’에 맞는 작가가 없어요/)).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'artists-empty');
});

test('the order is by date or by name, and begins at the first page', async ({ page }) => {
  await page.goto('/artist?page=1');
  await page.getByRole('link', { name: '가나다순' }).click();
  await expect(page).toHaveURL('/artist?sort=nameKo');
  await expect
    .poll(async () => {
      const shown = await names(page);
      return (
        shown.length === 24 &&
        shown.every((name, index) => index === 0 || (shown[index - 1] ?? '').localeCompare(name, 'ko') <= 0)
      );
    })
    .toBe(true);
  await expect(page.getByRole('link', { name: '가나다순' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: '최신순' }).click();
  await expect(page).toHaveURL('/artist');
});

test('pages are turned by number, with the address and back', async ({ page }) => {
  await page.goto('/artist');
  const first = await names(page);
  const pages = page.getByRole('navigation', { name: /쪽/ });
  await expect(pages.getByRole('link', { name: /^1\s?쪽/ })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: /^2\s?쪽/ }).click();
  await expect(page).toHaveURL('/artist?page=1');
  await expect.poll(() => names(page)).not.toEqual(first);
  const second = await names(page);
  expect(second).toHaveLength(24);
  expect(first.filter((name) => second.includes(name))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/artist');
  await expect.poll(() => names(page)).toEqual(first);
});

test('coming back from an artist finds the list where it was left', async ({ page }) => {
  await page.goto('/artist?sort=nameKo');
  const card = list(page).getByRole('link').nth(18);
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(300);
  await card.click();
  await expect(page).toHaveURL(/\/artist\/[a-z0-9]+/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^작가/);
  await page.goBack();
  await expect(page).toHaveURL('/artist?sort=nameKo');
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left))
    .toBeLessThan(60);
});

test('a guest who asks for the liked ones is asked to log in', async ({ page }) => {
  await page.goto('/artist');
  const liked = page.getByRole('checkbox', { name: '좋아요한 작가만' });
  await liked.click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(/로그인/);
  await alert.getByRole('button').last().click();
  await expect(liked).not.toBeChecked();
  await expect(page).toHaveURL('/artist');
});

test('a member sees the liked ones, and none is said kindly', async ({ page, context }) => {
  await logIn(context, 'member01', 'MEMBER');
  await page.goto('/artist');
  await page.getByRole('checkbox', { name: '좋아요한 작가만' }).click();
  await expect(page).toHaveURL('/artist?like=true');
  await expect(page.getByRole('checkbox', { name: '좋아요한 작가만' })).toBeChecked();
  await expect(
    page.getByText('아직 좋아요한 작가가 없어요').or(list(page).getByRole('link').first()),
  ).toBeVisible();
  await expectAccessible(page);
});
