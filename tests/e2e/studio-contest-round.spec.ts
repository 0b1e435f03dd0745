import type { Browser, Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import sharp from 'sharp';
import * as contestMessages from '@/lib/messages/contest';
import * as myPaths from '@/lib/paths/my';
import * as organizationPaths from '@/lib/paths/organization';
import { becomeArtist, photo } from './support/artist';
import {
  addField,
  beginContest,
  contestOfPage,
  fieldsOf,
  inHours,
  saveContest,
} from './support/contest-page';
import { logIn } from './support/login';
import { answerQuestion } from './support/my-page';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { acceptAlert } from './support/signup';
import { expect, test } from './support/test';
import { readZip } from './support/zip';

const TITLE = '달빛 창가 공모';

/** A page in a browser of somebody else. */
async function openFor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  return context.newPage();
}

/** Makes the contest's form, and publishes it. @returns the address of its news */
async function publish(page: Page): Promise<string> {
  await beginContest(page, TITLE);
  await page.getByLabel('소개').fill('밤의 창을 그리는 작가를 찾습니다.\n\n한 달 동안 창가의 방을 드립니다.');
  await page.getByLabel('시작', { exact: true }).fill(inHours(-1));
  await page.getByLabel('마감', { exact: true }).fill(inHours(24));
  await page.getByRole('checkbox', { name: '블라인드 심사' }).check();
  await addField(page, '이름');
  const note = await addField(page, '긴 글', '작가 노트');
  await note.getByRole('checkbox', { name: '필수' }).check();
  await note.getByLabel('많아야 (자)').fill('400');
  const works = await addField(page, '파일', '작품 이미지');
  for (const type of ['PDF', 'DOC', 'DOCX', 'HWP', 'HWPX', 'ZIP'])
    await works.getByRole('checkbox', { name: type, exact: true }).uncheck();
  await works.getByRole('checkbox', { name: '여러 개 받기' }).check();
  await works.getByRole('button', { name: '완료' }).click();
  await addField(page, '동의', '공모 요강을 읽었습니다.');
  const seen = page.getByRole('region', { name: '작가가 보는 신청서' });
  await expect(seen.getByLabel('작가 노트')).toBeVisible();
  await expect(seen.getByRole('checkbox', { name: /공모 요강을 읽었습니다/ })).toBeVisible();
  await saveContest(page);

  await page.getByRole('button', { name: '게시하기' }).click();
  await answerQuestion(page, contestMessages.publishContest, '게시하기');
  await expect(page.getByText(contestMessages.imageRequired)).toBeVisible();
  const image = { name: '창.jpg', mimeType: 'image/jpeg', buffer: await photo(1200, 900) };
  await page.locator('input[type=file]').first().setInputFiles(image);
  await expect(page.getByRole('img', { name: '지금 이미지' })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalOverflow(page);
  await takePicture(page, 'contest-editor');
  await page.getByRole('button', { name: '게시하기' }).click();
  await answerQuestion(page, contestMessages.publishContest, '게시하기');
  await expect(page.getByText(contestMessages.contestPublished)).toBeVisible();
  await expect(page.getByText('접수 중', { exact: true })).toBeVisible();
  return (await page.getByRole('link', { name: '소식에서 보기' }).getAttribute('href')) ?? '';
}

async function apply(page: Page, news: string): Promise<void> {
  await page.goto(news);
  await page.getByRole('button', { name: '공모전 신청하기' }).click();
  const form = page.getByRole('dialog', { name: TITLE });
  await form.getByLabel('작가 노트').fill('창가에 달이 머무는 시간을 그립니다.');
  await form.getByRole('checkbox', { name: /공모 요강/ }).check();
  const files = ['달 하나.jpg', '달 둘.jpg'].map(async (name, index) => ({
    ...{ name, mimeType: 'image/jpeg', buffer: await photo(400 + index, 300) },
  }));
  await form.locator('input[type=file]').setInputFiles(await Promise.all(files));
  await form.getByRole('button', { name: '신청하기' }).click();
  await acceptAlert(page, contestMessages.sent);
}

/** A reviewer scores the only applicant, and sees no name. */
async function score(page: Page, reviewer: string, contest: string, points: number): Promise<void> {
  await logIn(page.context(), reviewer, 'BUSINESS');
  await page.goto(organizationPaths.applicants(contest));
  await expect(page.getByText('보라')).toHaveCount(0);
  await page.getByRole('rowheader').first().getByRole('link').click();
  const room = page.getByRole('dialog');
  await expect(room.getByRole('heading', { level: 2 })).toHaveText(/^접수 번호 /);
  await expect(room).toContainText('창가에 달이 머무는 시간을 그립니다.');
  await expect(room).not.toContainText('보라');
  const isSaved = page.waitForResponse((response) => response.url().endsWith('/review') && response.ok());
  await page.keyboard.press(`${points}`);
  await isSaved;
}

test('a contest is made, applied to, scored blind by two reviewers, announced and taken away as files', async ({
  page,
  request,
  browser,
  consoleGuard,
}) => {
  // The contest is published before it has all that it needs.
  consoleGuard.allow(/422/);
  const news = await publish(page);
  const contest = contestOfPage(page);
  const artist = await openFor(browser);
  await becomeArtist(artist, request, '보라');
  await apply(artist, news);
  for (const [reviewer, points] of [
    ['reviewer01', 4],
    ['reviewer02', 5],
  ] as const) {
    const theirs = await openFor(browser);
    await score(theirs, reviewer, contest, points);
    await theirs.context().close();
  }

  // The form was answered: a change makes the next one.
  await page.reload();
  await expect(page.getByText(contestMessages.formAnswered)).toBeVisible();
  await page.getByRole('button', { name: '접수 마치기' }).click();
  await answerQuestion(page, contestMessages.closeContest, '접수 마치기');
  await expect(page.getByText('접수 마감', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: '지원자' }).click();
  const row = page.getByRole('row').filter({ hasText: '보라' });
  await expect(row).toContainText('4.5');
  await row.getByRole('checkbox').check();
  await page
    .getByRole('group', { name: '상태 바꾸기' })
    .getByRole('button', { name: '선정', exact: true })
    .click();
  await expect(page.getByText(contestMessages.statusChanged(1, '선정'))).toBeVisible();
  await artist.goto(myPaths.applications());
  const own = artist.getByRole('listitem').filter({ hasText: TITLE });
  await expect(own).not.toContainText('선정');

  await page.getByRole('button', { name: '결과 발표' }).click();
  await page.getByRole('dialog', { name: '결과 발표' }).getByRole('button', { name: '발표하기' }).click();
  await answerQuestion(page, contestMessages.announce(1, 0), '메일 보내기');
  await acceptAlert(page, contestMessages.announced(1, 0));
  await artist.reload();
  await expect(own).toContainText('선정');
  await artist.context().close();

  await page.getByRole('button', { name: '명단 내려받기' }).click();
  const dialog = page.getByRole('dialog', { name: '명단 내려받기' });
  const take = async (name: string) => {
    const href = await dialog.getByRole('link', { name }).getAttribute('href');
    return (await page.request.get(href ?? '')).body();
  };
  const [sheet] = await readXlsxFile(await take('XLSX'));
  const [head = [], line = []] = sheet?.data ?? [];
  expect(head).toEqual(expect.arrayContaining(['이름', '작가 노트']));
  expect(line).toEqual(expect.arrayContaining(['보라', '창가에 달이 머무는 시간을 그립니다.', '선정']));
  const files = [...readZip(await take('ZIP'))];
  expect(files.map(([name]) => name)).toEqual([
    expect.stringMatching(/보라.*달 하나\.jpg$/),
    expect.stringMatching(/보라.*달 둘\.jpg$/),
  ]);
  const widths = files.map(async ([, bytes]) => (await sharp(bytes).metadata()).width);
  expect(await Promise.all(widths)).toEqual([400, 401]);

  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '공모 관리' }).first().click();
  const listed = page.getByRole('listitem').filter({ hasText: TITLE });
  await expect(listed).toContainText('지원 1명');
  await expect(listed).toContainText('발표함');
  await expectAccessible(page);
  await expectNoHorizontalOverflow(page);
  await takePicture(page, 'organization-contests');
});

