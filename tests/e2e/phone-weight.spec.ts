import type { Page } from '@playwright/test';
import * as articlePaths from '@/lib/paths/article';
import { untilIdle } from './support/alive';
import { demo } from './support/demo';
import { expect, test } from './support/test';

const KB = 1000;

/**
 * Bytes over the line of scripts or of style sheets, one number a file, as they come. Scripts are known by their name.
 */
async function weigh(page: Page, ending: '.js' | '.css'): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const asked = new Set<string>();
  const files: number[] = [];
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const isCached = response.fromDiskCache === true;
    if (!isCached && new URL(response.url).pathname.endsWith(ending)) asked.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) files.push(encodedDataLength);
  });
  return files;
}

const sum = (files: readonly number[]) => files.reduce((total, bytes) => total + bytes, 0);

const PAGES_TO_READ = [
  '/',
  '/artist',
  `/artist/${demo.artist.id}`,
  '/article/exhibition',
  articlePaths.page('SPECIAL', demo.special.uuid),
  articlePaths.page('EXHIBITION', demo.exhibition.uuid),
];

for (const path of PAGES_TO_READ) {
  test(`the first visit of ${path} loads few scripts`, async ({ page }) => {
    const scripts = await weigh(page, '.js');
    await page.goto(path);
    await untilIdle(page);
    expect(sum(scripts)).toBeGreaterThan(100 * KB);
    expect(sum(scripts)).toBeLessThan(151 * KB);
  });
}

for (const path of [...PAGES_TO_READ, '/search?q=달', '/auth/signup']) {
  test(`the first visit of ${path} loads few style sheets`, async ({ page }) => {
    const sheets = await weigh(page, '.css');
    await page.goto(path);
    await untilIdle(page);
    expect(sum(sheets)).toBeGreaterThan(5 * KB);
    expect(sum(sheets)).toBeLessThan(12 * KB);
    expect(sheets.length).toBeLessThanOrEqual(4);
  });
}

test('a row of works scrolls by itself, and takes Swiper when it is touched', async ({ page }) => {
  await page.goto('/');
  const row = page.getByRole('region', { name: /의 작품$/ }).first();
  const rail = row.locator('ol').locator('..');
  const scripts = await weigh(page, '.js');
  await row.scrollIntoViewIfNeeded();
  await untilIdle(page);
  expect(scripts).toEqual([]);
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
