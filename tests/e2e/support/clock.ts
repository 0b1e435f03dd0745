import type { Page } from '@playwright/test';

/**
 * Stops the time of a page whose clock was installed before it was opened: what it does after a rest happens when
 * the test says so (`page.clock.runFor`), however slow the machine is. What is due within the next minute happens.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
