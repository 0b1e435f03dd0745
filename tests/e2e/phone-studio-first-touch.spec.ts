import type { Locator, Page } from '@playwright/test';
import * as contestMessages from '@/lib/messages/contest';
import * as likeMessages from '@/lib/messages/like';
import * as articlePaths from '@/lib/paths/article';
import { articleUuid } from '@/server/db/seed/context';
import { logIn } from './support/login';
import { becomeArtist } from './support/artist';
import { joinAndLogIn } from './support/my-page';
import { expect, test as livelyTest } from './support/test';

/** How much slower than this machine the simulated phone is. */
const SLOWER = 4;

/** The pages are touched as they come, mostly before their scripts have begun. */
const test = livelyTest.extend({ life: ({}, use) => use() });

const WAYS: Record<'touch' | 'mouse' | 'keyboard', (control: Locator) => Promise<void>> = {
  touch: (control) => control.tap(),
  mouse: (control) => control.click(),
  keyboard: (control) => control.press('Enter'),
};
const ways = Object.entries(WAYS);

async function open(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

/** Counts the calls that change something, or that only an opened form makes. */
function countCalls(page: Page, ending: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.includes(ending)) calls += 1;
  });
  return () => calls;
}

/** Waits until the browser has done what was pending. A second effect of the same touch would be there then. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => requestAnimationFrame(() => resolve()))),
  );

for (const [way, press] of ways) {
  test.describe(`the first ${way}`, () => {
    for (const who of ['guest', 'member']) {
      test(`of a ${who} opens the menu once`, async ({ page, context }) => {
        if (who === 'member') await logIn(context, 'member01', 'MEMBER');
        await open(page, '/');
        await press(page.getByRole('button', { name: '전체 메뉴 열기' }));
        await expect(page.getByRole('navigation', { name: '전체 메뉴' })).toBeVisible();
        await settle(page);
        await expect(page.getByRole('button', { name: '전체 메뉴 닫기' })).toBeVisible();
      });
    }

    test('chooses the kind of a signup', async ({ page }) => {
      await open(page, '/auth/signup');
      const entries = await page.evaluate(() => history.length);
      await press(page.getByRole('button', { name: '일반 회원으로 가입' }));
      await expect(page.getByRole('heading', { name: /약관을 읽고/ })).toBeFocused();
      await settle(page);
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      // The choice is kept in the tab.
      await page.reload();
      await expect(page.getByRole('heading', { name: /약관을 읽고/ })).toBeVisible();
    });

    test('of a guest on a like asks to log in, once', async ({ page }) => {
      await open(page, '/artist');
      await press(page.locator('button[data-like]').first());
      const alert = page.getByRole('alertdialog');
      await expect(alert).toContainText(likeMessages.loginRequired);
      await alert.getByRole('button', { name: '닫기' }).click();
      await settle(page);
      await expect(alert).toHaveCount(0);
    });

    test('of a guest on 좋아요한 작가만 asks to log in', async ({ page }) => {
      await open(page, '/artist');
      const box = page.getByRole('checkbox', { name: '좋아요한 작가만' });
      if (way === 'keyboard') await box.press('Space');
      else await press(page.getByText('좋아요한 작가만'));
      const alert = page.getByRole('alertdialog');
      await expect(alert).toContainText(likeMessages.loginRequired);
      await alert.getByRole('button', { name: '확인' }).click();
      await expect(box).not.toBeChecked();
    });

    test('of a member on a like saves it once', async ({ page }) => {
      await joinAndLogIn(page, '한처음');
      const saves = countCalls(page, '/likes');
      const like = page.locator('button[data-like]').first();
      await open(page, '/artist');
      const saved = page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/likes'),
      );
      await press(like);
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await (await saved).finished();
      await settle(page);
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      // One asks what is liked, the other saves.
      expect(saves()).toBe(2);
    });

    test('of a guest on an application asks to log in', async ({ page }) => {
      await open(page, articlePaths.page('NEWS', articleUuid('NEWS', 1)));
      await press(page.getByRole('button', { name: '공모전 신청하기' }));
      await expect(page.getByRole('alertdialog')).toContainText(contestMessages.loginToApply);
      await expect(page.getByRole('alertdialog')).toHaveCount(1);
    });

    test('of an artist opens the application once', async ({ page, request }) => {
      await becomeArtist(page, request, '보라');
      const asked = countCalls(page, '/contests/by-article/');
      await open(page, articlePaths.page('NEWS', articleUuid('NEWS', 1)));
      await press(page.getByRole('button', { name: '공모전 신청하기' }));
      await expect(page.getByRole('dialog', { name: '제1회 결 신진작가 공모' })).toBeVisible();
      await settle(page);
      expect(asked()).toBe(1);
    });
  });
}
