import * as authMessages from '@/lib/messages/auth';
import * as signupMessages from '@/lib/messages/signup';
import { expectAccessible, expectTexts, takePicture } from './support/page-health';
import {
  acceptAlert,
  agreeAndVerify,
  agreeToBusiness,
  chooseType,
  fillForm,
  fillId,
  joinAsMember,
  newId,
  newPerson,
  PASSWORD,
  reachForm,
  smallPdf,
  smallPng,
} from './support/signup';
import { expect, test } from './support/test';
import { HARU } from './support/verify';

test('a member joins and logs in', async ({ page }) => {
  const id = await joinAsMember(page, newPerson('한서윤'));
  const answer = await page.evaluate(
    async ([accountId, accountPwd]) => {
      const response = await fetch('/v1/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ accountId, accountPwd }),
      });
      return ((await response.json()) as { data: { id: string; roleType: string } }).data;
    },
    [id, PASSWORD] as const,
  );
  expect(answer).toMatchObject({ id, roleType: 'MEMBER' });
  // Nothing of it stays in the tab.
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(id);
});

test('an artist joins with documents, once, however often it is pressed', async ({ page }) => {
  const id = newId();
  await reachForm(page, '아티스트', newPerson('오하람'));
  await fillForm(page, id);
  await expect(page.getByText(`/artist/${id}`)).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /예술 활동 증명서/ }).click();
  await (
    await chooser
  ).setFiles([
    { name: '증명서.pdf', mimeType: 'application/pdf', buffer: smallPdf() },
    { name: '전시 전경.png', mimeType: 'image/png', buffer: smallPng() },
  ]);
  const list = page.getByRole('list', { name: '올릴 자료' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await agreeToBusiness(page);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/auth/artists/signup')) calls += 1;
  });
  await page.getByRole('button', { name: '가입 신청' }).dblclick();
  await acceptAlert(page, signupMessages.artistDone);
  await expect(page).toHaveURL('/');
  expect(calls).toBe(1);
});

test('a file that lies about its type is refused, and what was typed stays', async ({ page }) => {
  const id = newId();
  await reachForm(page, '아티스트', newPerson('윤가온'));
  await fillForm(page, id);
  const files = page.locator('input[type=file]');
  await files.setInputFiles({
    name: 'a.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  });
  await expect(page.getByText(signupMessages.documentsType)).toBeVisible();
  await files.setInputFiles({
    name: 'liar.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>1</script>'),
  });
  await expect(page.getByText(`liar.png: ${signupMessages.documentsType}`)).toBeVisible();
  await expect(page.getByRole('list', { name: '올릴 자료' })).toBeHidden();
  await expect(page.getByLabel('아이디', { exact: true })).toHaveValue(id);
  await agreeToBusiness(page);
  await files.setInputFiles({ name: 'true.png', mimeType: 'image/png', buffer: smallPng() });
  await expect(page.getByText(signupMessages.documentsType)).toBeHidden();
  await page.getByRole('button', { name: '가입 신청' }).click();
  await acceptAlert(page, signupMessages.artistDone);
});

test('all faults are told, and the first of them gets the caret', async ({ page }) => {
  await reachForm(page, '아티스트', newPerson('문이든'));
  await page.getByRole('button', { name: '가입 신청' }).click();
  await expect(page.getByLabel('아이디', { exact: true })).toBeFocused();
  await expectTexts(page, [
    authMessages.accountIdRequired,
    signupMessages.emailRequired,
    signupMessages.addressRequired,
    signupMessages.interestRequired,
    signupMessages.documentsRequired,
    signupMessages.businessEmailRequired,
    signupMessages.businessSmsRequired,
  ]);
  await expectAccessible(page);
  await takePicture(page, 'signup-faults');
  await fillId(page, newId());
  // Pasted, a password that is too long is refused, not cut to one that nobody knows.
  await page.getByLabel('비밀번호', { exact: true }).focus();
  await page.keyboard.insertText('gyeol!2026-gyeol!2026');
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('gyeol!2026-gyeol!2026');
  await page.getByRole('button', { name: '가입 신청' }).click();
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByLabel('비밀번호 확인', { exact: true }).fill('other');
  await expect(page.getByText(authMessages.passwordMismatch)).toBeVisible();
  await page.getByRole('button', { name: '가입 신청' }).click();
  await expect(page.getByLabel('비밀번호 확인', { exact: true })).toBeFocused();
});

test('an ID that is taken is told, and an edit asks for another check', async ({ page }) => {
  await reachForm(page, '일반', newPerson('서도윤'));
  const field = page.getByLabel('아이디', { exact: true });
  await field.fill('member01');
  await page.getByRole('button', { name: '아이디 중복 확인' }).click();
  await expect(page.getByText(signupMessages.accountIdTaken)).toBeVisible();
  await fillId(page, newId());
  await field.press('End');
  await field.press('Backspace');
  await expect(page.getByText(signupMessages.accountIdFree)).toBeHidden();
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByText(signupMessages.accountIdCheck)).toBeVisible();
  await field.fill('abcd');
  await page.getByRole('button', { name: '아이디 중복 확인' }).click();
  await expect(page.getByText(signupMessages.accountIdRule)).toBeVisible();
});

test('who has an account already is told which', async ({ page }) => {
  await chooseType(page, '일반');
  await agreeAndVerify(page, HARU);
  const dialog = page.getByRole('dialog', { name: signupMessages.alreadyRegistered });
  await expect(dialog).toContainText('member01');
  await expect(dialog.getByRole('button', { name: '계정 연동' })).toBeHidden();
  await expectAccessible(page);
  await takePicture(page, 'signup-registered');
  await dialog.getByRole('button', { name: '닫기' }).last().click();
  await expect(dialog).toBeHidden();
});
