import * as networkMessages from '@/lib/messages/network';
import * as supportMessages from '@/lib/messages/support';
import { expectAccessible, takePicture } from './support/page-health';
import { confirmSending, fillInquiry, modalOf, openModal, sentAlert } from './support/support-modal';
import { expect, test } from './support/test';

const SEND = '/v1/support/guest/inquiries';

test('a guest sends an inquiry from any page, after the consent', async ({ page }) => {
  await page.goto('/artist');
  const form = await openModal(page);
  const send = form.getByRole('button', { name: '보내기' });
  await fillInquiry(form, '가입 문의');
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
  await fillInquiry(form, '끊긴 문의');
  await page.keyboard.press('Escape');
  form = await openModal(page);
  await expect(form.getByLabel('제목')).toHaveValue('끊긴 문의');
  await form.getByLabel('이메일').fill('guest@example.com');
  await form.getByLabel('휴대폰').fill('01012345678');
  await form.getByLabel('개인정보 수집과 이용에 동의합니다').check();

  // The first answer is lost on its way, after the server has taken the inquiry.
  const keys: string[] = [];
  await page.route(`**${SEND}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
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

test('while it is sent the modal stays, and what was sent isn’t put back', async ({ page }) => {
  await page.goto('/');
  const form = await openModal(page);
  await fillInquiry(form, '느린 문의');
  await form.getByLabel('이메일').fill('guest@example.com');
  await form.getByLabel('휴대폰').fill('01012345678');
  await form.getByLabel('개인정보 수집과 이용에 동의합니다').check();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${SEND}`, async (route) => {
    await released;
    return route.continue();
  });
  await form.getByRole('button', { name: '보내기' }).click();
  await confirmSending(page);
  await expect(form.getByRole('button', { name: '보내는 중' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.getByRole('button', { name: '보내는 중' })).toBeVisible();
  release();
  await sentAlert(page, supportMessages.sentByGuest).getByRole('button', { name: '확인' }).click();
  await expect(modalOf(page)).toBeHidden();
  await expect((await openModal(page)).getByLabel('제목')).toHaveValue('');
});

test('a reload asks before what was typed into the modal is lost', async ({ page }) => {
  await page.goto('/');
  const form = await openModal(page);
  await form.getByLabel('제목').pressSequentially('쓰던 문의');
  const question = page.waitForEvent('dialog');
  // Playwright's own `reload` would wait for the load that the answer prevents.
  const reload = page.evaluate(() => window.location.reload());
  const dialog = await question;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reload;
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

test('a checkbox is beside the first line of its label', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const box = (await openModal(page)).getByRole('checkbox');
  const middles = (lines: number) =>
    box.evaluate((input, count) => {
      const text = document.createElement('span');
      text.textContent = '개인정보 수집과 이용에 동의합니다 '.repeat(count);
      input.parentElement?.replaceChildren(input, text);
      const range = document.createRange();
      range.selectNodeContents(text);
      const rows = [...range.getClientRects()];
      const middleOf = ({ top, bottom }: DOMRect | undefined = new DOMRect()) => (top + bottom) / 2;
      return { rows: rows.length, apart: middleOf(input.getBoundingClientRect()) - middleOf(rows[0]) };
    }, lines);
  for (const lines of [1, 5]) {
    const { rows, apart } = await middles(lines);
    expect(rows > 1).toBe(lines > 1);
    expect(Math.abs(apart)).toBeLessThan(2.5);
  }
});
