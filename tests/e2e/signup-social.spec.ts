import * as signupMessages from '@/lib/messages/signup';
import {
  acceptAlert,
  agreeToBusiness,
  checkEmail,
  chooseInterest,
  chooseType,
  fillContact,
  fillId,
  fillPassword,
  newId,
  newPerson,
  reachSocialForm,
  smallPdf,
} from './support/signup';
import { expect, test } from './support/test';

test('a social login on the way finds the step and the type again, and no password is asked', async ({
  page,
}) => {
  const id = newId();
  await reachSocialForm(page, '아티스트', newPerson('진솔아'));
  await fillId(page, id);
  await expect(page.getByText(`/artist/${id}`)).toBeVisible();
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveCount(0);
  await fillContact(page, id);
  await chooseInterest(page);
  const files = page.locator('input[type=file]');
  await files.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: smallPdf() });
  await agreeToBusiness(page);
  await page.getByRole('button', { name: '가입 신청' }).click();
  await acceptAlert(page, signupMessages.artistDone);
  await expect(page).toHaveURL('/');
});

test('a social login that ran out on the way leads on by a password, and what was typed stays', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/members?\/signup/);
  const id = newId();
  await reachSocialForm(page, '일반', newPerson('도은결'));
  await fillContact(page, id);
  await chooseInterest(page);
  // The server doesn't know this social login any more.
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('gyeol-signup') ?? '{}') as {
      social: { socialLoginUuid: string };
    };
    kept.social.socialLoginUuid = crypto.randomUUID();
    sessionStorage.setItem('gyeol-signup', JSON.stringify(kept));
  });
  await page.reload();
  await expect(page.getByLabel('이메일 아이디')).toHaveValue(id);
  await checkEmail(page);
  await fillId(page, id);
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: '가입하기', exact: true }).click();
  await acceptAlert(page, signupMessages.socialExpired);
  await expect(page.getByLabel('아이디', { exact: true })).toHaveValue(id);
  await expect(page.getByText('카카오 계정으로 가입하는 중이에요.')).toBeHidden();
  await fillPassword(page);
  await page.getByRole('button', { name: '가입하기', exact: true }).click();
  await acceptAlert(page, signupMessages.memberDone);
  await expect(page).toHaveURL('/');
});

test('who comes from a login elsewhere meets nothing of a signup that was begun in the tab', async ({
  page,
}) => {
  await chooseType(page, '아티스트');
  // Another person logs in at the same browser, not from signup.
  await page.goto('/oauth2/authorization/kakao');
  await page.getByText('직접 입력').click();
  await page.getByLabel('이름', { exact: true }).fill(`표나루${newId()}`);
  await page.getByRole('button', { name: '동의하고 계속하기' }).click();
  await expect(page.getByText('카카오 계정으로 가입하는 중이에요.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '회원 유형' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(page.getByText('선택함')).toBeHidden();
});
