import { PDFDocument } from '@cantoo/pdf-lib';
import { ALERTS } from '@/lib/contracts/alert';
import * as myMessages from '@/lib/messages/my';
import * as signupMessages from '@/lib/messages/signup';
import * as uploadMessages from '@/lib/messages/upload';
import { apply, DOCUMENTS, fillApplication } from './support/application-form';
import { answerQuestion, joinAndLogIn, joinAndOpenMyInfo, openForm, openMyInfo } from './support/my-page';
import { decideApplication } from './support/operator';
import { expectAccessible, expectTexts, takePicture } from './support/page-health';
import { acceptAlert, smallPdf } from './support/signup';
import { expect, test } from './support/test';

test('a member becomes an artist: applies, waits, is approved', async ({ page, request }) => {
  const { accountId } = await joinAndOpenMyInfo(page, '고은별');
  await page.getByRole('link', { name: '아티스트 회원으로 전환 신청' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '아티스트 회원 전환 신청' })).toBeVisible();
  await page.getByRole('button', { name: '전환 신청', exact: true }).click();
  await expectTexts(page, [
    signupMessages.interestRequired,
    signupMessages.documentsRequired,
    signupMessages.businessEmailRequired,
    signupMessages.businessSmsRequired,
  ]);
  await expect(page.getByRole('checkbox', { name: '전시 기회' })).toBeFocused();
  await expectAccessible(page);
  await fillApplication(page);
  await takePicture(page, 'my-apply');
  await apply(page, '전환 신청');
  await expectAccessible(page);
  await takePicture(page, 'my-pending');
  // The header and the guards follow the new role at once.
  const own = page.getByRole('banner').getByRole('link', { name: '내 작가 페이지' });
  await own.click();
  await acceptAlert(page, ALERTS['artist-pending']);
  await page.goto('/my/info/apply-artist');
  await expect(page).toHaveURL('/my/info');
  await decideApplication(request, accountId, 'approve');
  await own.click();
  await expect(page).toHaveURL('/my/artist/profile');
  await page.goto('/my/artist/artwork');
  await acceptAlert(page, ALERTS['profile-first']);
  await expect(page).toHaveURL('/my/artist/profile');
  const menu = page.getByRole('navigation', { name: '마이페이지 메뉴' });
  await expect(menu.getByRole('link', { name: /작품 관리/ })).toHaveAttribute('aria-disabled', 'true');
  await openMyInfo(page);
  await expect(page.getByRole('region', { name: '아티스트 회원 신청' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: '레지던시' })).toBeChecked();
});

test('who was asked for other documents reads why, and sends them', async ({ page, request }) => {
  const { accountId } = await joinAndLogIn(page, '황보예슬');
  await openForm(page, '/my/info/apply-artist');
  await fillApplication(page);
  await apply(page, '전환 신청');
  const reason = '이름이 보이는 전시 리플릿이나 예술 활동 증명서를 올려 주세요.';
  await decideApplication(request, accountId, { retry: reason });
  await openMyInfo(page);
  await expect(page.getByText(reason)).toBeVisible();
  await page.getByRole('link', { name: '자료 업데이트' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '활동 자료 업데이트' })).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(DOCUMENTS);
  await takePicture(page, 'my-retry');
  await apply(page, '자료 업데이트 완료');
});

test('documents that are no documents are refused, and an upload can be stopped', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/apply-artist|ERR_FAILED/);
  await joinAndLogIn(page, '라온제나');
  await openForm(page, '/my/info/apply-artist');
  const files = page.locator('input[type=file]');
  await files.setInputFiles([
    { name: 'a.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
    { name: '리플릿.pdf', mimeType: 'application/pdf', buffer: smallPdf() },
  ]);
  // The good one is kept, the other is named.
  await expect(
    page.getByText(signupMessages.documentsRefused(['a.exe'], signupMessages.documentsType)),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: '올릴 자료' })).toContainText('리플릿.pdf');
  await page.getByRole('button', { name: '리플릿.pdf 삭제' }).click();
  await answerQuestion(page, signupMessages.documentRemove, '삭제');
  await fillApplication(page);
  // The line is slow, so that there is time to stop the upload.
  const session = await page.context().newCDPSession(page);
  await files.setInputFiles({
    name: '큰 자료.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([smallPdf(), Buffer.alloc(3_000_000)]),
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: -1,
    uploadThroughput: 100_000,
  });
  await page.getByRole('button', { name: '전환 신청', exact: true }).click();
  await answerQuestion(page, myMessages.applyConfirm, '확인');
  await expect(page.getByText('자료를 올리고 있어요')).toBeVisible();
  await page.getByRole('button', { name: '올리기 취소' }).click();
  await expect(page.getByText(myMessages.applyCancelled)).toBeVisible();
  await expect(page.getByRole('list', { name: '올릴 자료' }).getByRole('listitem')).toHaveCount(3);
  await session.detach();
  // Detects a false type by the content as soon as the file is chosen.
  await files.setInputFiles({ name: 'liar.png', mimeType: 'image/png', buffer: Buffer.from('<p>1</p>') });
  await expect(
    page.getByText(signupMessages.documentsRefused(['liar.png'], signupMessages.documentsType)),
  ).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '레지던시' })).toBeChecked();
});

/** An encrypted PDF. Without a password for its readers it opens at once, as most encrypted PDFs do. */
async function encryptedPdf(userPassword: string): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.encrypt({ userPassword, ownerPassword: 'owner' });
  return Buffer.from(await pdf.save());
}

test('a PDF that asks for a password is accepted with a note, and one that doesn’t without it', async ({
  page,
}) => {
  await joinAndLogIn(page, '탁새봄');
  await openForm(page, '/my/info/apply-artist');
  const file = async (name: string, password: string) => ({
    ...{ name, mimeType: 'application/pdf' },
    buffer: await encryptedPdf(password),
  });
  await page
    .locator('input[type=file]')
    .setInputFiles([await file('잠긴 자료.pdf', 'secret'), await file('자료.pdf', '')]);
  await expect(page.getByRole('list', { name: '올릴 자료' }).getByRole('listitem')).toHaveCount(2);
  const note = page.getByRole('status').filter({ hasText: '암호' });
  await expect(note).toHaveText(uploadMessages.locked('잠긴 자료.pdf'));
  await expectAccessible(page);
  await page.getByRole('button', { name: '잠긴 자료.pdf 삭제' }).click();
  await answerQuestion(page, signupMessages.documentRemove, '삭제');
  await expect(note).toHaveCount(0);
});
