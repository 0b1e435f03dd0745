import * as portfolioMessages from '@/lib/messages/portfolio';
import { becomeArtist } from './support/artist';
import { register } from './support/artworks';
import { answerQuestion } from './support/my-page';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import {
  downloadBy,
  openPortfolio,
  PORTFOLIO,
  restoreFirst,
  sheet,
  showPage,
  takeWorks,
  thumbnails,
  untilSaved,
} from './support/portfolio-page';
import { acceptAlert } from './support/signup';
import { expect, test } from './support/test';

test('a portfolio is made, arranged, undone, and is there after a reload', async ({ page, request }) => {
  await becomeArtist(page, request, '나래');
  for (const title of ['하나', '둘', '셋', '넷']) await register(page.request, { title });
  await openPortfolio(page);
  await expect(page.getByRole('tab')).toHaveText(['새 포트폴리오']);
  await expect(sheet(page).getByText('나래')).toBeVisible();
  const before = await thumbnails(page).count();

  await takeWorks(page, '하나', '둘', '셋');
  await expect(thumbnails(page)).toHaveCount(before + 2);
  await untilSaved(page);
  await expect(page.getByRole('tab', { name: /최근 포트폴리오.*저장/ })).toBeVisible();

  await showPage(page, before + 1);
  await expect(sheet(page)).toContainText('하나');
  const stage = page.getByRole('region', { name: '쪽 미리보기' });
  const overhang = () =>
    stage.evaluate((element) =>
      Math.max(...[...element.children].map((part) => part.scrollHeight - part.clientHeight)),
    );
  expect(await overhang(), 'a fitted page is seen whole').toBe(0);
  await page.getByRole('button', { name: '나누기' }).click();
  await expect(thumbnails(page)).toHaveCount(before + 3);
  await expect(sheet(page)).not.toContainText('둘');
  await page.getByRole('button', { name: '뒤로' }).click();
  await expect(thumbnails(page).nth(before + 1)).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: '다음 작품 당겨오기' }).click();
  await expect(sheet(page)).toContainText('셋');
  await takePicture(page, 'portfolio-works');

  await page.getByRole('button', { name: '실행 취소' }).click();
  await expect(sheet(page)).not.toContainText('셋');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(sheet(page)).toContainText('셋');
  await untilSaved(page);

  await page.reload();
  await expect(page.getByRole('tab', { name: /최근 포트폴리오/ })).toHaveAttribute('aria-selected', 'true');
  await expect(thumbnails(page)).toHaveCount(before + 2);
  await showPage(page, before + 2);
  await expect(sheet(page)).toContainText('하나');
  await expectAccessible(page);
  await expectNoHorizontalOverflow(page);
});

test('what the pages show is chosen part by part and row by row', async ({ page, request }) => {
  await becomeArtist(page, request, '다솜');
  await openPortfolio(page);
  await showPage(page, 2);
  await expect(sheet(page)).toContainText('학력');
  await page.getByRole('checkbox', { name: '학력' }).uncheck();
  await expect(sheet(page)).not.toContainText('학력');
  await page.getByRole('button', { name: '실행 취소' }).click();
  await expect(sheet(page)).toContainText('학력');

  await page.getByRole('button', { name: '개인전 항목 고르기' }).click();
  const dialog = page.getByRole('dialog', { name: '개인전 고르기' });
  await dialog.getByRole('button', { name: '선택 해제' }).click();
  await dialog.getByRole('button', { name: '완료' }).click();
  await expect(sheet(page)).not.toContainText('개인전');

  await page.getByRole('textbox', { name: '한 줄 소개' }).fill('이 포트폴리오에만 쓰는 소개');
  await expect(sheet(page)).toContainText('이 포트폴리오에만 쓰는 소개');
  await untilSaved(page);
});

test('a note that is longer than its page is cut when its field is left, and can be had back', async ({
  page,
  request,
}) => {
  await becomeArtist(page, request, '마루');
  await openPortfolio(page);
  const note = page.getByRole('textbox', { name: '작가 노트' });
  const lines = Array.from({ length: 110 }, (_, at) => `${at + 1}`).join('\n');
  await note.fill(lines);
  await expect(page.getByText(/한 쪽에 \d+자까지 들어가요/)).toBeVisible();
  await page.getByRole('textbox', { name: '전화번호' }).focus();
  await acceptAlert(page, portfolioMessages.noteCut);
  expect((await note.inputValue()).length).toBeLessThan(lines.length);
  await page.getByRole('button', { name: '실행 취소' }).click();
  await expect(note).toHaveValue(lines);
});

test('ten sizes are shown, and A4 landscape can be chosen', async ({ page, request }) => {
  await becomeArtist(page, request, '바다');
  await openPortfolio(page);
  await page.getByRole('button', { name: 'A4 가로 297 × 210' }).click();
  const sizes = page.getByRole('dialog', { name: '포트폴리오 크기' }).getByRole('radio');
  await expect(sizes).toHaveCount(10);
  await expect(sizes.and(page.locator(':enabled'))).toHaveCount(1);
  await expect(sizes.first()).toBeChecked();
  await takePicture(page, 'portfolio-sizes');
});

test('the file is made, kept, and downloaded; without works there is none', async ({ page, request }) => {
  await becomeArtist(page, request, '사랑');
  await register(page.request, { title: '달항아리' });
  await openPortfolio(page);
  await page.getByRole('button', { name: '파일 만들기' }).click();
  await acceptAlert(page, portfolioMessages.artworksRequired);
  await takeWorks(page, '달항아리');
  await page.getByRole('button', { name: '파일 만들기' }).click();
  await answerQuestion(page, portfolioMessages.pdfConfirm, '만들기');
  const downloaded = page.waitForEvent('download');
  await answerQuestion(page, portfolioMessages.pdfMade, 'PDF 내려받기');
  expect((await downloaded).suggestedFilename()).toMatch(/^사랑 포트폴리오 \d{4}-\d\d-\d\d\.pdf$/);

  const pdf = await downloadBy(page, page.getByRole('button', { name: 'PDF 내려받기', exact: true }));
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
});

test('a second tab is told, and what was made in the first can be taken', async ({
  page,
  context,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/);
  await becomeArtist(page, request, '아라');
  await openPortfolio(page);
  await page.getByRole('textbox', { name: '한 줄 소개' }).fill('먼저 연 창');
  await untilSaved(page);
  const other = await context.newPage();
  await other.goto(PORTFOLIO);
  await page.getByRole('textbox', { name: '한 줄 소개' }).fill('먼저 연 창에서 고침');
  await untilSaved(page);
  await other.getByRole('textbox', { name: '한 줄 소개' }).fill('나중에 연 창');
  const choice = other.getByRole('dialog', { name: portfolioMessages.staleChoice });
  await expect(choice).toContainText('나중에 연 창');
  await expect(choice).toContainText('먼저 연 창에서 고침');
  await expectAccessible(other);
  await choice.getByRole('button', { name: '다른 창의 내용 불러오기' }).click();
  await expect(choice).toBeHidden();
  const theirs = other.getByRole('textbox', { name: '한 줄 소개' });
  await expect(theirs).toHaveValue('먼저 연 창에서 고침');
  await untilSaved(other);
  // What wasn't chosen is kept, and can be undone to as well.
  await restoreFirst(other);
  await expect(theirs).toHaveValue('나중에 연 창');
});
