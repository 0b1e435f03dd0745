import * as adminMessages from '@/lib/messages/admin';
import * as leavingMessages from '@/lib/messages/leaving';
import * as orderMessages from '@/lib/messages/order';
import * as adminPaths from '@/lib/paths/admin';
import { saveElsewhere } from './support/back-office';
import { dataOf, headers } from './support/calls';
import { expectBoth } from './support/conflict';
import { pressUntil } from './support/keyboard';
import { logIn } from './support/login';
import { answerQuestion } from './support/my-page';
import { expect, test } from './support/test';

test.beforeEach(({ context }) => logIn(context, 'admin01', 'ADMIN'));

test('an order that was made and not saved is asked about before its dialog closes', async ({ page }) => {
  for (const screen of ['faqs', 'banners'] as const) {
    await page.goto(adminPaths.screen(screen));
    await page.getByRole('button', { name: '순서 바꾸기' }).click();
    const dialog = page.getByRole('dialog', { name: /순서/ });
    const rows = dialog.getByRole('listitem');
    // The row's text begins with its place.
    const moved = (await rows.nth(1).innerText()).replace(/^\d+\s*/, '');
    await rows.nth(1).getByRole('button', { name: /위로$/ }).click();
    await expect(rows.first()).toContainText(moved);
    await page.keyboard.press('Escape');
    await answerQuestion(page, orderMessages.abandon, '계속 정하기');
    // A press outside counts for the dialog as soon as the question is gone.
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.mouse.click(5, 400);
    await answerQuestion(page, orderMessages.abandon, '계속 정하기');
    await expect(rows.first()).toContainText(moved);
    await page.keyboard.press('Escape');
    await answerQuestion(page, orderMessages.abandon, '닫기');
    await expect(dialog).toHaveCount(0);
  }
});

test('an order that another operator has changed is compared', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 409/);
  const query = { sort: 'position', direction: 'asc', size: 100 };
  const faqs = await dataOf<{ content: { uuid: string; question: string }[] }>(
    await page.request.get('/v1/admin/faqs', { params: query, headers }),
  );
  const uuids = faqs.content.map(({ uuid }) => uuid);
  await page.goto(adminPaths.screen('faqs'));
  await page.getByRole('button', { name: '순서 바꾸기' }).click();
  const dialog = page.getByRole('dialog');
  const rows = dialog.getByRole('list', { name: '자주 묻는 질문' }).getByRole('listitem');
  await rows.nth(1).getByRole('button', { name: /위로$/ }).click();
  const mine = faqs.content[1]?.question ?? '';
  await expect(rows.first()).toContainText(mine);
  await saveElsewhere(page, '/v1/admin/faqs/order', { uuids: uuids.toReversed(), seen: uuids });
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect(dialog.getByText(adminMessages.orderChanged)).toBeVisible();
  const first = (text: string) => expect(rows.first()).toContainText(text);
  const both = { label: '순서', mine: `1. ${mine}`, theirs: `1. ${faqs.content.at(-1)?.question ?? ''}` };
  await expectBoth(dialog, both, (text) => first(text.slice(3)));
  await dialog.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('순서를 저장했습니다.')).toBeVisible();
  await saveElsewhere(page, '/v1/admin/faqs/order', { uuids });
});

test('a long order that could not be saved says so in sight, and a lost answer is no conflict', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of (500|401|409)|ERR_FAILED/);
  await page.goto(adminPaths.screen('faqs'));
  await page.getByRole('button', { name: '순서 바꾸기' }).click();
  const dialog = page.getByRole('dialog', { name: /순서/ });
  const rows = dialog.getByRole('list', { name: '자주 묻는 질문' }).getByRole('listitem');
  await rows.nth(1).getByRole('button', { name: /위로$/ }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
  const save = dialog.getByRole('button', { name: '저장', exact: true });
  const order = '**/v1/admin/faqs/order';
  const saysInSight = (text: string | RegExp) => () =>
    expect(dialog.getByRole('alert').filter({ hasText: text })).toBeInViewport({ ratio: 1, timeout: 2000 });
  for (const [status, code, message, shown] of [
    [500, 'INTERNAL', '저장하지 못했습니다', '저장하지 못했습니다'],
    [401, 'UNAUTHORIZED', '인증이 필요합니다', orderMessages.sessionEnded],
  ] as const) {
    await page.route(order, (route) =>
      route.fulfill({ status, json: { success: false, data: null, code, message } }),
    );
    await pressUntil(save, saysInSight(shown));
    await page.unroute(order);
    await expect(rows).not.toHaveCount(0);
  }
  // The server saves it, and the browser hears nothing of it.
  await page.route(order, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await pressUntil(save, saysInSight(/응답이 없습니다|연결/));
  await page.unroute(order);
  await pressUntil(save, () => expect(dialog).toHaveCount(0, { timeout: 2000 }));
  await expect(page.getByText('순서를 저장했습니다.')).toBeVisible();
});

test('what was put into a small dialog is asked about before it closes', async ({ page }) => {
  await page.goto(adminPaths.screen('artists'));
  await page
    .getByRole('button', { name: /의 배지 바꾸기$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /의 배지$/ });
  await dialog.getByRole('textbox', { name: '배지' }).fill('새로 적는 배지');
  await page.mouse.click(5, 400);
  await answerQuestion(page, leavingMessages.closing, '계속 쓰기');
  await expect(dialog.getByRole('textbox', { name: '배지' })).toHaveValue('새로 적는 배지');
  await page.keyboard.press('Escape');
  await answerQuestion(page, leavingMessages.closing, '닫기');
  await expect(dialog).toHaveCount(0);
});
