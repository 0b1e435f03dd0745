import type { Page } from '@playwright/test';
import * as authMessages from '@/lib/messages/auth';
import * as myMessages from '@/lib/messages/my';
import * as signupMessages from '@/lib/messages/signup';
import { logIn } from './support/login';
import { logInByModal, openLoginModal, sendLogin } from './support/login-modal';
import { signUpMember } from './support/member';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { acceptAlert, agreeAndVerify, chooseType, newId, newPerson, PASSWORD } from './support/signup';
import { expect, test } from './support/test';

const WIDTHS = [1440, 768, 390];

const step1 = (page: Page) => page.getByRole('dialog', { name: '회원 탈퇴' });
const step2 = (page: Page) => page.getByRole('dialog', { name: '정말 탈퇴하시겠어요?' });

async function openWithdrawal(page: Page): Promise<void> {
  await page.goto('/my/info');
  await page.getByRole('button', { name: '회원 탈퇴' }).click();
  await expect(step1(page)).toBeVisible();
}

async function lookAt(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await expectNoHorizontalOverflow(page);
    await takePicture(page, name);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
}

test('a member leaves: every tab is logged out, the login offers the way back, joining again is refused', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/40[13]/);
  const person = newPerson('한소담');
  const accountId = newId();
  await signUpMember(page.request, { accountId, accountPwd: PASSWORD, person });
  await page.goto('/');
  await logInByModal(page, accountId, PASSWORD);
  const other = await context.newPage();
  await other.goto('/terms');
  await expect(other.getByRole('button', { name: '로그아웃' })).toBeVisible();

  await page.bringToFront();
  await openWithdrawal(page);
  await page.getByRole('radio', { name: '예', exact: true }).check();
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page.getByText(myMessages.withdrawReasonRequired)).toBeVisible();
  await page.getByRole('textbox', { name: '탈퇴 이유' }).fill('당분간 쉬려고 합니다.');
  await lookAt(page, 'withdrawal-reason');
  await page.getByRole('button', { name: '다음' }).click();
  await expect(step2(page)).toContainText(myMessages.withdrawBars);
  await lookAt(page, 'withdrawal-confirm');
  await step2(page).getByRole('button', { name: '탈퇴', exact: true }).click();
  await acceptAlert(page, myMessages.withdrawn);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible();

  // The other tab finds out as soon as it is looked at, and its next page is a guest's.
  await other.bringToFront();
  await other.goto('/my/info');
  await expect(other).not.toHaveURL(/\/my\/info/);
  await other.close();

  // Only a login with the right password offers to take the withdrawal back.
  const modal = await openLoginModal(page);
  await sendLogin(modal, accountId, PASSWORD);
  const ask = page.getByRole('alertdialog');
  await expect(ask).toContainText(
    /탈퇴한 계정입니다\. \d{4}년 \d+월 \d+일\(한국 시간\)까지 탈퇴를 철회할 수 있습니다\./,
  );
  await expect(ask).toContainText(authMessages.withdrawnAsk);
  await lookAt(page, 'withdrawal-come-back');
  await ask.getByRole('button', { name: '취소' }).click();
  await expect(modal.getByLabel('비밀번호', { exact: true })).toHaveValue(PASSWORD);
  await page.keyboard.press('Escape');

  await chooseType(page, '일반');
  await agreeAndVerify(page, person);
  await acceptAlert(page, signupMessages.barred);

  await page.goto('/');
  const again = await openLoginModal(page);
  await sendLogin(again, accountId, PASSWORD);
  await page.getByRole('alertdialog').getByRole('button', { name: '탈퇴 철회' }).click();
  await expect(page.getByText(authMessages.withdrawalRevoked)).toBeVisible();
  await expect(again).toBeHidden();
  await page.goto('/my/info');
  await expect(page.getByLabel('아이디', { exact: true })).toContainText(accountId);
});

test('an artist is told what stays, by keyboard and at every width, and may think better of it', async ({
  page,
  context,
}) => {
  await logIn(context, 'artist01', 'ARTIST');
  await openWithdrawal(page);
  await expect(page.getByRole('radio', { name: '아니요' })).toBeChecked();
  await page.getByRole('button', { name: '다음' }).press('Enter');
  await expect(step2(page)).toContainText(myMessages.withdrawPages);
  const hides = page.getByRole('checkbox', { name: '작가 페이지와 작품을 숨겨 주세요' });
  await hides.press('Space');
  await lookAt(page, 'withdrawal-artist');
  await page.getByRole('button', { name: '이전' }).click();
  await expect(page.getByRole('radio', { name: '아니요' })).toBeFocused();
  await page.getByRole('button', { name: '다음' }).click();
  await expect(hides).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(step2(page)).toBeHidden();
  await expect(page.getByRole('button', { name: '회원 탈퇴' })).toBeFocused();
});

test('an organization has no way out by itself', async ({ page, context }) => {
  await logIn(context, 'gallery01', 'BUSINESS');
  await page.goto('/my/info');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: '회원 탈퇴' })).toHaveCount(0);
});
