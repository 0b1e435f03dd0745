import type { Locator, Page } from '@playwright/test';
import * as networkMessages from '@/lib/messages/network';
import * as supportMessages from '@/lib/messages/support';
import * as myPaths from '@/lib/paths/my';
import { demo } from './support/demo';
import { tabTo } from './support/keyboard';
import { logIn } from './support/login';
import { signUpMember } from './support/member';
import { joinAndLogIn } from './support/my-page';
import { expectAccessible, takePicture } from './support/page-health';
import { newId, newPerson, PASSWORD } from './support/signup';
import { expect, test } from './support/test';

const SEND = '/v1/support/guest/inquiries';

const modalOf = (page: Page) => page.getByRole('dialog', { name: '무엇을 도와드릴까요' });

/** @returns the form of its first tab */
async function openModal(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '문의', exact: true }).click();
  const form = modalOf(page).getByRole('form', { name: '문의하기' });
  await expect(form.getByLabel('제목')).toBeVisible();
  return form;
}

async function fill(form: Locator, title: string): Promise<void> {
  await form.getByLabel('카테고리').selectOption('INQUIRY');
  await form.getByLabel('제목').fill(title);
  await form.getByLabel('내용').fill('=HYPERLINK("http://site.test") <b>굵게</b>\n둘째 줄');
}

/** Confirms that the inquiry is sent. */
const confirmSending = (page: Page) =>
  page
    .getByRole('alertdialog', { name: supportMessages.sendConfirm })
    .getByRole('button', { name: '확인' })
    .click();
const sentAlert = (page: Page, sentence: string) => page.getByRole('alertdialog', { name: sentence });

test('a guest sends an inquiry from any page, after the consent', async ({ page }) => {
  await page.goto('/artist');
  const form = await openModal(page);
  const send = form.getByRole('button', { name: '보내기' });
  await fill(form, '가입 문의');
  await form.getByLabel('이메일').fill('guest@example.com');
  await form.getByLabel('휴대폰').pressSequentially('01012345678');
  await expect(form.getByLabel('휴대폰')).toHaveValue('010-1234-5678');
  await expect(send).toBeDisabled();
  await form.getByLabel('개인정보 수집과 이용에 동의합니다').check();
  await expectAccessible(page);
  await takePicture(page, 'support-modal');
  await send.dblclick();
  await confirmSending(page);
  await sentAlert(page, supportMessages.sentByGuest).getByRole('button', { name: '확인' }).click();
  await expect(modalOf(page)).toBeHidden();
  await expect((await openModal(page)).getByLabel('제목')).toHaveValue('');
});

