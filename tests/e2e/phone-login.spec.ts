import { logInByModal, openLoginModal } from './support/login-modal';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { expect, test } from './support/test';

test('the modal is a screen of its own, and closes', async ({ page }) => {
  await page.goto('/');
  const modal = await openLoginModal(page);
  const box = await modal.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390 });
  expect(box?.height).toBeGreaterThanOrEqual(844);
  await expectAccessible(page);
  await expectNoHorizontalOverflow(page);
  await takePicture(page, 'login');
  for (const provider of await modal.getByRole('link', { name: /로 로그인$/ }).all())
    expect((await provider.boundingBox())?.height, await provider.innerText()).toBe(48);
  await modal.getByRole('button', { name: '비밀번호 찾기' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: '닫기' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the menu has what the header has no room for', async ({ page }) => {
  await page.goto('/artist');
  await logInByModal(page, 'artist01');
  const menu = page.getByRole('navigation', { name: '전체 메뉴' });
  await expect(menu.getByRole('link', { name: '작가 프로필' })).toBeVisible();
  await menu.getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: '전체 메뉴 열기' }).click();
  await expect(menu.getByRole('button', { name: '로그인' })).toBeVisible();
});
