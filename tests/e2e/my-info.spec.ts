import * as leavingMessages from '@/lib/messages/leaving';
import * as myMessages from '@/lib/messages/my';
import * as signupMessages from '@/lib/messages/signup';
import { waitForLife } from './support/alive';
import {
  answerQuestion,
  joinAndLogIn,
  joinAndOpenMyInfo,
  openMyInfo,
  save,
  saveWell,
} from './support/my-page';
import { closeByEnter } from './support/keyboard';
import { expectAccessible, expectTexts, takePicture } from './support/page-health';
import { acceptAlert, checkEmail, newId, newPerson } from './support/signup';
import { expectBoth, lookAtConflict } from './support/conflict';
import { expect, test } from './support/test';
import { verifyAs } from './support/verify';

test('a member changes what can be changed, and finds it again', async ({ page }) => {
  const { accountId, person } = await joinAndOpenMyInfo(page, '남궁하람빛나리');
  await expect(page.getByLabel('아이디', { exact: true })).toHaveText(accountId);
  await expect(page.getByLabel('이름(성별)')).toHaveText(`${person.name}(여성)`);
  await expect(page.getByLabel('생년월일')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /아이디$|이름|생년월일/ })).toHaveCount(1);
  // The member's own address needs no duplicate check.
  await expect(page.getByRole('button', { name: '이메일 중복 확인' })).toBeDisabled();
  await page.getByRole('button', { name: '직접 입력' }).click();
  const long =
    '전북특별자치도 남원시 산내면 지리산로 산내하늘아래첫동네길 1234-56, 별빛마을아파트단지 관리사무소';
  await page.getByLabel('기본 주소').fill(long);
  await page.getByLabel('상세 주소').fill('다목적문화예술회관동 12층 1203호 작업실');
  const interests = page.getByRole('group', { name: /관심분야/ });
  await interests.getByRole('checkbox', { name: '기타' }).check();
  await page.getByLabel('관심분야 기타').fill('판화와 북아트');
  await page.getByLabel('선택 개인정보 수집·이용 동의').check();
  await page.getByLabel('마케팅 이메일 수신 동의').check();
  await page.getByLabel('이메일 아이디').fill(`${accountId}n`);
  await checkEmail(page);
  await takePicture(page, 'my-info-long');
  await page.getByRole('button', { name: '수정', exact: true }).click();
  await answerQuestion(page, myMessages.saveConfirm, '취소');
  await saveWell(page);
  await page.reload();
  await expect(page.getByLabel('기본 주소')).toHaveValue(long);
  await expect(page.getByLabel('이메일 아이디')).toHaveValue(`${accountId}n`);
  await expect(page.getByLabel('관심분야 기타')).toHaveValue('판화와 북아트');
  await expect(page.getByLabel('마케팅 이메일 수신 동의')).toBeChecked();
  // Advertisements rest on the optional consent.
  await page.getByLabel('선택 개인정보 수집·이용 동의').uncheck();
  await expect(page.getByLabel('마케팅 이메일 수신 동의')).not.toBeChecked();
  await expectAccessible(page);
});

test('each rule’s failure is told at its field, and the first gets the caret', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/users\/me/);
  const { accountId } = await joinAndOpenMyInfo(page, '서하늬');
  await page.getByLabel('이메일 아이디').fill('');
  await page.getByRole('button', { name: '직접 입력' }).click();
  await page.getByLabel('상세 주소').fill('');
  await page.getByRole('checkbox', { name: '전시 관람' }).uncheck();
  await page.getByLabel('마케팅 SMS 수신 동의').check();
  await page.getByRole('button', { name: '수정', exact: true }).click();
  await expect(page.getByLabel('이메일 아이디')).toBeFocused();
  await expectTexts(page, [
    signupMessages.emailRequired,
    signupMessages.addressRequired,
    signupMessages.interestRequired,
    myMessages.optionalRequired,
  ]);
  await expectAccessible(page);
  await takePicture(page, 'my-info-faults');
  // A new address needs a duplicate check, and each edit of it another one.
  const email = page.getByLabel('이메일 아이디');
  await email.fill('not an address');
  await checkEmail(page, signupMessages.emailInvalid);
  await email.fill('member01');
  await page.getByLabel('이메일 도메인', { exact: true }).fill('example.com');
  await expect(page.getByText(signupMessages.emailCheck)).toBeVisible();
  await checkEmail(page, signupMessages.emailTaken);
  await email.fill(`${accountId}x`);
  await checkEmail(page);
  await email.press('End');
  await email.press('Backspace');
  await expect(page.getByText(signupMessages.emailFree)).toBeHidden();
  // The member's own address needs no check and shows no fault.
  await page.getByLabel('이메일 도메인', { exact: true }).fill('gyeol.example');
  await expect(page.getByText(signupMessages.emailCheck)).toBeHidden();
});

