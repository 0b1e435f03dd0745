import type { Browser, Locator, Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import sharp from 'sharp';
import { apiUrl } from '@/lib/api/url';
import type { ApplicantStatus } from '@/lib/contracts/contest';
import type { ApplicantRow } from '@/lib/contracts/organization-applicant';
import * as contestMessages from '@/lib/messages/contest';
import * as myPaths from '@/lib/paths/my';
import * as contestPaths from '@/lib/paths/contest';
import * as termsMessages from '@/lib/messages/contest-terms';
import { agreeToTerms, fillInTerms } from './support/contest-terms';
import { becomeArtist, photo } from './support/artist';
import { dataOf, headers } from './support/calls';
import { addField, beginContest, contestOfPage, inHours, openFor, saveContest } from './support/contest-page';
import { addJuror } from './support/jury-page';
import { logIn } from './support/login';
import { answerQuestion } from './support/my-page';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { acceptAlert, newId } from './support/signup';
import { expect, test } from './support/test';
import { readZip } from './support/zip';

/** New in each try, because lists still have what a first try has left. */
const TITLE = `달빛 창가 공모 ${newId()}`;

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
  await expect(page.getByText(termsMessages.rightsRequired)).toBeVisible();
  await fillInTerms(page);
  await saveContest(page);
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
  await agreeToTerms(form);
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
  await page.goto(contestPaths.applicants(contest));
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

/** Sets the status of every applicant by the call that the table makes. */
async function decideAll(page: Page, contest: string, status: ApplicantStatus): Promise<void> {
  const params = { uuid: contest };
  const applicants = apiUrl('/v1/organizations/contests/{uuid}/applicants', { params });
  const { content } = await dataOf<{ content: ApplicantRow[] }>(await page.request.get(applicants));
  const path = apiUrl('/v1/organizations/contests/{uuid}/applicants/status', { params });
  const answer = await page.request.put(path, {
    headers,
    data: { ids: content.map(({ id }) => id), status },
  });
  expect(answer.status()).toBe(200);
}

/** The page says when the result was announced, the decision that each applicant was notified of, and what is locked. */
async function expectAnnounced(page: Page, row: Locator): Promise<void> {
  const note = page.getByRole('region', { name: '결과 발표' });
  await expect(note).toContainText(/\d{4}\. \d+\. \d+\. \d\d:\d\d \(한국 시간\)에 결과를 발표했어요/);
  await expect(note).toContainText(contestMessages.announcedAll);
  await expect(note).toContainText(contestMessages.announcedLocks);
  await expect(row).toContainText(contestMessages.told.same('선정'));
  for (const name of ['심사 넘기기', '결과 발표', '바뀐 결과 알리기'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await row.getByRole('checkbox').check();
  const statuses = page.getByRole('group', { name: '상태 바꾸기' }).getByRole('button');
  await expect(statuses).toHaveText(['선정', '미선정']);
  await expectAccessible(page);
  await expectNoHorizontalOverflow(page);
  await takePicture(page, 'organization-announced');
  await page.getByRole('button', { name: '선택 해제' }).click();
}

/** A reviewer reads their score, and why it can't be changed. */
async function expectScoreLocked(browser: Browser, contest: string): Promise<void> {
  const reviewer = await openFor(browser);
  await logIn(reviewer.context(), 'reviewer01', 'BUSINESS');
  await reviewer.goto(contestPaths.applicants(contest));
  await expect(reviewer.getByText(contestMessages.announcedLocksReviewer)).toBeVisible();
  await reviewer.getByRole('rowheader').first().getByRole('link').click();
  const own = reviewer.getByRole('dialog').getByRole('region', { name: '내 심사' });
  await expect(own).toContainText('4점');
  await expect(own).toContainText(contestMessages.locked.scoreAnnounced);
  await expect(own.getByRole('button')).toHaveCount(0);
  await expectAccessible(reviewer);
  await reviewer.context().close();
}

test('a contest is made, applied to, scored blind by two reviewers, announced and taken away as files', async ({
  page,
  request,
  browser,
  consoleGuard,
}) => {
  // The contest is published before it has all that it needs, and announced while a decision is taken back.
  consoleGuard.allow(/422|409/);
  const news = await publish(page);
  const contest = contestOfPage(page);
  for (const juror of ['reviewer01', 'reviewer02']) await addJuror(page, contest, juror);
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
  const announcement = page.getByRole('dialog', { name: '결과 발표' });
  await expect(announcement.getByRole('group', { name: '선정 메일 미리보기', exact: true })).toContainText(
    '보라님, 안녕하세요.',
  );
  const refusal = announcement.getByRole('group', { name: '미선정 메일 미리보기' });
  await expect(refusal).toContainText(contestMessages.mailPreviewNobody('미선정', '홍길동'));
  await expect(refusal).not.toContainText('보라');
  await announcement.getByRole('button', { name: '발표하기' }).click();
  // In another window the decision is reverted while the question is open.
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await decideAll(page, contest, 'REVIEWING');
  await answerQuestion(page, contestMessages.announce(1, 0), '메일 보내기');
  await expect(announcement.getByText(contestMessages.undecided(1))).toBeInViewport();
  await decideAll(page, contest, 'SELECTED');
  await announcement.getByRole('button', { name: '발표하기' }).click();
  await answerQuestion(page, contestMessages.announce(1, 0), '메일 보내기');
  await acceptAlert(page, contestMessages.announced(1, 0));
  await artist.reload();
  await expect(own).toContainText('선정');
  await artist.context().close();
  await expectAnnounced(page, row);
  await expectScoreLocked(browser, contest);

  await page.getByRole('button', { name: '명단 내려받기' }).click();
  const dialog = page.getByRole('dialog', { name: '명단 내려받기' });
  const take = async (name: string) => {
    const href = await dialog.getByRole('link', { name }).getAttribute('href');
    return (await page.request.get(href ?? '', { headers })).body();
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
