import type { Locator, Page } from '@playwright/test';
import * as adminMessages from '@/lib/messages/admin';
import * as orderMessages from '@/lib/messages/order';
import * as adminPaths from '@/lib/paths/admin';
import { pressUntil, untilUsed } from './support/keyboard';
import { logIn } from './support/login';
import { answerQuestion } from './support/my-page';
import { expect, test } from './support/test';

test.beforeEach(({ context }) => logIn(context, 'admin01', 'ADMIN'));

/** Lets the server answer, and the browser hear nothing of it. */
const loseAnswers = (page: Page, path: string) =>
  page.route(path, async (route) => {
    await route.fetch();
    // What the test unroutes meanwhile is aborted already.
    await route.abort().catch(() => undefined);
  });
const refuse = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({
          status: 500,
          json: { success: false, data: null, code: 'INTERNAL', message: '저장하지 못했습니다' },
        }),
  );
const says = (page: Page, text: string | RegExp) => () =>
  expect(page.getByText(text).first()).toBeVisible({ timeout: 2000 });
const openOrder = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: '순서 바꾸기' }).click();
  const dialog = page.getByRole('dialog', { name: /순서/ });
  const row = dialog.getByRole('listitem').nth(1);
  await row.getByRole('button', { name: /위로$/ }).click();
  return dialog;
};

test('a slot of the home page whose save had no answer is saved by the next press, without another operator', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|status of 409/);
  await page.goto(adminPaths.screen('home'));
  const list = page.getByRole('list', { name: '작가' });
  await list.getByRole('listitem').nth(1).getByRole('button', { name: /위로$/ }).click();
  const save = page.getByRole('button', { name: '이달의 작가 저장' });
  await loseAnswers(page, '**/v1/admin/home/**');
  await pressUntil(save, says(page, /응답이 없습니다|연결/));
  await page.unroute('**/v1/admin/home/**');
  await pressUntil(save, says(page, '이달의 작가: 저장했습니다.'));
  await expect(page.getByText(adminMessages.stale)).toHaveCount(0);
});

test('the menu of a phone closes with a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(adminPaths.home());
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  const menu = page.getByRole('navigation', { name: '운영 메뉴' });
  await pressUntil(menu.getByRole('link', { name: '배너' }), () =>
    expect(page).toHaveURL(/\/banners/, { timeout: 2000 }),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('배너');
  await expect(menu).toBeHidden();
});

test('going back from an order that is not saved asks first', async ({ page }) => {
  await page.goto(adminPaths.home());
  await page
    .getByRole('navigation', { name: '운영 메뉴' })
    .getByRole('link', { name: '자주 묻는 질문' })
    .click();
  const dialog = await openOrder(page);
  await page.goBack();
  await answerQuestion(page, orderMessages.abandon, '계속 정하기');
  await expect(dialog.getByRole('button', { name: '저장', exact: true })).toBeEnabled();
  await page.goBack();
  await answerQuestion(page, orderMessages.abandon, '닫기');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(adminPaths.home());
});

test('what could not be saved keeps the focus on its button', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 500/);
  await page.goto(adminPaths.screen('faqs'));
  const dialog = await openOrder(page);
  await refuse(page, '**/v1/admin/**');
  const save = dialog.getByRole('button', { name: '저장', exact: true });
  await save.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('저장하지 못했습니다');
  await expect(save).toBeFocused();

  await page.keyboard.press('Escape');
  await answerQuestion(page, orderMessages.abandon, '닫기');
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('textbox', { name: '질문' }).press('End');
  await page.keyboard.type(' 다시');
  const saveFaq = page.getByRole('button', { name: '저장', exact: true });
  await saveFaq.press('Enter');
  await expect(page.getByText('저장하지 못했습니다').first()).toBeVisible();
  await expect(saveFaq).toBeFocused();
});

test('a question of the back office gives the focus back, also where its answer fails', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 500/);
  await page.goto(adminPaths.screen('members'));
  await page.getByRole('textbox', { name: '검색' }).fill('member01');
  await page.getByRole('cell', { name: 'member01', exact: true }).click();
  await refuse(page, '**/v1/admin/members/**');
  const button = page.getByRole('button', { name: '운영자로 변경' });
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: '운영자로 변경' }).press('Enter');
  await expect(page.getByText('저장하지 못했습니다').first()).toBeVisible();
  await expect(button).toBeFocused();
});

test('a removed row gives the focus to the next one', async ({ page }) => {
  await page.goto(adminPaths.screen('home'));
  const rows = page.getByRole('list', { name: '작가' }).getByRole('listitem');
  // Their names are loaded after them.
  await expect(rows.first()).not.toContainText('불러오는 중');
  const remove = rows.first().getByRole('button', { name: /빼기$/ });
  const name = (await remove.getAttribute('aria-label')) ?? '';
  await untilUsed(page);
  await remove.press('Enter');
  await expect(rows.getByRole('button', { name, exact: true })).toHaveCount(0);
  const isInList = () => rows.first().evaluate((row) => row.contains(document.activeElement));
  await expect.poll(isInList).toBe(true);
});

test('a row that is pressed while the search waits opens its record', async ({ page }) => {
  await page.goto(adminPaths.screen('members'));
  const row = page.getByRole('main').getByRole('row').nth(1).getByRole('link');
  const name = await row.innerText();
  await page.getByRole('textbox', { name: '검색' }).fill('member01');
  await row.evaluate((link: HTMLElement) => {
    link.click();
    // The search falls due before the record is rendered.
    const end = performance.now() + 700;
    while (performance.now() < end);
  });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page).toHaveURL(/\/show$/);
});
