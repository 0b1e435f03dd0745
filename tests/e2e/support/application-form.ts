import type { Page } from '@playwright/test';
import * as myMessages from '@/lib/messages/my';
import { answerQuestion } from './my-page';
import { acceptAlert, agreeToBusiness, smallPdf, smallPng } from './signup';
import { expect } from './test';

/** Proof that an applicant is an artist: a document and a picture. */
export const DOCUMENTS = [
  { name: '졸업증명서.pdf', mimeType: 'application/pdf', buffer: smallPdf() },
  { name: '개인전 전경.png', mimeType: 'image/png', buffer: smallPng() },
];

/** Fills in the application, so that it can be sent. */
export async function fillApplication(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: /관심분야/ })
    .getByRole('checkbox', { name: '레지던시' })
    .check();
  await agreeToBusiness(page);
  await page.locator('input[type=file]').setInputFiles(DOCUMENTS);
  await expect(page.getByRole('list', { name: '올릴 자료' }).getByRole('listitem')).toHaveCount(2);
}

/** Sends the application, and reads that an answer comes within a day. */
export async function apply(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await answerQuestion(page, myMessages.applyConfirm, '확인');
  await acceptAlert(page, myMessages.applied);
  await expect(page).toHaveURL('/my/info');
  await expect(page.getByRole('region', { name: '아티스트 회원 신청' })).toContainText('24시간 이내');
}
