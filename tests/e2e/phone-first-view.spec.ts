import type { Page } from '@playwright/test';
import { logIn } from './support/login';
import { expect, test as livelyTest } from './support/test';

const LATEST_VIEW_MS = 3000;
const REST_MS = 10_000;
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

interface AskedFiles {
  /** Addresses of script files that are fetched without being run. */
  fetched: string[];
  /** Addresses of script files that run. */
  run: string[];
}

function watchScripts(page: Page): AskedFiles {
  const asked: AskedFiles = { fetched: [], run: [] };
  page.on('request', (request) => {
    const url = request.url();
    if (request.resourceType() === 'script') asked.run.push(url);
    else if (url.endsWith('.js')) asked.fetched.push(url);
  });
  return asked;
}

/** Opens a page with its time standing still and its pictures held back. */
async function openHeld(page: Page, address = '/'): Promise<{ asked: AskedFiles; release: () => void }> {
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

/** Lets the page's time go on until its scripts run. */
async function expectScripts(page: Page, { run }: AskedFiles): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(FRAME_MS);
    expect(run.length).toBeGreaterThan(3);
  }).toPass();
}

test('scripts are fetched when the opening picture is painted, and run with the first touch', async ({
  page,
}) => {
  const { asked, release } = await openHeld(page);
  await page.clock.runFor(500);
  expect(asked).toEqual({ fetched: [], run: [] });
  await paint(page, release);
  await expect(async () => {
    await page.clock.runFor(FRAME_MS);
    expect(asked.fetched.length).toBeGreaterThan(3);
  }).toPass();
  await page.clock.runFor(REST_MS / 2);
  expect(asked.run).toEqual([]);
  await page.touchscreen.tap(5, 400);
  await expect.poll(() => asked.run).toEqual(asked.fetched);
});

test('scripts of a page that is only looked at run after a while', async ({ page }) => {
  const { asked, release } = await openHeld(page);
  await paint(page, release);
  await page.clock.runFor(REST_MS);
  await expectScripts(page, asked);
});

test('scripts run with the first key', async ({ page }) => {
  const { asked, release } = await openHeld(page);
  expect(asked.run).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => asked.run.length).toBeGreaterThan(3);
  release();
});

test('scripts wait for no picture that is too slow', async ({ page }) => {
  const { asked, release } = await openHeld(page);
  expect(asked.fetched).toEqual([]);
  await page.clock.runFor(LATEST_VIEW_MS);
  await expect.poll(() => asked.fetched.length).toBeGreaterThan(3);
  release();
});

test('a press that comes before the scripts is answered once they are there', async ({ page }) => {
  const { asked, release } = await openHeld(page);
  expect(asked.run).toEqual([]);
  await page.getByRole('button', { name: '전체 메뉴 열기' }).tap();
  release();
  await page.clock.resume();
  await expect(page.getByRole('navigation', { name: '전체 메뉴' })).toBeVisible();
});

test('a member’s page waits for the first view alone', async ({ page, context }) => {
  await logIn(context, 'artist01', 'ARTIST');
  const { asked, release } = await openHeld(page);
  await paint(page, release);
  await expectScripts(page, asked);
  expect(asked.fetched).toEqual([]);
});

test('so does an address that opens something', async ({ page }) => {
  const { asked, release } = await openHeld(page, '/?alert=login-required');
  await paint(page, release);
  await expectScripts(page, asked);
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('so does a page that leads on by itself', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404/);
  const { asked, release } = await openHeld(page, '/article/special/00000000-0000-4000-8000-000000000000');
  await paint(page, release);
  await expectScripts(page, asked);
  expect(asked.fetched).toEqual([]);
});
