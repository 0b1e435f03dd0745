import * as myMessages from '@/lib/messages/my';
import * as signupMessages from '@/lib/messages/signup';
import { logIn } from './support/login';
import { openMyInfo, saveWell } from './support/my-page';
import {
  expectAccessible,
  expectNoHorizontalOverflow,
  expectNoLayoutShift,
  takePicture,
  watchLayoutShifts,
} from './support/page-health';
import {
  acceptAlert,
  chooseInterest,
  fillContact,
  fillId,
  newId,
  newPerson,
  reachSocialForm,
  sayWhoIAm,
} from './support/signup';
import { expect, test } from './support/test';

test('an organization reads its profile and is told where to turn', async ({ page, context }) => {
  await logIn(context, 'gallery01', 'BUSINESS');
  await openMyInfo(page);
  await expect(page.getByText(/조직 회원 정보는 결에서 등록해 관리합니다/)).toBeVisible();
  await expect(page.getByLabel('이메일', { exact: true })).toHaveText('gallery01@example.com');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const boxes = page.getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  await expect(boxes.and(page.locator(':disabled'))).toHaveCount(await boxes.count());
  for (const name of [/^수정$/, /전환 신청/, /비밀번호/, /탈퇴/])
    await expect(page.locator('#my-page').getByRole('button', { name })).toHaveCount(0);
  await expectAccessible(page);
  await takePicture(page, 'my-business');
  await page.goto('/my/password');
  await expect(page.getByText(/조직 회원 정보는 결에서 등록해 관리합니다/)).toBeVisible();
  await page.goto('/my/info/apply-artist');
  await expect(page).toHaveURL('/my/info');
});

test('an operator changes nothing but their password', async ({ page, context }) => {
  await logIn(context, 'admin01', 'ADMIN');
  await openMyInfo(page);
  await expect(page.getByText(myMessages.adminReadOnly)).toBeVisible();
  await expect(page.getByRole('button', { name: '수정', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '비밀번호 수정' })).toBeVisible();
  await expectAccessible(page);
});

test('an artist keeps their consents and interests', async ({ page, context }) => {
  await logIn(context, 'artist01', 'ARTIST');
  await openMyInfo(page);
  await expect(page.getByRole('checkbox', { name: /레지던시/ })).toBeVisible();
  await page.getByLabel('비즈니스 SMS 수신 동의').uncheck();
  await page.getByRole('button', { name: '수정', exact: true }).click();
  await expect(page.getByText(signupMessages.businessSmsRequired)).toBeVisible();
  await expect(page.getByLabel('비즈니스 SMS 수신 동의')).toBeFocused();
  await expect(page.getByRole('link', { name: /전환 신청/ })).toHaveCount(0);
  await page.getByLabel('비즈니스 SMS 수신 동의').check();
  await saveWell(page);
  await page.goto('/my/info/apply-artist');
  await expect(page).toHaveURL('/my/info');
});

test('who waits for approval sees that they wait', async ({ page, context }) => {
  await logIn(context, 'pending01', 'ARTIST_PENDING');
  await openMyInfo(page);
  const note = page.getByRole('region', { name: '아티스트 회원 신청' });
  await expect(note).toContainText('24시간 이내');
  await expect(note).toContainText(/\d{4}\. \d+\. \d+\. \d\d:\d\d 신청/);
  await logIn(context, 'retry01', 'ARTIST_PENDING_RETRY');
  await openMyInfo(page);
  await expect(note).toContainText('활동 자료를 다시 올려 주세요');
  await note.getByRole('link', { name: '자료 업데이트' }).click();
  await expect(page.getByRole('button', { name: '자료 업데이트 완료' })).toBeVisible();
  await expect(page.getByRole('button', { name: '전환 신청' })).toHaveCount(0);
  await expectAccessible(page);
});

test('an approved artist without a profile is told on every page what comes next', async ({
  page,
  context,
}) => {
  await logIn(context, 'fresh01', 'ARTIST_BEFORE_PROFILE');
  const note = page.getByRole('region', { name: '작가 프로필 등록' });
  for (const path of ['/my/info', '/my/password', '/my/favorite/artist']) {
    await page.goto(path);
    await expect(note).toBeVisible();
  }
  await expectAccessible(page);
  await note.getByRole('link', { name: '작가 프로필 등록' }).click();
  await expect(page).toHaveURL('/my/artist/profile');
  await expect(note).toHaveCount(0);
});

test('who logs in by a provider has no password here', async ({ page }) => {
  const id = newId();
  const name = await reachSocialForm(page, '일반', newPerson('소담비'));
  await fillId(page, id);
  await fillContact(page, id);
  await chooseInterest(page);
  await page.getByRole('button', { name: '가입하기', exact: true }).click();
  await acceptAlert(page, signupMessages.memberDone);
  await page.goto('/oauth2/authorization/kakao');
  await sayWhoIAm(page, name);
  await expect(page).toHaveURL('/');
  await openMyInfo(page);
  await expect(page.getByLabel('아이디', { exact: true })).toHaveText(id);
  await expect(page.getByText(myMessages.socialLogin('카카오'))).toBeVisible();
  await expect(page.getByLabel(/비밀번호/)).toHaveCount(0);
  await expectAccessible(page);
  await takePicture(page, 'my-social');
  await page.getByLabel('상세 주소').fill('옥탑');
  await saveWell(page);
  await page.goto('/my/password');
  await expect(page.getByText(myMessages.socialLogin('카카오'))).toBeVisible();
  await expect(page.getByLabel(/비밀번호/)).toHaveCount(0);
});

test('the frame marks where one stands and leads on, at every width', async ({ page, context }) => {
  await watchLayoutShifts(page);
  await logIn(context, 'fresh01', 'ARTIST_BEFORE_PROFILE');
  await page.goto('/my/support/faq');
  const menu = page.getByRole('navigation', { name: '마이페이지 메뉴' });
  const current = menu.getByRole('link', { name: '자주 묻는 질문' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: /작품 관리/ })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await takePicture(page, 'my-frame');
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/my/support/faq');
    await expect(current).toBeInViewport({ ratio: 1 });
    await expectNoHorizontalOverflow(page);
    await expectAccessible(page);
    await takePicture(page, 'my-frame');
  }
  await expectNoLayoutShift(page);
  await menu.getByRole('link', { name: '회원 정보' }).click();
  await expect(page).toHaveURL('/my/info');
  await expect(menu.getByRole('link', { name: '회원 정보' })).toBeInViewport({ ratio: 1 });
  // Past the menu by its skip link.
  await page.setViewportSize({ width: 1440, height: 900 });
  const skip = page.getByRole('link', { name: '마이페이지 메뉴 건너뛰기' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: '작가 프로필 등록' })).toBeFocused();
});
