import type { Page } from '@playwright/test';
import * as adminMessages from '@/lib/messages/admin';
import * as adminPaths from '@/lib/paths/admin';
import * as artistPaths from '@/lib/paths/artist';
import * as authPaths from '@/lib/paths/auth';
import { headers } from './support/calls';
import { expectBoth } from './support/conflict';
import { demo } from './support/demo';
import { answerInquiry } from './support/inquiries';
import { logIn } from './support/login';
import { operatorPage } from './support/operator-page';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { smallPdf } from './support/signup';
import { expect, test } from './support/test';
import { withReason } from './support/back-office';

/** A browser that says of itself that it is a person's: headless ones aren't counted. */
const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** For what may have changed since it was counted. */
const SOON = { timeout: 10_000 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function openToday(page: Page): Promise<void> {
  await page.goto(adminPaths.home());
  await expect(page.getByRole('heading', { name: /최근 30일/ })).toBeVisible();
}

test('today says what waits, and leads to it', async ({ page, context }) => {
  await logIn(context, 'admin01', 'ADMIN');
  await openToday(page);
  await expect(heading(page)).toHaveText('오늘');
  await expect(page).toHaveTitle(/^오늘 · /);
  await expect(page.getByText('데모 모드입니다.')).toBeVisible();
  await expect(page.getByText('.eml')).toBeVisible();
  await expect(page.getByText('응답 없음')).toHaveCount(0);
  await expectAccessible(page);
  await takePicture(page, 'admin-today');

  // The menu and the screen say the same, because one call answers both. Other tests ask and answer in the meantime.
  const menu = page.getByRole('navigation', { name: '운영 메뉴' });
  const inquiries = menu.getByRole('link', { name: /^문의/ });
  await expect(async () => {
    await openToday(page);
    await expect(inquiries).toHaveText(/\d+건 대기$/);
    const [count = ''] = /\d+/.exec(await inquiries.innerText()) ?? [];
    await expect(page.getByRole('heading', { name: `답하지 않은 문의 ${count}건` })).toBeVisible(SOON);
    await page.getByRole('link', { name: '답하지 않은 문의' }).click();
    await expect(heading(page)).toHaveText('문의');
    await expect(page).toHaveTitle(/^문의 · /);
    await expect(page.getByRole('row')).toHaveCount(Number(count) + 1, SOON);
  }).toPass();

  await page.getByRole('link', { name: '오늘' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: /남음|지남/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/show$/);
});

test('on a phone a deadline, which is long, leaves the contest’s name its room', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(context, 'admin01', 'ADMIN');
  await openToday(page);
  const closing = page.getByRole('listitem').filter({ hasText: /마감까지/ });
  const name = await closing.first().getByRole('link').boundingBox();
  expect(name?.height).toBeLessThan(60);
  await expectNoHorizontalOverflow(page);
});

test('the figures of the days are a picture with words, and a table', async ({ page, context }) => {
  await logIn(context, 'admin01', 'ADMIN');
  await openToday(page);
  for (const name of ['가입', '등록한 작품', '좋아요', '조회'])
    await expect(page.getByRole('img', { name: new RegExp(`^${name}: 30일 동안 모두`) })).toBeVisible();
  await page.getByText('표로 보기').click();
  const table = page.getByRole('table', { name: '날짜별 수' });
  await expect(table.getByRole('row')).toHaveCount(31);
  await expectAccessible(page);
});

test('pages that people open count, those of robots don’t, also where they come by a soft link', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await logIn(context, 'admin01', 'ADMIN');
  const seen = async () => {
    const answer = await page.request.get('/v1/admin/today', { headers });
    const { data } = (await answer.json()) as { data: { views: { page: string; views: number }[] } };
    return Object.fromEntries(data.views.map((each) => [each.page, each.views]));
  };
  const before = await seen();
  const open = async (userAgent: string) => {
    const own = await browser.newContext({ userAgent, ...(baseURL !== undefined && { baseURL }) });
    const visitor = await own.newPage();
    await visitor.goto('/info/service');
    await visitor.getByRole('contentinfo').getByRole('link', { name: '개인정보처리방침' }).click();
    await expect(visitor).toHaveURL(/\/privacy$/);
    await own.close();
  };
  await open('Googlebot/2.1');
  await open(PERSON);
  await expect.poll(async () => ((await seen()).INFO ?? 0) - (before.INFO ?? 0)).toBe(2);
});

test('a mail says what became of it, and its text after it was asked for', async ({ page, context }) => {
  await logIn(context, 'admin01', 'ADMIN');
  await answerInquiry(page.request, demo.inquiry.uuid);
  await page.goto(adminPaths.screen('mails'));
  await expect(heading(page)).toHaveText('메일');
  await expect(page.getByPlaceholder('받는 사람의 전체 주소')).toBeVisible();
  await expect(page.getByText('.eml')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'admin-mails');

  await page.getByRole('row').nth(1).click();
  const openText = page.getByRole('button', { name: '받는 사람과 내용 보기' });
  await expect(openText).toBeVisible();
  await expect(page.getByText(/^\S{1,2}\*\*\*@/)).toBeVisible();
  await (await withReason(page, '받는 사람과 내용 보기')).click();
  await expect(page.getByText('열람을 기록했습니다.')).toBeVisible();
  await expect(page.getByText('***@')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: '감사 로그' }).click();
  await expect(
    page.getByRole('row').filter({ hasText: '개인정보 열람' }).filter({ hasText: '메일' }),
  ).not.toHaveCount(0);
});

