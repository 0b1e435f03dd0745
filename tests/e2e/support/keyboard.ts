import type { Locator, Page } from '@playwright/test';

/** Presses that lead past everything a page has before its first results. */
const PRESSES_MAX = 120;

/** Presses Tab until the element has the focus. @throws {Error} where Tab never comes there */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${target.toString()}`);
}
