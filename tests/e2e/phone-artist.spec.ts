import { demo } from './support/demo';
import { expectNoHorizontalOverflow } from './support/page-health';
import { expect, test } from './support/test';

test('the first works hang within a screen and a half, and run off the edge', async ({ page }) => {
  await page.goto(`/artist/${demo.artist.id}`);
  const first = page.getByRole('region', { name: '대표 작품' }).locator('a[data-lead]').first();
  const { y, height } = (await first.boundingBox()) ?? { y: Infinity, height: 0 };
  expect(y + height).toBeLessThan(844 * 1.5);
  await expectNoHorizontalOverflow(page);
  await first.tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});
