import * as formMessages from '@/lib/messages/form';
import * as signupMessages from '@/lib/messages/signup';
import { expectAccessible, takePicture } from './support/page-health';
import {
  acceptAlert,
  checkEmail,
  chooseInterest,
  chooseType,
  fillPassword,
  newId,
  newPerson,
  PASSWORD,
  reachForm,
  smallPdf,
} from './support/signup';
import { expect, test } from './support/test';

test('chosen files are asked about before the page is left, and said to be missing after it', async ({
  page,
}) => {
  await reachForm(page, '아티스트', newPerson('강한별'));
  const id = newId();
  await page.getByLabel('아이디', { exact: true }).fill(id);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /예술 활동 증명서/ }).click();
  await (await chooser).setFiles({ name: '증명서.pdf', mimeType: 'application/pdf', buffer: smallPdf() });
  await expect(page.getByText('증명서.pdf')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await expect(page.getByLabel('아이디', { exact: true })).toHaveValue(id);
  await expect(page.getByText(formMessages.filesAgain)).toBeVisible();
});

test('a reload and the browser’s back keep what was typed, but never the password', async ({ page }) => {
  await reachForm(page, '일반', newPerson('강한별'));
  const id = newId();
  await page.getByLabel('아이디', { exact: true }).fill(id);
  await fillPassword(page);
  await chooseInterest(page);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    PASSWORD,
  );
  await page.reload();
  await expect(page.getByLabel('아이디', { exact: true })).toHaveValue(id);
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('');
  await expect(
    page
      .getByRole('group', { name: /관심분야/ })
      .getByRole('checkbox')
      .first(),
  ).toBeChecked();
  await fillPassword(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: /휴대폰으로/ })).toBeFocused();
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue(PASSWORD);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /이용약관/ })).toBeChecked();
});

test('news can be chosen with the optional consent of step 2 alone', async ({ page }) => {
  await reachForm(page, '일반', newPerson('강새길'));
  const news = page.getByRole('group', { name: '소식과 혜택' });
  const boxes = ['마케팅 이메일 수신 동의', '마케팅 SMS 수신 동의'].map((name) => news.getByLabel(name));
  const sources = page.getByRole('group', { name: /가입 경로/ });
  await expect(news).toContainText('마이페이지에서 언제든지 바꿀 수 있어요.');
  await expect(sources).toBeVisible();
  for (const box of boxes) await box.check();
  const toTerms = async (change: 'check' | 'uncheck') => {
    await page.goBack();
    await page.goBack();
    await page.getByRole('checkbox', { name: /선택 개인정보/ })[change]();
    for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: '다음' }).click();
  };
  await toTerms('uncheck');
  await expect(news).toContainText('선택 개인정보 수집·이용에 동의하면 고를 수 있어요.');
  for (const box of boxes) await expect(box).toBeDisabled();
  for (const box of boxes) await expect(box).not.toBeChecked();
  await expect(sources).toBeHidden();
  await takePicture(page, 'signup-form-without-optional');
  await expectAccessible(page);
  await toTerms('check');
  for (const box of boxes) await box.check();
});

test('a new visit begins a new signup', async ({ page }) => {
  await chooseType(page, '일반');
  await page.goto('/');
  await page.goto('/auth/signup');
  await expect(page.getByText('선택함')).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: '회원 유형' })).toHaveAttribute(
    'aria-current',
    'step',
  );
});

test('each step is told, can be read and worked by keyboard', async ({ page }) => {
  await page.goto('/auth/signup');
  await expectAccessible(page);
  await takePicture(page, 'signup-type');
  await page.getByRole('button', { name: '일반 회원으로 가입' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /4단계 가운데 2단계/ })).toBeFocused();
  await page.getByRole('button', { name: '다음' }).click();
  await acceptAlert(page, signupMessages.termsRequired);
  await expect(page.getByRole('checkbox', { name: /이용약관/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '이용약관 전문' })).toContainText('제1조');
  await expectAccessible(page);
  await takePicture(page, 'signup-terms');
  await page.getByRole('checkbox', { name: '모두 동의합니다' }).press('Space');
  await page.getByRole('button', { name: '다음' }).press('Enter');
  await expect(page.getByRole('heading', { name: /휴대폰으로/ })).toBeFocused();
  await expectAccessible(page);
  await takePicture(page, 'signup-identity');
  // The button that the last Enter pressed is gone, so that another Enter waits for a moment.
  await expect(async () => {
    await page.getByRole('button', { name: '이전', exact: true }).press('Enter');
    await expect(page.getByRole('checkbox', { name: '모두 동의합니다' })).toBeChecked({ timeout: 500 });
  }).toPass();
});

test('an address that is typed whole isn’t interrupted, and goes to its places when it is left', async ({
  page,
}) => {
  await reachForm(page, '일반', newPerson('표이안'));
  const local = page.getByLabel('이메일 아이디');
  const own = page.getByLabel('이메일 도메인', { exact: true });
  const listed = page.getByLabel('이메일 도메인 선택');
  const id = newId();
  await listed.selectOption({ label: '직접 입력' });
  await local.pressSequentially(`${id}@gyeol.example`);
  await expect(local).toHaveValue(`${id}@gyeol.example`);
  await expect(own).toHaveValue('');
  await local.press('Tab');
  await expect(local).toHaveValue(id);
  await expect(own).toHaveValue('gyeol.example');
  await checkEmail(page);

  await local.clear();
  await local.pressSequentially(`${id}@naver.com`);
  await local.press('Tab');
  await expect(local).toHaveValue(id);
  await expect(own).toHaveCount(0);
  await expect(listed.locator('option:checked')).toHaveText('naver.com');
});
