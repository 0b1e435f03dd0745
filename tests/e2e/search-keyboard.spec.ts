import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { expectNoHorizontalOverflow } from './support/page-health';
import { expect, test } from './support/test';

/** A material: there are more works of it than fit a page. */
const MANY = '종이';

const works = (page: Page) => page.getByRole('list', { name: '작품 검색 결과' }).locator('a[data-artwork]');
const section = (page: Page, title: string) =>
  page.getByRole('region', { name: new RegExp(`^${title} [\\d,]+\\+?$`) });

for (const width of [390, 768, 1440]) {
  test(`by keys alone, ${width} px wide: searched, looked at, turned, folded and left`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/artist');
    const keys = page.keyboard;
    await tabTo(page, page.getByRole('link', { name: '통합검색' }));
    await keys.press('Enter');
    await expect(page.getByRole('combobox', { name: '통합검색' })).toBeFocused();
    await keys.insertText(MANY);
    await keys.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(MANY)}$`));
    await expect(works(page).filter({ visible: true }).first()).toBeVisible();
    await expectNoHorizontalOverflow(page);

    await tabTo(page, works(page).first());
    await keys.press('Enter');
    const room = page.getByRole('dialog', { name: '작품 감상' });
    await expect(room).toBeVisible();
    const place = room.locator('p', { hasText: /\d+ \/ \d+$/ });
    await expect(place).toContainText('1 /');
    await keys.press('ArrowRight');
    await expect(place).toContainText('2 /');
    await keys.press('Escape');
    await expect(room).toBeHidden();
    await expect(works(page).nth(1)).toBeFocused();

    const first = await works(page).first().getAttribute('data-artwork');
    await tabTo(page, section(page, 'ARTWORK').getByRole('link', { name: /^2\s?쪽/ }));
    await keys.press('Enter');
    await expect(page).toHaveURL(/&artworks=\d+$/);
    await expect(works(page).first()).not.toHaveAttribute('data-artwork', first ?? '');

    const fold = page.getByRole('button', { name: /^SPECIAL (?:접기|펼치기)$/ });
    await tabTo(page, fold);
    const isOpen = (await fold.getAttribute('aria-expanded')) === 'true';
    await keys.press('Enter');
    await expect(fold).toHaveAttribute('aria-expanded', String(!isOpen));
    await expect(fold).toBeFocused();
  });
}
