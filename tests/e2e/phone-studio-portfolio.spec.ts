import { apiUrl } from '@/lib/api/url';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { becomeArtist } from './support/artist';
import { headers } from './support/calls';
import { register } from './support/artworks';
import { answerQuestion } from './support/my-page';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import {
  beginFile,
  finishFile,
  openPortfolio,
  sheet,
  showPage,
  takeWorks,
  thumbnails,
  untilSaved,
} from './support/portfolio-page';
import { expect, test } from './support/test';
import { dragByTouch } from './support/touch-drag';

test('a phone is told that PCs are better, and can make a portfolio all the same', async ({
  page,
  request,
}) => {
  await becomeArtist(page, request, '누리');
  for (const title of ['하나', '둘', '셋', '넷']) await register(page.request, { title });
  await openPortfolio(page);
  await expect(page.getByText(portfolioMessages.madeForPcs)).toBeVisible();
  const before = await thumbnails(page).count();
  await takeWorks(page, '하나', '둘', '셋', '넷');
  await expect(thumbnails(page)).toHaveCount(before + 2);
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  await takePicture(page, 'portfolio-phone');

  await page.getByRole('button', { name: '설정 도구 접기' }).tap();
  await expect(page.getByRole('checkbox', { name: '학력' })).toBeHidden();
  await page.getByRole('button', { name: '설정 도구 펴기' }).tap();
  await expect(page.getByRole('checkbox', { name: '학력' })).toBeVisible();

  await showPage(page, before + 1);
  await expect(sheet(page)).toContainText('하나');
  const handle = page.getByRole('button', { name: `${before + 1}쪽 순서 바꾸기` });
  await dragByTouch(page, handle, thumbnails(page).nth(before + 1), '2개 중 2번째');
  await expect(sheet(page)).toContainText('셋');
  await untilSaved(page);
});

test('a phone has its PDF made by the server, can cancel it, and has it afterwards', async ({
  page,
  request,
}) => {
  await becomeArtist(page, request, '이슬');
  await register(page.request, { title: '달항아리' });
  let workers = 0;
  page.on('worker', () => (workers += 1));
  await openPortfolio(page);
  await takeWorks(page, '달항아리');
  await untilSaved(page);

  // The server's answer doesn't come, so that it goes on until it is cancelled.
  const path = /\/pdf\/render$/;
  await page.route(path, () => undefined);
  await beginFile(page);
  const dialog = page.getByRole('dialog', { name: '포트폴리오 파일 만들기' });
  await takePicture(page, 'portfolio-phone-pdf');
  await dialog.getByRole('button', { name: '만들기 취소' }).tap();
  await expect(dialog).toBeHidden();
  await page.unroute(path);
  const urls = () => page.request.get(apiUrl('/v1/artists/me/portfolio/file-urls'), { headers });
  expect(await (await urls()).json()).toMatchObject({ data: { urls: [] } });

  await beginFile(page);
  const download = page.waitForEvent('download');
  await answerQuestion(page, portfolioMessages.pdfMade, 'PDF 내려받기');
  expect((await download).suggestedFilename()).toMatch(/이슬 포트폴리오.*\.pdf$/);
  expect(workers).toBe(0);
  await expect(page.getByRole('button', { name: 'PDF 내려받기', exact: true })).toBeVisible();
});

test('on a phone a finished portfolio is kept and can be restored', async ({ page, request }) => {
  await becomeArtist(page, request, '보슬');
  await register(page.request, { title: '달항아리' });
  await openPortfolio(page);
  await takeWorks(page, '달항아리');
  await untilSaved(page);
  await finishFile(page);
  await page.getByRole('tab', { name: '새 포트폴리오' }).tap();
  await answerQuestion(page, portfolioMessages.startOverFinished, '새로 시작');
  const introduction = page.getByRole('textbox', { name: '한 줄 소개' });
  await introduction.fill('새로 쓴 소개');
  await untilSaved(page);
  await page.getByRole('button', { name: '이전 포트폴리오', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: '이전 포트폴리오' });
  await expect(dialog.getByText('링크로 보여 주는 중')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalOverflow(page);
  await takePicture(page, 'portfolio-earlier');
  await dialog.getByRole('button', { name: /되살리기$/ }).tap();
  await answerQuestion(page, portfolioMessages.restore, '되살리기');
  await expect(introduction).not.toHaveValue('새로 쓴 소개');
  await expect(page.getByRole('button', { name: 'PDF 내려받기', exact: true })).toBeVisible();
});
