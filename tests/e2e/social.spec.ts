import type { Page } from '@playwright/test';
import { untilAlive } from './support/alive';
import { signUpMember } from './support/member';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { agreeAndVerify, newId, newPerson, PASSWORD, sayWhoIAm } from './support/signup';
import { expect, test } from './support/test';

const FAILED = '로그인 실패';

/** Starts a login at the pretended provider and waits for its page. */
async function leaveFor(page: Page, provider: string): Promise<void> {
  await page.goto(`/oauth2/authorization/${provider}`);
  await expect(page).toHaveURL(new RegExp(`/demo/oauth/${provider}/authorize`));
}

async function agree(page: Page, person: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(person) }).check();
  await page.getByRole('button', { name: '동의하고 계속하기' }).click();
}

/** The visitor is on the home page and reads that the login failed. */
async function expectFailed(page: Page): Promise<void> {
  const alert = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(alert.getByText(FAILED)).toBeVisible();
  await expect(page).toHaveURL(/\/(\?alert=social-login-failed)?$/);
}

/** Logs in by a provider for the first time, as far as the signup form. */
async function comeAsNewcomer(page: Page, provider: string, name: string): Promise<void> {
  await leaveFor(page, provider);
  await sayWhoIAm(page, name);
  await expect(page).toHaveURL(/\/auth\/signup/);
  // The pages of the login have led here, not the test.
  await untilAlive(page);
}

for (const [provider, label] of [
  ['kakao', '카카오'],
  ['naver', '네이버'],
  ['google', 'Google'],
] as const) {
  test(`a newcomer by ${provider} gets to signup`, async ({ page }) => {
    await leaveFor(page, provider);
    await expect(page.getByText('시연 화면입니다.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(label);
    await takePicture(page, `social-${provider}`);
    await agree(page, '박서진');
    await expect(page).toHaveURL(/\/auth\/signup/);
    await expect(page.getByText('계정으로 가입하는 중이에요.')).toBeVisible();
  });
}

test('the page of the demo provider is accessible: keyboard, narrow, and what is missing is said', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/422/);
  await page.setViewportSize({ width: 390, height: 844 });
  await leaveFor(page, 'kakao');
  await expect(page.getByLabel('이름', { exact: true })).toBeHidden();
  await page.getByRole('radio', { name: /김하루/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('이름', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '동의하고 계속하기' }).click();
  await expect(page.getByRole('alert')).toHaveText('이름을 입력해 주세요.');
  await expectAccessible(page);
  await expectNoHorizontalOverflow(page);
});

test('a consent that is pressed twice is one login', async ({ page }) => {
  let sendings = 0;
  page.on('request', (request) =>
    request.method() === 'POST' && /authorize/.test(request.url()) ? sendings++ : 0,
  );
  await leaveFor(page, 'kakao');
  await page.getByRole('radio', { name: /박서진/ }).check();
  await page.getByRole('button', { name: '동의하고 계속하기' }).dblclick({ delay: 20 });
  await expect(page).toHaveURL(/\/auth\/signup/);
  expect(sendings).toBe(1);
});

test('a denied consent leads home and says so once', async ({ page }) => {
  await leaveFor(page, 'kakao');
  await page.getByRole('button', { name: '취소' }).click();
  await expectFailed(page);
  await page.reload();
  await expect(page.getByText(FAILED)).toBeHidden();
});

test('an unknown provider, a forged callback and a swapped state lead home', async ({ page, context }) => {
  await page.goto('/oauth2/authorization/myspace');
  await expectFailed(page);
  await page.goto('/api/auth/callback/kakao?code=forged&state=forged');
  await expectFailed(page);
  await leaveFor(page, 'naver');
  const state = new URL(page.url()).searchParams.get('state') ?? '';
  // Another tab of the same browser has begun a new login, so the state of this one is no longer valid.
  const other = await context.newPage();
  await leaveFor(other, 'naver');
  await page.goto(`/api/auth/callback/naver?code=whatever&state=${state}`);
  await expectFailed(page);
});

test('a temp token is of no use in another browser, and none the second time', async ({
  page,
  browser,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/);
  await leaveFor(page, 'google');
  const asked = page.waitForRequest((request) => request.url().includes('/oauth/signup?tmpToken='));
  await page.route('**/v1/oauth2/login', (route) => route.abort());
  consoleGuard.allow(/ERR_FAILED/);
  await agree(page, '이도윤');
  const address = new URL((await asked).url());
  const token = address.searchParams.get('tmpToken') ?? '';
  expect(address.searchParams.get('signed')).toBe('false');

  const stranger = await browser.newContext();
  const strangersPage = await stranger.newPage();
  await strangersPage.goto(address.href);
  await expect(strangersPage.getByText(FAILED)).toBeVisible();
  await stranger.close();

  await page.unroute('**/v1/oauth2/login');
  const login = () => page.request.get('/v1/oauth2/login', { headers: { authorization: `Bearer ${token}` } });
  const cookies = await page.context().cookies();
  expect((await login()).status()).toBe(200);
  // The cookie is put back, so that only the used token can be the reason of the refusal.
  await page.context().addCookies(cookies.filter(({ name }) => name === 'gyeol_social'));
  expect((await login()).status()).toBe(401);
});

test('next-auth’s own addresses are not there', async ({ request }) => {
  for (const path of ['session', 'csrf', 'providers', 'signin', 'signout', 'error', 'signin/kakao', '_log']) {
    expect((await request.get(`/api/auth/${path}`)).status(), path).toBe(404);
    expect((await request.post(`/api/auth/${path}`)).status(), path).toBeGreaterThanOrEqual(400);
  }
});

test('an account is linked by its owner, who is logged in by the provider from then on', async ({
  page,
  request,
}) => {
  const owner = { accountId: newId(), accountPwd: PASSWORD, person: newPerson('한가람') };
  await signUpMember(request, owner);
  await comeAsNewcomer(page, 'naver', owner.accountId);
  await page.getByRole('button', { name: '일반 회원으로 가입' }).click();
  await agreeAndVerify(page, owner.person);
  const registered = page.getByRole('dialog').filter({ hasText: '이미 가입된 회원입니다.' });
  await expect(registered).toContainText(owner.accountId);
  await registered.getByRole('button', { name: '계정 연동' }).click();
  await expect(page.getByText('SNS 계정이 성공적으로 연동되었습니다. 다시 로그인해주세요.')).toBeVisible();
  await page.getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('gyeol_session');

  await leaveFor(page, 'naver');
  await sayWhoIAm(page, owner.accountId);
  await expect(page).toHaveURL(/\/$/);
  const role = await page.request.get('/v1/auth/current-role');
  expect(await role.json()).toMatchObject({ data: { roleType: 'MEMBER' } });
});
