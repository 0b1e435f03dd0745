import type { Page } from '@playwright/test';
import * as artistPaths from '@/lib/paths/artist';
import * as searchPaths from '@/lib/paths/search';
import { untilIdle } from './support/alive';
import { demo } from './support/demo';
import { expectAccessible } from './support/page-health';
import { expect, test } from './support/test';

interface Late {
  title: string;
  path: string;
  open: (page: Page) => Promise<void>;
  /** What the shell shows. */
  button: string;
}

const LATE: readonly Late[] = [
  {
    title: 'the search',
    path: '/artist',
    open: (page) => page.getByRole('link', { name: '통합검색' }).first().tap(),
    button: '닫기',
  },
  {
    title: 'the support dialog',
    path: '/my/support/faq',
    open: (page) => page.getByRole('complementary', { name: '연락하기' }).getByRole('button').first().tap(),
    button: '닫기',
  },
  {
    title: 'a question',
    path: '/artist',
    open: (page) => page.locator('button[data-like]').first().tap(),
    button: '닫기',
  },
];

for (const { title, path, open, button } of LATE) {
  test(`${title} is shown and can be closed before its code is there`, async ({ page }) => {
    await page.goto(path);
    await untilIdle(page);
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    let asked = 0;
    await page.route('**/_next/static/chunks/**', async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const shell = page.locator('body > [aria-busy=true]');
    await open(page);
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect(shell.getByRole('button', { name: button, exact: true })).toBeVisible();
    await expectAccessible(page);
    await shell.getByRole('button', { name: button, exact: true }).tap();
    await expect(shell).toBeHidden();

    await expect(async () => {
      await open(page);
      await expect(shell).toBeVisible({ timeout: 1000 });
    }).toPass();
    // Keys reach the shell alone.
    await page.keyboard.press('Tab');
    await expect(shell.locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shell).toBeHidden();

    await expect(async () => {
      await open(page);
      await expect(shell).toBeVisible({ timeout: 1000 });
    }).toPass();
    release();
    await expect(dialog).toBeVisible();
    await expect(shell).toBeHidden();
    await expect(dialog.locator(':focus')).toBeVisible();
    expect(new URL(page.url()).pathname).not.toBe(searchPaths.page());
  });
}

test('a question over a dialog takes its presses, and Escape closes it alone', async ({ page }) => {
  await page.goto(artistPaths.page(demo.artist.id));
  await untilIdle(page);
  await page.getByRole('main').locator('a[data-artwork]').first().tap();
  const room = page.getByRole('dialog');
  await expect(room).toBeVisible();
  await untilIdle(page);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/**', async (route) => {
    await held;
    await route.continue();
  });
  const shell = page.locator('body > [aria-busy=true]');
  const ask = () =>
    expect(async () => {
      await room.locator('button[data-like]').first().tap();
      await expect(shell).toBeVisible({ timeout: 1000 });
    }).toPass();
  await ask();
  await page.keyboard.press('Escape');
  await expect(shell).toBeHidden();
  await expect(room).toBeVisible();
  await ask();
  await shell.getByRole('button', { name: '닫기', exact: true }).tap();
  await expect(shell).toBeHidden();
  await expect(room).toBeVisible();
  release();
});
