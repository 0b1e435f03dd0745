import { SignJWT } from 'jose';
import { ROLE_TYPES, type RoleType } from '@/lib/contracts/account';
import { ALERTS, TOKEN_FAILURE_MESSAGES } from '@/lib/contracts/alert';
import type { TokenFailure } from '@/lib/contracts/auth';
import { guardOf } from '@/lib/page-access';
import { createTokens } from '@/server/api/http/tokens';
import { logIn } from './support/login';
import { openLoginModal } from './support/login-modal';
import { acceptAlert } from './support/signup';
import { expect, test } from './support/test';

const ACCOUNTS: Record<RoleType, string> = {
  MEMBER: 'member01',
  ARTIST_PENDING: 'pending01',
  ARTIST_PENDING_RETRY: 'retry01',
  ARTIST_BEFORE_PROFILE: 'fresh01',
  ARTIST: 'artist01',
  BUSINESS: 'gallery01',
  ADMIN: 'admin01',
};
const PAGES = [
  '/my/info',
  '/my/artist/profile',
  '/my/artist/artwork',
  '/my/artist/portfolio',
  '/organization/contest',
];

for (const role of [null, ...ROLE_TYPES]) {
  test(`the guards, for ${role ?? 'a guest'}`, async ({ page, context }) => {
    if (role !== null) await logIn(context, ACCOUNTS[role], role);
    for (const path of PAGES) {
      await page.goto(path);
      const refusal = guardOf(path, role === null ? null : { roleType: role });
      const alert = page.getByRole('alertdialog');
      if (refusal === null) {
        await expect(page).toHaveURL(path);
        await expect(alert).toBeHidden();
        continue;
      }
      await acceptAlert(page, ALERTS[refusal.alert]);
      // Said once: it is out of the address, and a reload says nothing.
      await expect(page).toHaveURL(refusal.to === 'home' ? '/' : '/my/artist/profile');
    }
    await page.reload();
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });
}

test('the address of the member’s area alone leads to the profile', async ({ page, context }) => {
  await logIn(context, 'member01', 'MEMBER');
  await page.goto('/my');
  await expect(page).toHaveURL('/my/info');
  await expect(page.getByRole('heading', { name: '회원 정보', level: 1 })).toBeVisible();
  await expect(page.getByText('마이페이지에서 언제든지 바꿀 수 있어요')).toBeHidden();
});

test('a guard answers on the very page that was left', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: '전체 메뉴 열기' }).click();
  await page
    .getByRole('navigation', { name: '전체 메뉴' })
    .getByRole('link', { name: '좋아요한 작가' })
    .click();
  await acceptAlert(page, ALERTS['login-required']);
  await expect(page).toHaveURL('/');
});

test('the account’s role counts, not the one that was sealed at login', async ({ page, context }) => {
  await logIn(context, 'pending01', 'ARTIST');
  await page.goto('/my/artist/artwork');
  await expect(page.getByRole('alertdialog')).toContainText(ALERTS['artist-pending']);
});

test('the menu asks for the role before it leads there', async ({ page, context }) => {
  await logIn(context, 'pending01', 'ARTIST_PENDING');
  await page.goto('/artist');
  await page.getByRole('link', { name: '내 작가 페이지' }).click();
  await acceptAlert(page, ALERTS['artist-pending']);
  await expect(page).toHaveURL('/artist');
});

test('the menu closes behind a link to the page that is shown', async ({ page, context }) => {
  await logIn(context, 'artist01', 'ARTIST');
  await page.goto('/my/artist/profile');
  const toggle = page.getByRole('button', { name: /전체 메뉴/ });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const menu = page.getByRole('navigation', { name: '전체 메뉴' });
  await menu.getByRole('link', { name: '작가 프로필' }).click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL('/my/artist/profile');
});

test('before the profile, works and portfolio are off in the menu', async ({ page, context }) => {
  await logIn(context, 'fresh01', 'ARTIST_BEFORE_PROFILE');
  await page.goto('/artist');
  await page.getByRole('button', { name: '전체 메뉴 열기' }).click();
  const menu = page.getByRole('navigation', { name: '전체 메뉴' });
  await expect(menu.getByRole('link', { name: /작품 관리/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(menu.getByRole('link', { name: /포트폴리오/ })).toHaveAttribute('aria-disabled', 'true');
  await menu.getByRole('link', { name: '작가 프로필' }).click();
  await expect(page).toHaveURL('/my/artist/profile');
});

test('the header of each role', async ({ page, context }) => {
  const expected: Record<RoleType, string[]> = {
    MEMBER: ['좋아요한 항목', '마이페이지'],
    ARTIST_PENDING: ['내 작가 페이지', '좋아요한 항목', '마이페이지'],
    ARTIST_PENDING_RETRY: ['내 작가 페이지', '좋아요한 항목', '마이페이지'],
    ARTIST_BEFORE_PROFILE: ['내 작가 페이지', '좋아요한 항목', '마이페이지'],
    ARTIST: ['내 작가 페이지', '좋아요한 항목', '마이페이지'],
    BUSINESS: ['조직 관리', '좋아요한 항목'],
    ADMIN: ['좋아요한 항목', '마이페이지'],
  };
  for (const role of ROLE_TYPES) {
    await context.clearCookies();
    await logIn(context, ACCOUNTS[role], role);
    await page.goto('/artist');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: '로그아웃' }).first()).toBeVisible();
    const names = ['내 작가 페이지', '조직 관리', '좋아요한 항목', '마이페이지'];
    const shown = [];
    for (const name of names) if (await header.getByRole('link', { name }).isVisible()) shown.push(name);
    expect(shown, role).toEqual(expected[role]);
  }
});

