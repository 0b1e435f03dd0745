import type { Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import * as sessionMessages from '@/lib/messages/session';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { becomeArtist } from './support/artist';
import { headers } from './support/calls';
import { register } from './support/artworks';
import { testLeaving, type Leaving } from './support/leaving';
import { answerQuestion, logInAgain, type Member } from './support/my-page';
import {
  beginFile,
  openPortfolio,
  restoreFirst,
  sheet,
  takeWorks,
  thumbnails,
  untilSaved,
} from './support/portfolio-page';
import { acceptAlert } from './support/signup';
import { expect, test } from './support/test';

/** Where a browser sends files to. */
const STORAGE = /\/files\//;

async function openWith(page: Page, ...titles: string[]): Promise<void> {
  for (const title of titles) await register(page.request, { title });
  await openPortfolio(page);
  await takeWorks(page, ...titles);
  await untilSaved(page);
}

test('a file that could not be sent is sent again without being made anew', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|Failed to load/);
  await becomeArtist(page, request, '가온');
  await openWith(page, '달항아리');
  let workers = 0;
  page.on('worker', () => (workers += 1));
  await page.route(STORAGE, (route) => route.abort());
  await beginFile(page);
  const dialog = page.getByRole('dialog', { name: portfolioMessages.pdfNotSent });
  await expect(dialog).toBeVisible();
  const copy = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '내 컴퓨터에 저장' }).click();
  expect((await copy).suggestedFilename()).toMatch(/\.pdf$/);
  await page.unroute(STORAGE);
  await dialog.getByRole('button', { name: '다시 올리기' }).click();
  await answerQuestion(page, portfolioMessages.pdfMade, '닫기');
  expect(workers).toBe(1);
  await expect(page.getByRole('button', { name: 'PDF 내려받기', exact: true })).toBeVisible();
});

