import { randomUUID } from 'node:crypto';
import * as messageMessages from '@/lib/messages/contest-message';
import * as contestPaths from '@/lib/paths/contest';
import * as myPaths from '@/lib/paths/my';
import { openReviewed } from './support/jury-page';
import { logIn } from './support/login';
import { mailTo } from './support/mails';
import { answerQuestion } from './support/my-page';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { acceptAlert } from './support/signup';
import { expect, test } from './support/test';

const WIDTHS = [1440, 768, 390] as const;

test('an owner writes to all who sent and to one of them, who read it in the mail and with their application', async ({
  page,
  consoleGuard,
}) => {
  const { uuid, title, applicantId, receipt } = await openReviewed(page);
  await page.goto(contestPaths.applicants(uuid));
  await page.getByRole('navigation', { name: '공모 메뉴' }).getByRole('link', { name: '메시지' }).click();
  await expect(page).toHaveURL(contestPaths.messages(uuid));
  await page.locator('form:not([inert])').first().waitFor();
  const form = page.getByRole('form', { name: '메시지' });
  const log = page.getByRole('region', { name: '보낸 메시지' });
  const subject = form.getByRole('textbox', { name: '제목' });
  const text = form.getByRole('textbox', { name: '내용' });
  const preview = form.getByRole('group', { name: '메일 미리보기' });
  const sending = form.getByRole('button', { name: '보내기', exact: true });
  await expect(log).toContainText(messageMessages.noMessages);
  await expect(form.getByRole('radio', { name: '지원한 모두 1명' })).toBeChecked();
  await expect(form.getByRole('radio', { name: '지원서를 쓰고 있는 사람 0명' })).toBeVisible();

  await text.fill('{성함}님께');
  await sending.click();
  await expect(subject).toHaveAttribute('aria-invalid', 'true');
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('서식').selectOption('심사 일정 안내');
  await answerQuestion(page, messageMessages.replaceByTemplate, '바꾸기');
  await expect(preview).toContainText(`[${title}] 심사 일정을 알려 드립니다`);
  await expect(preview).toContainText(`접수 번호 ${receipt}`);
  await expect(text).not.toHaveAttribute('aria-invalid', 'true');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoHorizontalOverflow(page);
    await takePicture(page, 'organization-messages-form');
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await sending.click();
  await answerQuestion(page, messageMessages.send(1), '보내기');
  await acceptAlert(page, messageMessages.sent(1));
  await expect(log.getByRole('listitem')).toHaveCount(1);
  await expect(log).toContainText(messageMessages.sentCounts(1, 0));
  await expect(text).toHaveValue('');
  expect(await mailTo('ryudana@example.com', `(접수 번호 ${receipt})`)).toContain(title);

  await page.goto(contestPaths.applicant(uuid, applicantId));
  await page.getByRole('dialog').getByRole('link', { name: '메시지 보내기' }).click();
  await expect(page).toHaveURL(contestPaths.messages(uuid, applicantId));
  await page.locator('form:not([inert])').first().waitFor();
  await expect(form.getByRole('radio', { name: new RegExp(receipt) })).toBeChecked();
  await subject.fill('서류를 보완해 주세요');
  await text.fill('{이름}님께\n\n두 번째 문단입니다.');
  await sending.click();
  await answerQuestion(page, messageMessages.send(1), '보내기');
  await acceptAlert(page, messageMessages.sent(1));
  await expect(log.getByRole('listitem')).toHaveCount(2);
  await log.getByText('내용 보기').first().click();
  await expect(log.getByRole('listitem').first()).toContainText('두 번째 문단입니다.');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoHorizontalOverflow(page);
    await takePicture(page, 'organization-messages-log');
  }

  // Of an applicant who has withdrawn, the address is still in another window.
  consoleGuard.allow(/404 .*\/messages\/recipients\?/);
  await page.goto(contestPaths.messages(uuid, randomUUID()));
  await expect(form.getByRole('alert')).toContainText(messageMessages.oneIsMissing);
  await expect(form.getByRole('alert').getByRole('link', { name: '지원자 화면으로' })).toBeVisible();

  await logIn(page.context(), 'artist01', 'ARTIST');
  await page.goto(myPaths.applications());
  const row = page.getByRole('listitem').filter({ hasText: title });
  await row.getByRole('button', { name: /보낸 신청서/ }).click();
  const received = page.getByRole('dialog').getByRole('region', { name: '단체의 메시지' });
  await expect(received.getByRole('listitem')).toHaveCount(2);
  await expect(received).toContainText('서류를 보완해 주세요');
  await expectAccessible(page);
  await takePicture(page, 'received-messages');
});