test('an answer that another operator has overtaken keeps what was typed, and its operator decides', async ({
  page,
  context,
  browser,
  baseURL,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  await logIn(context, 'admin01', 'ADMIN');
  await page.goto(adminPaths.narrowed('inquiries', { filter: 'WAITING' }));
  await page.getByRole('row').last().click();
  const text = page.getByRole('textbox', { name: '답변 내용' });
  await text.fill('두 번째 운영자가 쓰던 글입니다.');
  await page.getByLabel('답변에 붙일 파일').setInputFiles({
    ...{ name: '안내.pdf', mimeType: 'application/pdf' },
    buffer: smallPdf(),
  });
  await expect(page.getByText('안내.pdf')).toBeVisible();

  const first = await operatorPage(browser, baseURL);
  await first.goto(page.url());
  await first.getByRole('textbox', { name: '답변 내용' }).fill('먼저 저장한 답변입니다.');
  await first.getByRole('button', { name: '답변 보내기' }).click();
  await expect(first.getByText('답변을 저장하고 메일을 보냈습니다.')).toBeVisible();

  await page.getByRole('button', { name: '답변 보내기' }).click();
  await expect(page.getByText(adminMessages.stale)).toBeVisible();
  const both = { label: '답변', mine: '두 번째 운영자가 쓰던 글입니다.', theirs: '먼저 저장한 답변입니다.' };
  await expectBoth(page, both, (chosen) => expect(text).toHaveValue(chosen));
  await expect(page.getByText('안내.pdf')).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'admin-overtaken-answer');

  await page.getByRole('button', { name: '고쳐서 다시 보내기' }).click();
  await expect(page.getByText('답변을 저장하고 메일을 보냈습니다.')).toBeVisible();
  await expect(text).toHaveValue('두 번째 운영자가 쓰던 글입니다.');

  const behind = first.getByRole('textbox', { name: '답변 내용' });
  await behind.fill('다시 쓰던 글');
  await first.getByRole('button', { name: '고쳐서 다시 보내기' }).click();
  await expectBoth(first, { ...both, mine: '다시 쓰던 글', theirs: both.mine }, (chosen) =>
    expect(behind).toHaveValue(chosen),
  );
  await first.context().close();
});

test('an answer that is stopped on its way is no failure, and keeps what was typed', async ({
  page,
  context,
}) => {
  await logIn(context, 'admin01', 'ADMIN');
  await page.goto(adminPaths.screen('inquiries'));
  await page.getByRole('row').nth(1).click();
  const text = page.getByRole('textbox', { name: '답변 내용' });
  await text.fill('보내다가 멈춘 글입니다.');
  await page.route('**/answer', () => undefined);
  await page.getByLabel('답변에 붙일 파일').setInputFiles({
    ...{ name: '안내.pdf', mimeType: 'application/pdf', buffer: smallPdf() },
  });
  await page.getByRole('button', { name: /보내기$/ }).click();
  await page.getByRole('button', { name: '올리기 취소' }).click();
  await expect(page.getByText('보내기를 멈췄습니다. 쓴 내용은 그대로 있습니다.')).toBeVisible();
  await expect(text).toHaveValue('보내다가 멈춘 글입니다.');
  await page.unroute('**/answer');
});

test('a failure of today is told, with a retry', async ({ page, context, consoleGuard }) => {
  consoleGuard.allow(/status of 503/);
  await logIn(context, 'admin01', 'ADMIN');
  const failure = { code: 'UNAVAILABLE', message: '서버가 일시적으로 사용할 수 없습니다', errors: [] };
  await page.route('**/v1/admin/today', (route) => route.fulfill({ status: 503, json: failure }));
  await page.goto(adminPaths.home());
  await expect(page.getByText('오늘 할 일을 불러오지 못했습니다.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/v1/admin/today');
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('heading', { name: /최근 30일/ })).toBeVisible();
});

test('nothing of the back office is loaded anywhere else', async ({ page, context }) => {
  /** Names that stay in the built code of Material UI and of react-admin. */
  const MARKS = /MuiButtonBase|RaDatagrid|RaLayout/;
  const marked: string[] = [];
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!/\.(js|css)(\?|$)/.test(response.url())) return;
    reading.push(
      response.text().then(
        (text) => {
          if (MARKS.test(text)) marked.push(response.url());
        },
        () => undefined,
      ),
    );
  });
  const visit = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await Promise.all(reading.splice(0));
    return marked.splice(0).length;
  };
  for (const path of ['/', '/artist', artistPaths.page('artist01'), '/search?q=달', authPaths.signup()])
    expect(await visit(path), path).toBe(0);
  await logIn(context, 'admin01', 'ADMIN');
  for (const path of ['/', '/my/info']) expect(await visit(path), path).toBe(0);
  // The marks are in what operators load.
  expect(await visit(adminPaths.home())).toBeGreaterThan(0);
});

for (const [name, width] of [
  ['a phone', 390],
  ['a tablet', 768],
] as const) {
  test(`on ${name} today and the mails have no second scrollbar`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 844 });
    await logIn(context, 'admin01', 'ADMIN');
    await openToday(page);
    await expectNoHorizontalOverflow(page);
    await takePicture(page, `admin-today-${width}`);
    await page.goto(adminPaths.screen('mails'));
    await expect(heading(page)).toHaveText('메일');
    await expectNoHorizontalOverflow(page);
    await takePicture(page, `admin-mails-${width}`);
  });
}
