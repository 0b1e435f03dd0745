import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const LATEST_MS = 3000;
const FRAME_MS = 16;

function hasItsPictures(): boolean {
  const isSeen = ({ top, bottom, left, right }: DOMRect) =>
    bottom > Math.max(0, top) && top < innerHeight && right > Math.max(0, left) && left < innerWidth;
  return [...document.images]
    .filter((picture) => isSeen(picture.getBoundingClientRect()))
    .every((picture) => picture.complete);
}

/** Opens home with its time standing still and its opening picture held back. */
async function openHeld(
  page: Page,
): Promise<{ scripts: string[]; release: () => void; opened: Promise<unknown> }> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/media/**', async (route) => {
    await held;
    await route.fallback();
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const asked = page.waitForRequest('**/media/**');
  const ready = page.waitForEvent('domcontentloaded');
  const opened = page.goto('/', { waitUntil: 'commit' });
  await Promise.all([asked, ready]);
  return { scripts, release, opened };
}

test('scripts begin when the opening picture is painted', async ({ page }) => {
  const { scripts, release, opened } = await openHeld(page);
  await page.clock.runFor(500);
  expect(scripts).toEqual([]);
  release();
  await expect.poll(() => page.evaluate(hasItsPictures)).toBe(true);
  await expect(async () => {
    await page.clock.runFor(FRAME_MS);
    expect(scripts.length).toBeGreaterThan(3);
  }).toPass();
  await opened;
});

test('scripts begin with the first key', async ({ page }) => {
  const { scripts, release, opened } = await openHeld(page);
  expect(scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await opened;
  expect(scripts.length).toBeGreaterThan(3);
  release();
});

test('scripts wait for no picture that is too slow', async ({ page }) => {
  const { scripts, release, opened } = await openHeld(page);
  expect(scripts).toEqual([]);
  await page.clock.runFor(LATEST_MS);
  await opened;
  expect(scripts.length).toBeGreaterThan(3);
  release();
});

test('a press that comes before the scripts is answered once they are there', async ({ page }) => {
  const { scripts, release, opened } = await openHeld(page);
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: '전체 메뉴 열기' }).tap();
  release();
  await opened;
  await page.clock.resume();
  await expect(page.getByRole('navigation', { name: '전체 메뉴' })).toBeVisible();
});