test('a form is put together by keys alone, and what is wrong opens where it is', async ({ page }) => {
  await beginContest(page, '열쇠로 만든 공모', '신진작가 공모');
  const names = fieldsOf(page).getByRole('button', { name: /고치기$/ });
  const before = await names.count();
  await page.getByRole('button', { name: '이름 순서 바꾸기' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${before}개 중 1번째 자리입니다.`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${before}개 중 2번째 자리입니다.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(names.nth(1)).toHaveText(/^이름/);

  const question = await addField(page, '하나 고르기', '지원 분야');
  await question.getByLabel('선택지 1', { exact: true }).fill('평면');
  await page.keyboard.press('Enter');
  await expect(question.getByLabel('선택지 2', { exact: true })).toBeFocused();
  await page.keyboard.type('입체');
  await question.getByRole('checkbox', { name: '기타 (직접 적기)' }).check();
  const seen = page.getByRole('region', { name: '작가가 보는 신청서' });
  await seen.getByRole('radio', { name: '기타' }).check();
  await expect(seen.getByLabel('지원 분야 기타')).toBeVisible();
  await question.getByRole('button', { name: '완료' }).click();

  // The third option has no words as yet.
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(question.getByText(contestMessages.optionRequired)).toBeVisible();
  await expect(question.getByLabel('선택지 3', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: '3번째 선택지 빼기' }).click();
  await saveContest(page);
  await page.reload();
  await expect(names).toHaveCount(before + 1);
  await expect(names.nth(1)).toHaveText(/^이름/);

  await page.getByRole('button', { name: '지원 분야 지우기' }).click();
  await expect(names).toHaveCount(before);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(names.last()).toHaveText(/^지원 분야/);
});

test('who saved first is told, a draft is copied and removed', async ({ page, browser, consoleGuard }) => {
  consoleGuard.allow(/409/);
  await beginContest(page, '둘이 고치는 공모');
  const other = await openFor(browser);
  await logIn(other.context(), 'gallery01', 'BUSINESS');
  await other.goto(page.url());
  await other.getByLabel('주최').fill('다른 창의 미술관');
  await saveContest(other);
  await other.context().close();

  await page.getByLabel('주최').fill('이 창의 미술관');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await answerQuestion(page, contestMessages.contestStale, '취소');
  await expect(page.getByLabel('주최')).toHaveValue('이 창의 미술관');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await answerQuestion(page, contestMessages.contestStale, '새로 불러오기');
  await expect(page.getByLabel('주최')).toHaveValue('다른 창의 미술관');

  await page.getByRole('button', { name: '복사', exact: true }).click();
  const copy = contestMessages.copyOf('둘이 고치는 공모');
  await expect(page.getByRole('heading', { level: 1, name: copy })).toBeVisible();
  await page.getByRole('button', { name: '지우기', exact: true }).click();
  await answerQuestion(page, contestMessages.removeContest(copy), '지우기');
  await expect(page).toHaveURL(organizationPaths.contests());
  await expect(page.getByText(copy)).toHaveCount(0);
});

test('what wasn’t saved is offered again after a reload, and put back after the session ended', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/);
  await beginContest(page, '쓰다 만 공모');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByLabel('소개').fill('창가의 방');
  await addField(page, '숫자', '개인전 횟수');
  await page.reload();
  const note = page.getByRole('region', { name: '쓰다 만 내용' });
  await expect(page.getByLabel('소개')).toHaveValue('');
  await expectAccessible(page);
  await note.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByLabel('소개')).toHaveValue('창가의 방');
  await expect(fieldsOf(page).getByRole('button', { name: /^개인전 횟수.*고치기$/ })).toBeVisible();

  const address = page.url();
  await page.context().clearCookies();
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await logIn(page.context(), 'gallery01', 'BUSINESS');
  await page.goto(address);
  await expect(page.getByLabel('소개')).toHaveValue('창가의 방');
  await saveContest(page);
  await page.reload();
  await expect(page.getByLabel('소개')).toHaveValue('창가의 방');
  await expect(note).toHaveCount(0);
});

test('the preview shows a draft to the people of the organization alone', async ({
  page,
  browser,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  await beginContest(page, '아직 모르는 공모', '레지던시 입주작가');
  const address = organizationPaths.previewContest(contestOfPage(page));
  const reviewer = await openFor(browser);
  await logIn(reviewer.context(), 'reviewer01', 'BUSINESS');
  await reviewer.goto(address);
  await expect(reviewer.getByRole('dialog', { name: '아직 모르는 공모' })).toContainText(
    '입주 기간의 작업 계획',
  );
  expect((await reviewer.goto(page.url()))?.status()).toBe(404);
  await reviewer.context().close();
  const stranger = await openFor(browser);
  await logIn(stranger.context(), 'space29', 'BUSINESS');
  expect((await stranger.goto(address))?.status()).toBe(404);
  await stranger.context().close();
});
