import type { Page } from '@playwright/test';
import * as articlePaths from '@/lib/paths/article';
import { untilIdle } from './support/alive';
import { demo } from './support/demo';
import { expect, test } from './support/test';

const KB = 1000;

/** Bytes of scripts over the line, as they come. */
async function weighScripts(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

for (const path of [
  '/',
  '/artist',
  `/artist/${demo.artist.id}`,
  '/article/exhibition',
  articlePaths.page('SPECIAL', demo.special.uuid),
  articlePaths.page('EXHIBITION', demo.exhibition.uuid),
]) {
  test(`the first visit of ${path} loads few scripts`, async ({ page }) => {
    const weight = await weighScripts(page);
    await page.goto(path);
    await untilIdle(page);
    expect(weight()).toBeGreaterThan(100 * KB);
    expect(weight()).toBeLessThan(150 * KB);
  });
}

test('a row of works scrolls by itself, and takes Swiper when it is touched', async ({ page }) => {
  await page.goto('/');
  const row = page.getByRole('region', { name: /의 작품$/ }).first();
  const rail = row.locator('ol').locator('..');
  const weight = await weighScripts(page);
  await row.scrollIntoViewIfNeeded();
  await untilIdle(page);
  expect(weight()).toBe(0);
  const position = row.getByText(/^\d+ \/ \d+$/);
  await expect(position).toHaveText(/^1 \//);
  await rail.evaluate((element) => element.scrollTo({ left: 400, behavior: 'instant' }));
  await expect(position).not.toHaveText(/^1 \//);
  const reached = await position.innerText();

  await rail.locator('p, span').first().dispatchEvent('pointerenter');
  await rail.dispatchEvent('pointerenter');
  await expect(rail).toHaveAttribute('data-live', '');
  // It goes on where the finger has left it.
  await expect(position).toHaveText(reached);
});