test('a member finds home instead of the signup', async ({ page, context }) => {
  await page.goto('/auth/signup');
  await expect(page).toHaveURL('/auth/signup');
  await logIn(context, 'member01', 'MEMBER');
  await page.goto('/auth/signup?from=mail');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('an address of the member’s area that names no page is a whole 404 in its frame', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  await logIn(context, 'member01', 'MEMBER');
  const response = await page.goto('/my/favorite/artist?page=-1');
  expect(response?.status()).toBe(404);
  expect(await response?.text()).toContain('찾을 수 없는 페이지');
  await expect(page.getByRole('navigation', { name: '마이페이지 메뉴' })).toBeVisible();
});

test('a 404 has the margin of its area on a phone', async ({ page, context, consoleGuard }) => {
  consoleGuard.allow(/404/);
  await page.setViewportSize({ width: 390, height: 844 });
  const expectMargin = async (path: string) => {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1, name: /찾을 수 없는 페이지/ });
    expect((await heading.boundingBox())?.x).toBeGreaterThanOrEqual(16);
  };
  for (const path of ['/nothing', '/artist/nothing', '/my/support/notice/nothing']) await expectMargin(path);
  for (const [account, role, path] of [
    ['member01', 'MEMBER', '/my/nothing'],
    ['gallery01', 'BUSINESS', '/organization/nothing'],
    ['gallery01', 'BUSINESS', '/organization/contest/nothing/applicants'],
  ] as const) {
    await logIn(context, account, role);
    await expectMargin(path);
  }
});

const secret = () => process.env.TOKEN_SECRET ?? '';

function signed(claims: Record<string, unknown>, seconds = 3600): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(new TextEncoder().encode(secret()));
}

const token = () =>
  createTokens({ secret: secret() }).sign({ accountId: 'artist01', roleType: 'ARTIST', tokenVersion: 0 });

test('a token in the address logs in and leaves the address', async ({ page }) => {
  await page.goto(`/?token=${await token()}`);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: '내 작가 페이지' })).toBeVisible();
});

test('a token in any page’s address logs in there', async ({ page }) => {
  await page.goto(`/artist?sort=nameKo&token=${await token()}`);
  await expect(page).toHaveURL('/artist?sort=nameKo');
  await expect(page.getByRole('link', { name: '내 작가 페이지' })).toBeVisible();
});

test('a token is ignored for a member', async ({ page, context }) => {
  await logIn(context, 'gallery01', 'BUSINESS');
  await page.goto(`/?token=${await token()}`);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: '조직 관리' })).toBeVisible();
});

test('a token that isn’t taken says why, once, in our words', async ({ page }) => {
  const sid = '5c1e2f4a-9a55-4e1c-8d5f-0d2c8f1b6a77';
  const base = { sub: 'artist01', ver: 0, sid };
  const kinds: [TokenFailure, string][] = [
    ['expired', await signed({ ...base, role: 'ARTIST' }, -60)],
    ['invalid_format', ''],
    ['invalid_format', 'not-a-token'],
    ['invalid_format', `${await token()}x`],
    ['missing_claims', await signed({ ver: 0, sid, role: 'ARTIST' })],
    ['invalid_role', await signed({ ...base, role: 'null' })],
  ];
  for (const [kind, value] of kinds) {
    await page.goto(`/?token=${value}`);
    await acceptAlert(page, TOKEN_FAILURE_MESSAGES[kind]);
    await expect(page).toHaveURL('/');
  }
  await expect(page.getByRole('button', { name: '로그인', exact: true })).toBeVisible();
  await page.goto(`/?error=expired&message=${encodeURIComponent('남의 말')}`);
  await expect(page.getByRole('alertdialog')).toContainText(TOKEN_FAILURE_MESSAGES.expired);
  await expect(page.getByText('남의 말')).toHaveCount(0);
});

test('a token isn’t spent by what only looks ahead', async ({ request }) => {
  const address = `/?token=${await token()}`;
  const looked = await request.head(address);
  expect([looked.status(), looked.headers()['set-cookie']]).toEqual([200, undefined]);
  const ahead = await request.get(address, { headers: { 'sec-purpose': 'prefetch' }, maxRedirects: 0 });
  expect([ahead.status(), ahead.headers()['set-cookie']]).toEqual([503, undefined]);
});

test('who logs in after a refusal goes on from there', async ({ page }) => {
  await page.goto('/my/info');
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(await openLoginModal(page)).toBeVisible();
});
