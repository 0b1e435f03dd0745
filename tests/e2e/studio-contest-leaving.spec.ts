import type { Locator, Page } from '@playwright/test';
import * as sessionMessages from '@/lib/messages/session';
import * as contestMessages from '@/lib/messages/contest';
import * as uploadMessages from '@/lib/messages/upload';
import * as articlePaths from '@/lib/paths/article';
import { articleUuid } from '@/server/db/seed/context';
import { agreeToTerms } from './support/contest-terms';
import { becomeArtist, photo } from './support/artist';
import { testLeaving, type Leaving } from './support/leaving';
import { answerQuestion, logInAgain, type Member } from './support/my-page';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { acceptAlert } from './support/signup';
import { expect, test } from './support/test';

const NEWS = articlePaths.page('NEWS', articleUuid('NEWS', 1));
const TITLE = '제1회 결 신진작가 공모';
const NOTE = '창틀 그림자를 삼 년째 그리고 있습니다.';
/** Long enough to be sent: the form asks for 200 characters. */
const LONG_NOTE = NOTE.repeat(12);

const formOf = (page: Page) => page.getByRole('dialog', { name: TITLE });
const noteOf = (page: Page) => formOf(page).getByLabel('작가 노트');

async function open(page: Page): Promise<Locator> {
  await page
    .locator('main')
    .getByRole('button', { name: /신청하기$/ })
    .click();
  await expect(noteOf(page)).toBeVisible();
  return formOf(page);
}

/** Ways in which the form is left as soon as something was typed, long before the draft saves itself. */
const LEAVING: Leaving<(page: Page, member: Member) => Promise<void>> = {
  reload: async (page) => {
    await page.reload();
  },
  back: async (page) => {
    await page.goBack();
    await page.goForward();
  },
  escape: async (page) => {
    await page.keyboard.press('Escape');
    await expect(formOf(page)).toBeHidden();
  },
  outside: async (page) => {
    await page.mouse.click(4, 300);
    await expect(formOf(page)).toBeHidden();
  },
  닫기: async (page) => {
    await formOf(page).getByRole('button', { name: '닫기' }).last().click();
    await expect(formOf(page)).toBeHidden();
  },
  'session-ended': async (page, { accountId }) => {
    await page.context().clearCookies();
    await formOf(page).getByLabel('지원금으로 하고 싶은 일').focus();
    await acceptAlert(page, sessionMessages.ended);
    await expect(page).toHaveURL('/');
    await logInAgain(page, accountId);
    await page.goto(NEWS);
  },
  'network-gone': async (page) => {
    await page.context().setOffline(true);
    await formOf(page).getByLabel('지원금으로 하고 싶은 일').focus();
    const failed = formOf(page).getByRole('alert').filter({ hasText: '저장하지 못했어요' });
    await expect(failed).toBeVisible();
    await expect(failed.getByRole('button', { name: '다시 저장' })).toBeVisible();
    await formOf(page).getByRole('button', { name: '닫기' }).last().click();
    await expect(formOf(page)).toBeHidden();
    await page.context().setOffline(false);
  },
};

testLeaving('application', LEAVING, async ({ page, request }, leave) => {
  const member = await becomeArtist(page, request, '떠남');
  await page.goto(articlePaths.list('NEWS'));
  await page.goto(NEWS);
  await open(page);
  await noteOf(page).fill(NOTE);
  await leave(page, member);
  await open(page);
  await expect(noteOf(page)).toHaveValue(NOTE);
});

test('two windows: both texts are shown side by side, and neither is lost', async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/);
  const refused: string[] = [];
  page.context().on('response', (answer) => {
    if (answer.status() === 409) refused.push(`${answer.request().method()} ${answer.url()}`);
  });
  await becomeArtist(page, request, '두창');
  await page.goto(NEWS);
  const second = await page.context().newPage();
  await second.goto(NEWS);
  const [form, other] = [await open(page), await open(second)];
  await noteOf(page).fill('첫 창의 글');
  await expect(form.getByText('임시 저장됨')).toBeVisible();

  await noteOf(second).fill('둘째 창의 글');
  const alert = other.getByRole('alert').filter({ hasText: contestMessages.draftOvertaken });
  await expect(alert).toBeInViewport();
  expect(refused).toEqual([expect.stringMatching(/^PUT .*\/draft$/)]);
  await alert.getByRole('button', { name: '두 내용 비교하기' }).click();
  const note = other.getByRole('region', { name: contestMessages.otherDraft });
  await expect(note.getByRole('heading')).toBeFocused();
  await expect(note).toContainText('첫 창의 글');
  await expect(note).toContainText('둘째 창의 글');
  await expectAccessible(second);
  await takePicture(second, 'contest-two-windows');
  // Without a choice the form asks again, however often it is opened.
  for (let time = 0; time < 2; time += 1) {
    await second.reload();
    await open(second);
    await expect(alert).toBeVisible();
  }
  await note.getByRole('button', { name: '다른 창의 내용 불러오기' }).click();
  await expect(noteOf(second)).toHaveValue('첫 창의 글');
  await other.getByText('두 창의 다른 내용 다시 보기').click();
  await expect(other.getByText('둘째 창의 글')).toBeVisible();
  await noteOf(second).fill('첫 창의 글, 그리고 더');
  await expect(other.getByText('임시 저장됨')).toBeVisible();

  // The first window meets the second one's text now, and keeps its own.
  await noteOf(page).fill('첫 창에서 고친 글');
  await form.getByRole('button', { name: '두 내용 비교하기' }).click();
  // Where a choice is waited for, nothing is sent: neither by more letters nor by leaving the field.
  await noteOf(page).fill('첫 창에서 고친 글, 더');
  await noteOf(page).fill('첫 창에서 고친 글');
  await noteOf(page).blur();
  await form.getByRole('button', { name: '이 창의 내용으로 저장' }).click();
  await expect(form.getByText('임시 저장됨')).toBeVisible();
  expect(refused).toHaveLength(2);
  await page.reload();
  await open(page);
  await expect(noteOf(page)).toHaveValue('첫 창에서 고친 글');
});

