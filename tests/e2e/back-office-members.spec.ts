import * as adminMessages from '@/lib/messages/admin';
import * as authMessages from '@/lib/messages/auth';
import { apiUrl } from '@/lib/api/url';
import * as sessionMessages from '@/lib/messages/session';
import * as adminPaths from '@/lib/paths/admin';
import * as artistPaths from '@/lib/paths/artist';
import {
  lookAt,
  NEW_PASSWORD,
  openMember,
  openPasswordLink,
  otherPage,
  press,
  setLinkedPassword,
  withReason,
} from './support/back-office';
import { logIn } from './support/login';
import { openLoginModal, sendLogin } from './support/login-modal';
import { mailTo } from './support/mails';
import { signUpMember } from './support/member';
import { expectAccessible, takePicture } from './support/page-health';
import { newId, newPerson, PASSWORD } from './support/signup';
import { expect, test } from './support/test';

const REASON = '다른 사람의 작품을 올렸습니다.';

test('a member is found, opened, stopped with a reason, reads why at login, and is let in again', async ({
  page,
  context,
  browser,
  baseURL,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of (?:40[139]|422)/);
  const accountId = newId();
  await signUpMember(page.request, { accountId, accountPwd: PASSWORD, person: newPerson('한소담') });
  await logIn(context, 'admin01', 'ADMIN');
  await openMember(page, accountId);
  await expect(page.getByText('한*담')).toBeVisible();
  await (await withReason(page, '개인정보 열기')).click();
  await expect(page.getByText('한소담')).toBeVisible();
  await expect(page.getByText(`${accountId}@gyeol.example`)).toBeVisible();
  await lookAt(page, 'admin-member');

  const theirs = await otherPage(browser, baseURL);
  await theirs.goto('/');
  await sendLogin(await openLoginModal(theirs), accountId, PASSWORD);
  await expect(theirs.getByRole('button', { name: '로그아웃' })).toBeVisible();

  await press(page, page, '이용 정지');
  await expect(page.getByText(adminMessages.stopReasonRequired).first()).toBeVisible();
  await page.getByRole('textbox', { name: '정지 사유' }).fill(REASON);
  await press(page, page, '이용 정지');
  await expect(page.getByText('이용을 정지하고 메일을 보냈습니다.')).toBeVisible();
  await expect(page.getByText(REASON)).toBeVisible();
  await lookAt(page, 'admin-member-stopped');
  expect(await mailTo(`${accountId}@gyeol.example`, REASON)).toContain('정지 사유');

  // The session ends with the next call, and the login says why there is none.
  await theirs.goto('/my/info');
  await expect(theirs).toHaveURL(/^[^?]*\/(\?.*)?$/);
  await theirs.goto('/');
  const modal = await openLoginModal(theirs);
  await sendLogin(modal, accountId, PASSWORD);
  await expect(modal.getByRole('alert').filter({ hasText: REASON })).toBeVisible();
  await expectAccessible(theirs);
  await takePicture(theirs, 'login-stopped');

  await press(page, page, '정지 해제');
  await expect(page.getByText('정지를 해제하고 메일을 보냈습니다.')).toBeVisible();
  await modal.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(modal).toBeHidden();
  await theirs.context().close();

  await page.goto(adminPaths.screen('audit'));
  await page.getByRole('textbox', { name: '검색' }).fill(accountId);
  const rows = page.getByRole('row').filter({ hasText: accountId });
  for (const action of ['이용 정지', '정지 해제', '개인정보 열람'])
    await expect(rows.filter({ hasText: action })).toHaveCount(1);
});

test('an artist who is stopped is gone from the public pages, and is back when let in again', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  // No other test is logged in as them.
  const artist = { id: 'cheongaeul', name: '천가을' };
  const status = async () => (await page.request.get(artistPaths.page(artist.id))).status();
  const list = async () => (await page.request.get(artistPaths.list())).text();
  expect(await status()).toBe(200);
  const isListed = (await list()).includes(artistPaths.page(artist.id));
  await logIn(context, 'admin01', 'ADMIN');
  await openMember(page, artist.id);
  await page.getByRole('textbox', { name: '정지 사유' }).fill(REASON);
  await press(page, page, '이용 정지');
  await expect(page.getByText('이용을 정지하고 메일을 보냈습니다.')).toBeVisible();
  await expect(page.getByText(`${artist.name} (비공개)`)).toBeVisible();
  await expect.poll(status).toBe(404);
  await expect.poll(list).not.toContain(artistPaths.page(artist.id));
  const found = await page.request.get(apiUrl('/v2/artists', { query: { q: artist.name } }));
  expect(await found.text()).not.toContain(artist.id);

  await press(page, page, '정지 해제');
  await expect.poll(status).toBe(200);
  await expect.poll(async () => (await list()).includes(artistPaths.page(artist.id))).toBe(isListed);
});