test('what was typed stays when the modal closes, when the network goes, and nothing is sent twice', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|ERR_INTERNET|Failed to load resource/);
  await page.goto('/');
  let form = await openModal(page);
  await fill(form, '끊긴 문의');
  await page.keyboard.press('Escape');
  form = await openModal(page);
  await expect(form.getByLabel('제목')).toHaveValue('끊긴 문의');
  await form.getByLabel('이메일').fill('guest@example.com');
  await form.getByLabel('휴대폰').fill('01012345678');
  await form.getByLabel('개인정보 수집과 이용에 동의합니다').check();

  // The first answer is lost on its way, after the server has taken the inquiry.
  const keys: string[] = [];
  await page.route(`**${SEND}`, async (route) => {
    keys.push(/"sendKey":"([^"]+)"/.exec(route.request().postData() ?? '')?.[1] ?? '');
    const answer = await route.fetch();
    if (keys.length === 1) return route.abort();
    return route.fulfill({ response: answer });
  });
  await form.getByRole('button', { name: '보내기' }).click();
  await confirmSending(page);
  await expect(form.getByText(networkMessages.noResponse)).toBeInViewport();
  await expect(form.getByLabel('제목')).toHaveValue('끊긴 문의');
  // The modal closes and opens again: it is still the same inquiry.
  await page.keyboard.press('Escape');
  form = await openModal(page);
  await form.getByLabel('개인정보 수집과 이용에 동의합니다').check();
  await form.getByRole('button', { name: '보내기' }).click();
  await confirmSending(page);
  await expect(sentAlert(page, supportMessages.sentByGuest)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('a reload asks before what was typed into the modal is lost', async ({ page }) => {
  await page.goto('/');
  const form = await openModal(page);
  await form.getByLabel('제목').pressSequentially('쓰던 문의');
  const question = page.waitForEvent('dialog');
  const reload = page.reload();
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reload.catch(() => null);
  await expect(form.getByLabel('제목')).toHaveValue('쓰던 문의');
});

test('rules are told at the fields, and a request to post has its template', async ({ page }) => {
  await page.goto('/');
  const form = await openModal(page);
  await form.getByLabel('개인정보 수집과 이용에 동의합니다').check();
  await form.getByLabel('이메일').fill('nobody');
  await form.getByRole('button', { name: '보내기' }).click();
  for (const sentence of [
    supportMessages.typeRequired,
    supportMessages.titleRequired,
    supportMessages.contentRequired,
    supportMessages.emailInvalid,
    supportMessages.phoneInvalid,
  ])
    await expect(form.getByText(sentence)).toBeVisible();
  await modalOf(page).getByRole('tab', { name: '콘텐츠 게시 요청' }).click();
  await expect(modalOf(page).getByRole('form', { name: '콘텐츠 게시 요청' }).getByLabel('내용')).toHaveValue(
    /전시/,
  );
  await modalOf(page).getByRole('tab', { name: '회원 유형 변경 안내' }).click();
  await expect(modalOf(page).getByRole('tabpanel')).toContainText('아티스트');
});

test('where colours are the person’s own, required fields are still marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const form = await openModal(page);
  const mark = form.getByText('제목', { exact: true });
  const { width, colour } = await mark.evaluate((label) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(label, '::after');
    return { width: borderTopWidth, colour: borderTopColor };
  });
  expect(width).toBe('5px');
  expect(colour).not.toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
});

test('a member writes an inquiry by keyboard alone, from the login to its page', async ({ page }) => {
  const accountId = newId();
  await signUpMember(page.request, { accountId, accountPwd: PASSWORD, person: newPerson('한글쇠') });
  await page.context().clearCookies();
  await page.goto(myPaths.faq());
  await tabTo(page, page.getByRole('button', { name: '로그인', exact: true }).first());
  await page.keyboard.press('Enter');
  const login = page.getByRole('dialog', { name: '로그인' });
  await expect(login.getByLabel('아이디', { exact: true })).toBeFocused();
  await page.keyboard.type(accountId);
  await tabTo(page, login.getByLabel('비밀번호', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(login).toBeHidden();

  await tabTo(page, page.getByRole('link', { name: '문의 내역' }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '문의 내역' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: '문의하기' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('이메일')).toHaveValue(`${accountId}@gyeol.example`);
  await tabTo(page, page.getByLabel('카테고리'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByLabel('제목'));
  await page.keyboard.type('글쇠로 쓴 문의');
  await tabTo(page, page.getByLabel('내용'));
  await page.keyboard.type('<script>alert(1)</script>');
  await tabTo(page, page.getByRole('button', { name: '보내기' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: supportMessages.sendConfirm });
  await tabTo(page, question.getByRole('button', { name: '확인' }));
  await page.keyboard.press('Enter');
  await expect(sentAlert(page, supportMessages.sent)).toBeVisible();
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('link', { name: '글쇠로 쓴 문의' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '글쇠로 쓴 문의' })).toBeVisible();
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'inquiry');
});

test('notices and answers are news until they are read', async ({ page, context }) => {
  await logIn(context, 'member01', 'MEMBER');
  await page.goto(myPaths.notices());
  const notices = page.getByRole('list', { name: '공지사항' });
  const unread = notices.getByRole('link', { name: /\(읽지 않음\)/ });
  await expect(unread.first()).toBeVisible();
  const before = await unread.count();
  const title = (await unread.first().innerText()).replace(/\s*\(읽지 않음\)/, '');
  await unread.first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(unread).toHaveCount(before - 1);

  await page.goto(myPaths.inquiries());
  const answers = page.getByRole('link', { name: /\(읽지 않은 답변\)/ });
  await expect(answers.first()).toBeVisible();
  const waiting = await answers.count();
  await answers.first().click();
  await expect(page.getByRole('heading', { level: 2, name: /답변/ })).toBeVisible();
  await page.goto(myPaths.inquiries());
  await expect(page.getByRole('list', { name: '문의' })).toBeVisible();
  await expect(answers).toHaveCount(waiting - 1);
  await expectAccessible(page);
  await takePicture(page, 'inquiries');
});

test('guests read notices without marks, and search them', async ({ page }) => {
  await page.goto(myPaths.notices());
  await expect(page.getByRole('link', { name: demo.notice.title })).toBeVisible();
  await expect(page.getByText('(읽지 않음)')).toHaveCount(0);
  await page.getByRole('searchbox', { name: '공지사항 검색' }).fill('점검');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: '공지사항' }).getByRole('link')).toHaveText(/점검/);
});

