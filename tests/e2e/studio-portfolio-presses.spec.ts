import type { Locator, Page } from '@playwright/test';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { becomeArtist } from './support/artist';
import { register } from './support/artworks';
import { testPresses, type PressRow } from './support/double-press';
import { answerQuestion } from './support/my-page';
import { beginFile, openPortfolio, takeWorks, untilSaved } from './support/portfolio-page';
import { newId } from './support/signup';
import { expect } from './support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The portfolio with a work, before its file is made. */
async function openWorks(page: Page): Promise<void> {
  await openPortfolio(page);
  if (await button(page, '링크로 보여주기').isVisible()) return;
  const title = newId();
  await register(page.request, { title });
  await page.reload();
  await takeWorks(page, title);
}

const withFile = new WeakSet<Page>();
const withEarlier = new WeakSet<Page>();

async function openLinks(page: Page) {
  await openWorks(page);
  if (!withFile.has(page)) {
    await beginFile(page);
    await answerQuestion(page, portfolioMessages.pdfMade, '닫기');
    withFile.add(page);
  }
  await button(page, '링크로 보여주기').click();
  const dialog = page.getByRole('dialog', { name: '링크로 보여주기' });
  const name = newId();
  await dialog.getByLabel('받는 곳').fill(name);
  return { dialog, name };
}

/** The dialog of earlier portfolios, of which there is one: it changes places with the present one whenever it is restored. */
async function openEarlier(page: Page): Promise<Locator> {
  await openPortfolio(page);
  const opener = button(page, '이전 포트폴리오');
  if (!withEarlier.has(page)) {
    withEarlier.add(page);
    await openWorks(page);
    await untilSaved(page);
    // What is saved is the recent one when the page is opened.
    await openPortfolio(page);
    await page.getByRole('tab', { name: '새 포트폴리오' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '새로 시작' }).click();
    await page.getByRole('textbox', { name: '한 줄 소개' }).fill('새로 시작한 소개');
    await untilSaved(page);
  }
  await opener.click();
  return page
    .getByRole('dialog', { name: '이전 포트폴리오' })
    .getByRole('button', { name: /되살리기$/ })
    .first();
}

/** The dialog of a portfolio that another window has saved meanwhile. */
async function openOvertaken(page: Page): Promise<Locator> {
  const write = (at: Page) => at.getByRole('textbox', { name: '한 줄 소개' }).fill(`소개 ${newId()}`);
  await openPortfolio(page);
  await write(page);
  await untilSaved(page);
  const other = await page.context().newPage();
  await openPortfolio(other);
  await write(other);
  await untilSaved(other);
  await other.close();
  await write(page);
  const dialog = page.getByRole('dialog', { name: portfolioMessages.staleChoice });
  // The save that finds out is the same call as that of the choice.
  await expect(dialog).toBeVisible();
  return dialog;
}

const ROWS: readonly PressRow[] = [
  {
    title: 'the file of a portfolio',
    from: 'components/studio/portfolio/studio-portfolio.tsx',
    sends: 'PUT /v1/artists/me/portfolio/{id}/pdf/saved',
    begin: async (page) => {
      await openWorks(page);
      return button(page, '파일 만들기');
    },
    asks: '만들기',
    says: portfolioMessages.pdfMade,
    end: (page) => answerQuestion(page, portfolioMessages.pdfMade, '닫기'),
  },
  {
    title: 'a link to a portfolio',
    from: 'components/studio/portfolio/links-dialog.tsx',
    sends: 'POST /v1/artists/me/portfolio/links',
    begin: async (page) => (await openLinks(page)).dialog.getByRole('button', { name: '링크 만들기' }),
    says: portfolioMessages.linkMade,
  },
  {
    title: 'a link that goes',
    from: 'components/studio/portfolio/links-dialog.tsx',
    sends: 'DELETE /v1/artists/me/portfolio/links/{id}',
    begin: async (page) => {
      const { dialog, name } = await openLinks(page);
      await dialog.getByRole('button', { name: '링크 만들기' }).click();
      return dialog.getByRole('button', { name: `‘${name}’ 링크 지우기` });
    },
    asks: '지우기',
    says: portfolioMessages.linkRemoved,
  },
  {
    title: 'an earlier portfolio that is restored',
    from: 'components/studio/portfolio/earlier-dialog.tsx',
    sends: 'POST /v1/artists/me/portfolio/{id}/restore',
    begin: openEarlier,
    asks: '되살리기',
    says: portfolioMessages.restored,
  },
  {
    title: 'this window’s portfolio, where another one has saved',
    from: 'components/studio/portfolio/other-window-dialog.tsx',
    sends: 'POST /v1/artists/me/portfolio',
    begin: async (page) => (await openOvertaken(page)).getByRole('button', { name: '이 창의 내용 남기기' }),
    says: portfolioMessages.staleKept,
    allows: /409/,
  },
  {
    title: 'another window’s portfolio, which is taken',
    from: 'components/studio/portfolio/other-window-dialog.tsx',
    sends: 'POST /v1/artists/me/portfolio/{id}/restore',
    begin: async (page) =>
      (await openOvertaken(page)).getByRole('button', { name: '다른 창의 내용 불러오기' }),
    says: portfolioMessages.staleKept,
    allows: /409/,
  },
];

testPresses(ROWS, ({ page, request }) => becomeArtist(page, request, '보라'));
