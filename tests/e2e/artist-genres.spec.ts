import type { Page } from '@playwright/test';
import { expectAccessible, takePicture } from './support/page-health';
import { expect, test } from './support/test';

const list = (page: Page) => page.getByRole('list', { name: '작가 목록' });
const genres = (page: Page) => page.getByRole('list', { name: '장르' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('the genres of the list are counted, chosen by keyboard and cleared by name', async ({ page }) => {
  await page.goto('/artist');
  const sculpture = genres(page).getByRole('link', { name: /^조각/ });
  const count = Number(/\d+/.exec(await sculpture.innerText())?.[0]);
  expect(count).toBeGreaterThan(0);
  await takePicture(page, 'artists-genres');
  await sculpture.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/artist?genre=SCULPTURE');
  await expect(title(page)).toHaveText(`조각 작가 총 ${count}명`);
  await expect(list(page).locator('strong')).toHaveCount(count);
  for (const card of await list(page).getByRole('listitem').all()) await expect(card).toContainText('조각');
  await expectAccessible(page);
  await takePicture(page, 'artists-genre');
  await genres(page).getByRole('link', { name: '조각 장르 지우기' }).press('Enter');
  await expect(page).toHaveURL('/artist');
  await expect(list(page).locator('strong')).toHaveCount(24);
});

test('the genre of a card filters the list, which is shown from its title', async ({ page }) => {
  await page.goto('/artist?sort=nameKo');
  const genre = list(page).getByRole('link', { name: '서양화 작가 보기' }).last();
  const { width, height } = (await genre.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await genre.click();
  await expect(page).toHaveURL('/artist?genre=WESTERN_PAINTING&sort=nameKo');
  await expect(title(page)).toHaveText(/^서양화 작가/);
  await expect(title(page)).toBeInViewport();
  await expect(title(page)).toBeFocused();
  await page.reload();
  await expect(title(page)).toHaveText(/^서양화 작가/);
  await page.goBack();
  await expect(page).toHaveURL('/artist?sort=nameKo');
});

test('a genre goes together with the search, and without a hit it is cleared', async ({ page }) => {
  await page.goto('/artist?genre=SCULPTURE');
  await page.getByRole('searchbox').fill('zzqqzz');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\?q=zzqqzz&genre=SCULPTURE$/);
  await expect(page.getByText('‘zzqqzz’에 맞는 조각 작가가 없어요')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '모든 장르에서 보기' }).click();
  await expect(page).toHaveURL('/artist?q=zzqqzz');
});

test('search engines are told of each genre, in one order', async ({ page, consoleGuard }) => {
  await page.goto('/artist?genre=MEDIA&sort=nameKo');
  await expect(page).toHaveTitle(/^미디어 작가/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/artist\?genre=MEDIA$/);
  await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(0);
  consoleGuard.allow(/status of 404/);
  expect((await page.goto('/artist?genre=POETRY'))?.status()).toBe(404);
});

test('the card of a found artist leads to the list of the genre', async ({ page }) => {
  await page.goto('/search?q=%EB%A5%98%EB%8B%A8%EC%95%84');
  const found = page.getByRole('list', { name: '작가 검색 결과' });
  await found
    .getByRole('link', { name: /작가 보기$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/artist\?genre=[A-Z_]+$/);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('genres are chosen and searched in', async ({ page }) => {
    await page.goto('/artist');
    await genres(page).getByRole('link', { name: /^조각/ }).click();
    await expect(page).toHaveURL('/artist?genre=SCULPTURE');
    await page.getByRole('searchbox').fill('가');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\?q=.+&genre=SCULPTURE$/);
  });
});
