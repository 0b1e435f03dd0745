import type { Page } from '@playwright/test';
import * as articlePaths from '@/lib/paths/article';
import * as artistPaths from '@/lib/paths/artist';
import * as networkMessages from '@/lib/messages/network';
import { untilIdle } from './support/alive';
import { demo } from './support/demo';
import { expect, test as livelyTest } from './support/test';

const ERRORS = /ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/;
/** Nothing here touches a page before its test does. */
const test = livelyTest.extend({ life: ({}, use) => use() });

/** Closes the browser's own dialogs. @returns their words, as they come */
function spokenTo(page: Page): readonly string[] {
  const spoken: string[] = [];
  page.on('dialog', async (dialog) => {
    spoken.push(dialog.message());
    await dialog.dismiss();
  });
  return spoken;
}

const FIRST_USES = {
  'a tap on a sort': {
    path: artistPaths.list(),
    items: 'li:not([aria-hidden]) a[href^="/artist/"]',
    use: (page: Page) => page.locator('[aria-label="정렬"] a:not([aria-current])').first().tap(),
  },
  'a tap on a tab': {
    path: articlePaths.list('EXHIBITION'),
    items: 'li:not([aria-hidden]) article',
    use: (page: Page) => page.locator('nav[aria-label="아티클 분류"] a:not([aria-current])').first().tap(),
  },
  'a search': {
    path: '/search?q=종이',
    items: '[aria-label="작품 검색 결과"] a[data-artwork]:visible',
    use: async (page: Page) => {
      const field = page.getByRole('main').getByRole('combobox', { name: '통합검색' });
      await field.fill('바다');
      await field.press('Enter');
    },
  },
};

for (const [title, { path, items, use }] of Object.entries(FIRST_USES))
  test(`the first use of a phone’s page may find no network: ${title}`, async ({
    page,
    context,
    consoleGuard,
  }) => {
    consoleGuard.allow(ERRORS);
    const fetched = page.waitForResponse((answer) => answer.url().endsWith('.js'));
    await page.goto(path);
    await fetched;
    // The scripts are in the browser.
    await expect
      .poll(() =>
        page.evaluate(
          () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
        ),
      )
      .toBeGreaterThan(3);
    const shown = page.getByRole('main').locator(items);
    const before = await shown.count();
    const address = page.url();
    const spoken = spokenTo(page);
    await context.setOffline(true);
    await use(page);
    const told = page.getByRole('main').getByRole('alert').filter({ hasText: networkMessages.offline });
    // A script that isn't in the browser's cache can't say it in place: the browser's own dialog does.
    await expect
      .poll(async () => (await told.isVisible()) || spoken.includes(networkMessages.offline))
      .toBe(true);
    await expect(page).toHaveURL(address);
    expect(await shown.count()).toBe(before);
    await context.setOffline(false);
  });

livelyTest(
  'an endless list says that there is no network, and goes on',
  async ({ page, context, consoleGuard }) => {
    consoleGuard.allow(ERRORS);
    await page.goto(articlePaths.list('NEWS'));
    const cards = page.getByRole('main').locator('li:not([aria-hidden]) article');
    await expect(cards).toHaveCount(20);
    await context.setOffline(true);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const failure = page.getByRole('main').getByRole('alert').filter({ hasText: networkMessages.offline });
    await expect(failure).toBeVisible();
    await expect(cards).toHaveCount(20);
    await context.setOffline(false);
    await failure.getByRole('button', { name: '다시 시도' }).click();
    await expect(cards).toHaveCount(40);
  },
);

const room = (page: Page) => page.getByRole('dialog');

/** What opens with code of its own, and what is there once it is loaded. */
const LATE_PARTS = {
  'a work of an artist': {
    path: artistPaths.page(demo.artist.id),
    pressed: (page: Page) => page.getByRole('main').locator('a[data-artwork]').first(),
    opened: room,
  },
  'a work that was found': {
    path: '/search?q=종이',
    pressed: (page: Page) => page.getByRole('main').locator('a[data-artwork]:visible').first(),
    opened: room,
  },
  'a step of signup': {
    path: '/auth/signup',
    pressed: (page: Page) => page.getByRole('button', { name: /^일반/ }),
    opened: (page: Page) => page.locator('ol[aria-label="가입 단계"] li:nth-child(2)[aria-current]'),
  },
};

for (const [title, { path, pressed, opened }] of Object.entries(LATE_PARTS))
  livelyTest(
    `without a network a page stays as it was: ${title}`,
    async ({ page, context, consoleGuard }) => {
      consoleGuard.allow(ERRORS);
      await page.goto(path);
      await untilIdle(page);
      const address = page.url();
      const spoken = spokenTo(page);
      await context.setOffline(true);
      await pressed(page).tap();
      await expect.poll(() => spoken.some((words) => words.startsWith(networkMessages.offline))).toBe(true);
      await expect(pressed(page)).toBeVisible();
      await expect(page).toHaveURL(address);
      await context.setOffline(false);
      await expect(async () => {
        if (!(await opened(page).isVisible())) await pressed(page).tap({ timeout: 2000 });
        await expect(opened(page)).toBeVisible({ timeout: 4000 });
      }).toPass();
    },
  );
