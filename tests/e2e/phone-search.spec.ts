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
  await expect(page).toHaveURL(/\/(artist|article)\//);
});
