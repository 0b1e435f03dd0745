import type { Locator, Page } from '@playwright/test';
import { untilIdle } from './alive';
import { expect } from './test';

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

/** Uses a page that wasn't used yet, and waits for what that loads: the guard of presses and the keeper of the focus. */
export async function untilUsed(page: Page): Promise<void> {
  const script = page.waitForResponse(/\/_next\/static\/chunks\//);
  await page.mouse.move(1, 1);
  await script;
  await untilIdle(page);
}

/** Closes an alert that an answer has opened. Enter is guarded for a moment after the answer, as after a second press. */
export async function closeByEnter(page: Page, alert: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(alert).toBeHidden({ timeout: 500 });
  }).toPass();
}

/** Presses a button until what it leads to is there: a press right behind an answer counts as part of the last one, and does nothing. */
export async function pressUntil(button: Locator, leads: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await button.click({ timeout: 2000 });
    await leads();
  }).toPass();
}

/**
 * Lifts the row whose handle has the focus. dnd-kit listens for the next key a timer later and measures the rows while they are
 * drawn again; a key that comes before, as only a program can press it, goes by unheard.
 */
export async function liftRow(page: Page): Promise<void> {
  await page.keyboard.press('Space');
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    // Timers of the same delay end in their order, so that this one ends after dnd-kit's.
    await new Promise((resolve) => setTimeout(resolve));
    await frame();
    await frame();
  });
}