test('a bad file is refused when it is chosen, by name, and blocks nothing', async ({ page, request }) => {
  await becomeArtist(page, request, '파일');
  await page.goto(NEWS);
  const form = await open(page);
  await noteOf(page).fill(NOTE);
  const good = await photo(320, 240);
  await form.locator('input[type=file]').setInputFiles([
    { name: 'zero.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    { name: '가짜.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') },
    { name: '잘림.jpg', mimeType: 'image/jpeg', buffer: good.subarray(0, 200) },
    { name: '좋은.jpg', mimeType: 'image/jpeg', buffer: good },
  ]);
  const alert = form.getByRole('alert').filter({ hasText: 'zero.jpg' });
  await expect(alert).toContainText(uploadMessages.empty('zero.jpg'));
  await expect(alert).toContainText('가짜.jpg');
  await expect(alert).toContainText(uploadMessages.imageBroken('잘림.jpg'));
  await expect(alert).not.toContainText('잠시 후');
  await expect(form.getByRole('list', { name: /파일/ })).toContainText('좋은.jpg');
  await expect(form.getByText('고른 파일은 제출할 때 올라가요')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalOverflow(page);
  await takePicture(page, 'contest-refused-files');

  // What isn't kept is asked about before the form is closed.
  await page.keyboard.press('Escape');
  await answerQuestion(page, contestMessages.leaveFiles, '닫기');
  await expect(form).toBeHidden();
  await open(page);
  await expect(noteOf(page)).toHaveValue(NOTE);
  await expect(form.getByText(contestMessages.filesAgain(['좋은.jpg']))).toBeVisible();
});

test('a cancelled sending says so, and its button is never where 신청하기 was pressed', async ({
  page,
  request,
}) => {
  await becomeArtist(page, request, '취소');
  await page.goto(NEWS);
  const form = await open(page);
  await form.getByLabel('지원 장르').selectOption('ETC');
  await form.getByLabel('지원 장르 기타').fill('섬유');
  await form.getByRole('radio', { name: '2회' }).check();
  await noteOf(page).fill(LONG_NOTE);
  await form.getByLabel('지원금으로 하고 싶은 일').fill('연작 열 점을 그립니다.');
  await form.getByRole('checkbox', { name: /개인정보/ }).check();
  await agreeToTerms(form);
  const buffer = await photo(320, 240);
  await form
    .locator('input[type=file]')
    .setInputFiles(
      Array.from({ length: 8 }, (_, at) => ({ name: `0${at}.jpg`, mimeType: 'image/jpeg', buffer })),
    );
  await expect(form.getByText('8개 / ')).toBeVisible();
  // The storage doesn't answer, so the files stay on their way.
  await page.route('**/v1/s3/put/presigned-url', () => undefined);
  const send = form.getByRole('button', { name: '신청하기' });
  await send.scrollIntoViewIfNeeded();
  const before = await send.boundingBox();
  await send.click();
  const cancel = form.getByRole('button', { name: '제출 취소' });
  await expect(cancel).toBeVisible();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  // What would be typed now isn't sent.
  await expect(form.locator('[inert]').filter({ has: page.getByLabel('작가 노트') })).toBeVisible();
  const [now, place] = [await send.boundingBox(), await cancel.boundingBox()];
  expect(now).toEqual(before);
  const isBeside = (place?.x ?? 0) + (place?.width ?? 0) <= (before?.x ?? 0);
  const isAbove = (place?.y ?? 0) + (place?.height ?? 0) <= (before?.y ?? 0);
  expect(isBeside || isAbove).toBe(true);
  await takePicture(page, 'contest-sending');
  await cancel.click();
  await expect(form.getByText(contestMessages.cancelled(false))).toBeVisible();
  await expect(noteOf(page)).toHaveValue(LONG_NOTE);
});
