import * as contestMessages from '@/lib/messages/contest';
import * as contestPaths from '@/lib/paths/contest';
import * as organizationPaths from '@/lib/paths/organization';
import {
  addField,
  beginContest,
  contestOfPage,
  fieldsOf,
  openFor,
  saveContest,
} from './support/contest-page';
import { liftRow } from './support/keyboard';
import { addJuror } from './support/jury-page';
import { logIn } from './support/login';
import { conflictNote, expectBoth, lookAtConflict } from './support/conflict';
import { answerQuestion } from './support/my-page';
import { expectAccessible } from './support/page-health';
import { acceptAlert } from './support/signup';
import { expect, test } from './support/test';

test('a form is put together by keys alone, and what is wrong opens where it is', async ({ page }) => {
  await beginContest(page, '열쇠로 만든 공모', '신진작가 공모');
  const names = fieldsOf(page).getByRole('button', { name: /고치기$/ });
  const before = await names.count();
  await page.getByRole('button', { name: '이름 순서 바꾸기' }).focus();
  await liftRow(page);
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

test('two owners keep both texts and both new questions; a draft is copied and removed', async ({
  page,
  browser,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/);
  await beginContest(page, '둘이 고치는 공모');
  const other = await openFor(browser);
  await logIn(other.context(), 'gallery01', 'BUSINESS');
  await other.goto(page.url());
  await other.getByLabel('주최').fill('다른 창의 미술관');
  await addField(other, '숫자', '다른 창의 질문');
  await saveContest(other);
  await other.context().close();

  const organizer = page.getByRole('textbox', { name: '주최' });
  await organizer.fill('이 창의 미술관');
  await addField(page, '한 줄 글', '이 창의 질문');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await acceptAlert(page, contestMessages.contestStale);
  await expect(conflictNote(page).getByRole('heading')).toBeFocused();
  const both = { label: '주최', mine: '이 창의 미술관', theirs: '다른 창의 미술관' };
  await expectBoth(page, both, (text) => expect(organizer).toHaveValue(text));
  await expect(conflictNote(page)).toContainText('다른 창의 질문');
  await expect(fieldsOf(page)).toContainText('다른 창의 질문');
  // The own one is still open.
  await expect(fieldsOf(page).getByLabel('질문', { exact: true })).toHaveValue('이 창의 질문');
  await lookAtConflict(page, 'conflict-contest');
  await saveContest(page);
  await expect(conflictNote(page)).toHaveCount(0);
  await page.reload();
  await expect(organizer).toHaveValue('이 창의 미술관');
  for (const question of ['다른 창의 질문', '이 창의 질문'])
    await expect(fieldsOf(page)).toContainText(question);

  await page.getByRole('button', { name: '복사', exact: true }).click();
  const copy = contestMessages.copyOf('둘이 고치는 공모');
  await expect(page.getByRole('heading', { level: 1, name: copy })).toBeVisible();
  await page.getByRole('button', { name: '지우기', exact: true }).click();
  await answerQuestion(page, contestMessages.removeContest(copy), '지우기');
  await expect(page).toHaveURL(organizationPaths.contests());
  await expect(page.getByText(copy)).toHaveCount(0);
});

test('what wasn’t saved is offered in a new tab, and put back after the session ended', async ({
  page: closed,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/);
  await beginContest(closed, '쓰다 만 공모');
  const address = closed.url();
  await closed.getByLabel('소개').fill('창가의 방');
  await addField(closed, '숫자', '개인전 횟수');
  await expect(closed.getByText(/임시 보관/)).toBeVisible();
  await closed.close();
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(address);
  const note = page.getByRole('region', { name: '쓰다 만 내용' });
  await expect(page.getByLabel('소개')).toHaveValue('');
  await expectAccessible(page);
  await note.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(note).toHaveCount(0);
  await expect(page.getByLabel('소개')).toHaveValue('창가의 방');
  await expect(fieldsOf(page).getByRole('button', { name: /^개인전 횟수.*고치기$/ })).toBeVisible();

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
  await addJuror(page, contestOfPage(page));
  const address = contestPaths.previewContest(contestOfPage(page));
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
