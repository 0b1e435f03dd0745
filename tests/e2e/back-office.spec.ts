import type { Page } from '@playwright/test';
import * as adminMessages from '@/lib/messages/admin';
import * as adminPaths from '@/lib/paths/admin';
import * as myPaths from '@/lib/paths/my';
import { joinAsApplicant } from './support/artist';
import { openRow, otherPage, searchFor, withReason } from './support/back-office';
import { ask } from './support/inquiries';
import { pressUntil, tabTo } from './support/keyboard';
import { logIn } from './support/login';
import { joinAndLogIn } from './support/my-page';
import { operatorPage } from './support/operator-page';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { newId } from './support/signup';
import { expect, test } from './support/test';

const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true }).click();

test('the back office is for operators alone, and they find the way to it', async ({ page, context }) => {
  await page.goto(adminPaths.screen('notices'));
  await expect(page).toHaveURL('/');
  await logIn(context, 'member01', 'MEMBER');
  await page.goto(adminPaths.home());
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alertdialog')).toContainText(adminMessages.operatorOnly);
});

test('a notice is written, public at once, and not saved over by a second operator', async ({
  page,
  context,
  browser,
  baseURL,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  const title = `운영실에서 쓴 공지 ${newId()}`;
  await logIn(context, 'admin01', 'ADMIN');
  await page.goto(adminPaths.screen('notices'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('공지사항');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'admin-notices');

  await page.getByRole('link', { name: '새로 만들기' }).click();
  await page.getByRole('textbox', { name: '제목' }).fill(title);
  await page.getByRole('textbox', { name: '내용' }).fill('내일부터 시작합니다.');
  await expectAccessible(page);
  await save(page);
  await expect(page.getByText('만들었습니다.')).toBeVisible();
  await expect(page.getByRole('cell', { name: title })).toBeVisible();

  // A guest's stored list has it.
  const list = async () => (await page.request.get(myPaths.notices())).text();
  await expect.poll(list).toContain(title);

  await page.getByRole('cell', { name: title }).click();
  await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue(title);
  const other = await operatorPage(browser, baseURL);
  await other.goto(page.url());
  await expect(other.getByRole('textbox', { name: '제목' })).toHaveValue(title);
  await page.getByRole('textbox', { name: '작성자' }).fill('결 편집부');
  await save(page);
  await expect(page.getByText('저장했습니다.')).toBeVisible();

  await other.getByRole('textbox', { name: '제목' }).fill(`${title}입니다`);
  await save(other);
  await expect(other.getByText(adminMessages.stale)).toBeVisible();
  // What the first one saved is under what the second one typed.
  await expect(other.getByRole('textbox', { name: '작성자' })).toHaveValue('결 편집부');
  await expect(other.getByRole('textbox', { name: '제목' })).toHaveValue(`${title}입니다`);
  await pressUntil(other.getByRole('button', { name: '저장', exact: true }), () =>
    expect(other.getByText('저장했습니다.', { exact: true })).toBeVisible({ timeout: 2000 }),
  );
  await expect.poll(list).toContain(`${title}입니다`);

  await other.getByRole('button', { name: '삭제' }).click();
  await other.getByRole('dialog').getByRole('button', { name: '확인' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('공지사항');
  await expect.poll(list).not.toContain(title);
  await other.context().close();
});

test('an application is opened, answered with a reason, and both stand in the log', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const applicant = await otherPage(browser, baseURL);
  const { accountId } = await joinAsApplicant(applicant, '박새솔');
  await applicant.context().close();
  await logIn(context, 'admin01', 'ADMIN');
  await openRow(page, 'applications', accountId);
  const openDetails = page.getByRole('button', { name: '자료와 개인정보 열기' });
  await expect(openDetails).toBeVisible();
  await expect(page.getByText('박*솔')).toBeVisible();
  await (await withReason(page, '자료와 개인정보 열기')).click();
  await expect(page.getByText('박새솔')).toBeVisible();
  await expect(page.getByRole('list', { name: /\.pdf$/ }).first()).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'admin-application');
  await page.getByRole('textbox', { name: '자료를 다시 요청하는 사유' }).fill('전시 기간이 보이지 않습니다.');
  await page.getByRole('button', { name: '자료 다시 요청' }).click();
  await expect(page.getByText('자료를 다시 요청하고 메일을 보냈습니다.')).toBeVisible();
  await expect(page.getByText('전시 기간이 보이지 않습니다.')).toBeVisible();

  await page.getByRole('link', { name: '감사 로그' }).click();
  const rows = page.getByRole('row').filter({ hasText: accountId });
  await expect(rows.filter({ hasText: '자료 재요청' })).toHaveCount(1);
  await expect(rows.filter({ hasText: '개인정보 열람' })).toHaveCount(1);
  await expectAccessible(page);
});

test('an inquiry is answered with a template, and its sender reads it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const sender = await otherPage(browser, baseURL);
  const { accountId } = await joinAndLogIn(sender, '남궁하늘');
  const question = `${accountId}의 작품 크기`;
  const inquiry = await ask(sender.request, accountId, question);
  const template = `접수 안내 ${accountId}`;
  await logIn(context, 'admin01', 'ADMIN');
  await page.goto(`${adminPaths.screen('templates')}/create`);
  await page.getByRole('textbox', { name: '제목' }).fill(template);
  await page.getByRole('textbox', { name: '내용' }).fill('확인하여 고쳤습니다.');
  await save(page);
  await expect(page.getByRole('cell', { name: template })).toBeVisible();

  await page.goto(adminPaths.screen('inquiries'));
  await searchFor(page, question);
  await page
    .getByRole('row')
    .filter({ hasText: question })
    .filter({ hasText: /남음|지남/ })
    .click();
  await page.getByRole('combobox', { name: '서식에서 가져오기' }).selectOption({ label: template });
  await expect(page.getByRole('textbox', { name: '답변 내용' })).toHaveValue('확인하여 고쳤습니다.');
  await page.getByRole('button', { name: '답변 보내기' }).click();
  await expect(page.getByText('답변을 저장하고 메일을 보냈습니다.')).toBeVisible();
  await expect(page.getByRole('button', { name: '고쳐서 다시 보내기' })).toBeVisible();
  await expectAccessible(page);

  await sender.goto(myPaths.inquiry(inquiry));
  await expect(sender.getByText('확인하여 고쳤습니다.')).toBeVisible();
  await sender.context().close();
});

test('a list is sorted and a row is opened by keyboard alone, and the focus is seen', async ({
  page,
  context,
}) => {
  await logIn(context, 'admin01', 'ADMIN');
  await page.goto(adminPaths.screen('notices'));
  const link = page.getByRole('row').nth(1).getByRole('link');
  await expect(link).toBeVisible();
  const title = await link.innerText();
  const sorting = page.getByRole('columnheader', { name: '제목' }).getByRole('button');
  await tabTo(page, sorting);
  await expect(sorting).toHaveCSS('outline-style', 'solid');
  await tabTo(page, link);
  await expect(link).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: '제목' })).toHaveValue(title);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('공지사항');
});

