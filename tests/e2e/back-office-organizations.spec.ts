import { apiUrl } from '@/lib/api/url';
import * as adminMessages from '@/lib/messages/admin';
import * as adminPaths from '@/lib/paths/admin';
import {
  lookAt,
  NEW_PASSWORD,
  openPasswordLink,
  otherPage,
  press,
  searchFor,
  setLinkedPassword,
} from './support/back-office';
import { logIn } from './support/login';
import { openLoginModal, sendLogin } from './support/login-modal';
import { mailTo } from './support/mails';
import { newId } from './support/signup';
import { expect, test } from './support/test';

test('an organization is made with its owner, who sets a password and works there', async ({
  page,
  context,
  browser,
  baseURL,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  const owner = newId();
  const name = `국립현대미술관 서울관 신진작가지원센터 ${owner}`;
  await logIn(context, 'admin01', 'ADMIN');
  await page.goto(adminPaths.screen('organizations'));
  await expect(page.getByRole('cell', { name: '봄결미술관' })).toBeVisible();
  await lookAt(page, 'admin-organizations');
  await page.getByRole('link', { name: '새로 만들기' }).click();
  await page.getByRole('textbox', { name: '단체 이름' }).fill(name);
  await page.getByRole('textbox', { name: '책임자의 아이디' }).fill('gallery01');
  await page.getByRole('textbox', { name: '책임자의 이름' }).fill('이보라');
  await page.getByRole('textbox', { name: '책임자의 이메일' }).fill(`${owner}@gyeol.example`);
  await lookAt(page, 'admin-organization-new');
  const save = page.getByRole('button', { name: '저장', exact: true });
  await save.click();
  await expect(page.getByText('이미 사용', { exact: false }).first()).toBeVisible();
  await page.getByRole('textbox', { name: '책임자의 아이디' }).fill(owner);
  await save.click();
  await expect(page.getByText('만들었습니다.')).toBeVisible();
  await searchFor(page, name);
  await page.getByRole('cell', { name }).click();
  await expect(page.getByText(/보낸 링크는/)).toBeVisible();

  await page.getByRole('button', { name: '사람 더하기' }).click();
  const dialog = page.getByRole('dialog', { name: '사람 더하기' });
  const reviewer = newId();
  await dialog.getByRole('textbox', { name: '아이디' }).fill(reviewer);
  await dialog.getByRole('textbox', { name: '이름' }).fill('정가람');
  await dialog.getByRole('button', { name: '초대하기' }).click();
  await expect(dialog.getByRole('textbox', { name: '이메일' })).toBeFocused();
  await lookAt(page, 'admin-organization-invite');
  await dialog.getByRole('textbox', { name: '이메일' }).fill(`${reviewer}@gyeol.example`);
  await dialog.getByRole('button', { name: '초대하기' }).click();
  await expect(dialog).toBeHidden();
  const people = page.getByRole('list', { name: '단체의 사람' }).getByRole('listitem');
  await expect(people).toHaveCount(2);
  await press(people.first(), page, '빼기');
  await expect(page.getByText(adminMessages.lastOwner)).toBeVisible();
  await lookAt(page, 'admin-organization');

  const theirs = await otherPage(browser, baseURL);
  await openPasswordLink(theirs, await mailTo(`${owner}@gyeol.example`, '/auth/password/'));
  await setLinkedPassword(theirs);
  await sendLogin(await openLoginModal(theirs), owner, NEW_PASSWORD);
  await expect(theirs.getByRole('button', { name: '로그아웃' })).toBeVisible();
  await theirs.getByRole('link', { name: '조직 관리' }).first().click();
  await expect(theirs).toHaveURL(/\/organization\/contest/);

  await page.getByRole('textbox', { name: '단체 이름' }).fill('서울 신진작가지원센터');
  await page.getByRole('button', { name: '이름 저장' }).click();
  await expect(page.getByText('이름을 저장했습니다.')).toBeVisible();
  await press(people.last(), page, '빼기');
  await expect(people).toHaveCount(1);
  await people.getByRole('link', { name: owner }).click();
  await page.getByRole('textbox', { name: '정지 사유' }).fill('도용이 의심됩니다');
  await page.getByRole('button', { name: '이용 정지', exact: true }).click();
  const stopping = page.getByRole('dialog', { name: '이 회원의 이용을 정지할까요?' });
  await expect(stopping).toContainText('서울 신진작가지원센터의 하나뿐인 책임자입니다.');
  await lookAt(page, 'admin-only-owner');
  await stopping.getByRole('button', { name: '취소' }).click();
  await theirs.context().close();
});

test('two operators don’t save over each other, and keep what they typed', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409/);
  await logIn(context, 'admin01', 'ADMIN');
  const headers = { 'sec-fetch-site': 'same-origin' };
  const accountId = newId();
  const person = { accountId, name: '이보라', email: `${accountId}@gyeol.example`, phoneNum: null };
  const made = await page.request.post(apiUrl('/v1/admin/organizations'), {
    data: { organizationName: '공간 반걸음', ...person },
    headers,
  });
  const { uuid } = ((await made.json()) as { data: { uuid: string } }).data;
  await page.goto(`${adminPaths.screen('organizations')}/${uuid}/show`);
  const typed = page.getByRole('textbox', { name: '단체 이름' });
  await expect(typed).toHaveValue('공간 반걸음');
  await typed.fill('공간 한걸음');
  const path = apiUrl('/v1/admin/organizations/{uuid}', { params: { uuid } });
  const other = await page.request.put(path, { data: { name: '공간 두걸음', version: 1 }, headers });
  expect(other.status()).toBe(200);
  await page.getByRole('button', { name: '이름 저장' }).click();
  await expect(page.getByText(adminMessages.stale)).toBeVisible();
  await expect(page.getByText('공간 두걸음').first()).toBeVisible();
  await expect(typed).toHaveValue('공간 한걸음');
  await page.getByRole('button', { name: '이름 저장' }).click();
  await expect(page.getByText('이름을 저장했습니다.')).toBeVisible();
});
