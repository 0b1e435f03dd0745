import type { Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { becomeArtist } from './support/artist';
import { register } from './support/artworks';
import { dataOf } from './support/calls';
import { answerQuestion } from './support/my-page';
import { expectAccessible, takePicture } from './support/page-health';
import { downloadBy, finishFile, openPortfolio, takeWorks, untilSaved } from './support/portfolio-page';
import { expect, test } from './support/test';

const introduction = (page: Page) => page.getByRole('textbox', { name: '한 줄 소개' });
const newTab = (page: Page) => page.getByRole('tab', { name: '새 포트폴리오' });
const keptPdf = (page: Page) => page.getByRole('button', { name: 'PDF 내려받기', exact: true });
const question = (page: Page) => page.getByRole('alertdialog');
const countEarlier = async (page: Page) => {
  const answer = await page.request.get(apiUrl('/v1/artists/me/portfolio/earlier'));
  return (await dataOf<{ content: unknown[] }>(answer)).content.length;
};

async function openFinished(page: Page, text: string): Promise<void> {
  await register(page.request, { title: '달항아리' });
  await openPortfolio(page);
  await takeWorks(page, '달항아리');
  await introduction(page).fill(text);
  await untilSaved(page);
  await finishFile(page);
}

test('a new portfolio asks before it takes the place of a finished one, and a cancel keeps that', async ({
  page,
  request,
}) => {
  await becomeArtist(page, request, '한결');
  await openFinished(page, '완성한 소개');
  await newTab(page).dblclick();
  await expect(question(page)).toHaveCount(1);
  await answerQuestion(page, portfolioMessages.startOverFinished, '취소');
  await expect(question(page)).toHaveCount(0);
  await expect(introduction(page)).toHaveValue('완성한 소개');
  await newTab(page).click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(introduction(page)).toHaveValue('완성한 소개');
  // A new one that isn't changed is nothing yet.
  await newTab(page).click();
  await answerQuestion(page, portfolioMessages.startOverFinished, '새로 시작');
  await expect(introduction(page)).not.toHaveValue('완성한 소개');
  await page.reload();
  await expect(introduction(page)).toHaveValue('완성한 소개');
  await expect(keptPdf(page)).toBeVisible();
  expect(await countEarlier(page)).toBe(0);
});

test('a finished portfolio that a new one replaced is restored with its PDF', async ({ page, request }) => {
  await becomeArtist(page, request, '새움');
  await openFinished(page, '완성한 소개');
  const before = await downloadBy(page, keptPdf(page));
  await newTab(page).click();
  await answerQuestion(page, portfolioMessages.startOverFinished, '새로 시작');
  await introduction(page).fill('새로 시작한 소개');
  await untilSaved(page);
  await page.reload();
  await expect(introduction(page)).toHaveValue('새로 시작한 소개');
  await expect(page.getByText(portfolioMessages.pdfOfBefore)).toBeVisible();
  await takeWorks(page, '달항아리');
  await untilSaved(page);
  await finishFile(page);
  await expect(page.getByText(portfolioMessages.pdfOfBefore)).toBeHidden();
  expect((await downloadBy(page, keptPdf(page))).equals(before)).toBe(false);

  await page.getByRole('button', { name: '이전 포트폴리오', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '이전 포트폴리오' });
  await expect(dialog.getByText(/완성한 것 · 달항아리/)).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'portfolio-earlier');
  const earlierPdf = await downloadBy(page, dialog.getByRole('button', { name: /PDF 내려받기$/ }));
  expect(earlierPdf.equals(before)).toBe(true);
  await dialog.getByRole('button', { name: /되살리기$/ }).dblclick();
  await answerQuestion(page, portfolioMessages.restore, '취소');
  await expect(question(page)).toHaveCount(0);
  await dialog.getByRole('button', { name: '닫기' }).first().click();
  await expect(introduction(page)).toHaveValue('새로 시작한 소개');

  // What is changed and not saved yet is kept as well.
  await introduction(page).fill('마지막에 고친 소개');
  await page.getByRole('button', { name: '이전 포트폴리오', exact: true }).click();
  // Once the change is saved, the finished one that it began from comes first in the list.
  await dialog
    .getByRole('button', { name: /되살리기$/ })
    .last()
    .click();
  await answerQuestion(page, portfolioMessages.restore, '되살리기');
  await expect(dialog).toBeHidden();
  await expect(introduction(page)).toHaveValue('완성한 소개');
  expect((await downloadBy(page, keptPdf(page))).equals(before)).toBe(true);
  await page.reload();
  await expect(introduction(page)).toHaveValue('완성한 소개');
  expect(await countEarlier(page)).toBe(2);
  await page.getByRole('button', { name: '이전 포트폴리오', exact: true }).click();
  await dialog
    .getByRole('listitem')
    .filter({ hasText: '작업하던 것' })
    .getByRole('button', { name: /되살리기$/ })
    .click();
  await answerQuestion(page, portfolioMessages.restore, '되살리기');
  await expect(introduction(page)).toHaveValue('마지막에 고친 소개');
  await expect(page.getByText(portfolioMessages.pdfOfBefore)).toBeVisible();
});
