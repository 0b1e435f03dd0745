import type { Page } from '@playwright/test';
import * as demoMessages from '@/server/demo/identity/demo-messages';
import { openLoginModal } from './support/login-modal';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import { expect, test } from './support/test';
import { fillVerifier, openVerifier } from './support/verify';

const PERSON = { name: '남궁민서', birthDate: '1988-11-30', gender: '남', phoneNum: '01098765432' } as const;
/** The popup's size, a phone and a screen. */
const SIZES = [
  { width: 480, height: 812 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Opens the verifier as the login and signup screens do, and listens for what comes back. */
async function openHere(page: Page): Promise<Page> {
  await page.goto('/terms');
  return openVerifier(page, () =>
    page.evaluate(async () => {
      const popup = window.open('', 'identity', 'popup,width=480,height=812');
      const response = await fetch('/v1/auth/identity', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ returnUrl: '/auth/verifyResult?channel=e2e' }),
      });
      const { data } = (await response.json()) as { data: Record<string, string> };
      const heard = { isClosed: false, result: null as unknown };
      Object.assign(window, { heard });
      new BroadcastChannel('gyeol-identity-e2e').onmessage = ({ data: result }) => {
        Object.assign(heard, { isClosed: popup?.closed, result });
      };
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: data.actionUrl, target: 'identity' });
      const fields = {
        m: 'service',
        token_version_id: data.tokenVersionId,
        enc_data: data.encData,
        integrity_value: data.integrity,
      };
      for (const [name, value] of Object.entries(fields)) {
        const input = document.createElement('input');
        Object.assign(input, { type: 'hidden', name, value });
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    }),
  );
}

test('the verifier says that it is a demonstration, and fits the popup, a phone and a screen', async ({
  page,
}) => {
  const popup = await openHere(page);
  await expect(popup.getByText('시연용 화면입니다.')).toBeVisible();
  for (const size of SIZES) {
    await popup.setViewportSize(size);
    await expectNoHorizontalOverflow(popup);
    await takePicture(popup, 'identity');
  }
  await expectAccessible(popup);
});

test('mistakes are told at once, and what was typed stays', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/422/);
  const popup = await openHere(page);
  await fillVerifier(popup, { ...PERSON, birthDate: '1988-02-31' });
  await popup.getByLabel('휴대폰 번호').fill('02-123-4567');
  await popup.getByRole('button', { name: '인증하기' }).click();
  await expect(popup.getByText(demoMessages.birthDateRule)).toBeVisible();
  await expect(popup.getByText(demoMessages.phoneNumRule)).toBeVisible();
  await expect(popup.getByLabel('생년월일')).toBeFocused();
  await expect(popup.getByLabel('이름')).toHaveValue(PERSON.name);
  for (const size of SIZES) {
    await popup.setViewportSize(size);
    await expectNoHorizontalOverflow(popup);
    await takePicture(popup, 'identity-mistakes');
  }
  await expectAccessible(popup);
});

test('the landing page gives the result to who opened the popup, which it still is, and closes', async ({
  page,
}) => {
  const popup = await openHere(page);
  await fillVerifier(popup, PERSON);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: '인증하기' }).click();
  await closed;
  const heard: unknown = await page.evaluate(() => (window as unknown as { heard: unknown }).heard);
  expect(heard).toEqual({
    isClosed: false,
    result: { encData: expect.any(String) as unknown, integrity: expect.any(String) as unknown },
  });
});

test('the landing page without a result says so, and is not for search engines', async ({ page }) => {
  const response = await page.goto('/auth/verifyResult');
  expect(response?.headers()['x-robots-tag']).toContain('noindex');
  await expect(page.getByText('본인 인증 결과를 받지 못했습니다.')).toBeVisible();
  await expectAccessible(page);
});

test('who goes back to the login takes the verification along', async ({ page }) => {
  await page.goto('/terms');
  await (await openLoginModal(page)).getByRole('button', { name: '아이디 찾기' }).click();
  const find = page.getByRole('dialog', { name: '아이디·비밀번호 찾기' });
  const popup = await openVerifier(page, () =>
    find.getByRole('button', { name: '휴대폰 본인 인증' }).click(),
  );
  const closed = popup.waitForEvent('close');
  await find.getByRole('button', { name: '로그인으로 돌아가기' }).click();
  await closed;
  await expect(page.getByRole('dialog', { name: '로그인' })).toBeVisible();
});
