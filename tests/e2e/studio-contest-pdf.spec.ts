import type { Locator } from '@playwright/test';
import * as contestMessages from '@/lib/messages/contest';
import * as pdfMessages from '@/lib/messages/pdf';
import * as portfolioMessages from '@/lib/messages/portfolio';
import * as articlePaths from '@/lib/paths/article';
import * as contestPaths from '@/lib/paths/contest';
import { formField } from '@/tests/support/form-field';
import { becomeArtist } from './support/artist';
import { register } from './support/artworks';
import { openContest, openFor } from './support/contest-page';
import { agreeToTerms } from './support/contest-terms';
import { answerQuestion } from './support/my-page';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { beginFile, openPortfolio, takeWorks } from './support/portfolio-page';
import { acceptAlert } from './support/signup';
import { expect, test } from './support/test';

const TITLE = '책으로 보는 공모';
const FIELDS = [formField({ name: 'portfolio', label: '포트폴리오', type: 'portfolio', required: true })];

/** How many of the pixels of a page's picture aren't white. */
const inkOf = (sheet: Locator) =>
  sheet.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let ink = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 250) ink += 1;
    return ink;
  });

test('a portfolio is read page by page beside the answers, and on a page of its own', async ({
  page,
  request,
  browser,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED/);
  const { uuid, articleUuid } = await openContest(page, TITLE, FIELDS);
  const artist = await openFor(browser);
  await becomeArtist(artist, request, '보라');
  await register(artist.request, { title: '천 번의 안부' });
  await openPortfolio(artist);
  await takeWorks(artist, '천 번의 안부');
  await beginFile(artist);
  await answerQuestion(artist, portfolioMessages.pdfMade, '닫기');
  await artist.goto(articlePaths.page('NEWS', articleUuid));
  await artist.getByRole('button', { name: '공모전 신청하기' }).click();
  const form = artist.getByRole('dialog', { name: TITLE });
  await form.getByRole('checkbox', { name: /포트폴리오/ }).check();
  await agreeToTerms(form);
  await form.getByRole('button', { name: '신청하기' }).click();
  await acceptAlert(artist, contestMessages.sent);
  await artist.context().close();

  // The file doesn't come at first.
  const file = /\/files\//;
  await page.route(file, (route) => route.abort());
  await page.goto(contestPaths.applicants(uuid));
  await page.getByRole('rowheader').first().getByRole('link').click();
  const room = page.getByRole('dialog');
  await expect(room.getByText(pdfMessages.failed)).toBeVisible();
  await expect(room.getByRole('link', { name: /포트폴리오.*\.pdf/ })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(file);
  // Then something comes that is no PDF.
  await page.route(file, (route) => route.fulfill({ body: '%PDF-1.7 and no more' }));
  await room.getByRole('button', { name: '다시 시도' }).click();
  await expect(room.getByText(pdfMessages.failed)).toBeVisible();
  await page.unroute(file);
  await room.getByRole('button', { name: '다시 시도' }).click();
  const first = room.getByRole('img', { name: /\.pdf 1쪽$/ });
  await expect(first.locator('canvas')).toBeVisible();
  expect(await inkOf(first)).toBeGreaterThan(100);
  await expect(room.getByRole('list', { name: /\.pdf$/ })).toContainText('보라');
  await expectAccessible(page);
  await takePicture(page, 'applicant-pdf');

  await room.getByRole('link', { name: '포트폴리오 크게 보기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '보라' })).toBeVisible();
  const large = page.getByRole('img', { name: /\.pdf 1쪽$/ });
  await expect(large.locator('canvas')).toBeVisible();
  expect(await inkOf(large)).toBeGreaterThan(100);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /PDF 내려받기/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  await takePicture(page, 'applicant-portfolio');
  await page.getByRole('link', { name: '지원자 상세로' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText('보라');
});
