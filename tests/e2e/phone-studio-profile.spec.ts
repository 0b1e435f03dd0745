import * as studioMessages from '@/lib/messages/studio';
import { cropPhoto, joinAndOpenProfile, pressSave, rowGroup } from './support/profile-page';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { expect, test } from './support/test';

const LONG = 'TheVeryLongEnglishTitleWithoutAnySpacesThatGoesOnAndOnAndOnAndOnForever';

test('an artist keeps their profile on a phone', async ({ page, request }) => {
  await joinAndOpenProfile(page, request, '선우하늘', {
    nameKo: '남궁산들바람이머무는',
    nameEn: 'NAMGUNG SANDEULBARAM',
    awards: [{ year: 2024, title: LONG }],
  });
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  await takePicture(page, 'studio-profile');

  const preview = page.frameLocator('iframe[title="작가 페이지 미리보기"]');
  await page.getByRole('button', { name: '미리보기 열기' }).tap();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('남궁산들바람이머무는');
  await expect(preview.getByText(LONG)).toBeAttached();
  await takePicture(page, 'studio-profile-preview');
  await page.getByRole('button', { name: '미리보기 닫기' }).tap();
  await expect(page.locator('iframe')).toHaveCount(0);

  await cropPhoto(page);
  const solo = rowGroup(page, '개인전');
  await solo.getByRole('button', { name: /물의 결.*수정$/ }).tap();
  await solo.getByLabel('제목').fill(LONG);
  await solo.getByRole('button', { name: '위로' }).tap();
  await expect(solo.getByRole('listitem').nth(1).getByLabel('제목')).toHaveValue(LONG);
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  await takePicture(page, 'studio-profile-row');
  await solo.getByRole('button', { name: '완료' }).tap();
  await solo.getByRole('button', { name: '개인전 추가' }).tap();
  await solo.getByLabel('제목').fill('바람의 집');
  await pressSave(page);
  await expect(solo.getByText(studioMessages.experienceRequired)).toBeVisible();
  await expect(solo.getByLabel('연도')).toBeFocused();
  await expectNoHorizontalOverflow(page);
  await takePicture(page, 'studio-profile-faults');
  await solo.getByRole('button', { name: '줄 삭제' }).tap();
  await pressSave(page);
  await expect(page.getByText(studioMessages.profileSaved)).toBeVisible();
  await page.reload();
  await expect(solo.getByRole('listitem')).toHaveText([/첫 바람/, new RegExp(LONG), /마른 들/]);
});

test('a finger that rests on a handle drags its row', async ({ page, request }) => {
  await joinAndOpenProfile(page, request, '한새별');
  const solo = rowGroup(page, '개인전');
  const handle = solo.getByRole('button', { name: /첫 바람.*순서 바꾸기/ });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await solo.getByRole('button', { name: /물의 결.*순서 바꾸기/ }).boundingBox();
  if (from === null || to === null) throw new Error('The handles are not on the page');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: from.x + 22, y }] });
  await touch('touchStart', from.y + 22);
  await expect(page.getByText('3개 중 1번째 자리입니다.')).toBeAttached();
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', from.y + 22 + ((to.y - from.y) * step) / 8);
  await expect(page.getByText('3개 중 3번째 자리입니다.')).toBeAttached();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(solo.getByRole('listitem')).toHaveText([/마른 들/, /물의 결/, /첫 바람/]);
});
