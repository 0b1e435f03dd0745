import * as adminMessages from '@/lib/messages/admin';
import * as orderMessages from '@/lib/messages/order';
import * as adminPaths from '@/lib/paths/admin';
import { saveElsewhere } from './support/back-office';
import { dataOf, headers } from './support/calls';
import { expectBoth } from './support/conflict';
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
