import * as leavingMessages from '@/lib/messages/leaving';
import * as adminPaths from '@/lib/paths/admin';
import { searchFor, withReason } from './support/back-office';
import { pressUntil } from './support/keyboard';
import { logIn } from './support/login';
import { answerQuestion } from './support/my-page';
import { openOrganization } from './support/new-records';
import { newId } from './support/signup';
import { expect, test } from './support/test';

test.beforeEach(({ context }) => logIn(context, 'admin01', 'ADMIN'));

test('a person who is being added, and a contact that is being changed, aren’t lost without a question', async ({
  page,
}) => {
  await page.goto(adminPaths.screen('organizations'));
  await searchFor(page, '봄결미술관');
  await page.getByRole('cell', { name: '봄결미술관' }).click();
  await page.getByRole('button', { name: '사람 더하기' }).click();
  const dialog = page.getByRole('dialog', { name: '사람 더하기' });
  const account = dialog.getByRole('textbox', { name: '아이디' });
  await account.fill('saeum77');
  await dialog.getByRole('button', { name: '이미 단체 계정이 있는 사람 더하기' }).click();
  await expect(account).toHaveValue('');
  await dialog.getByRole('button', { name: '새 계정으로 초대하기' }).click();
  await expect(account).toHaveValue('saeum77');
  await page.keyboard.press('Escape');
  await answerQuestion(page, leavingMessages.closing, '계속 쓰기');
  await page.goBack();
  await answerQuestion(page, leavingMessages.unsaved, '머무르기');
  await expect(account).toHaveValue('saeum77');
  await dialog.getByRole('button', { name: '닫기' }).click();
  await answerQuestion(page, leavingMessages.closing, '닫기');
  await expect(dialog).toBeHidden();

  await page.goto(adminPaths.screen('members'));
  await searchFor(page, 'reviewer02');
  await page.getByRole('cell', { name: 'reviewer02' }).click();
  await (await withReason(page, '개인정보 열기')).click();
  const name = page.getByRole('textbox', { name: '이름' });
  await name.fill('바꾸던 이름');
  await page.getByRole('link', { name: '배너', exact: true }).click();
  await answerQuestion(page, leavingMessages.unsaved, '머무르기');
  await page.goBack();
  await answerQuestion(page, leavingMessages.unsaved, '머무르기');
  await expect(name).toHaveValue('바꾸던 이름');
});

test('an invitation that is sent leaves the other half-typed form open', async ({ page }) => {
  await openOrganization(page);
  await page.getByRole('button', { name: '사람 더하기' }).click();
  const dialog = page.getByRole('dialog', { name: '사람 더하기' });
  const account = dialog.getByRole('textbox', { name: '아이디' });
  const shows = (name: string) =>
    expect(dialog.getByRole('button', { name, exact: true })).toBeVisible({ timeout: 1000 });
  const [join, invite] = ['이미 단체 계정이 있는 사람 더하기', '새 계정으로 초대하기'];
  await pressUntil(dialog.getByRole('button', { name: join }), () => shows(invite));
  await account.fill('saeum77');
  await pressUntil(dialog.getByRole('button', { name: invite }), () => shows(join));
  const invited = newId();
  await account.fill(invited);
  await dialog.getByRole('textbox', { name: '이름' }).fill('정가람');
  await dialog.getByRole('textbox', { name: '이메일' }).fill(`${invited}@gyeol.example`);
  await dialog.getByRole('button', { name: '초대하기', exact: true }).click();
  await expect(account).toHaveValue('saeum77');
  await expect(account).toBeFocused();
  await expect(page.getByText('초대 메일을 보냈습니다.')).toBeVisible();
  await dialog.getByRole('button', { name: '새 계정으로 초대하기' }).click();
  await expect(account).toHaveValue('');
  await page.keyboard.press('Escape');
  await answerQuestion(page, leavingMessages.closing, '닫기');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: '단체의 사람' }).getByRole('listitem')).toHaveCount(2);
});
