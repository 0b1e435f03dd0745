import * as authMessages from '@/lib/messages/auth';
import * as likeMessages from '@/lib/messages/like';
import { SESSION_COOKIE } from '@/server/bff/session';
import { logInByModal, openFind, openLoginModal, sendLogin } from './support/login-modal';
import { signUpMember } from './support/member';
import { answerQuestion } from './support/my-page';
import { expectAccessible, takePicture } from './support/page-health';
import { acceptAlert, newId, newPerson } from './support/signup';
import { expect, test } from './support/test';
import { HARU, verifyAs } from './support/verify';

test('logging in leaves the visitor where they were, and what they like appears', async ({ page }) => {
  await page.goto('/artist?sort=nameKo&direction=asc');
  const hearts = page.locator('main').getByRole('button', { name: /좋아요$/, pressed: true });
  await expect(hearts).toHaveCount(0);
  await logInByModal(page, 'member01');
  await expect(page).toHaveURL('/artist?sort=nameKo&direction=asc');
  await expect(page.getByRole('button', { name: '로그아웃' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: '마이페이지' })).toBeVisible();
  await expect(hearts.first()).toBeVisible();
  const { cookies } = await page.context().storageState();
  expect(cookies.find(({ name }) => name === SESSION_COOKIE)).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
  });
});

test('the token reaches no script', async ({ page }) => {
  await page.goto('/');
  const answer = page.waitForResponse('**/v1/auth/login');
  await logInByModal(page, 'artist01');
  expect(Object.keys(((await (await answer).json()) as { data: object }).data).sort()).toEqual([
    'email',
    'id',
    'phoneNum',
    'roleType',
  ]);
  const kept = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toMatch(/eyJ|gyeol_session/);
});

test('what is wrong stands at its field or at the form, and what was typed stays', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/);
  await page.goto('/');
  const modal = await openLoginModal(page);
  await expectAccessible(page);
  await takePicture(page, 'login');
  const id = modal.getByLabel('아이디', { exact: true });
  const password = modal.getByLabel('비밀번호', { exact: true });
  await modal.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(modal.getByText(authMessages.accountIdRequired)).toBeVisible();
  await expect(modal.getByText(authMessages.passwordRequired)).toBeVisible();
  await expect(id).toBeFocused();
  await expectAccessible(page);
  await id.fill('nobody01');
  await password.fill('not-the-password');
  await password.press('Enter');
  await expect(modal.getByRole('alert').filter({ hasText: authMessages.loginFailed })).toBeVisible();
  await expect(id).toHaveValue('nobody01');
  await expect(password).toHaveValue('not-the-password');
  await expectAccessible(page);
});

test('too many tries are told how long to wait', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/429/);
  await page.route('**/v1/auth/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '120' },
      json: {
        code: 'TOO_MANY_REQUESTS',
        message: '요청이 너무 많습니다. 잠시 후 다시 시도해주세요',
        errors: [],
      },
    }),
  );
  await page.goto('/');
  const modal = await openLoginModal(page);
  await sendLogin(modal, 'member01', 'x');
  await expect(modal.getByText('요청이 너무 많습니다. 잠시 후 다시 시도해주세요 (2분 뒤)')).toBeVisible();
});

test('by keyboard alone: opened, kept inside, closed and given back, logged in', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: '로그인', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: '로그인' });
  await expect(modal.getByLabel('아이디', { exact: true })).toBeFocused();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    expect(await modal.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(modal.getByLabel('아이디', { exact: true })).toBeFocused();
  await page.keyboard.type('gallery01');
  await page.keyboard.press('Tab');
  await page.keyboard.type('gyeol!2026');
  await page.keyboard.press('Enter');
  await expect(modal).toBeHidden();
  await expect(page.getByRole('link', { name: '조직 관리' })).toBeVisible();
});

