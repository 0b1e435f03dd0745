import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** A phone, and the widest window in whose margin they have no room. */
for (const width of [390, 1050])
  test(`the floating buttons step aside from what is read, and come back on the way up, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/artist');
    const buttons = page.getByRole('complementary', { name: '빠른 이동' });
    await expect(buttons).toHaveCSS('opacity', '1');
    await scrollTo(page, 900);
    await expect(buttons).toHaveCSS('opacity', '0');
    await expect(buttons).toHaveCSS('pointer-events', 'none');
    await scrollTo(page, 700);
    await expect(buttons).toHaveCSS('opacity', '1');
    await scrollTo(page, 900);
    await expect(buttons).toHaveCSS('opacity', '0');
    await buttons.getByRole('link', { name: '맨 위로' }).focus();
    await expect(buttons).toHaveCSS('opacity', '1');
  });

test('the way up appears after a screen', async ({ page }) => {
  await page.goto('/artist');
  const up = page.getByRole('link', { name: '맨 위로' });
  await expect(page.getByRole('button', { name: '문의' })).toBeVisible();
  await expect(up).toBeHidden();
  const buttons = page.getByRole('complementary', { name: '빠른 이동' });
  await scrollTo(page, 1800);
  await expect(buttons).toHaveCSS('opacity', '0');
  await scrollTo(page, 1700);
  await expect(buttons).toHaveCSS('opacity', '1');
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(up).toBeHidden();
});

test('the floating buttons step aside from a form', async ({ page }) => {
  await page.goto('/artist');
  const buttons = page.getByRole('complementary', { name: '빠른 이동' });
  const field = page.getByRole('searchbox');
  await field.focus();
  await expect(buttons).toHaveCSS('opacity', '0');
  await field.blur();
  await expect(buttons).toHaveCSS('opacity', '1');
});
