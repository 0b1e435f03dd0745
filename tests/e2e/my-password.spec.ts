import * as authMessages from '@/lib/messages/auth';
import * as myMessages from '@/lib/messages/my';
import * as signupMessages from '@/lib/messages/signup';
import {
  answerQuestion,
  forgetSession,
  joinAndLogIn,
  joinAndOpenMyInfo,
  logInAgain,
  openForm,
  openMyInfo,
} from './support/my-page';
import { expectAccessible, takePicture } from './support/page-health';
import { acceptAlert, PASSWORD } from './support/signup';
import { expect, test } from './support/test';
const NEXT = 'gyeol!2028';

test('below the profile the current password is checked first', async ({ page }) => {
  const { accountId } = await joinAndOpenMyInfo(page, '강다온');
  const form = page.getByRole('form', { name: '비밀번호 수정' });
  const current = form.getByLabel('현재 비밀번호', { exact: true });
  const send = form.getByRole('button', { name: '비밀번호 수정' });
  await current.fill(PASSWORD);
  await form.getByLabel('새 비밀번호', { exact: true }).fill('short');
  await form.getByLabel('새 비밀번호 확인', { exact: true }).fill('other');
  await send.click();
  await expect(form.getByText(myMessages.currentPasswordRequired)).toBeVisible();
  await expect(form.getByRole('alert').filter({ hasText: signupMessages.passwordRule })).toBeVisible();
  await expect(form.getByText(authMessages.passwordMismatch)).toBeVisible();
  await expect(current).toBeFocused();
  await expectAccessible(page);
  await current.fill('wrong!2026');
  await current.press('Enter');
  await expect(form.getByText(myMessages.currentPasswordWrong)).toBeVisible();
  await current.fill(PASSWORD);
  await form.getByRole('button', { name: '현재 비밀번호 확인' }).click();
  await expect(form.getByText(myMessages.currentPasswordRight)).toBeVisible();
  await takePicture(page, 'my-password-section');
  await form.getByLabel('새 비밀번호', { exact: true }).fill(NEXT);
  await form.getByLabel('새 비밀번호 확인', { exact: true }).fill(NEXT);
  await expect(form.getByText(authMessages.passwordMismatch)).toBeHidden();
  await send.click();
  await answerQuestion(page, myMessages.passwordConfirm, '확인');
  await acceptAlert(page, myMessages.passwordSaved);
  // The page was loaded anew, and the visitor is still logged in.
  await expect(form.getByLabel('새 비밀번호', { exact: true })).toHaveValue('');
  await openMyInfo(page);
  await forgetSession(page);
  await logInAgain(page, accountId, NEXT);
});

test('on its own page what is empty is named, and a wrong password is told at its field', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/password\/update/);
  const { accountId } = await joinAndLogIn(page, '유한결');
  await openForm(page, '/my/password');
  const send = page.getByRole('button', { name: '비밀번호 수정' });
  await send.click();
  await expect(page.getByText(myMessages.passwordRequired)).toHaveCount(2);
  await expect(page.getByLabel('현재 비밀번호', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await takePicture(page, 'my-password');
  await page.getByLabel('현재 비밀번호', { exact: true }).fill('wrong!2026');
  await page.getByLabel('새 비밀번호', { exact: true }).fill('longenough');
  await expect(page.getByRole('alert').filter({ hasText: authMessages.passwordRule })).toBeVisible();
  await page.getByLabel('새 비밀번호', { exact: true }).fill(NEXT);
  await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(NEXT);
  await send.click();
  await answerQuestion(page, myMessages.passwordConfirm, '확인');
  await expect(page.getByText(myMessages.currentPasswordWrong)).toBeVisible();
  await page.getByLabel('현재 비밀번호', { exact: true }).fill(PASSWORD);
  await send.click();
  await answerQuestion(page, myMessages.passwordConfirm, '확인');
  await acceptAlert(page, myMessages.passwordSaved);
  await expect(page).toHaveURL('/my/info');
  await forgetSession(page);
  await logInAgain(page, accountId, NEXT);
});
