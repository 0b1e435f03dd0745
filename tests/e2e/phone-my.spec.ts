import * as myMessages from '@/lib/messages/my';
import * as signupMessages from '@/lib/messages/signup';
import * as myPaths from '@/lib/paths/my';
import { logIn } from './support/login';
import { joinAndLogIn, joinAndOpenMyInfo, openForm, saveWell } from './support/my-page';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { expect, test } from './support/test';
import { verifyAs } from './support/verify';

test('a member keeps their profile on a phone', async ({ page }) => {
  const { person } = await joinAndOpenMyInfo(page, '남궁하람빛나리');
  await expectNoHorizontalOverflow(page);
  const menu = page.getByRole('navigation', { name: '마이페이지 메뉴' });
  await expect(menu.getByRole('link', { name: '회원 정보' })).toBeInViewport({ ratio: 1 });
  await page.getByLabel('상세 주소').fill('');
  await page.getByRole('button', { name: '수정', exact: true }).click();
  await expect(page.getByText(signupMessages.addressRequired)).toBeVisible();
  await expect(page.getByLabel('상세 주소')).toBeFocused();
  await expectAccessible(page);
  await takePicture(page, 'my-info-faults');
  await page.getByLabel('상세 주소').fill('1층');
  const phoneNum = '01055556666';
  await verifyAs(page, { ...person, phoneNum }, () =>
    page.getByRole('button', { name: '휴대폰 번호 변경' }).tap(),
  );
  await expect(page.getByText(myMessages.phoneChanges)).toBeVisible();
  await takePicture(page, 'my-info-phone');
  await saveWell(page);
});

test('an application fits a phone', async ({ page }) => {
  await joinAndLogIn(page, '선우하늘');
  await openForm(page, '/my/info/apply-artist');
  await page.getByRole('button', { name: '전환 신청', exact: true }).click();
  await expect(page.getByText(signupMessages.documentsRequired)).toBeVisible();
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  await takePicture(page, 'my-apply-faults');
  await openForm(page, '/my/password');
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  await takePicture(page, 'my-password');
});

test('no line of an application’s moments begins with the dot between them', async ({ page, context }) => {
  await logIn(context, 'artist01', 'ARTIST');
  await page.goto(myPaths.applications());
  const moments = page.getByRole('list', { name: '지원한 공모' }).getByText('접수 번호').first();
  const lines = await moments.locator('..').evaluate((box) => {
    const left = box.getBoundingClientRect().left;
    return [...box.children]
      .filter((part) => part.getBoundingClientRect().left === left)
      .map((part) => part.textContent.trim());
  });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter((line) => line.startsWith('·'))).toEqual([]);
});