test('an address that is taken meanwhile is refused at its field', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/409/);
  const { accountId } = await joinAndOpenMyInfo(page, '도윤슬');
  const taken = newId();
  await page.getByLabel('이메일 아이디').fill(taken);
  await checkEmail(page);
  const other = await page.context().browser()?.newContext();
  const otherPage = await other?.newPage();
  if (otherPage === undefined) throw new Error('There is no browser');
  waitForLife(otherPage);
  // The new member's address is made of their ID.
  await joinAndLogIn(otherPage, '한새별', taken);
  await other?.close();
  await save(page);
  await expect(page.getByText(signupMessages.emailTaken)).toBeVisible();
  await expect(page.getByLabel('이메일 아이디')).toBeFocused();
  await page.getByLabel('이메일 아이디').fill(accountId);
  await expect(page.getByText(signupMessages.emailTaken)).toBeHidden();
});

test('a new number needs its owner', async ({ page }) => {
  const { person } = await joinAndOpenMyInfo(page, '민가람');
  const field = page.getByLabel('휴대폰 번호', { exact: true });
  const change = () => page.getByRole('button', { name: '휴대폰 번호 변경' }).click();
  const before = await field.inputValue();
  await verifyAs(page, newPerson('다른사람'), change);
  await expect(page.getByText(myMessages.phoneOwnerMismatch)).toBeVisible();
  await expect(field).toHaveValue(before);
  await expectAccessible(page);
  const next = newPerson(person.name).phoneNum;
  await verifyAs(page, { ...person, phoneNum: next }, change);
  await expect(page.getByText(myMessages.phoneOwnerMismatch)).toBeHidden();
  await expect(page.getByText(myMessages.phoneChanges)).toBeVisible();
  const shown = next.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3');
  await expect(field).toHaveValue(shown);
  await takePicture(page, 'my-info-phone');
  await page.getByRole('button', { name: '원래 번호로 되돌리기' }).click();
  await expect(field).toHaveValue(before);
  await verifyAs(page, { ...person, phoneNum: next }, change);
  await expect(field).toHaveValue(shown);
  await saveWell(page);
  await expect(page.getByText(myMessages.phoneChanges)).toBeHidden();
  await page.reload();
  await expect(field).toHaveValue(shown);
});

test('who saves over a newer profile sees it first, and keeps what they typed', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/);
  await joinAndOpenMyInfo(page, '반지오');
  const other = await context.newPage();
  await openMyInfo(other);
  await other.getByLabel('상세 주소').fill('9층');
  await other.getByRole('checkbox', { name: '공예' }).check();
  await saveWell(other);
  await page.getByLabel('상세 주소').fill('1층');
  await save(page);
  await acceptAlert(page, myMessages.stale);
  const note = page.getByRole('region', { name: '다른 곳에서 바뀐 내용' });
  await expect(note).toContainText('9층');
  await expect(note).toContainText('전시 관람, 공예');
  await expect(note.getByRole('heading')).toBeFocused();
  await expect(page.getByLabel('상세 주소')).toHaveValue('1층');
  await expect(page.getByRole('checkbox', { name: '공예' })).toBeChecked();
  await expectAccessible(page);
  const address = page.getByLabel('상세 주소');
  const both = { label: '주소', mine: '1층', theirs: '9층' };
  await expectBoth(page, both, (text) => expect(address).toHaveValue(text));
  await lookAtConflict(page, 'my-info-stale');
  await saveWell(page);
  await expect(note).toBeHidden();
  await other.reload();
  await expect(other.getByLabel('상세 주소')).toHaveValue('1층');
});

test('who leaves with unsaved changes is asked', async ({ page }) => {
  await joinAndOpenMyInfo(page, '온누리');
  await page.getByLabel('상세 주소').fill('5층');
  const link = page
    .getByRole('navigation', { name: '마이페이지 메뉴' })
    .getByRole('link', { name: '공지사항' });
  await link.click();
  await answerQuestion(page, leavingMessages.unsaved, '머무르기');
  await expect(page).toHaveURL('/my/info');
  await expect(page.getByLabel('상세 주소')).toHaveValue('5층');
  page.once('dialog', (dialog) => void dialog.dismiss());
  const asked = page.waitForEvent('dialog');
  void page.evaluate(() => window.location.reload());
  expect((await asked).type()).toBe('beforeunload');
  await expect(page.getByLabel('상세 주소')).toHaveValue('5층');
  await link.click();
  await answerQuestion(page, leavingMessages.unsaved, '나가기');
  await expect(page).toHaveURL('/my/support/notice');
});

test('the keyboard alone saves', async ({ page }) => {
  await joinAndOpenMyInfo(page, '차오름');
  await page.getByLabel('상세 주소').focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' 안쪽');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(myMessages.saveConfirm);
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: '확인' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toContainText(myMessages.saved);
  await closeByEnter(page, question);
  await page.reload();
  await expect(page.getByLabel('상세 주소')).toHaveValue(/ 안쪽$/);
});
