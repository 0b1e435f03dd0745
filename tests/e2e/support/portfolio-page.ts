import type { Locator, Page } from '@playwright/test';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { answerQuestion } from './my-page';
import { expect } from './test';

export const PORTFOLIO = '/my/artist/portfolio';

export async function openPortfolio(page: Page): Promise<void> {
  await page.goto(PORTFOLIO);
  await expect(page.getByRole('heading', { name: '포트폴리오', level: 1 })).toBeVisible();
  await expect(sheet(page)).toBeVisible();
}

/** The page on the stage. */
export const sheet = (page: Page): Locator =>
  page.getByRole('region', { name: '쪽 미리보기' }).locator('svg[role=group]');

export const thumbnails = (page: Page): Locator =>
  page.getByRole('group', { name: '쪽 목록' }).getByRole('button', { name: /^\d+ ?쪽 ·/ });

/** Shows a page on the stage. @param number from 1 */
export async function showPage(page: Page, number: number): Promise<void> {
  await thumbnails(page)
    .nth(number - 1)
    .click();
  await expect(thumbnails(page).nth(number - 1)).toHaveAttribute('aria-current', 'page');
}

/** Waits until all that was changed is saved. */
export async function untilSaved(page: Page): Promise<void> {
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
}

/** Takes the works with these titles into the portfolio, in this order. */
export async function takeWorks(page: Page, ...titles: string[]): Promise<void> {
  await page.getByRole('button', { name: '작품 고르기' }).click();
  const dialog = page.getByRole('dialog', { name: '작품 고르기' });
  for (const title of titles) {
    const choice = dialog.getByRole('checkbox', { name: `${title} 선택` });
    // The page ignores a press right after another one at the same place, as the second of a double click.
    await expect(() => choice.check({ timeout: 5000 })).toPass();
    await dialog.getByRole('button', { name: '선택한 작품 담기' }).click();
  }
  await dialog.getByRole('button', { name: '완료' }).click();
  await expect(dialog).toBeHidden();
}

/** Begins to make the PDF. */
export async function beginFile(page: Page): Promise<void> {
  await page.getByRole('button', { name: '파일 만들기' }).click();
  await answerQuestion(page, portfolioMessages.pdfConfirm, '만들기');
}

/** Restores the first of the earlier portfolios. */
export async function restoreFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: '이전 포트폴리오', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '이전 포트폴리오' });
  await dialog
    .getByRole('button', { name: /되살리기$/ })
    .first()
    .click();
  await answerQuestion(page, portfolioMessages.restore, '되살리기');
  await expect(dialog).toBeHidden();
}

/** Makes the PDF and has it kept. */
export async function finishFile(page: Page): Promise<void> {
  await beginFile(page);
  await answerQuestion(page, portfolioMessages.pdfMade, '닫기');
}

/** What a button downloads. */
export async function downloadBy(page: Page, button: Locator): Promise<Buffer> {
  const begun = page.waitForEvent('download');
  await button.click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await begun).createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
