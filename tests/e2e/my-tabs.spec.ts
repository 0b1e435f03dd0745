import * as sessionMessages from '@/lib/messages/session';
import * as formMessages from '@/lib/messages/form';
import * as leavingMessages from '@/lib/messages/leaving';
import * as myMessages from '@/lib/messages/my';
import { apiUrl } from '@/lib/api/url';
import {
  answerQuestion,
  joinAndLogIn,
  joinAndOpenMyInfo,
  logInAgain,
  openMyInfo,
  save,
  saveWell,
} from './support/my-page';
import { acceptAlert, PASSWORD } from './support/signup';
import { expect, test } from './support/test';

test('a page of one’s own follows who is logged in by another tab', async ({ page, context }) => {
  const first = await joinAndOpenMyInfo(page, '가온누리');
  await expect(page.getByLabel('아이디', { exact: true })).toHaveText(first.accountId);
  await page.getByLabel('상세 주소').fill('첫 사람의 집');
  await page.getByRole('button', { name: '회원 탈퇴' }).click();
  await expect(page.getByRole('dialog', { name: '회원 탈퇴' })).toBeVisible();

  const other = await context.newPage();
  const second = await joinAndLogIn(other, '나래울');
  await openMyInfo(other);
  // A headless browser sends no event when a tab comes to the front.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByLabel('아이디', { exact: true })).toHaveText(second.accountId);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('상세 주소')).not.toHaveValue('첫 사람의 집');

  // The same person again: what they type stays.
  await page.getByLabel('상세 주소').fill('둘째 사람의 집');
  await logInAgain(other, second.accountId);
  const asked = page.waitForResponse('**/session');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
  await saveWell(page);
  await expect(page.getByLabel('상세 주소')).toHaveValue('둘째 사람의 집');
});

test('a session that ended elsewhere leads home, and what was typed is back after the login', async ({
  page,
  browser,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/);
  const { accountId } = await joinAndOpenMyInfo(page, '소슬바람');
  await page.getByLabel('상세 주소').fill('7층');
  await page.getByRole('checkbox', { name: '공예' }).check();
  // A new password ends every other session.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await logInAgain(other, accountId);
  const next = 'gyeol!2029';
  const changed = await elsewhere.request.put(apiUrl('/v1/users/password/update'), {
    data: { currentPassword: PASSWORD, password: next },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(changed.status()).toBe(200);
  await elsewhere.close();

  await save(page);
  await acceptAlert(page, sessionMessages.ended);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: '로그인' })).toBeVisible();

  await logInAgain(page, accountId, next);
  await openMyInfo(page);
  await expect(page.getByText(formMessages.typingRestored)).toBeVisible();
  await expect(page.getByLabel('상세 주소')).toHaveValue('7층');
  await expect(page.getByRole('checkbox', { name: '공예' })).toBeChecked();
  await saveWell(page);
});

test('what is typed while a save is on its way stays, unsaved', async ({ page }) => {
  await joinAndOpenMyInfo(page, '다솜결');
  let send: (() => void) | undefined;
  await page.route(
    `**${apiUrl('/v1/users/me')}`,
    async (route) => {
      await new Promise<void>((resolve) => (send = resolve));
      await route.continue();
    },
    { times: 1 },
  );
  const detail = page.getByLabel('상세 주소');
  await detail.fill('3층');
  await save(page);
  await expect.poll(() => send).toBeDefined();
  await detail.fill('3층 안쪽');
  await page.getByRole('checkbox', { name: '공예' }).check();
  send?.();
  await acceptAlert(page, myMessages.saved);
  await expect(detail).toHaveValue('3층 안쪽');
  await expect(page.getByRole('checkbox', { name: '공예' })).toBeChecked();
  // It isn't saved, and leaving asks.
  const menu = page.getByRole('navigation', { name: '마이페이지 메뉴' });
  await menu.getByRole('link', { name: '좋아요한 작가' }).click();
  await answerQuestion(page, leavingMessages.unsaved, '머무르기');
  await saveWell(page);

  // A member who goes to another page and steps back finds the saved values.
  await menu.getByRole('link', { name: '좋아요한 작가' }).click();
  await expect(page).toHaveURL('/my/favorite/artist');
  await page.goBack();
  await expect(page).toHaveURL('/my/info');
  await expect(detail).toHaveValue('3층 안쪽');
  await detail.fill('4층');
  await saveWell(page);
});
