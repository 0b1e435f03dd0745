import type { Browser, BrowserContext, Page } from '@playwright/test';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { becomeArtist } from './support/artist';
import { register } from './support/artworks';
import { answerQuestion } from './support/my-page';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { beginFile, openPortfolio, takeWorks } from './support/portfolio-page';
import { expect, test } from './support/test';

/** An artist whose portfolio is made, with the dialog of its links open. */
async function openLinks(page: Page): Promise<void> {
  await openPortfolio(page);
  await takeWorks(page, '천 번의 안부', '볕 드는 마당');
  await page.getByRole('textbox', { name: '한 줄 소개' }).fill('점을 찍는 일은 안부를 묻는 일이다.');
  await beginFile(page);
  await answerQuestion(page, portfolioMessages.pdfMade, '닫기');
  await page.getByRole('button', { name: '링크로 보여주기' }).click();
}
const linksOf = (page: Page) => page.getByRole('dialog', { name: '링크로 보여주기' });

/** A visitor with a browser of their own. */
async function visit(browser: Browser, address: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  return { context, page };
}

/** The pages can be enlarged, and are scrolled by keyboard then. */
async function expectZoom(page: Page): Promise<void> {
  const pages = page.getByRole('region', { name: '포트폴리오' });
  const width = () =>
    pages
      .getByRole('listitem')
      .first()
      .boundingBox()
      .then((box) => box?.width ?? 0);
  const fitting = await width();
  await page.getByRole('button', { name: '크게 보기' }).focus();
  for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('200%')).toBeVisible();
  await expect.poll(width).toBeGreaterThan(1.9 * fitting);
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(pages).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pages.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.getByRole('button', { name: '작게 보기' }).click({ clickCount: 2 });
  await expect(page.getByText('100%')).toBeVisible();
}

test('a link shows the portfolio, is counted, and can be taken back', async ({
  page,
  request,
  context,
  browser,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await becomeArtist(page, request, '보라');
  for (const title of ['천 번의 안부', '볕 드는 마당']) await register(page.request, { title });
  await openLinks(page);
  const dialog = linksOf(page);
  await expect(dialog.getByText('아직 만든 링크가 없어요.')).toBeVisible();
  await dialog.getByRole('button', { name: '링크 만들기' }).click();
  await expect(dialog.getByText(portfolioMessages.linkLabelRequired)).toBeVisible();
  await dialog.getByLabel('받는 곳').fill('이음갤러리');
  await dialog.getByRole('radio', { name: '7일' }).check();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toContainText('아직 보지 않았어요');
  await expectAccessible(page);
  await takePicture(page, 'portfolio-links');
  await dialog.getByRole('button', { name: '‘이음갤러리’ 링크 복사' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/portfolio/');
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const guest = await visit(browser, address);
  await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText('보라');
  await expect(guest.page).toHaveTitle(/보라 포트폴리오/);
  await expect(guest.page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(guest.page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await expect(guest.page.getByText('점을 찍는 일은 안부를 묻는 일이다.')).toBeVisible();
  await expect(guest.page.getByRole('img', { name: /천 번의 안부/ }).first()).toBeVisible();
  await expectNoHorizontalOverflow(guest.page);
  await expectAccessible(guest.page);
  await takePicture(guest.page, 'portfolio-shared');
  await expectZoom(guest.page);
  const download = guest.page.waitForEvent('download');
  await guest.page.getByRole('button', { name: 'PDF 내려받기' }).click();
  expect((await download).suggestedFilename()).toMatch(/보라 포트폴리오.*\.pdf$/);
  await guest.page.reload();

  // The artist's own look is none.
  const own = await context.newPage();
  await own.goto(address);
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('보라');
  await own.close();
  await page.reload();
  await page.getByRole('button', { name: '링크로 보여주기' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('1번 봤어요');

  await dialog.getByRole('button', { name: '‘이음갤러리’ 링크 지우기' }).click();
  await answerQuestion(page, portfolioMessages.linkRemove('이음갤러리'), '지우기');
  await expect(dialog.getByText('아직 만든 링크가 없어요.')).toBeVisible();
  const gone = await guest.page.reload();
  expect(gone?.status()).toBe(404);
  await expect(guest.page.getByText(portfolioMessages.linkClosedHint)).toBeVisible();
  await expectAccessible(guest.page);
  await guest.context.close();
});

test('links that can’t be loaded are asked for again, and a typed name stays', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/503/);
  await becomeArtist(page, request, '여울');
  for (const title of ['천 번의 안부', '볕 드는 마당']) await register(page.request, { title });
  const path = /\/portfolio\/links$/;
  await page.route(path, (route) => route.fulfill({ status: 503, body: '{}' }));
  await openLinks(page);
  const dialog = linksOf(page);
  await expect(dialog.getByText('링크를 불러오지 못했습니다.')).toBeVisible();
  await dialog.getByLabel('받는 곳').fill('물결창고');
  await dialog.getByRole('button', { name: '링크 만들기' }).click();
  await expect(dialog.getByRole('form', { name: '새 링크' }).getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('받는 곳')).toHaveValue('물결창고');
  await page.unroute(path);
  await dialog.getByRole('button', { name: '다시 시도' }).click();
  await expect(dialog.getByText('아직 만든 링크가 없어요.')).toBeVisible();
  await dialog.getByRole('button', { name: '링크 만들기' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('물결창고');
});
