import * as sessionMessages from '@/lib/messages/session';
import * as formMessages from '@/lib/messages/form';
import * as leavingMessages from '@/lib/messages/leaving';
import * as studioMessages from '@/lib/messages/studio';
import { photo } from './support/artist';
import { cropPhoto, joinAndOpenProfile, openProfile, pressSave, rowGroup } from './support/profile-page';
import { answerQuestion, logInAgain } from './support/my-page';
import { expectAccessible, takePicture } from './support/page-health';
import { acceptAlert } from './support/signup';
import { expectBoth, lookAtConflict } from './support/conflict';
import { expect, test } from './support/test';

test('what was being typed is back after a reload, and offered after the tab was closed', async ({
  page: closed,
  context,
  request,
}) => {
  await joinAndOpenProfile(closed, request, '온누리');
  closed.on('dialog', (dialog) => void dialog.accept());
  await closed.getByLabel('한 줄 소개').fill('아직 저장하지 않은 문장.');
  await expect(closed.getByText(/임시 보관/)).toBeVisible();
  await closed.reload();
  await expect(closed.getByText(formMessages.typingRestored)).toBeVisible();
  await expect(closed.getByLabel('한 줄 소개')).toHaveValue('아직 저장하지 않은 문장.');
  await expect(closed.getByText(/임시 보관/)).toBeVisible();
  await closed.close();

  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  await openProfile(page);
  const introduction = page.getByLabel('한 줄 소개');
  const offer = page.getByRole('region', { name: '쓰다 만 내용' });
  await expect(offer).toContainText('한 줄 소개');
  await expect(introduction).not.toHaveValue('아직 저장하지 않은 문장.');
  await expectAccessible(page);
  await takePicture(page, 'studio-profile-draft');
  await offer.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(introduction).toHaveValue('아직 저장하지 않은 문장.');
  await expect(page.getByText(/임시 보관/)).toBeVisible();

  const other = await context.newPage();
  await openProfile(other);
  const again = other.getByRole('region', { name: '쓰다 만 내용' });
  await again.getByRole('button', { name: '버리기' }).click();
  await expect(again).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('button', { name: '저장', exact: true })).toBeVisible();
  await expect(again).toHaveCount(0);
});

test('compares what the browser kept with a profile that was saved since', async ({
  page: closed,
  context,
  request,
}) => {
  await joinAndOpenProfile(closed, request, '새미래');
  closed.on('dialog', (dialog) => void dialog.accept());
  await closed.getByLabel('한 줄 소개').fill('닫힌 창의 문장.');
  await expect(closed.getByText(/임시 보관/)).toBeVisible();
  await closed.close();

  const page = await context.newPage();
  await openProfile(page);
  const sentence = page.getByRole('textbox', { name: '한 줄 소개' });
  await sentence.fill('먼저 저장한 문장.');
  await pressSave(page);
  await expect(page.getByText(studioMessages.profileSaved)).toBeVisible();
  await page.getByRole('button', { name: '이어서 쓰기' }).click();
  const both = { label: '한 줄 소개', mine: '닫힌 창의 문장.', theirs: '먼저 저장한 문장.' };
  await expectBoth(page, both, (text) => expect(sentence).toHaveValue(text));
});

test('who saves over a newer profile sees it first, and keeps what they typed', async ({
  page,
  context,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/);
  await joinAndOpenProfile(page, request, '반지오');
  const other = await context.newPage();
  await openProfile(other);
  await other.getByLabel('한 줄 소개').fill('다른 창의 문장.');
  await other.getByLabel('해외 활동지역').fill('베를린');
  await rowGroup(other, '개인전')
    .getByRole('button', { name: /첫 바람.*삭제/ })
    .click();
  await pressSave(other);
  await expect(other.getByText(studioMessages.profileSaved)).toBeVisible();

  await page.getByLabel('한 줄 소개').fill('이 창의 문장.');
  await page.getByRole('button', { name: '소장 추가' }).click();
  await rowGroup(page, '소장').getByLabel('소장처').fill('너른담미술관');
  await pressSave(page);
  await acceptAlert(page, studioMessages.profileStale);
  const note = page.getByRole('region', { name: '다른 곳에서 바뀐 내용' });
  await expect(note).toContainText('다른 창의 문장.');
  await expect(note).toContainText('삭제: 2020 첫 바람');
  await expect(note.getByRole('heading')).toBeFocused();
  await expect(page.getByRole('textbox', { name: '한 줄 소개' })).toHaveValue('이 창의 문장.');
  await expect(page.getByRole('textbox', { name: '해외 활동지역' })).toHaveValue('베를린');
  await expect(rowGroup(page, '개인전').getByRole('listitem')).toHaveCount(2);
  await expect(rowGroup(page, '소장').getByRole('listitem')).toContainText('너른담미술관');
  await expectAccessible(page);
  const sentence = page.getByRole('textbox', { name: '한 줄 소개' });
  const both = { label: '한 줄 소개', mine: '이 창의 문장.', theirs: '다른 창의 문장.' };
  await expectBoth(page, both, (text) => expect(sentence).toHaveValue(text));
  await lookAtConflict(page, 'studio-profile-stale');
  await pressSave(page);
  await expect(page.getByText(studioMessages.profileSaved)).toBeVisible();
  await expect(note).toBeHidden();
  await other.reload();
  await expect(other.getByLabel('한 줄 소개')).toHaveValue('이 창의 문장.');
});

test('a save with a photo can be stopped, and keeps what was chosen', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/artists\/me|ERR_FAILED/);
  await joinAndOpenProfile(page, request, '라온제나');
  await cropPhoto(page, await photo(2400, 3000, true));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: -1,
    uploadThroughput: 100_000,
  });
  await pressSave(page);
  await expect(page.getByText('사진을 올리고 있어요')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '올리기 취소' }).click();
  await expect(page.getByText(studioMessages.profileSaveCancelled)).toBeVisible();
  await expect(page.getByAltText('고른 사진')).toBeVisible();
  await session.detach();
  await pressSave(page);
  await expect(page.getByText(studioMessages.profileSaved)).toBeVisible();
});

test('an ended session keeps what was typed', async ({ page, context, request, consoleGuard }) => {
  consoleGuard.allow(/401/);
  const { accountId } = await joinAndOpenProfile(page, request, '차오름');
  await page.getByLabel('한 줄 소개').fill('세션이 끝난 뒤의 문장.');
  await context.clearCookies();
  await pressSave(page);
  await acceptAlert(page, sessionMessages.ended);
  await expect(page).toHaveURL('/');
  await logInAgain(page, accountId);
  await openProfile(page);
  await expect(page.getByText(formMessages.typingRestored)).toBeVisible();
  await expect(page.getByLabel('한 줄 소개')).toHaveValue('세션이 끝난 뒤의 문장.');
  await expect(page.getByRole('region', { name: '쓰다 만 내용' })).toHaveCount(0);
});

test('who leaves with unsaved changes is asked', async ({ page, request }) => {
  await joinAndOpenProfile(page, request, '고은별');
  await page.getByLabel('한 줄 소개').fill('나가기 전의 문장.');
  const menu = page.getByRole('navigation', { name: '마이페이지 메뉴' });
  await menu.getByRole('link', { name: '회원 정보' }).click();
  await answerQuestion(page, leavingMessages.unsaved, '머무르기');
  await expect(page).toHaveURL('/my/artist/profile');
  await menu.getByRole('link', { name: '회원 정보' }).click();
  await answerQuestion(page, leavingMessages.unsaved, '나가기');
  await expect(page).toHaveURL('/my/info');
});
