import * as studioMessages from '@/lib/messages/studio';
import * as typedMessages from '@/lib/messages/typed';
import { joinAsArtist, photo } from './support/artist';
import { liftRow } from './support/keyboard';
import { cropPhoto, joinAndOpenProfile, openProfile, pressSave, rowGroup } from './support/profile-page';
import { expectAccessible, expectTexts, takePicture } from './support/page-health';
import { expect, test } from './support/test';

test('an approved artist fills in a first profile, and is an artist', async ({ page, request }) => {
  const { accountId } = await joinAsArtist(page, request, '남궁하람');
  await openProfile(page);
  const menu = page.getByRole('navigation', { name: '마이페이지 메뉴' });
  await expect(menu.getByRole('link', { name: /작품 관리/ })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await takePicture(page, 'studio-profile-empty');
  await pressSave(page);
  await expectTexts(page, [
    studioMessages.photoRequired,
    studioMessages.nameRequired,
    studioMessages.introductionRequired,
    studioMessages.genreRequired,
    studioMessages.areaRequired,
    studioMessages.educationRequired,
    studioMessages.experienceRequired,
  ]);
  await expect(page.getByRole('button', { name: '사진 고르기' })).toBeFocused();
  await expectAccessible(page);
  await takePicture(page, 'studio-profile-faults');

  await cropPhoto(page);
  await page.getByLabel('국문 작가명').fill('남궁하람');
  await page.getByLabel('영문 작가명').pressSequentially('namgung');
  await expect(page.getByLabel('영문 작가명')).toHaveValue('NAMGUNG');
  await page.getByLabel('한 줄 소개').fill('강가의 저녁을 그린다.');
  await page.getByRole('checkbox', { name: '기타' }).check();
  await page.getByLabel('기타 장르').fill('판화');
  await page.getByLabel('국내 활동지역').fill('전주');
  await page.getByRole('checkbox', { name: '해당 없음' }).check();
  await rowGroup(page, '개인전').getByRole('button', { name: '개인전 추가' }).click();
  await page.getByLabel('연도').selectOption('2024');
  await page.getByLabel('제목').fill('저녁 강');
  await page.getByLabel('장소').fill('물결창고');
  await page.getByLabel('지역', { exact: true }).fill('전주');
  const preview = page.frameLocator('iframe[title="작가 페이지 미리보기"]');
  await expect(preview.getByRole('heading', { level: 1, name: '남궁하람' })).toBeVisible();
  await expect(preview.getByText('저녁 강, 물결창고, 전주')).toBeVisible();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await pressSave(page);

  const opened = page.getByRole('dialog', { name: studioMessages.profileOpened });
  await expect(opened.getByRole('link', { name: '작품 등록' })).toHaveAttribute('href', '/my/artist/artwork');
  await expectAccessible(page);
  await takePicture(page, 'studio-profile-opened');
  // The menu behind the dialog has followed the role.
  const works = page.getByRole('link', { name: '작품 관리', exact: true, includeHidden: true });
  await expect(works.first()).toHaveAttribute('href', '/my/artist/artwork');
  await opened.getByRole('link', { name: '내 작가 페이지' }).click();
  await expect(page).toHaveURL(`/artist/${accountId}`);
  await expect(page.getByRole('heading', { level: 1, name: '남궁하람' })).toBeVisible();
  await expect(page.getByText('저녁 강, 물결창고, 전주')).toBeVisible();
  // Nothing is left of the draft that was kept while typing.
  await openProfile(page);
  await expect(page.getByRole('region', { name: '쓰다 만 내용' })).toHaveCount(0);
  await expect(page.getByLabel('기타 장르')).toHaveValue('판화');
});

test('what breaks a rule is told at its field, also in rows', async ({ page, request }) => {
  await joinAndOpenProfile(page, request, '서하늬');
  await page.getByLabel('국문 작가명').fill('HANUI');
  await page.getByLabel('영문 작가명').fill('HANUI 2');
  await page.getByLabel('한 줄 소개').fill('가'.repeat(41));
  await expect(page.getByText(`${studioMessages.tooLong(40)} (41 / 40)`)).toBeVisible();
  await page.getByLabel('국내 활동지역').fill('Seoul');
  await page.getByLabel('영상 주소').fill('유튜브에 있어요');
  await expect(page.getByText(typedMessages.linkInvalid)).toBeVisible();
  await page.getByLabel('작가 노트').fill('가'.repeat(1201));
  await page.getByRole('button', { name: '수상 추가' }).click();
  await rowGroup(page, '수상').getByLabel('내용').fill('푸른새벽 미술상');
  await page.getByRole('button', { name: '인터뷰 추가' }).click();
  await rowGroup(page, '인터뷰').getByLabel('제목').fill('안부');
  await rowGroup(page, '인터뷰').getByLabel('주소').fill('ftp://example.com');
  await pressSave(page);
  await expect(page.getByLabel('국문 작가명')).toBeFocused();
  await expectTexts(page, [
    studioMessages.nameKoRule,
    studioMessages.nameEnRule,
    studioMessages.domesticAreaRule,
    studioMessages.tooLong(1200),
    studioMessages.awardPartial,
  ]);
  await expect(rowGroup(page, '인터뷰').getByText(typedMessages.linkInvalid)).toBeVisible();
  await expect(rowGroup(page, '수상').getByLabel('연도')).toHaveAttribute('aria-invalid', 'true');
  await expect(rowGroup(page, '수상').getByLabel('내용')).not.toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  // A fault goes while it is mended.
  await rowGroup(page, '수상').getByLabel('연도').selectOption('2020');
  await expect(page.getByText(studioMessages.awardPartial)).toBeHidden();
});

test('a pasted career becomes rows, which can be taken back, sorted and put in order by keys', async ({
  page,
  request,
}) => {
  await joinAndOpenProfile(page, request, '도윤슬');
  const group = rowGroup(page, '단체전');
  await group.getByRole('button', { name: /여러 줄 붙여넣기/ }).click();
  await page
    .getByLabel('단체전 여러 줄')
    .fill('[단체전]\n2021 《지금》, 너른담미술관, 수원\n2024. 5. 봄, 물결창고');
  await expect(group.getByRole('status')).toContainText('1줄은 넣은 뒤에 빈 칸을 채워 주세요.');
  await expectAccessible(page);
  await group.getByRole('button', { name: '2줄 넣기' }).click();
  await expect(group.getByLabel('지역', { exact: true })).toBeFocused();
  await page.keyboard.type('전주');
  await group.getByRole('button', { name: '완료' }).click();
  await expect(group.getByRole('listitem')).toHaveText([
    /2021지금, 너른담미술관, 수원/,
    /2024봄, 물결창고, 전주/,
  ]);
  await group.getByRole('button', { name: /최신 연도순/ }).click();
  await expect(group.getByRole('listitem').first()).toContainText('봄');
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(group.getByRole('listitem').first()).toContainText('지금');

  // Into a title: the row takes the first line, and Enter leads on to another row.
  const solo = rowGroup(page, '개인전');
  await expect(solo.getByRole('listitem')).toHaveCount(3);
  await solo.getByRole('button', { name: '개인전 추가' }).click();
  await solo.getByLabel('제목').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '2019\t첫 줄\t양림 작은창\t광주\n2018\t먼 점\t공간 반걸음\t서울');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(solo.getByLabel('제목')).toHaveValue('첫 줄');
  await expect(solo.getByRole('listitem')).toHaveCount(5);
  await solo.getByLabel('제목').press('Enter');
  await expect(solo.getByRole('listitem')).toHaveCount(6);
  await expect(solo.getByLabel('연도')).toBeFocused();
  await solo.getByRole('button', { name: '완료' }).click();
  await expect(solo.getByRole('listitem')).toHaveCount(5);
  await solo.getByRole('button', { name: /먼 점.*삭제/ }).click();
  await expect(solo.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(solo.getByRole('listitem').last()).toContainText('먼 점');

  const handle = solo.getByRole('button', { name: '2018 먼 점, 공간 반걸음, 서울 순서 바꾸기' });
  await handle.focus();
  await liftRow(page);
  await expect(page.getByText('5개 중 5번째 자리입니다.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('5개 중 4번째 자리입니다.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('5개 중 3번째 자리입니다.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(solo.getByRole('listitem').nth(2)).toContainText('먼 점');
  await solo.getByRole('listitem').nth(2).getByRole('button', { name: /수정$/ }).click();
  await solo.getByRole('button', { name: '위로' }).click();
  await expect(solo.getByRole('listitem').nth(1).getByLabel('제목')).toHaveValue('먼 점');
  await takePicture(page, 'studio-profile-rows');
  await pressSave(page);
  await expect(page.getByText(studioMessages.profileSaved)).toBeVisible();
  await page.reload();
  await expect(solo.getByRole('listitem')).toHaveText([/첫 바람/, /먼 점/, /마른 들/, /물의 결/, /첫 줄/]);
});

test('a photo is judged, cropped by keys, and cropped anew from what was kept', async ({ page, request }) => {
  await joinAndOpenProfile(page, request, '민가람');
  const file = page.getByLabel('작가 사진 파일');
  const choose = async (name: string, buffer: Buffer, message: string) => {
    await file.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(page.getByText(message)).toBeVisible();
  };
  await choose('그림.jpg', Buffer.from('GIF89a and so on'), studioMessages.photoType);
  await choose('작은.jpg', await photo(400, 800), studioMessages.photoSmall);
  const large = Buffer.concat([await photo(1000, 1400), Buffer.alloc(10 * 1024 * 1024)]);
  await choose('큰.jpg', large, studioMessages.photoTooLarge);
  await choose('깨진.jpg', (await photo(1000, 1400)).subarray(0, 200), studioMessages.imageBroken);
  const saved = await page.getByAltText('지금의 사진').getAttribute('src');
  await page.getByRole('button', { name: '다시 자르기' }).click();
  const dialog = page.getByRole('dialog', { name: '사진 자르기' });
  await expect(dialog.getByRole('application')).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'studio-profile-crop');
  await dialog.getByLabel('확대').press('ArrowRight');
  await dialog.getByRole('application').press('ArrowLeft');
  await dialog.getByRole('button', { name: '이대로 자르기' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '다른 사진 고르기' })).toBeFocused();
  await expect(page.getByText(studioMessages.imageBroken)).toBeHidden();
  await pressSave(page);
  await expect(page.getByText(studioMessages.profileSaved)).toBeVisible();
  await expect(page.getByAltText('지금의 사진')).not.toHaveAttribute('src', saved ?? '');
});