test('a withdrawn person who lost the password gets a link, sets one, and comes back', async ({
  page,
  context,
  browser,
  baseURL,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 40[34]/);
  const accountId = newId();
  const email = `${accountId}@gyeol.example`;
  const theirs = await otherPage(browser, baseURL);
  await signUpMember(theirs.request, { accountId, accountPwd: PASSWORD, person: newPerson('남궁소담') });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const login = { accountId, accountPwd: PASSWORD };
  await theirs.request.post(apiUrl('/v1/auth/login'), { data: login, headers });
  const left = await theirs.request.put(apiUrl('/v1/users/withdraw'), {
    data: { withdrawReason: null, hidesPages: false },
    headers,
  });
  expect(left.status()).toBe(200);

  await logIn(context, 'admin01', 'ADMIN');
  await page.goto(adminPaths.screen('withdrawals'));
  const row = page.getByRole('row').filter({ hasText: accountId });
  await expect(row).toContainText('30일');
  await lookAt(page, 'admin-withdrawals');
  await row.click();
  await press(page, page, '비밀번호 링크 보내기');
  await expect(page.getByText('메일을 보냈습니다.')).toBeVisible();
  await lookAt(page, 'admin-member-withdrawn');

  const pathname = await openPasswordLink(theirs, await mailTo(email, '/auth/password/'));
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('새 비밀번호 정하기');
  await expect(theirs.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await lookAt(theirs, 'password-link');
  await theirs.getByLabel('새 비밀번호', { exact: true }).fill('짧음');
  await theirs.getByRole('button', { name: '비밀번호 설정' }).click();
  await expect(theirs.getByText(authMessages.passwordRule).first()).toBeVisible();
  await expect(theirs.getByLabel('새 비밀번호', { exact: true })).toBeFocused();
  await setLinkedPassword(theirs);

  await sendLogin(await openLoginModal(theirs), accountId, NEW_PASSWORD);
  await theirs.getByRole('alertdialog').getByRole('button', { name: '탈퇴 철회' }).click();
  await expect(theirs.getByRole('button', { name: '로그아웃' })).toBeVisible();

  // The link works once.
  expect((await theirs.goto(pathname))?.status()).toBe(404);
  await expect(theirs.getByText(authMessages.passwordLinkClosed).last()).toBeVisible();
  await lookAt(theirs, 'password-link-closed');
  await theirs.context().close();
});

test('roles: an operator is made, and nobody changes their own', async ({ page, context }) => {
  const accountId = newId();
  await signUpMember(page.request, { accountId, accountPwd: PASSWORD, person: newPerson('정가람') });
  await logIn(context, 'admin01', 'ADMIN');
  await openMember(page, accountId);
  await press(page, page, '운영자로 변경');
  await expect(page.getByRole('definition').filter({ hasText: /^운영자$/ })).toBeVisible();
  await press(page, page, '일반 회원으로 변경');
  await expect(page.getByRole('definition').filter({ hasText: /^일반 회원$/ })).toBeVisible();
  await openMember(page, 'admin01');
  await expect(page.getByText(adminMessages.ownAccount)).toBeVisible();
  await expect(page.getByRole('button', { name: '이용 정지', exact: true })).toHaveCount(0);
});

test('the list is narrowed to nothing, and says so; it fails, and is tried again', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 503/);
  await logIn(context, 'admin01', 'ADMIN');
  await page.goto(adminPaths.screen('members'));
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await lookAt(page, 'admin-members');
  await page.getByRole('textbox', { name: '검색' }).fill('아무도없는이름');
  await expect(page.getByText('조건에 맞는 항목이 없습니다.')).toBeVisible();
  await takePicture(page, 'admin-members-empty');
  const failure = { code: 'UNAVAILABLE', message: '잠시 후 다시 시도해 주세요.', errors: [] };
  await page.route('**/v1/admin/withdrawals?*', (route) => route.fulfill({ status: 503, json: failure }));
  await page.getByRole('link', { name: '탈퇴 유예' }).click();
  await expect(page.getByText('목록을 불러오지 못했습니다.')).toBeVisible();
  await page.unroute('**/v1/admin/withdrawals?*');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByText('목록을 불러오지 못했습니다.')).toBeHidden();
});

test('a list that can’t be downloaded says so in its dialog', async ({ page, context, consoleGuard }) => {
  consoleGuard.allow(/status of (?:401|429)/);
  await logIn(context, 'admin01', 'ADMIN');
  const check = /\/export\?.*check=true/;
  for (const screen of ['members', 'inquiries', 'contests', 'audit'] as const) {
    await page.goto(adminPaths.screen(screen));
    const answer = await withReason(page, 'CSV');
    const dialog = page.getByRole('dialog');
    await page.route(check, (route) =>
      route.fulfill({
        status: 429,
        json: { code: 'TOO_MANY_REQUESTS', message: '잠시 후 다시 시도해 주세요.', errors: [] },
      }),
    );
    await answer.click();
    await expect(dialog.getByRole('alert')).toContainText('잠시 후 다시 시도해 주세요.');
    await page.unroute(check);
    const download = page.waitForEvent('download');
    await answer.click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    await expect(dialog).toHaveCount(0);
  }
  const answer = await withReason(page, 'CSV');
  await context.clearCookies();
  await answer.click();
  await expect(page.getByRole('alertdialog')).toContainText(sessionMessages.ended);
});