test('a guest who likes can log in there, and then like', async ({ page }) => {
  await page.goto('/artist');
  const like = page
    .locator('main')
    .getByRole('button', { name: /좋아요$/ })
    .first();
  await like.click();
  const place = await page.evaluate(() => window.scrollY);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(likeMessages.loginRequired);
  await alert.getByRole('button', { name: '로그인' }).click();
  const modal = page.getByRole('dialog', { name: '로그인' });
  await sendLogin(modal, 'gallery01');
  await expect(modal).toBeHidden();
  await expect(like).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('logging out goes home, and the cookie that was there is worth nothing any more', async ({
  page,
  request,
}) => {
  await page.goto('/artist');
  await logInByModal(page, 'artist01');
  const { cookies } = await page.context().storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const ask = () => request.get('/v1/auth/current-role', { headers: { cookie } });
  expect((await ask()).status()).toBe(200);
  await page.getByRole('button', { name: '로그아웃' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible();
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('gyeol_'))).toEqual([]);

  expect((await ask()).status()).toBe(401);
  const refused = await request.get('/my/info', { headers: { cookie }, maxRedirects: 0 });
  expect(refused.headers().location).toContain('/?alert=login-required');
});

test('the address of the logout: at once for who came by themselves, a question for who was sent', async ({
  page,
  consoleGuard,
}) => {
  // The page that logs out may still be asking what is unread.
  consoleGuard.allow(/401 .*\/v1\/support\/unread/);
  await page.goto('/');
  await logInByModal(page, 'artist01');
  await page.route('http://elsewhere.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${new URL('/auth/logout', page.url()).href}">go</a>`,
    }),
  );
  const site = new URL('/', page.url()).href;
  await page.goto('http://elsewhere.test/');
  await page.getByRole('link', { name: 'go' }).click();
  await expect(page.getByText('이 기기에서 로그아웃할까요?')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${site}auth/logout`);
  await expect(page).toHaveURL(site);
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible();
});

test('a lost ID is found by the phone of its owner', async ({ page }) => {
  await page.goto('/');
  const find = await openFind(page, '아이디 찾기');
  await expectAccessible(page);
  await verifyAs(page, HARU, () => find.getByRole('button', { name: '휴대폰 본인 인증' }).click());
  const found = page.getByRole('dialog', { name: '아이디 확인' });
  await expect(found).toContainText('member01');
  await expectAccessible(page);
  await takePicture(page, 'login-found');
  await found.getByRole('button', { name: '로그인하기' }).click();
  const modal = page.getByRole('dialog', { name: '로그인', exact: true });
  await expect(modal.getByLabel('아이디', { exact: true })).toHaveValue('member01');
  await expect(modal.getByLabel('비밀번호', { exact: true })).toBeFocused();
});

test('nobody learns of an account that isn’t theirs', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404/);
  await page.goto('/');
  const find = await openFind(page, '비밀번호 찾기');
  const submit = find.getByRole('button', { name: '휴대폰 본인 인증' });
  await submit.click();
  await expect(find.getByText(authMessages.accountIdRequired)).toBeVisible();
  await find.getByRole('textbox', { name: '아이디' }).fill('artist01');
  await verifyAs(page, { ...HARU, name: '이아무개' }, () => submit.click());
  await expect(page.getByRole('alertdialog')).toContainText(authMessages.accountNotFound);
});

test('a new password, by the phone of its owner: the old one and its sessions are over', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/);
  const person = newPerson('한여름');
  const accountId = newId();
  await signUpMember(request, { accountId, accountPwd: 'first!2026', person });
  await page.goto('/');
  const find = await openFind(page, '비밀번호 찾기');
  await find.getByRole('textbox', { name: '아이디' }).fill(accountId);
  await verifyAs(page, person, () => find.getByRole('button', { name: '휴대폰 본인 인증' }).click());

  const form = page.getByRole('dialog', { name: '새 비밀번호' });
  const [password, confirmation] = [
    form.getByLabel('새 비밀번호', { exact: true }),
    form.getByLabel('새 비밀번호 확인', { exact: true }),
  ];
  await expect(password).toBeFocused();
  await password.fill('short');
  await confirmation.fill('other');
  await form.getByRole('button', { name: '변경하기' }).click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await takePicture(page, 'login-new-password');
  await password.fill('second!2026');
  await expect(form.getByText(authMessages.passwordMismatch)).toBeVisible();
  await expect(password).not.toHaveAttribute('aria-invalid');
  await confirmation.fill('second!2026');
  await page.keyboard.press('Escape');
  await answerQuestion(page, authMessages.passwordUnchanged, '계속하기');
  await expect(password).toHaveValue('second!2026');
  await form.getByRole('button', { name: '변경하기' }).click();
  await acceptAlert(page, authMessages.passwordChanged);
  await expect(form).toBeHidden();

  const modal = await openLoginModal(page);
  await sendLogin(modal, accountId, 'first!2026');
  await expect(modal.getByText(authMessages.loginFailed)).toBeVisible();
  await modal.getByLabel('비밀번호', { exact: true }).fill('second!2026');
  await page.keyboard.press('Enter');
  await expect(modal).toBeHidden();
});
