import * as supportMessages from '@/lib/messages/support';
import * as myPaths from '@/lib/paths/my';
import { demo } from './support/demo';
import { answerInquiry, ask } from './support/inquiries';
import { closeByEnter, tabTo } from './support/keyboard';
import { logIn } from './support/login';
import { signUpMember } from './support/member';
import { joinAndLogIn } from './support/my-page';
import { operatorPage } from './support/operator-page';
import { expectAccessible, takePicture } from './support/page-health';
import { newId, newPerson, PASSWORD } from './support/signup';
import { sentAlert } from './support/support-modal';
import { expect, test } from './support/test';

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
  const sent = sentAlert(page, supportMessages.sent);
  await expect(sent).toBeVisible();
  await closeByEnter(page, sent);

  await tabTo(page, page.getByRole('link', { name: '글쇠로 쓴 문의' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '글쇠로 쓴 문의' })).toBeVisible();
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'inquiry');
});

test('notices and answers are news until they are read', async ({ page, context, browser, baseURL }) => {
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

  const { accountId } = await joinAndLogIn(page, '남궁하늘');
  const inquiry = await ask(page.request, accountId, '작품 크기');
  const operator = await operatorPage(browser, baseURL);
  await answerInquiry(operator.request, inquiry);
  await operator.context().close();
  await page.goto(myPaths.inquiries());
  const answers = page.getByRole('link', { name: /\(읽지 않은 답변\)/ });
  await answers.click();
  await expect(page.getByRole('heading', { level: 2, name: /답변/ })).toBeVisible();
  await page.goto(myPaths.inquiries());
  await expect(page.getByRole('list', { name: '문의' })).toBeVisible();
  await expect(answers).toHaveCount(0);
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

test('another member’s inquiry is missing', async ({ page, consoleGuard }) => {
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
