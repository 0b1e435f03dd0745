import * as adminPaths from '@/lib/paths/admin';
import * as artistPaths from '@/lib/paths/artist';
import * as sitePaths from '@/lib/paths/site';
import { logIn } from './support/login';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { expect, test } from './support/test';

const PICTURE = 'server/db/seed/assets/banners/main-01.webp';

test.beforeEach(({ context }) => logIn(context, 'admin01', 'ADMIN'));

test('a banner is cropped for wide screens and for phones, and hangs on the home page at once', async ({
  page,
}) => {
  const title = '운영실에서 건 배너';
  await page.goto(adminPaths.screen('banners'));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'admin-banners');

  await page.getByRole('link', { name: '새로 만들기' }).click();
  for (const name of ['배너 사진', '휴대폰 사진']) {
    const field = page.getByRole('group', { name });
    await field.locator('input[type=file]').setInputFiles(PICTURE);
    await page.getByRole('dialog').getByRole('button', { name: '이대로 자르기' }).click();
    await expect(field.getByRole('img', { name: `고른 ${name}` })).toBeVisible();
  }
  await page.getByRole('textbox', { name: '대체 텍스트' }).fill('흰 벽에 걸린 수묵화');
  await page.getByRole('textbox', { name: '제목', exact: true }).fill(title);
  await page.getByRole('combobox', { name: '링크' }).click();
  await page.getByRole('option', { name: '작가 페이지' }).click();
  await page.getByRole('combobox', { name: '이어질 작가' }).fill('서이담');
  await page
    .getByRole('option', { name: /서이담/ })
    .first()
    .click();
  await expect(page.getByRole('group', { name: '이어질 작가' })).toContainText('서이담');
  await expectAccessible(page);
  await takePicture(page, 'admin-banner-new');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('만들었습니다.')).toBeVisible();

  const home = async () => (await page.request.get(sitePaths.home())).text();
  await expect.poll(home).toContain(title);
  expect(await home()).toContain('media="(max-width: 768px)"');

  await page.getByRole('cell', { name: title }).click();
  await page.getByRole('button', { name: '삭제' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click();
  await expect.poll(home).not.toContain(title);
});

test('the artists of the month are chosen by search and ordered by buttons', async ({ page }) => {
  await page.goto(adminPaths.screen('home'));
  const list = page.getByRole('list', { name: '작가' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'admin-home');
  const first = await list.getByRole('listitem').first().textContent();
  await list.getByRole('listitem').nth(1).getByRole('button', { name: /위로$/ }).click();
  await expect(list.getByRole('listitem').nth(1)).toContainText(
    (first ?? '').replace(/^\d+/, '').slice(0, 3),
  );
  await page.getByRole('button', { name: '이달의 작가 저장' }).click();
  await expect(page.getByText('이달의 작가: 저장했습니다.')).toBeVisible();
  await page.reload();
  await expect(list.getByRole('listitem').nth(1)).toContainText(
    (first ?? '').replace(/^\d+/, '').slice(0, 3),
  );
});

test('a badge is set and stands on the artist’s page at once', async ({ page }) => {
  await page.goto(adminPaths.screen('artists'));
  await page.getByRole('textbox', { name: '검색' }).fill('artist01');
  await page
    .getByRole('row', { name: /artist01/ })
    .getByRole('button', { name: /배지 바꾸기$/ })
    .click();
  await page.getByRole('dialog').getByRole('textbox', { name: '배지' }).fill('결이 만난 작가');
  await expectAccessible(page);
  await takePicture(page, 'admin-badge');
  await page.getByRole('dialog').getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('배지를 저장했습니다.')).toBeVisible();
  const own = async () => (await page.request.get(artistPaths.page('artist01'))).text();
  await expect.poll(own).toContain('결이 만난 작가');
});

test('a running contest is withdrawn with a reason, and released', async ({ page }) => {
  await page.goto(adminPaths.screen('contests'));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'admin-contests');
  await page.getByRole('cell', { name: '접수 중' }).first().click();
  await page.getByRole('textbox', { name: '사유' }).fill('허위 공모라는 신고가 있었습니다.');
  await page.getByRole('button', { name: '게시 중단' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '게시 중단' }).click();
  await expect(page.getByText('중단하고 단체에 메일을 보냈습니다.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '게시 중단' })).toBeVisible();
  await expect(page.getByRole('link', { name: '초안' })).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'admin-contest-withdrawn');
  await page.getByRole('button', { name: '중단 해제' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '중단 해제' }).click();
  await expect(page.getByText('해제하고 단체에 메일을 보냈습니다.')).toBeVisible();
  await expect(page.getByRole('link', { name: '발행', exact: true })).toBeVisible();
});

test('no screen is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const screen of ['banners', 'banners/create', 'home', 'artists', 'contests']) {
    await page.goto(adminPaths.screen(screen));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoHorizontalOverflow(page);
  }
});
