import * as sessionMessages from '@/lib/messages/session';
import * as supportMessages from '@/lib/messages/support';
import * as myPaths from '@/lib/paths/my';
import { logIn } from './support/login';
import { logInByModal } from './support/login-modal';
import { confirmSending, fillInquiry, modalOf, openModal, sentAlert } from './support/support-modal';
import { expect, test } from './support/test';

test('what a guest has typed is there after the login', async ({ page }) => {
  await page.goto('/terms');
  await fillInquiry(await openModal(page), '로그인 전에 쓴 문의');
  await page.keyboard.press('Escape');
  await expect(modalOf(page)).toBeHidden();
  await logInByModal(page, 'member01');
  const form = await openModal(page);
  await expect(form.getByLabel('제목')).toHaveValue('로그인 전에 쓴 문의');
  // The text is the account's now.
  await page.reload();
  await expect((await openModal(page)).getByLabel('제목')).toHaveValue('로그인 전에 쓴 문의');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith('@')))).toEqual(
    [],
  );
});

test('what one account has typed isn’t sent as the account that another window has logged in', async ({
  page,
  context,
}) => {
  await logIn(context, 'member01', 'MEMBER');
  await page.goto(`${myPaths.inquiries()}/create`);
  const form = page.getByRole('main').locator('form');
  await fillInquiry(form, '첫 계정의 문의');
  await logIn(context, 'artist01', 'ARTIST');
  const sent: string[] = [];
  page.on('request', (request) => (request.method() === 'POST' ? sent.push(request.url()) : undefined));
  await form.getByRole('button', { name: '보내기' }).click();
  await confirmSending(page);
  await sentAlert(page, sessionMessages.otherAccount).getByRole('button', { name: '확인' }).click();
  await expect(form.getByLabel('제목')).toHaveValue('');
  await expect(form.getByLabel('이메일')).toHaveValue(/ryudana/);
  expect(sent.filter((url) => url.includes('/inquiries'))).toEqual([]);
  await logIn(context, 'member01', 'MEMBER');
  await page.reload();
  await expect(form.getByLabel('제목')).toHaveValue('첫 계정의 문의');
  await expect(page.getByText(supportMessages.sent)).toBeHidden();
});

test('a private page isn’t shown any more after a logout in another window', async ({ page, context }) => {
  await logIn(context, 'member01', 'MEMBER');
  await page.goto('/my/info');
  await expect(page.getByText('member01').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '로그아웃' })).toBeVisible();
  await context.clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByText('member01')).toHaveCount(0);
});
