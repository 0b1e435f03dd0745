import * as artworkPaths from '@/lib/paths/artwork';
import { readDemoWorks } from './support/demo-works';
import { expectNoHorizontalOverflow } from './support/page-health';
import { expect, test } from './support/test';

test('a work fits a phone, opens the room by a tap, and leads to the next', async ({ page, request }) => {
  const [first, second] = await readDemoWorks(request);
  await page.goto(artworkPaths.page(first?.uuid ?? ''));
  const picture = page.getByRole('main').locator('figure a').first();
  const { x, width } = (await picture.boundingBox()) ?? { x: -1, width: 0 };
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
  await expectNoHorizontalOverflow(page);
  await picture.tap();
  await expect(page.getByRole('dialog', { name: '작품 감상' })).toBeVisible();
  await page.getByRole('button', { name: '닫기' }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: /^다음 작품 ./ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second?.title ?? '');
});

test('the wall goes on without end', async ({ page }) => {
  await page.goto(artworkPaths.list());
  const works = page.getByRole('list', { name: '작품 목록' }).getByRole('listitem');
  await expect(works).toHaveCount(24);
  await expectNoHorizontalOverflow(page);
  await works.last().scrollIntoViewIfNeeded();
  await expect(works).toHaveCount(48);
  await works.nth(30).getByRole('link').tap();
  await expect(page).toHaveURL(/\/artwork\/[\da-f-]{36}$/);
});
