import type { Page } from '@playwright/test';
import { expect, test as livelyTest } from './support/test';

const LATEST_VIEW_MS = 3000;
const FRAME_MS = 16;

/** Nothing here touches a page before its test does. */
const test = livelyTest.extend({ life: ({}, use) => use() });

function hasItsPictures(): boolean {
  const isSeen = ({ top, bottom, left, right }: DOMRect) =>
    bottom > Math.max(0, top) && top < innerHeight && right > Math.max(0, left) && left < innerWidth;
  return [...document.images]
    .filter((picture) => isSeen(picture.getBoundingClientRect()))
    .every((picture) => picture.complete);
}

/** The addresses of the script files that are asked for. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

/** Opens a page with its time standing still and its pictures held back. */
async function openHeld(page: Page, address = '/'): Promise<{ asked: string[]; release: () => void }> {
  const asked = watchScripts(page);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/media/**', async (route) => {
    await held;
    await route.fallback();
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const picture = page.waitForRequest('**/media/**');
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await picture;
  return { asked, release };
}

/** Lets the pictures come and be painted. */
async function paint(page: Page, release: () => void): Promise<void> {
  release();
  await expect.poll(() => page.evaluate(hasItsPictures)).toBe(true);
  await page.clock.runFor(2 * FRAME_MS);
}

/** Lets the page's time go on until its scripts are asked for. */
async function expectScripts(page: Page, asked: string[]): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(FRAME_MS);
    expect(asked.length).toBeGreaterThan(3);
  }).toPass();
}

test('scripts begin when the opening picture is painted', async ({ page }) => {
  const { asked, release } = await openHeld(page);
  await page.clock.runFor(500);
  expect(asked).toEqual([]);
  await paint(page, release);
  await expectScripts(page, asked);
});

test('scripts begin with the first key', async ({ page }) => {
  const { asked, release } = await openHeld(page);
  expect(asked).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  release();
});

test('scripts wait for no picture that is too slow', async ({ page }) => {
  const { asked, release } = await openHeld(page);
  expect(asked).toEqual([]);
  await page.clock.runFor(LATEST_VIEW_MS);
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  release();
});

test('a press that comes before the scripts is answered once they are there', async ({ page }) => {
  const { asked, release } = await openHeld(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: '전체 메뉴 열기' }).tap();
  release();
  await page.clock.resume();
  await expect(page.getByRole('navigation', { name: '전체 메뉴' })).toBeVisible();
});

test('an address that opens something opens it without a touch', async ({ page }) => {
  const { asked, release } = await openHeld(page, '/?alert=login-required');
  await paint(page, release);
  await expectScripts(page, asked);
  await expect(page.getByRole('alertdialog')).toBeVisible();
});