test('the FAQ finds half a syllable, opens what the address names, and keeps the artists’ part for artists', async ({
  page,
  context,
}) => {
  await page.goto(myPaths.faq());
  const question = (name: string) => page.locator('summary').filter({ hasText: name });
  await page.getByRole('searchbox', { name: '질문 찾기' }).pressSequentially('비밀버');
  await expect(question('비밀번호를 바꾸고 싶어요.')).toBeVisible();
  await expect(question('작품을 살 수 있나요?')).toHaveCount(0);
  await question('비밀번호를 바꾸고 싶어요.').click();
  await expect(page).toHaveURL(/#faq-/);
  const address = page.url();
  await page.goto('/');
  await page.goto(address);
  await expect(page.locator('details[open]')).toContainText('비밀번호를 바꾸고 싶어요.');
  await page.getByRole('searchbox', { name: '질문 찾기' }).fill('없는낱말');
  await page.getByRole('button', { name: '모든 질문 보기' }).click();
  await expect(question('승인에는 얼마나 걸리나요?')).toHaveCount(0);

  await logIn(context, demo.artist.id, 'ARTIST');
  await page.reload();
  await expect(question('승인에는 얼마나 걸리나요?')).toBeVisible();
});

test('somebody else’s inquiry is missing', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  await joinAndLogIn(page, '남의것');
  const foreign = await page.goto(myPaths.inquiry(demo.inquiry.uuid));
  expect(foreign?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the service guide follows what is read, in two parts, by keyboard too', async ({ page }) => {
  await page.goto('/info/service');
  const menu = page.getByRole('navigation', { name: '서비스 소개 차례' });
  await expect(menu.getByRole('list', { name: '공통' }).getByRole('link')).toHaveCount(5);
  await expect(menu.getByRole('list', { name: '아티스트' }).getByRole('link')).toHaveCount(5);
  await expect(page.getByRole('img')).toHaveCount(10);
  const portfolio = menu.getByRole('link', { name: '포트폴리오' });
  await tabTo(page, portfolio);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#portfolio$/);
  await expect(portfolio).toHaveAttribute('aria-current', 'location');
  await expect(page.getByRole('heading', { name: '한 권으로 묶기' })).toBeInViewport();
  await expectAccessible(page);
});

test('the terms have a table of contents that leads to each article', async ({ page }) => {
  await page.goto('/terms');
  const contents = page.getByRole('navigation', { name: '차례' });
  await expect(contents.getByRole('link')).toHaveCount(24);
  await contents.getByRole('link', { name: '제17조 (청약철회)' }).click();
  await expect(page).toHaveURL(/#article-17$/);
  await expect(page.getByRole('heading', { name: '제17조 (청약철회)' })).toBeInViewport();
});
