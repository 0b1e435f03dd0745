import type { Page } from '@playwright/test';
import * as authMessages from '@/lib/messages/auth';
import * as identityMessages from '@/lib/messages/identity';
import * as myMessages from '@/lib/messages/my';
import * as signupMessages from '@/lib/messages/signup';
import { untilAlive } from './support/alive';
import { pretendAddressService } from './support/address-service';
import { openFind, openLoginModal } from './support/login-modal';
import { signUpMember } from './support/member';
import { joinAndLogIn, openForm } from './support/my-page';
import { expectAccessible, expectNoHorizontalOverflow } from './support/page-health';
import { acceptAlert, chooseType, newId, newPerson, PASSWORD } from './support/signup';
import { expect, test } from './support/test';
import { fillVerifier } from './support/verify';

/** KakaoTalk's own browser: it opens no window. */
const KAKAO =
  'Mozilla/5.0 (Linux; Android 15; SM-S931N; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/137.0.0.0 Mobile Safari/537.36;KAKAOTALK 2511250';
test.use({ userAgent: KAKAO });
test.beforeEach(async ({ page, consoleGuard }) => {
  // A cancelled verification logs an error.
  consoleGuard.allow(/status of 400/);
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
});

const verifier = (page: Page) => page.getByRole('heading', { level: 1, name: '휴대폰 본인 인증' });
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.entries(sessionStorage)
      .map(([key, value]) => `${key}=${String(value)}`)
      .join('\n'),
  );

async function reachVerification(page: Page): Promise<void> {
  await chooseType(page, '일반');
  await page.getByRole('checkbox', { name: '모두 동의합니다' }).check();
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page.getByRole('button', { name: '휴대폰 본인 인증' })).toBeVisible();
}

/** Leaves by the alert of a blocked popup. */
async function leaveByAlert(page: Page, press: () => Promise<void>): Promise<void> {
  await press();
  const alert = page.getByRole('alertdialog', { name: authMessages.popupBlocked });
  await expect(alert).toContainText(identityMessages.verifyHereHint);
  await alert.getByRole('button', { name: '이 창에서 인증' }).click();
  await expect(verifier(page)).toBeVisible();
}