test('making a file can be cancelled, and nothing is kept of it', async ({ page, request }) => {
  await becomeArtist(page, request, '도담');
  await openWith(page, '달항아리');
  // The font files don't come, so that it goes on until it is cancelled.
  await page.context().route(/portfolio-fonts.*serif\.ttf/, () => undefined);
  await beginFile(page);
  const dialog = page.getByRole('dialog', { name: '포트폴리오 파일 만들기' });
  await dialog.getByRole('button', { name: '만들기 취소' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  const urls = await page.request.get(apiUrl('/v1/artists/me/portfolio/file-urls'), { headers });
  expect(await urls.json()).toMatchObject({ data: { urls: [] } });
});

test('a picture that can’t be read leaves a marked place, and its work is named', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  await becomeArtist(page, request, '라온');
  await openWith(page, '사라진 그림');
  await page.context().route(/\/media\/.*\.jpg$/, (route) => route.fulfill({ status: 404 }));
  await beginFile(page);
  await answerQuestion(page, portfolioMessages.pdfMissing(['사라진 그림']), '닫기');
});

test('an artwork that was deleted leaves the portfolio, and is named', async ({ page, request }) => {
  await becomeArtist(page, request, '새론');
  const { uuid } = await register(page.request, { title: '지운 작품' });
  await openWith(page, '남은 작품');
  await takeWorks(page, '지운 작품');
  await untilSaved(page);
  const before = await thumbnails(page).count();
  const gone = await page.request.delete(apiUrl('/v1/artists/me/artworks/{uuid}', { params: { uuid } }), {
    headers,
  });
  expect(gone.status()).toBe(200);
  await page.reload();
  await expect(page.getByText(portfolioMessages.missingArtworks(['지운 작품']))).toBeVisible();
  await expect(thumbnails(page)).toHaveCount(before);
});

test('what can’t be saved is said, stays, and is saved again', async ({ page, request, consoleGuard }) => {
  consoleGuard.allow(/ERR_FAILED|Failed to load/);
  await becomeArtist(page, request, '이든');
  await openPortfolio(page);
  const path = /\/v1\/artists\/me\/portfolio$/;
  await page.route(path, (route) => route.abort());
  const introduction = page.getByRole('textbox', { name: '한 줄 소개' });
  await introduction.fill('끊긴 줄에서 쓴 소개');
  await page.getByRole('button', { name: '다시 저장' }).waitFor();
  await page.unroute(path);
  await page.getByRole('button', { name: '다시 저장' }).click();
  await untilSaved(page);
  // The button has gone with its press.
  await expect(page.locator('[data-save]')).toBeFocused();
  await page.reload();
  await expect(introduction).toHaveValue('끊긴 줄에서 쓴 소개');
});

test('a new portfolio asks before it takes the place of one that is worked on', async ({ page, request }) => {
  await becomeArtist(page, request, '하람');
  await openPortfolio(page);
  const introduction = page.getByRole('textbox', { name: '한 줄 소개' });
  const begun = await introduction.inputValue();
  await introduction.fill('작업하던 소개');
  await untilSaved(page);
  await page.reload();
  await page.getByRole('tab', { name: '새 포트폴리오' }).click();
  await answerQuestion(page, portfolioMessages.startOver, '취소');
  await expect(introduction).toHaveValue('작업하던 소개');
  await page.getByRole('tab', { name: '새 포트폴리오' }).click();
  await answerQuestion(page, portfolioMessages.startOver, '새로 시작');
  await expect(introduction).toHaveValue(begun);
  await page.getByRole('tab', { name: /최근 포트폴리오/ }).click();
  await expect(introduction).toHaveValue('작업하던 소개');
});

test('what another window overtook is decided later, where the other one’s can’t be read at first', async ({
  page,
  request,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/409|503/);
  await becomeArtist(page, request, '초롱');
  await openPortfolio(page);
  const introduction = page.getByRole('textbox', { name: '한 줄 소개' });
  await introduction.fill('처음 쓴 소개');
  await untilSaved(page);
  const other = await context.newPage();
  await openPortfolio(other);
  await introduction.fill('먼저 저장한 소개');
  await untilSaved(page);

  const path = /saved-with-latest-data/;
  await other.route(path, (route) => route.fulfill({ status: 503, body: '{}' }));
  const theirs = other.getByRole('textbox', { name: '한 줄 소개' });
  await theirs.fill('다른 창의 소개');
  await acceptAlert(other, '');
  await expect(theirs).toHaveValue('다른 창의 소개');
  await other.unroute(path);
  await other.getByRole('button', { name: '다시 저장' }).click();
  const choice = other.getByRole('dialog', { name: portfolioMessages.staleChoice });
  await expect(choice).toBeVisible();
  // Escape leaves it for later, and nothing says that it is saved.
  await other.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(other.getByText(portfolioMessages.saveFailed)).toBeVisible();
  await other.getByRole('button', { name: '다시 저장' }).click();
  await choice.getByRole('button', { name: '이 창의 내용 남기기' }).click();
  await untilSaved(other);
  await page.reload();
  await expect(introduction).toHaveValue('다른 창의 소개');
  await restoreFirst(page);
  await expect(introduction).toHaveValue('먼저 저장한 소개');
});

const introductionOf = (page: Page) => page.getByRole('textbox', { name: '한 줄 소개' });

/** Ways in which the portfolio is left with a text that isn't saved. */
const LEAVING: Leaving<(page: Page, text: string, member: Member) => Promise<void>> = {
  reload: async (page, text) => {
    const path = /\/v1\/artists\/me\/portfolio$/;
    await page.route(path, (route) => route.abort());
    page.on('dialog', (dialog) => void dialog.accept());
    await introductionOf(page).fill(text);
    await expect(page.locator('[data-save]')).toContainText(portfolioMessages.saveFailed);
    await page.reload();
    await expect(introductionOf(page)).toHaveValue(text);
    await page.unroute(path);
  },
  // Within the pause before it saves itself.
  back: async (page, text) => {
    await introductionOf(page).fill(text);
    await page.goBack();
  },
  'session-ended': async (page, text, { accountId }) => {
    await page.context().clearCookies();
    await introductionOf(page).fill(text);
    await acceptAlert(page, sessionMessages.ended);
    await expect(page).toHaveURL('/');
    await logInAgain(page, accountId);
  },
};

testLeaving('portfolioTexts', LEAVING, async ({ page, request }, leave) => {
  const member = await becomeArtist(page, request, '해솔');
  await openPortfolio(page);
  await introductionOf(page).fill('먼저 저장한 소개');
  await introductionOf(page).blur();
  await untilSaved(page);
  await leave(page, '나가면서 쓴 소개', member);
  await openPortfolio(page);
  await expect(introductionOf(page)).toHaveValue('나가면서 쓴 소개');
  await untilSaved(page);
});

test('making a file asks before it is stopped by Escape, and an interrupted upload claims nothing', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|Failed to load/);
  await becomeArtist(page, request, '다온');
  await openWith(page, '달항아리');
  await page.route(STORAGE, () => undefined);
  await beginFile(page);
  const dialog = page.getByRole('dialog', { name: '포트폴리오 파일 만들기' });
  await expect(dialog.getByText('파일을 저장하고 있어요')).toBeVisible();
  await page.keyboard.press('Escape');
  await answerQuestion(page, portfolioMessages.pdfStop, '계속 만들기');
  await expect(dialog).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await asked).accept();
  await reloaded;
  await expect(sheet(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'PDF 내려받기', exact: true })).toBeHidden();
  const urls = await page.request.get(apiUrl('/v1/artists/me/portfolio/file-urls'), { headers });
  expect(await urls.json()).toMatchObject({ data: { urls: [] } });
});
