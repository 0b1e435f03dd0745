import type { Browser, Page } from '@playwright/test';
import type { VerifiedIdentity } from '@/lib/contracts/identity';
import { waitForLife } from './support/alive';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { newId, newPerson } from './support/signup';
import { expect, test } from './support/test';
import { fillVerifier, openVerifier } from './support/verify';

const FAILED = '로그인 실패';

/** Leaves for the pretended provider and gets to its page. */
async function leaveFor(page: Page, provider: string): Promise<void> {
  await page.goto(`/oauth2/authorization/${provider}`);
  await expect(page).toHaveURL(new RegExp(`/demo/oauth/${provider}/authorize`));
}

async function agree(page: Page, person: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(person) }).check();
  await page.getByRole('button', { name: '동의하고 계속하기' }).click();
}

/** At home, with the alert that says so. */
async function expectFailed(page: Page): Promise<void> {
  const alert = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(alert.getByText(FAILED)).toBeVisible();
  await expect(page).toHaveURL(/\/(\?alert=social-login-failed)?$/);
}

/** Who logs in by a provider for the first time, as far as the form. */
async function comeAsNewcomer(page: Page, provider: string, name: string): Promise<void> {
  await leaveFor(page, provider);
  await sayWhoIAm(page, name);
  await expect(page).toHaveURL(/\/auth\/signup/);
}

async function sayWhoIAm(page: Page, name: string): Promise<void> {
  await page.getByText('직접 입력').click();
  await page.getByLabel('이름', { exact: true }).fill(name);
  await page.getByRole('button', { name: '동의하고 계속하기' }).click();
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

test('the page of the pretended provider is for everybody: keyboard, narrow, and what is missing is said', async ({
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
  // Another tab of the same browser has started again, so this state is not the one it waits for.
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
  // With the cookie given back, it is the token itself that is refused.
  await page.context().addCookies(cookies.filter(({ name }) => name === 'gyeol_social'));
  expect((await login()).status()).toBe(401);
});

test('next-auth’s own addresses are not there', async ({ request }) => {
  for (const path of ['session', 'csrf', 'providers', 'signin', 'signout', 'error', 'signin/kakao', '_log']) {
    expect((await request.get(`/api/auth/${path}`)).status(), path).toBe(404);
    expect((await request.post(`/api/auth/${path}`)).status(), path).toBeGreaterThanOrEqual(400);
  }
});

/** Somebody that nobody has verified as yet. */
function newOwner() {
  return { accountId: newId(), person: newPerson('한가람') };
}

/** From the first step of signup to the popup of verification, answered as this person. */
async function verify(page: Page, person: ReturnType<typeof newOwner>['person']): Promise<void> {
  await page.getByRole('button', { name: '일반 회원으로 가입' }).click();
  await page.getByRole('checkbox', { name: '모두 동의합니다' }).check();
  await page.getByRole('button', { name: '다음' }).click();
  const popup = await openVerifier(page, () =>
    page.getByRole('button', { name: '휴대폰 본인 인증' }).click(),
  );
  await fillVerifier(popup, person);
  await popup.getByRole('button', { name: '인증하기' }).click();
}

/** An account with a password, in a browser of its own; the rest of the form is another test's matter. */
async function signUp(browser: Browser, { accountId, person }: ReturnType<typeof newOwner>): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  waitForLife(page);
  await page.goto('/auth/signup');
  const answered = page.waitForResponse((response) => response.url().endsWith('/v1/auth/identity/result'));
  await verify(page, person);
  const { data } = (await (await answered).json()) as { data: VerifiedIdentity };
  const { name, birthDate, genderType, phoneNum, uniqueVal, di } = data;
  const answer = await page.request.post('/v1/auth/members/signup', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      accountId,
      accountPwd: 'gyeol!2026',
      email: `${accountId}@example.com`,
      ...{ name, birthDate, genderType, phoneNum, uniqueVal, di },
      ...{
        address: '서울특별시 종로구 삼청로 1',
        addressDetail: '2층',
        buildingName: null,
        zoneCode: '03062',
      },
      ...{
        artistInterests: [],
        artistInterestEtc: null,
        userInterests: ['EXHIBITION'],
        userInterestEtc: null,
      },
      ...{ signupSources: [], signupSourcesEtc: null, terms: true, privacyRequired: true },
      ...{ privacyOptional: false, agreeBusinessEmail: false, agreeBusinessSms: false },
      ...{ agreeMarketingEmail: false, agreeMarketingSms: false },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await context.close();
}

test('an account is linked by its owner, who is logged in by the provider from then on', async ({
  page,
  browser,
}) => {
  const owner = newOwner();
  await signUp(browser, owner);
  await comeAsNewcomer(page, 'naver', owner.accountId);
  await verify(page, owner.person);
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