test('a signup is verified in the same window, and comes back to its step', async ({ page, baseURL }) => {
  const person = newPerson('남궁새봄');
  await reachVerification(page);
  const start = () => page.getByRole('button', { name: '휴대폰 본인 인증' }).click();
  await start();
  const alert = page.getByRole('alertdialog', { name: authMessages.popupBlocked });
  await expectAccessible(page);
  await alert.getByRole('button', { name: '닫기' }).click();
  await expect(page.getByText('카카오톡에서는 새 창이 열리지 않을 수 있어요.')).toBeVisible();
  await expectNoHorizontalOverflow(page);

  // Cancelled at the service.
  await leaveByAlert(page, start);
  expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
  await page.getByRole('button', { name: '취소' }).click();
  await expect(page).toHaveURL('/auth/signup');
  await untilAlive(page);
  await expect(page.getByText(identityMessages.notDone)).toBeVisible();
  await expect(page.getByRole('button', { name: '휴대폰 본인 인증' })).toBeVisible();

  // Gone back from.
  await page.getByRole('button', { name: '이 창에서 인증' }).click();
  await expect(verifier(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/auth/signup');
  await expect(page.getByRole('button', { name: '휴대폰 본인 인증' })).toBeVisible();

  await page.getByRole('button', { name: '이 창에서 인증' }).click();
  await expect(verifier(page)).toBeVisible();
  await fillVerifier(page, person);
  await page.getByRole('button', { name: '인증하기' }).click();
  await expect(page).toHaveURL('/auth/signup');
  await untilAlive(page);
  await acceptAlert(page, signupMessages.verified);
  await expect(page.getByLabel('이름(성별)')).toHaveText(`${person.name}(${person.gender}성)`);

  // What is typed outlives a reload, but for the password.
  await page.getByLabel('아이디', { exact: true }).fill('haneul77');
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByLabel('상세 주소').fill('2층');
  await page.reload();
  await expect(page.getByLabel('아이디', { exact: true })).toHaveValue('haneul77');
  await expect(page.getByLabel('상세 주소')).toHaveValue('2층');
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('');
  const stored = await kept(page);
  expect(stored).not.toContain(PASSWORD);
  expect(stored).not.toContain('gyeol-identity=');
  await page.goBack();
  await expect(page.getByRole('heading', { name: /휴대폰으로 본인 인증/ })).toBeVisible();
});

test('a lost ID and a lost password are found in the same window', async ({ page, request }) => {
  const owner = { accountId: newId(), accountPwd: PASSWORD, person: newPerson('도하늘') };
  await signUpMember(request, owner);
  await page.goto('/terms?from=app');
  const findId = await openFind(page, '아이디 찾기');
  await leaveByAlert(page, () => findId.getByRole('button', { name: '휴대폰 본인 인증' }).first().click());
  await fillVerifier(page, owner.person);
  await page.getByRole('button', { name: '인증하기' }).click();
  const found = page.getByRole('dialog', { name: '아이디 확인' });
  await expect(found).toContainText(owner.accountId);
  await expect(page).toHaveURL('/terms?from=app');
  await found.getByRole('button', { name: '비밀번호 찾기' }).click();

  const find = page.getByRole('dialog', { name: '아이디·비밀번호 찾기' });
  await expect(find.getByRole('textbox', { name: '아이디' })).toHaveValue(owner.accountId);
  await find.getByRole('button', { name: '이 창에서 인증' }).filter({ visible: true }).click();
  await expect(verifier(page)).toBeVisible();
  await page.getByRole('button', { name: '취소' }).click();
  await untilAlive(page);
  // The search is open again, with what was typed.
  await expect(find.getByRole('textbox', { name: '아이디' })).toHaveValue(owner.accountId);
  await find.getByRole('button', { name: '이 창에서 인증' }).filter({ visible: true }).click();
  await fillVerifier(page, owner.person);
  await page.getByRole('button', { name: '인증하기' }).click();
  await expect(page.getByRole('dialog', { name: '새 비밀번호' })).toBeVisible();
});

test('a new phone number is verified in the same window, beside what was typed', async ({ page }) => {
  const { person } = await joinAndLogIn(page, '민가온');
  await openForm(page, '/my/info');
  await page.getByLabel('상세 주소').fill('3층 작업실');
  const next = newPerson(person.name).phoneNum;
  await leaveByAlert(page, () => page.getByRole('button', { name: '휴대폰 번호 변경' }).click());
  await fillVerifier(page, { ...person, phoneNum: next });
  await page.getByRole('button', { name: '인증하기' }).click();
  await expect(page).toHaveURL('/my/info');
  await untilAlive(page);
  await expect(page.getByText(myMessages.phoneChanges)).toBeVisible();
  await expect(page.getByLabel('상세 주소')).toHaveValue('3층 작업실');
});

test('a verification that this window hasn’t begun leads nowhere', async ({ page }) => {
  await page.goto('/auth/verifyResult?state=abc123&enc_data=AAAA&integrity_value=BBBB');
  await expect(page.getByText(identityMessages.windowLost)).toBeVisible();
  await expect(page.getByRole('link', { name: '처음 화면으로' })).toHaveAttribute('href', '/');
  expect(new URL(page.url()).pathname).toBe('/auth/verifyResult');
});

test('logins, the verification and the address search lead out of the app', async ({ page }) => {
  const outside = page.getByRole('link', { name: '외부 브라우저로 열기' }).filter({ visible: true });
  const leadsTo = (path: string) =>
    `kakaotalk://web/openExternal?url=${encodeURIComponent(new URL(path, page.url()).href)}`;
  await page.goto('/terms');
  await openLoginModal(page);
  await expect(outside).toHaveAttribute('href', leadsTo('/terms'));
  await expectAccessible(page);
  await reachVerification(page);
  await expect(outside).toHaveAttribute('href', leadsTo('/auth/signup'));

  await pretendAddressService(page);
  await joinAndLogIn(page, '서윤슬');
  await openForm(page, '/my/info');
  await page.getByRole('button', { name: '주소 변경' }).click();
  const dialog = page.getByRole('dialog', { name: '주소 검색' });
  await expect(dialog.getByRole('link', { name: '외부 브라우저로 열기' })).toHaveAttribute(
    'href',
    leadsTo('/my/info'),
  );
  await expect(dialog.getByRole('button', { name: /직접 입력$/ })).toBeVisible();
});

test.describe('at another name of this machine', () => {
  const site = new URL(process.env.E2E_BASE_URL ?? 'http://localhost');
  site.hostname = site.hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1';
  test.use({ baseURL: site.origin });

  test('the verification comes back to the name that it was begun at', async ({ page }) => {
    const person = newPerson('남궁여름');
    await reachVerification(page);
    await leaveByAlert(page, () => page.getByRole('button', { name: '휴대폰 본인 인증' }).click());
    await fillVerifier(page, person);
    await page.getByRole('button', { name: '인증하기' }).click();
    await expect(page).toHaveURL(`${site.origin}/auth/signup`);
    await untilAlive(page);
    await acceptAlert(page, signupMessages.verified);
    await expect(page.getByLabel('이름(성별)')).toHaveText(`${person.name}(${person.gender}성)`);
  });
});

test.describe('a browser of its own', () => {
  test.use({ userAgent: undefined });

  test('is offered the same window only where its popup was blocked, and no way out', async ({ page }) => {
    await page.goto('/terms');
    await openLoginModal(page);
    await expect(page.getByRole('link', { name: '외부 브라우저로 열기' })).toHaveCount(0);
    await reachVerification(page);
    await expect(page.getByRole('button', { name: '이 창에서 인증' })).toHaveCount(0);
    await page.getByRole('button', { name: '휴대폰 본인 인증' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '닫기' }).click();
    await expect(page.getByRole('button', { name: '이 창에서 인증' })).toBeVisible();
  });
});