test('on a phone its tables are scrolled, and nothing else is', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(context, 'admin01', 'ADMIN');
  const longWord = 'A'.repeat(100);
  await page.route('**/v1/admin/faqs?*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { content: object[] } };
    const [first, ...rest] = answer.data.content;
    answer.data.content = [{ ...first, question: longWord }, ...rest];
    return route.fulfill({ response, json: answer });
  });
  await page.goto(adminPaths.screen('faqs'));
  const link = page.getByRole('link', { name: longWord });
  await expect(link).toBeVisible();
  expect((await link.boundingBox())?.width).toBeLessThan(390);
  await expectNoHorizontalOverflow(page);
  await takePicture(page, 'admin-faqs');
});

for (const width of [390, 768, 1024])
  test(`every list is shown whole or scrolled at ${width} px`, async ({ page, context }) => {
    await logIn(context, 'admin01', 'ADMIN');
    await page.goto(adminPaths.screen('faqs'));
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
    const links = await page.getByRole('navigation', { name: '운영 메뉴' }).getByRole('link').all();
    const screens = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(screens.length).toBeGreaterThan(12);
    await page.setViewportSize({ width, height: 844 });
    for (const screen of screens) {
      await page.goto(screen ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('목록을 불러오는 중입니다.')).toHaveCount(0);
      await expectNoHorizontalOverflow(page);
    }
  });
