import { demo } from './support/demo';
import { logIn } from './support/login';
import { expectNoHorizontalOverflow } from './support/page-health';
import { turnTo } from './support/pages';
import { expect, test } from './support/test';

test('the header of an artist, which is the widest, has room', async ({ page, context }) => {
  await logIn(context, 'artist01', 'ARTIST');
  for (const width of [1051, 1070, 1089, 1161, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/info/service');
    await expect(page.getByRole('link', { name: '내 작가 페이지' })).toBeVisible();
    await expectNoHorizontalOverflow(page);
  }
});

test('what a press did is over when the visitor comes back', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('button', { name: /전체 메뉴/ });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: '작가 전체 보기' }).click();
  await expect(page).toHaveURL('/artist');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('progressbar', { name: '불러오는 중' })).toHaveCount(0);
});

test('the number of the page that is shown leads nowhere', async ({ page }) => {
  await page.goto('/artist');
  const list = page.getByRole('list', { name: '작가 목록' });
  await turnTo(page, 1);
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(list.locator('strong')).toHaveCount(24);
});

test('leaving the viewing room by the way back keeps the visitor’s place', async ({ page }) => {
  await page.goto(`/artist/${demo.artist.id}`);
  const works = page.locator('[data-artwork]');
  const target = await works.nth(3).getAttribute('data-artwork');
  await works.nth(1).click();
  const room = page.getByRole('dialog');
  await room.getByRole('button', { name: '다음 작품' }).click();
  await room.getByRole('button', { name: '다음 작품' }).click();
  await expect(page).toHaveURL(new RegExp(target ?? 'nothing'));
  await page.goBack();
  await expect(room).toHaveCount(0);
  await expect(page.locator(`[data-artwork="${target}"]`)).toBeFocused();
});

test('who may be logged in is shown no guest’s links, and nothing moves when the session answers', async ({
  page,
  context,
}) => {
  await logIn(context, 'member01', 'MEMBER');
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/session', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto('/info/service');
  const header = page.getByRole('banner');
  const search = header.getByRole('link', { name: '통합검색' });
  await expect(search).toBeVisible();
  await expect(header.getByRole('link', { name: '회원가입' })).toBeHidden();
  await expect(header.getByRole('button', { name: '로그인' })).toBeHidden();
  const before = await search.boundingBox();
  answer();
  await expect(header.getByRole('button', { name: '로그아웃' })).toBeVisible();
  expect(Math.abs(((await search.boundingBox())?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(4);
});

test('a member whose session call fails is shown no guest’s links, and is known as soon as it works', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  await logIn(context, 'member01', 'MEMBER');
  let failures = 0;
  await page.route('**/session', (route) => (failures++ < 2 ? route.abort() : route.fallback()));
  await page.goto('/info/service');
  const header = page.getByRole('banner');
  await expect.poll(() => failures).toBeGreaterThan(0);
  await expect(header.getByRole('button', { name: '로그인' })).toBeHidden();
  await expect(header.getByRole('button', { name: '로그아웃' })).toBeVisible();
  expect(failures).toBeGreaterThan(2);
});
