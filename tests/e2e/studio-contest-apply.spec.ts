import type { Page } from '@playwright/test';
import * as contestMessages from '@/lib/messages/contest';
import * as applyMessages from '@/lib/messages/contest-apply';
import * as articlePaths from '@/lib/paths/article';
import * as myPaths from '@/lib/paths/my';
import { articleUuid } from '@/server/db/seed/context';
import { agreeToTerms } from './support/contest-terms';
import { becomeArtist, photo } from './support/artist';
import { logIn } from './support/login';
import { answerQuestion } from './support/my-page';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { acceptAlert } from './support/signup';
import { expect, test } from './support/test';

const NEWS = articlePaths.page('NEWS', articleUuid('NEWS', 1));
const TITLE = '제1회 결 신진작가 공모';
const NOTE = '서향집의 창틀 그림자를 삼 년째 그리고 있습니다. '.repeat(9);

const formOf = (page: Page) => page.getByRole('dialog', { name: TITLE });

async function press(page: Page, name: string = applyMessages.applyLabels.OPEN): Promise<void> {
  await page.goto(NEWS);
  await page.getByRole('button', { name }).click();
}

/** Fills in everything but the files. */
async function fillIn(page: Page): Promise<void> {
  const form = formOf(page);
  await form.getByLabel('지원 장르').selectOption('ETC');
  await form.getByLabel('지원 장르 기타').fill('섬유');
  await form.getByRole('radio', { name: '2회' }).check();
  await form.getByLabel('작가 노트').fill(NOTE);
  await form.getByLabel('지원금으로 하고 싶은 일').fill('밤의 창 연작 열 점을 그립니다.');
  await form.getByRole('checkbox', { name: /개인정보/ }).check();
  await agreeToTerms(form);
}

async function works(count: number) {
  const buffer = await photo(320, 240);
  return Array.from({ length: count }, (_, index) => ({
    ...{ name: `0${index + 1}_달_2026.jpg`, mimeType: 'image/jpeg', buffer },
  }));
}

test('a guest is asked to log in, a member to become an artist', async ({ page, context, consoleGuard }) => {
  consoleGuard.allow(/403/);
  await page.goto(articlePaths.page('NEWS', articleUuid('NEWS', 41)));
  await expect(page.getByRole('button', { name: applyMessages.applyLabels.OVER })).toBeVisible();
  await takePicture(page, 'contest-over-news');
  await press(page);
  await answerQuestion(page, contestMessages.loginToApply, '닫기');
  await logIn(context, 'member01', 'MEMBER');
  await press(page);
  await answerQuestion(page, contestMessages.artistOnly, '전환 신청');
  await expect(page).toHaveURL(myPaths.applyArtist());
});

test('an artist applies with files, finds the application, and changes it', async ({ page, request }) => {
  await becomeArtist(page, request, '보라');
  await press(page);
  const form = formOf(page);
  await expect(form.getByLabel('이름')).toHaveValue('보라');
  await form.getByRole('button', { name: '신청하기' }).click();
  await expect(form.getByText(contestMessages.required('작품 이미지'))).toBeVisible();
  await expect(form.getByText(contestMessages.formIncomplete)).toBeVisible();
  await expect(form.getByLabel('지원 장르')).toBeFocused();
  await expectAccessible(page);
  await fillIn(page);
  const text = { name: 'memo.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  await form.locator('input[type=file]').setInputFiles([...(await works(5)), text]);
  await expect(form.getByRole('alert')).toContainText('memo.txt');
  await takePicture(page, 'contest-application');
  await form.getByRole('button', { name: '신청하기' }).click();
  const done = page.getByRole('alertdialog');
  await expect(done).toContainText(contestMessages.sent);
  const receipt = /\d{6}-[2-9A-Z]{6}/.exec(await done.innerText())?.[0] ?? 'none';
  await acceptAlert(page, contestMessages.sent);

  await page.goto(myPaths.applications());
  const row = page.getByRole('listitem').filter({ hasText: TITLE });
  await expect(row).toContainText(receipt);
  await expectAccessible(page);
  await expectNoHorizontalOverflow(page);
  await takePicture(page, 'contest-applications');
  await row.getByRole('button', { name: /보낸 신청서/ }).click();
  await expect(formOf(page)).toContainText('기타: 섬유');
  await expect(formOf(page)).toContainText('05_달_2026.jpg');
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: /고치기/ }).click();
  await form.getByRole('button', { name: '05_달_2026.jpg 빼기' }).click();
  await form.getByRole('button', { name: '신청하기' }).click();
  await expect(form.getByText(contestMessages.filesTooFew(5))).toBeVisible();
  await form
    .locator('input[type=file]')
    .setInputFiles((await works(1)).map((work) => ({ ...work, name: '06_별_2026.jpg' })));
  await form.getByRole('button', { name: '신청하기' }).click();
  await acceptAlert(page, contestMessages.sent);
  await row.getByRole('button', { name: /보낸 신청서/ }).click();
  await expect(formOf(page)).toContainText('06_별_2026.jpg');
  await expect(formOf(page)).not.toContainText('05_달_2026.jpg');
});

test('what was written is there again after the page was left, and can be taken back', async ({
  page,
  request,
}) => {
  await becomeArtist(page, request, '이슬');
  await press(page);
  const form = formOf(page);
  await form.getByLabel('작가 노트').fill('쓰다 만 글');
  await expect(form.getByText('임시 저장됨')).toBeVisible();
  await form.getByRole('button', { name: '닫기' }).last().click();
  await expect(page.getByText(applyMessages.begun)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: applyMessages.applyLabels.BEGUN }).click();
  await expect(form.getByLabel('작가 노트')).toHaveValue('쓰다 만 글');

  await page.goto(myPaths.applications());
  const row = page.getByRole('listitem').filter({ hasText: TITLE });
  await expect(row).toContainText('작성 중');
  await row.getByRole('button', { name: /지우기/ }).click();
  await answerQuestion(page, contestMessages.takeBack(TITLE), '지원 취소');
  await expect(page.getByText('아직 지원한 공모가 없어요.')).toBeVisible();
});

test('an artist who has applied is asked before applying again', async ({ page, request }) => {
  await becomeArtist(page, request, '하늘');
  await press(page);
  await fillIn(page);
  await formOf(page)
    .locator('input[type=file]')
    .setInputFiles(await works(5));
  await formOf(page).getByRole('button', { name: '신청하기' }).click();
  await acceptAlert(page, contestMessages.sent);
  await expect(page.getByText(applyMessages.sent)).toBeVisible();
  await takePicture(page, 'application-sent-news');
  await press(page, applyMessages.applyLabels.SENT);
  await answerQuestion(page, contestMessages.alreadyApplied, '다시 신청');
  await expect(formOf(page).getByLabel('작가 노트')).toHaveValue(NOTE.trim());
});

test('the preview opens the form for the organization alone, and refuses to send it', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  const address = `${NEWS}/contest-preview`;
  expect((await page.goto(address))?.status()).toBe(404);
  await logIn(context, 'gallery01', 'BUSINESS');
  await page.goto(address);
  await formOf(page).getByRole('button', { name: '신청하기' }).click();
  await acceptAlert(page, contestMessages.previewOnly);
  await expect(formOf(page)).toBeVisible();
});
