import * as searchMessages from '@/lib/messages/search';
import { searchAddress } from '@/lib/search/sections';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { expect, test } from './support/test';

const q = '종이';

test('a phone has six artworks a page in two columns, and numbers below', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent(q)}`);
  const works = page.getByRole('list', { name: '작품 검색 결과' }).locator('a[data-artwork]');
  await expect(works).toHaveCount(6);
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  await takePicture(page, 'search-phone');
  const section = page.getByRole('region', { name: /^ARTWORK/ });
  await section.getByRole('link', { name: /^2\s?쪽/ }).click();
  await expect(page).toHaveURL(/artworks=6$/);
  await expect(section).toBeInViewport();
  await expect(works).toHaveCount(6);
});

test('on a phone the layer is a screen of its own', async ({ page }) => {
  await page.goto('/artist');
  await page.getByRole('link', { name: '통합검색' }).click();
  const field = page.getByRole('combobox', { name: '통합검색' });
  await expect(field).toBeFocused();
  await field.fill('바다');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  await takePicture(page, 'search-layer-phone');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/(artist|artwork|article)\//);
});

test('on a phone the words alone are a tap away, and back', async ({ page }) => {
  await page.goto(searchAddress({ q: '판화' }));
  await expect(page.getByText(/^뜻이 통하는 말도 함께 찾았어요: /)).toBeVisible();
  await expectNoHorizontalOverflow(page);
  await takePicture(page, 'search-understood-phone');
  await page.getByRole('link', { name: searchMessages.literally('판화') }).tap();
  await expect(page).toHaveURL(searchAddress({ q: '판화', isLiteral: true }));
  await expect(page.getByText(searchMessages.isLiteral)).toBeVisible();
  await takePicture(page, 'search-literal-phone');
  await page.getByRole('link', { name: searchMessages.lessLiterally }).tap();
  await expect(page).toHaveURL(searchAddress({ q: '판화' }));
});

test('on a phone a list says what it took a text for, and an empty one leads to the unified search', async ({
  page,
}) => {
  await page.goto('/artist?q=fbeksdk');
  await expect(page.getByText(/^한\/영을 바꿔 읽은/)).toBeVisible();
  await expectNoHorizontalOverflow(page);
  await takePicture(page, 'list-read-as-phone');
  const long = '가나다라'.repeat(25);
  await page.goto(`/article/event?q=${encodeURIComponent(long)}`);
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  await takePicture(page, 'list-empty-handed-phone');
  await page.getByRole('link', { name: searchMessages.everywhere(long) }).tap();
  await expect(page).toHaveURL(searchAddress({ q: long }));
});
